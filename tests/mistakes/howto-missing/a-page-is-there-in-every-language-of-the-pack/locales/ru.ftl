pack-title = Маленькая игра
