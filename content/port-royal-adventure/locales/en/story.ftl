# The story of the adventure, as the keeper of the inn “Second Anchor” writes it in the back of her ledger.

# Chapter one

chapter-one-title = The lamp goes out
chapter-one-text =
    This is the ledger of the Second Anchor, the inn by the harbor steps of Port Royal. The front half is debts. Do not read the front half; you are in it.

    The back half stood empty until the year the lamp went out. Nobody in this town writes down a thing that has no price, so I did. My name is Rosa. I have poured for all of you, lent to most of you, and believed about a third of what you told me. What follows I saw through my own window or had from people too tired to lie.

    Sit down. It begins on a night without wind.

beat-10-title = No light on the point
beat-10-text =
    At two in the morning the lamp on the point went out. It had done so once before, when I was a girl, and nobody in Port Royal speaks of that night. I lay and listened to the surf on the reef, and heard it far too well.

    At dawn Thomas Fishborn came up my steps without a catch. Black sails stood off the reef, he said; he had stopped counting. Men of Ares, they call themselves. Father Anselm tells me that is a heathen god of war.

    Old Tobias, who keeps the lamp, says the wick was damp. He says it to his boots. Meanwhile they take our boats one by one, and will go on until somebody takes one of theirs.

beat-11-title = Three short, one long
beat-11-text =
    So they can be taken. You towed your prizes in under my window, and the whole quay came down to see that the men of Ares bleed and curse like anybody else.

    One of them, a helmsman with a broken collarbone, drinks at my expense and talks at yours. Before every raid, he swears, there is a light on our shore: three short, one long. Somebody in Port Royal asks them in.

    Officer Scott has no men to spare for watching his own town. He wants a pair of eyes that do not close at night or, failing eyes, a blade or two at the foot of the tower.

beat-12-title = Four men and a dog
beat-12-text =
    Nobody stopped them. They took the boats, then the nets, then the goat from the fort, and every night the point stayed dark, because Tobias will not climb his tower alone.

    In the end Officer Scott climbed it for him. The wick was not damp. It was cut through, clean as thread. Nobody saw who did it, and now everybody watches everybody.

    The night watch is four men and a dog. Scott will light the lamp, he says, on the evening he can put good steel on every landing of that stair, and not an hour before. He looked at you when he said it. So did the dog.

beat-13-title = In the stove
beat-13-text =
    Because somebody kept the stair this month, nobody could come back to tidy. In the stove of the lamp room, under cold ash, the watch found pages. Whoever burned them was in a hurry and did not dare to fan the fire.

    They are written in a clear round hand: verses, if those are verses, with numbers where the rhymes should be. “A chant,” said Officer Scott, and held it away from his uniform.

    The chapel will read it and keep quiet. You must find the priest to do it, and there is the matter of the poor box: the thing is too heathen to be done for nothing, says Father Anselm, and the roof leaks on the just as well.

beat-14-title = Mister Pell regrets
beat-14-text =
    There had been pages in the stove of the lamp room; the ash still showed their corners. But for a month nobody kept that stair, and what nobody keeps, somebody sweeps.

    Two days later Mister Pell took his table by the pillar. Mister Pell deals in things that other people have lost. He is patient and polite, and wants only one thing of life, to be rich somewhere else. It so happened, he said, that he had come by some singed verses in a clear round hand, with numbers where the rhymes should be.

    He named the price twice, because the first time you laughed. You will need a deep purse, and a priest to tell you what you have bought.

beat-15-title = High water
beat-15-text =
    The pages were read by my kitchen fire. Towards midnight the reader began to laugh, and it was not a merry sound. “This is no prayer. This is high water.”

    The numbers are tides. The verses tell which night to come, on which stair to land and what to carry off, and whoever made them has watched this harbor for years and forgiven it nothing. The last line that can be read says: two boats, in the third watch, for the lamp oil.

    So for once we know when they are coming, and they do not know that we know. Two boats, then. Keep your steel under your coats, and be early.

