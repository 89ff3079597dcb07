pack-title = Alone
refuse-lonely = This is for one player.
