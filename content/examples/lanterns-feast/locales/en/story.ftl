# The story in English: a title and a text for every chapter and beat.

chapter-harvest-title = The harvest feast
chapter-harvest-text =
    Every autumn the lower town hangs out its lanterns, and every autumn the upper town complains about
    the smoke. This year the mayor has promised both sides that nobody will be able to complain.

    That means you.
beat-dusk-title = Dusk
beat-dusk-text =
    The carts are in, the cider is open, and the square is as dark as the inside of a boot. Somebody
    hangs a notice on the board: will anyone please begin?
beat-parade-title = The children line up
beat-parade-text =
    One lantern was enough. Now forty children stand in the square with sticks and no lights on them,
    looking at you with the patience of creditors. The chandler sends oil, and his regards.
beat-gloom-title = The square stays dark
beat-gloom-text =
    Nobody wanted to be first, so nobody was. The moths have gone looking for a better town. The baker
    asks for one bright corner, just one, to count the change by.
beat-dawn-title = Dawn over the roofs
beat-dawn-text =
    The last lantern is blown out by the first bird. The mayor sleeps on the fountain, smiling. On the
    notice board your ribbons move in the wind.
beat-cold-hearth-title = A cold hearth
beat-cold-hearth-text =
    The town goes to bed early. In the morning there is oil on your doorstep, and a note without a
    name: try again.

chapter-snow-title = The first snow
chapter-snow-text =
    The feast is over and the road is closed. What the town remembers of you it keeps in small things:
    a jug of oil, a held door. Winter asks for more than that.
beat-first-snow-title = Snow on the wicks
beat-first-snow-text =
    It falls into the lamps and hisses. Behind one window an old woman sews by the light of her stove,
    and the stove is going out.
beat-sledges-title = The sledges come down
beat-sledges-text =
    She waves you in, and her grandsons wave the sledges down: paper, string, a bag of nuts. They want
    to race at night, which is forbidden, so they want to be seen.
beat-drifts-title = Drifts to the sill
beat-drifts-text =
    Her window is white by morning. You dig. Inside she is awake, and says that one bright corner would
    have done.
beat-thaw-title = Thaw
beat-thaw-text =
    Water runs down all the gutters at once. Nobody complains about the smoke any more; they ask when
    you will begin.