beat-16-title = They had been told
beat-16-text =
    The pages waited too long for a reader. By the time anybody thought of tides, the tide had been.

    They came for the lamp oil: two boats, rags about the oars, and in the boats men in breastplates. Nobody wears a breastplate to steal from people who are asleep. They had been told that we might be up.

    They emptied the first shed and they will be back for the second. Officer Scott has gone over the door and counted the cuts in it. He is a fair man; he says those two crews are better than we are, and that next time he would like to see twice the blades on our side of the door.

beat-17-title = The reef grows masts
beat-17-text =
    Mister Pell still has his verses. The price is what it was; he is in no hurry. The men of Ares are not in a hurry either.

    This morning the reef had grown masts. Not two raiders come for the lamp oil: a squadron, so close in that we could hear them sing, and nobody ashore who knew what they would do next. Take three of them, says Officer Scott, with a crew that does not mind boarding, and the rest may think again.

    Tobias stood on my steps, and his lips moved with the song. I asked him where he had learned it. Every sailor knows it, he said. I have poured for sailors for nineteen years and had never heard a word of it.

beat-61-title = Red leather
beat-61-text =
    The lamp burns. You can see it from the quay, from the gallows and from my bed, and whoever is proud of that has reason to be. I sold more rum last night than in all of Lent.

    In the morning Tobias did not come down, so I took him his broth. He lay by the stove, and he shook so that the spoon rang on his teeth. The chest at the foot of his cot stood open. There was one thing in it: a book in red leather, written from end to end in a clear round hand.

    “It was never mine,” he said. “I only kept it.” Then the fever shook the words apart.

beat-lost1-title = Ruled off
beat-lost1-text =
    An account that will not come out is ruled off and begun again on a clean page. My mother taught me that, and admirals owed her money.

    So I draw my line under this one: a dark point, a harbor full of broken boats, and the men of Ares singing where our fishermen used to swear. That is how it goes if we let it.

    Turn the page with me. It is the same night, there is no wind, the lamp is burning yet, and for once you have all come in early. We know a little more than we did. Here, take this, on the house. You will want it before morning.

# Chapter two

chapter-two-title = Fever on the quay
chapter-two-text =
    What I have written so far: on a night without wind the lamp on the point went out, and the black sails of Ares came in over the reef, not without help from our side of the water. There were raids. There were burnt pages in a clear round hand. In the end, more by stubbornness than by wisdom, there was light again.

    In the keeper's chest lay a whole book in such a hand, bound in leather as red as a cut. Old Tobias could tell us what it is. Old Tobias lies in his tower with a fever that nobody here can name. And Peter “Neat” Landman, who washes his hands whenever a sailor has looked at them, has begun to wash them twice.

beat-20-title = Forty bowls
beat-20-text =
    It came down from the lamp house with the woman who washes Tobias's sheets, and by Sunday it had a street. They burn, they shake, they call for people who are not there. I have pushed my benches together for beds and I cook for forty. The long table is full to the edge. It was a ship's hatch once; my mother had it cheap, in the same year as the anchor over our door.

    There is a boy among them who is not sick, only hungry. Robin, he says, and not a word more. He ate the last loaf.

    The bakers have no flour, and the ships that carry bread sell it elsewhere. Bring me one. I do not mind whose name is on the barrels.

beat-21-title = Said over soup
beat-21-text =
    People with full bowls forgive the world, and then they talk. I walked up and down with my ladle and listened. The cooper had mended a cask off a black-sailed boat. The net-maker's girls had helped unload one. The chandler had bought rope from one, so cheap that he was ashamed. Everybody who lies in my big room has had their hands in the cargo of Ares, and the hands that stayed out of it are cool.

    How do they live with it, out there? I cannot leave the pots to find out. It wants one of my own trade, who pours and says “no, really?”, or a lady with a fan, to whom men explain things.

beat-22-title = The queue
beat-22-text =
    On the third day I served hot water with the memory of an onion. On the fifth they stood down the steps as far as the fish market, and somebody threw a stone through my shutter. Señora Anna climbed on the long table and told them what their mothers would have said. That held for one evening.

    There is flour. It lies in the warehouses, with a soldier in front, and has grown dear by being looked at. So it will take a ship with bread in her, and coin on top for the man with the key.

    The boy Robin put his crust back in the basket without being asked. I had rather he had stolen it.

