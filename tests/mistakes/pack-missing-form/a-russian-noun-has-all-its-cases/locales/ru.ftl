pack-title = Эльфы
word-match = партия
    .gender = f
    .nom = партия
    .gen = партии
    .dat = партии
    .acc = партию
    .pre = партии
