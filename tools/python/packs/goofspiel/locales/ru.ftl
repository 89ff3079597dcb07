# Все слова, которые видит игрок.

pack-title = Гуфшпиль
pack-about = Тринадцать призов и по тринадцать заявок; все заявляют разом, и приз берёт высшая заявка, которой ни у кого больше нет.
word-bid-card = карта заявки
word-prize = приз
word-height = ценность
word-deck = колода
word-stall = прилавок
word-aside = отложенное
word-hand = рука
word-envelope = конверт
word-points = очки
word-offer = заявка
word-rivals = соперники
word-bid = заявка
word-match = партия
word-auction = торг
word-bidding = заявки

# Что сообщает журнал
entered-stall = Разыгрывается { $cards }
entered-envelope = { "" }
entered-aside = { "" }