beat-23-title = The boy who is not ill
beat-23-text =
    She needed four evenings, the listener you found me, and it was not the men she listened to. She had seen what I with my ladle had not: Robin carries water to every bed, sleeps on the floor between two of them, and has not had so much as a headache.

    He came off a black-sailed boat, he says. They had put him ashore to mind the line, and he smelt the soup. Out there they all chew a gray leaf, morning and night, from their first teeth on. He turned out his pocket: one stalk. I gave it to the worst of them, and she slept.

    One stalk. We need the bundles, and we know in whose holds they lie.

beat-24-title = By the pinch
beat-24-text =
    The kitchen is open and the beds are full; more good I cannot report. What makes people sick we know by now, for it was the same with all of them: cargo off the black-sailed boats. What makes them well we found with our noses.

    Behind the rope-walk, after dark, a man sells a dried gray leaf by the pinch. Whoever can pay chews it and gets up. Whoever cannot lies and hears the chewing. The crews of Ares live on it; he has it from one of their boats, and it is nearly gone.

    Take such a boat yourselves, with her bundles. And bring a little coin to the rope-walk as well: how it is steeped he does not tell for love.

beat-25-title = Doctor Pell
beat-25-text =
    Mister Pell is a doctor now. He has a black coat, a brass pestle and every bundle of the gray leaf in Port Royal. The crews of Ares chew it and stay well; while we shouted for bread at the warehouse doors, he went from cellar to cellar and bought. It helps. That is the worst of the man, it helps.

    The governor's clerk gets it at a friendly price. To my ward he recommends prayer. Father Anselm went to ask what else would do, and came home white.

    Doctor Pell is running short, it seems. He would treat us if we brought him fresh leaf off a ship of Ares, and paid for it as though it had been his.

beat-26-title = A quiet ward
beat-26-text =
    Tonight there was an odd sound in the big room, and it was nothing. Nobody called out. You brought the leaf, I steeped it by the bucket, and forty people lie there and breathe like one.

    Robin counts the bundles every evening. They will last us some weeks, and then the fever can have us back. It grows on an island, he says, where steps are cut into the hill. There he stops and looks at the door.

    Somebody will have to find that island. It takes a captain who can sail without a chart, and a settler who knows how to lift a root and bring it home alive.

beat-27-title = Who goes up the gangway first
beat-27-text =
    There is a little of the gray leaf in the town now, and I need not tell you what it cost. I give it to the mothers first; better men than I have cursed me for that. It will not last.

    It must grow somewhere. An island, say the sick, and half of them have dreamt of it, with steps cut into a hill. But no crew will sign. That is where the fever lives, they say, and they are right.

    So it takes three: a captain who can sail by other people's dreams, a settler who can keep a root alive in a bucket, and a priest, to walk up the gangway first and make the rest ashamed.

beat-28a-title = One purse
beat-28a-text =
    The houses of Port Royal did a thing tonight that I have never had to write before. They came in by the same door, sat down at the same table and turned out their pockets on it.

    The leaf has gone to those who could pay. We have hot water, clean sheets and good will, and a ward that must stay open on it until a ship comes back from an island nobody has seen. Peter “Neat” Landman wiped every coin before he counted it. It is nearly enough.

    One more prize from the black fleet, sold; what is left at the bottom of the strongboxes; and a captain who will go for honor and a hot supper. Then she can sail.

beat-28b-title = Bolts
beat-28b-text =
    I went round with the bell and asked every house for help. I heard a good many bolts. The leaf has gone to those who could pay, and everybody else has resolved to outlive the neighbours.

    Behind each door they are laying in a small town: one to cook, one to stand guard, one to pray, one to go for water, one to make the others laugh. A house with people of many trades may sit the fever out. A house with five of the same trade will be very good at one thing, and hungry.

    I do not blame you. I only write it down, in the back, where the debts are of another kind.

beat-62-title = A coast without a name
beat-62-text =
    The fever broke on a Thursday, in the night, all over the town at once, the way rain stops. In the morning my ward demanded breakfast and complained of it, and I stood over the pan and cried.

    Tobias was the last to wake. He asked for the red book, and when I had put it in his hands he opened it from the back. On the last page somebody has drawn a coast: a bay, a hill, steps in the hill. The name has been left out.

    “Where did you get this?” said I. He looked at the wall. But the boy came up, laid a finger on the bay and said, as one says it of any place: “Home.”

