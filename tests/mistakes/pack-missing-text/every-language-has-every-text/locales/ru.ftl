pack-title = Эльфы
word-match = партия