beat-lost2-title = The left-hand page
beat-lost2-text =
    On the left-hand page I have written names, and I do not like the sum. Too few pots on the fire, too many doors shut, and the gray leaf chewed by people who could stand up without it.

    I rule it off. Ink is cheap. Go home, wash your hands as Peter Landman does, and sleep. When you come down again it will be the Sunday on which the fever finds its street. The soup will be thin and the boy will eat the last loaf, but this time we shall not stand about and wonder.

    There is something put by for you, under the third tile from the hearth. Do not thank me. It is written in the front.

# Chapter three

chapter-three-title = Beyond the reef
chapter-three-text =
    What I have written so far: the lamp went out, the black sails came, and the lamp was lit again. A fever walked down from the lamp house and lay in my beds, until it left us. What it fears is a gray leaf that the crews of Ares chew.

    The last page of the red book shows a coast without a name, and a boy called Robin says that it is home. There the leaf must grow. We have a few dry stalks in a jar. The next time the fever comes, it is the island or the churchyard.

    Tobias is up again, thin as his own wick. He will talk of anything in the world but the book.

beat-30-title = Stamped, sealed, refused
beat-30-text =
    The harbor office has the best house in Port Royal and the worst people. “An island,” says the clerk. “Without a name. On the word of a cabin boy.” Jacques the Magnificent pleaded for us in his second-best hat, for an hour, with gestures. The clerk sharpened a quill.

    Letters for the waters beyond the reef go to houses that have sent out an expedition before, have seen it home, and can prove it. I should like to call it a foolish rule. But they have pulled too many of us out of the water.

    So do something difficult first, and see that it is put in writing.

beat-31-title = The oldest question
beat-31-text =
    We have our letters. The clerk stamped them as though each stamp hurt him. Within the hour sixty men stood on my steps who wished to go beyond the reef, and swore they were brave, faithful and sober; within two there was only one question left. Jean Blackbeard put it, with his hand on his heart. Where is the rum?

    I have a cellar, but not a ship's cellar. Water goes green in a week, and nobody ever made a song about it. Bring a ship with rum in her, and they will row you to the moon.

    Tobias asked whether there was room for him. He did not say what for.

beat-32-title = Those who sign on hungry
beat-32-text =
    No letters. I can still hear the click with which the clerk shut his window. Honest crews do not go beyond the reef without paper, so those who came to my steps were the others: men without shoes, men without names, one without ears.

    They will go. They would go anywhere that has a galley. But they have been promised things before. Rum first, they say, and after the rum the money for full bread lockers, counted out on the capstan before anybody touches the anchor.

    Robin sat down among them as one sits down among cousins. Jean Blackbeard says he has sailed with worse, and remembers fondly where each of them is buried.

beat-33-title = One mast more
beat-33-text =
    The crew is content, and Thomas Fishborn has thought of a way. The black sails lie outside and take whatever comes out alone. So we do not come out alone. We wait until four ships lie in the harbor under four different flags, whose captains do not know each other by sight, and go out in the midst of them. Who counts herring?

    Somebody must stand on the mole that day and give the word the moment the fourth flag is in. An hour later it may be three.

    I have shut the Anchor for the first time in nineteen years and signed on as cook. Tobias came aboard last. Under his coat he had the red book.

beat-34-title = The master of the convoy
beat-34-text =
    It was a good plan: wait until ships of four flags lie in the harbor together, go out among them, and let the black sails count. I have shut the Anchor and signed on as cook. Tobias is aboard, with the red book under his coat.

    But a crew that has not been given what it was promised talks, and it talks in every tavern. The master of the convoy came to see us in person, a courteous man with gold on his cuffs. “I count one mast too many,” he said. “I have been known to miscount.” He looked into his hat as if something were missing there.

    So it is four flags and the right moment, as before. And the hat.

beat-35-title = Terraces
beat-35-text =
    Nobody saw us. On the ninth day the haze lifted and there it was, just as somebody had once drawn it: the bay, the hill, the steps.

    There are terraces from the beach up into the cloud, all gray with leaf, and walls laid by people who had a great deal of time. Not a soul; and the ovens were warm. Robin ran up ahead and came back slowly. “They have gone out,” he said. “All the big ones.”

    It is more than one ship's company can do: to chart the paths, lift the roots, dry the seed. It wants people who have led such journeys more than once, or else simply a great many hands.

beat-36-title = Fires on the hill
beat-36-text =
    In the end we could wait no longer for the flags. We slipped out by ourselves, at night, along the reef, and they saw us, and let us pass. That frightened me more than a shot.

    When we raised the island there were fires all over the hill. They stood round them in rings, men, women, even children; one read from a book and the rest answered. I had the wind and I heard it. They were not asking for anything. It sounded like a roll being called.

    Books of that sort sail in their ships, and one of them would tell us why. It is work for people who have landed on strange coasts before, and come home.

beat-37-title = The old woman's question
beat-37-text =
    The master of the convoy miscounted, for ready money, and set us down a week later than we had hoped. No black sail lay in the bay. On the terraces were the old and the very young, with baskets of gray leaf, and they looked at us as one looks at weather.

    An old woman asked me who was still alive in Port Royal, and said names. Of some I know the graves. How she knew them she would not say.

    Money they do not want; where would they spend it? But they will barter. Something to eat or to drink, to heal or to read: one kind is a greeting, she says, two kinds are a trade.

beat-38-title = Lee shore
beat-38-text =
    “One too many,” said the master of the convoy, loudly, and left us to the wind. The wind put us ashore. So here we lie, on the island we have looked for so hard, on the wrong side of it, with a cracked keel.

    Every evening a landing party goes by along the beach. In front they carry a book on a cushion, behind it bundles of leaf, like a bride and her dowry. They never take their eyes off the book. But the leaf comes last, and four of us have been hot since Tuesday; and somebody who is well again, says Robin, will find us the channels without a book.

    Whoever has led a real expedition may try it. I have told everybody else to help me pump.

beat-63-title = Not a god
beat-63-text =
    Amid the terraces, where all the steps meet, stands a table of stone with two hollows in it, each the size of a book. One is full of dust, twenty years deep. In the other there is none: what lay there was lifted out this month.

    Tobias drew out the red book and could not do it, so I did. It slid into the dusty hollow like a foot into an old shoe.

    Over the table hangs a plank gnawed by salt, with four letters cut in it: ARES. Not a god; a ship. There was a wreck when I was a girl. Nobody had ever told me her name.

    “Grandmother says she was beautiful,” said Robin. Tobias had sat down in the grass and covered his face.

beat-lost3-title = A log that stops
beat-lost3-text =
    Twice in my life I have seen a ship's log that stopped in the middle of a line. They are handed to the widow. I will not have a third one, not in my own handwriting.

    So we have not sailed. We dreamt it, all of us on one evening, over the same bad fish. The ship lies at the quay, the clerk sits behind his window, the island is where it always was. And now we know some of the ways of not getting there.

    Come in, have the good fish. Jean Blackbeard has been playing dice with the crews of the guard boats, and for the first time since I have known him he is sharing.

# Chapter four

chapter-four-title = The brothers' debt
chapter-four-text =
    What I have written so far: a lamp went out and was lit, a fever came and went, and we have been to the island where its cure grows. The gray leaf stands in pots on all my window sills.

    We came home with a riddle besides. The men of Ares have their name from no god, but from a ship. On their island is a stone table with room for two books. One is the red book, and lay for years in Tobias's chest. The other has gone to sea under black sails, and they are up to something with it. Tobias has lit the lamp, locked the tower and answers no knock.

    This morning three brothers sat down in my room and ordered nothing.

beat-40-title = Day wages
beat-40-text =
    Goran, Matei and Yan Tibuk are fishermen when there is fish. Goran talks, Matei disagrees, and Yan carries things. “We will fight them,” says Goran, “for whoever mans our boats.” Why, he would not say. “There is a debt,” said Matei, before Goran could tread on his foot.

    My mother once told me how they had come to Port Royal: out of the sea, after a wreck, two small boys and a woman great with child, in one blanket.

    They can pay day wages and not a penny over, so do not send them admirals. Send people who come cheap and can row. Three would fill the benches.

beat-41-title = The room over the kitchen
beat-41-text =
    They went out with your cheap and excellent people at the oars, boarded a black sail, and brought Yan home between them on a door. A pike, under the ribs. He is twenty-one. I have put him over the kitchen, where it is warm; Goran sits on the stairs like a dog.

    “It was an old man who did it,” says Matei. “Then he saw Yan's face, and let go of the pike and wept. Why would he weep?”

    I do not guess riddles with a basin in my hands. I need the herbs of Ares against the fire in that wound, and soft bread, because he cannot chew. I need them soon.

beat-42-title = The surgeon's fee
beat-42-text =
    Nobody came to row. So the brothers went alone, in one boat, and two of them rowed it back. It took them a night and half a day. Yan lay in the bilge with a pike wound under the ribs, and it has turned the color of the harbor.

    He talks without a stop: of an old man who held the pike, saw his face, and wept.

    The garrison surgeon is willing to have a look, on the far side of a fee. I have sent up what I had, and that was broth. He needs the herbs of Ares and soft bread, and there is the gentleman with the saws to pay. In that order; the gentleman prefers another.

beat-43-title = Three at the oars
beat-43-text =
    On Sunday Yan stood up, fell down and stood up again. On Monday he ate a hen that I had meant for twelve. His brothers have painted the boat.

    And Goran has talked at last. “There was a father. He lifted us into the skiff and went back to lift others. We never knew what became of those who stayed with the wreck.” He looked at his hands. “We want to see their faces. All of them, ship by ship, close in, and without a light.”

    You are asked to come. With a Tibuk in your own boat you will find the channel in the dark. Without one, bring more steel than a Tibuk is worth, and that is a good deal.

beat-44-title = Two in one boat
beat-44-text =
    Yan is alive, if you call it that. He lies over my kitchen with his face to the wall, and underneath him it is loud. Matei let go of the oar, says Goran. Goran gave the order, says Matei. Both are right, and neither has slept.

    “There was a father,” Matei told me. “He lifted us into the skiff and went back to lift others. We were to look after the little one. That was all we were told to do.”

    Now they mean to row out, find the old man with the pike, and see who he is. They will kill one another before the reef. Somebody must take a Tibuk into his own boat and keep him there. Steel will not do this time; it has to be a brother.

beat-45-title = Two halves
beat-45-text =
    You went along their whole line, hull after hull, with rags on the oars, and nobody stirred. Goran looked through the stern windows for a face. Yan, who can read, came back wet, with something under his shirt.

    It had lain on a cushion in a great cabin: a book, or half of one. It had been cut in two down the spine. The other half has a cushion of its own, on another ship. “So that neither captain can begin without the other,” says Father Anselm. Begin what? That will be on the pages.

    The moon is a paring already. Before it is dark, that other ship must be ours, and the halves side by side on my long table.

beat-46-title = A man of taste
beat-46-text =
    We never got near their line. But a deserter has sold half a book in Port Royal, for a pair of shoes; it had been cut in two down the spine. He sold it to Mister Pell.

    Mister Pell cannot read it and knows to a penny what it is worth. Samuel the Trickster tried for an hour to talk him out of it, and what Samuel wants for nothing has a price. He will part with it, he says, for a trifle in coin for his nerves. Mister Pell has expensive nerves.

    Then there is the other half, on its cushion, in a ship of Ares. And the moon is a paring already.

beat-47-title = Half a rhyme
beat-47-text =
    They rowed, each in a boat of his own. What you had put between them held. They did not find their old man, but they brought back one who had jumped the rail to come with them, and he told us this: there is a book that was cut in two down the spine. Each half sails on a ship of its own, so that no captain can begin without the other.

    Begin what, he did not know. Both halves we shall never get. But it is verse, and rhymed. Give a churchman the left side of a rhyme, and he will find you the right.

    One book, then, and a priest with good eyes. From above, Yan knocked on the floor. He wants to hear it read.

beat-48-title = Page against page
beat-48-text =
    They turned back at the reef. I heard them shouting before I saw the boat. All we have from that night is what the tide brought in: wet leaves out of half a book, cut off along the spine, and next morning wet leaves out of the other half.

    We dried them on the long table. One says this dark of the moon, the other says next year. One says the island, one the harbor. It is all the same clear round hand. Each half was made to lie, I think, unless its sister lies beside it.

    So there is no help for it. One half must come entire, off its ship. The other Mister Pell has bought, wet as it was, and will sell us dry. And then a man of the church, to hold page against page.

beat-64-title = A hundred and forty-one
beat-64-text =
    This much we have read: on the next moonless night, at the mouth of Port Royal, they will call their dead by name, a hundred and forty-one, and for each put out one light of ours, until it is as dark as it was for them.

    I read out the names. At “Tibuk, Andrei” a chair fell over.

    Then Tobias stood in the door. “That one did not drown,” he told the brothers. “He came in a skiff, a year after the wreck, with the red book. It says: fetch us. He died in my bed, and I hid it. The lamp had been dark that night. The council had sold the oil, and everybody had a jug.” My mother fried fish in it. I remember how good it was.

beat-lost4-title = Last orders
beat-lost4-text =
    I have told it to the end, and at the end there is an empty bed over my kitchen, two men who cannot look at one another, and a book nobody has read. There I will not leave it. In this house it is I who call last orders.

    It is morning. The three of them sit in my room and have ordered nothing. Goran is about to speak, Matei is about to disagree, and Yan is making a boat out of a crust. This time somebody will get up sooner.

    I have sold the silver candlesticks. What they fetched is behind the bar, in the jug that nobody drinks from.

# Chapter five

chapter-five-title = The moonless night
chapter-five-text =
    In few words, for the moon is short too: twenty-two years ago the ship Ares came to our harbor by night with families on board, and the lamp was dark, because Port Royal had sold the oil. Some reached an island, sent us word in a red book, and waited to be fetched. Tobias hid it. When they came for it at last he put out the lamp for them, as they asked, and then could not face them; he told me so on the stairs.

    They have done waiting. On the moonless night they will read the names of their dead at the harbor mouth, and put out one light of ours for each. The brothers have a father's grave to visit. The rest of us have a governor.

beat-50-title = The clause
beat-50-text =
    The governor has been shown the list of names, and has understood one thing about it: this will cost money. So there is a war tax. A drum goes from door to door with a collector behind it, and takes from those who look as if they had something. Officer Scott has to walk alongside. He keeps his eyes on the drum.

    But there is a clause; there always is. Whoever pays may ask, there and then, on his own doorstep, for a letter of marque, and with such a letter one may close a harbor.

    So for once do not hide your purse too well. When the drum stops before your house, be rich and be quick.

beat-51-title = Four hulls
beat-51-text =
    There is a letter of marque in Port Royal, with a seal as big as a ship's biscuit, and the first use of it will spoil somebody's month.

    The harbor mouth is four hulls wide. Grace “Baby” May has sounded it with a fishing line, twice. Four, and not one more: they must be laid across and chained, and the crews paid handsomely to sit still, while the fattest prizes in the roads go by untouched. Baby May, who has never yet let a prize go by, will look the other way, she says, and think of her sins.

    When the fourth lies there, say stop, open your purse, and want less than you could have.

beat-52-title = Bacon
beat-52-text =
    Nobody has a letter. Without it you have no more right to close the harbor than the gulls. So it must be done without right, and small.

    Grace “Baby” May has shown how. One single boat behind the mole, the lantern under a bucket. The first night you learn how they come. Another night you go again, and know. It is wet and it is dull, and whoever grows greedy and rows on to look for more has wasted the night. One boat; lie still; and all of it twice.

    I packed bacon. Bacon can be smelt at half a mile, said Baby May, and ate it on the quay, to be on the safe side.

beat-53-title = Eleven cannon
beat-53-text =
    The council has heard what was done in the harbor mouth and has, for the first time in living memory, asked somebody in. Don Ferdinand spoke in your favour, with his gloves on.

    They will lend you their name for the night: that is the fort, the powder and the bell. In return they would like a little of yours. Some of the honor you have been gathering is to be handed back, with a bow, before witnesses, so that it is plain whose town this is; and you are to come with steel enough to man the walls.

    It is vanity. It is also eleven cannon. I have seen people pay more for a hat.

beat-54-title = The green cloth
beat-54-text =
    “You were going to guard the harbor mouth,” said the council. “What came of it?” That is a fair question. Don Ferdinand spoke for you, and halfway through he took off his gloves.

    They are not wicked; they are afraid. I had brought the oil accounts of that year, and laid them on the green cloth, and nobody would touch them: their fathers' names are on every page. Tobias wanted to speak. He was not let in.

    To be heard in that room will cost you honor, in public, and more than is pleasant. And have blades enough at your back that they stop looking for the other door.

beat-55-title = Line ahead
beat-55-text =
    No moon. The lamp is lit, the bell has rung, eleven cannon have their noses out, and there they come, one behind the other, in a line as straight as pride can draw it. They had reckoned with a town asleep.

    I stand on the wall with a ladle, since nobody has given me anything else. On the first ship somebody begins to read. We let him finish the name. So much we owed them.

    Then Officer Scott takes off his hat, looks into it, puts it on again and says: “Now.” Two of those ships, and people with steel to board them, and the line is a line no longer. Make it quick. I should like there to be somebody left to talk to.

beat-56-title = Before the letter T
beat-56-text =
    The council kept its name, and its powder, and its bell. No moon. They come by the harbor mouth, as it is written; and they come in boats over the shallows, where nobody can come. Where the Ares came, says Thomas Fishborn.

    They read from both sides at once. A name, and the rope-walk is dark. A name, and the chapel. A name, and it is the house across the street. I am filling buckets. Mary the Cutthroat has given my kitchen girls knives and shown them which end.

    Down to the steps, all of you, with every blade there is in Port Royal. Two ships must be broken, before they come to the letter T.

beat-57-title = What was taken
beat-57-text =
    They heard you out. Then the oldest of them asked what nobody had asked in twenty-two years: what do these people want?

    Robin knew. “It can be unread. Grandmother says so. If somebody brings back what was taken.” Bread and rum we had from the wreck; it floated in and we asked no questions. The leaf and the books we took this year. One of each, then, to the stone table, before the dark.

    We go in a fishing boat, with the lantern lit, so that they see us coming. Nobody is armed. Goran has the tiller, and Tobias holds the red book on his knees like a child. Bring one thing of every kind. Do not wrap it.

beat-58-title = The price of the oil
beat-58-text =
    It has begun. We were still talking across the green cloth when the windows on the east side went out, one after the other, quite gently.

    Robin pulled at my sleeve. It can be unread, he said, if what was taken is brought back: bread and rum from the wreck, leaf and book from the island. “But they have started. Now they will want the oil too.” The oil is burnt. There is only what was paid for it, in gold, and twenty-two years late.

    So we row out into the middle of them with a lantern in the bow and everything we owe between our feet. They are at the letter F. Nobody shoots. I believe they want to see if we really do it.

beat-65-title = One table
beat-65-text =
    Dawn, and a horizon like a swept floor. Of the black sails some lie at our quay, some on the reef, some are on their way home; I have not counted. Their people came in by my door, some with their hands tied, some with their hands full. I laid one table for everybody. It is the hatch of the Ares, and over the door hangs her second anchor. The first had not held.

    Tobias read the names, and for each somebody set down a plate. An old man sits by Yan and cannot stop looking at him: so like Andrei. The lamp burns in broad daylight, and nobody puts it out.

    This morning I tore the front half from my ledger. You are no longer in it. Sit down.

beat-lost5-title = The last light
beat-lost5-text =
    The last light to go out was mine. I know, because I was holding it. I can write in the dark, one learns it in a cellar; but I have not kept a ledger for nineteen years to let it close on that line.

    Strike it out. Light the candle. The moon is still a finger wide, the drum is at the far end of the street, and not one of a hundred and forty-one names has been read.

    Tobias says he has been given that night again every night for twenty-two years, and never once got it right. You are better off: you can open your eyes. And your hands. Here, this is from all of us.
