# How Nova Aetas is taught: one page, then the chapters of its rules, then a first game.

# -- on one page

primer-goal = Four Heroes, together against Enemies that decide by themselves. Do what the mission asks before time runs out: you all win, or you all lose.
primer-caption = A mission on its field: your Heroes are round, Enemies bear the mark of their faction. Marked are Valerio, and the cart that the mission is about.
primer-turn-hand = A hand goes round a wheel of twelve Sectors. Each Hero and each kind of Enemy has a token on it; when the hand comes to yours, you act.
    .title = The hand of time
primer-turn-act = You have Action Points: walk for 1 a square, strike for what the weapon says, do what the mission offers. In any order, as long as they last.
    .title = Act
primer-turn-enemies = Enemies do not wait for a player: each goes for the nearest Hero, and among equals for the one with most Threat.
    .title = Enemies
primer-turn-again = Your token goes on by as many Sectors as you have spent Points. Whoever does little is soon back.
    .title = And again
primer-points = How you win
primer-points-objective = Each mission says how it is won, and how it is lost. It ends at once when one of these comes true.
    .title = The objective
primer-points-threat = Wounding Enemies raises your Threat, and with it their interest in you.
    .title = Threat
primer-points-after = After a mission there is experience for all of you: more when you won, and when nobody fell.
    .title = Afterwards
primer-know-dice = You roll as many dice as your characteristic. Each that reaches the threshold is a success, and one is usually enough.
    .title = Dice
primer-know-leaving = When you leave a square next to an Enemy, it strikes first. Think before you walk away.
    .title = Leaving is dangerous
primer-know-down = A Hero who takes too many Wounds lies Down. A companion beside him can raise him. Four down, and the mission is lost.
    .title = Down is not dead
primer-know-gear = Wounds may go to Equipment first. It is mended after the mission, and you are not.
    .title = Armour
primer-know-open = Touch any figure to read all about it. What the Enemies will do next can be asked before you act.
    .title = Everything lies open

# -- chapters

chapter-aim =
    You lead a company of four Heroes in the Italy of 1508: alone all four, or shared among up to four players. Nobody plays the Enemies; the rules do, and they never cheat.
    A mission has a story, a field, objectives and a limit of time. When the main objectives are met it is won, at once. Secondary ones pay experience.
    .title = What it is about
chapter-aim-caption = The mission marks what it is about. Here the cart, which somebody would like to burn, and the road that leads out of the wood.
chapter-time =
    There are no rounds. A hand goes from Sector to Sector; in each one first come events, then your tokens that lie there, in the order you like, then those of the Enemies.
    After acting your token goes on by the Action Points you spent, at least one. Enemies always go on by their Rapidity. So a hasty Hero acts seldom, and somebody who does one thing at a time acts often.
    Fast models begin near the hand. You see the whole wheel: look who comes before you do.
    .title = The Horologium
chapter-act =
    You have as many Action Points as your Rapidity. A square costs 1, never diagonally; swamp and water cost 1 more. Attacks and Skills cost what their cards say; drinking a potion, handing something over or waiting costs 1; raising a companion 3.
    You may walk, strike and walk on. You pass through friends, never through Enemies, and you stop when you like: what is left over is not paid.
    .title = What you can do
chapter-act-caption = Valerio, at the beginning of the mission. Touch a figure to see where it can go and what it sees.
chapter-dice =
    A Test is a handful of dice: as many as the characteristic it asks for, with what a weapon or companions add. Every die that reaches the threshold is a success. Usually one is enough; in an attack each success counts.
    Before the roll you may add; after it you may only roll again, with luck, Heroism or a friend’s help, and what comes then stays. 4, 5 and 6 show a Moon, a Star and a Sun, which some weapons and spells use.
    .title = Tests
chapter-strike =
    Choose a weapon, then an Enemy in reach and in sight. Physical attacks go against its Physical Defence: each success is a Wound. Psychic ones go against the other Defence, and do what the spell says.
    Beside each target you read the Wounds to expect, and the chance to defeat it. When its Wounds reach its Health it is gone, and leaves you its Loot.
    .title = Strike
chapter-enemies =
    Each Enemy looks for a target by fixed rules: the nearest Hero it can reach, then most Threat, then most Wounds. Then it walks, strikes, and spends what it has. Some would rather do what their own objective says: look it up before you begin.
    Their attacks have Hits. You roll to defend: each success cancels one, the others are Wounds.
    If you leave a square beside an Enemy by walking, it strikes first, once in each of your Activations.
    .title = What Enemies do
chapter-enemies-caption = The Landsknecht has an objective of his own: he goes to the cart and burns it.
chapter-wounds =
    Equipment with room takes Wounds first, if you like. What is left, the Hero suffers. When his Wounds reach his Health he is Down: he draws a Grave Wound, and his token leaves the wheel.
    A companion next to him raises him for 3 Action Points. He stands up with half his Wounds. If all four lie Down the mission is lost.
    Tokens on a figure tell its state: Bleeding, Stunned, Poisoned and others hurt; Lucky, Defended, Blessed and others are spent when you need them.
    .title = Wounds
chapter-ground =
    Squares have a height. Up goes only by ladder or by climbing; a step down without them is a fall, and hurts. Buildings and trees cannot be entered or seen through; other things only stand in the way.
    To strike from afar you must see: a straight line from centre to centre, which higher ground, tall scenery and opponents interrupt. Friends never do. Point at a figure, or take the ruler, and the board shows what it sees.
    .title = Ground and sight
chapter-ground-caption = The field of a mission: trees, bushes, carts, a rock. From the squares with arrows more Enemies may come.
chapter-road =
    In the campaign the company travels between missions. In settlements you go to market, to the workshop, to church, to the inn; each Hero has a few visits. Reagents become potions and equipment if you know the Formula.
    Experience buys Skills and strength. Friends who help each other grow closer, and what you decide is remembered until the end. Won or lost, the road goes on.
    .title = The campaign

# -- a first game

first-won = The letter is out of the wood, and the company with it. Somebody in Ravenna is said to hold the key to its cipher.
first-lost = The letter is lost, or the company lies in the wood. Look back: who could have reached the cart sooner?
first-letter =
    .title = The letter of the Pope
    .text = A courier of Pope Julius lies dead on the Via Cassia, and his cart stands at J5. Under its seat lies a sealed letter. A Landsknecht beside it has already lit his torch; two Brigands bar your way. Take the letter and carry it to the eastern edge, L5 to L7. Sofia acts first: she has 7 Action Points and a bow.
    .why = From here the bow reaches a Brigand, and he cannot reach her.
first-target =
    .title = What an attack promises
    .text = Beside each target you read the Wounds to expect and the chances. A Brigand has 3 Health.
    .why = He is the only one in sight and in reach.
first-skill =
    .title = Skills
    .text = An enhancement is declared before the roll and paid at once; it works for this one attack.
    .why = Her aimed shot makes a Sun or a Star worth a Wound more.
first-dice =
    .title = Dice
    .text = As many dice as her Dexterity; each one that reaches the threshold is a success, here a Wound. Before the roll you may add dice, with a card for instance; afterwards you may only roll again.
first-walk =
    .title = Walk
    .text = What is left of her Points she can use for walking: 1 for each square, never diagonally.
    .why = The road lies in the east, and the others need her there.
first-near =
    .title = Mind where you stop
    .text = The advice tells who could strike at you where you go. One Enemy is less than two.
first-rest =
    .title = Points you do not spend
    .text = Her token on the Horologium goes on by the Points she spent. What she keeps brings her back sooner.
    .why = One Point would take her nowhere useful.
first-hand =
    .title = The hand of the Horologium
    .text = The hand has reached the next Sector, and three of you wait there. You choose the order; after you, when the hand comes to them, the Enemies act.
    .why = Valerio stands right beside the second Brigand.
first-sword =
    .title = Side by side
    .text = Whoever walks away from a square beside an Enemy is struck first. So it is often better to strike than to go.
    .why = The sword costs 3 Points; 3 more are left afterwards.
first-brigand =
    .why = When he falls, nobody bars the way to the cart.
first-cleave =
    .why = It costs 1 Point and would also wound another Enemy beside him.
first-cart =
    .title = What the mission asks
    .text = Somebody must go to the cart. It is enough to stand beside it.
    .why = Vincenzo is near enough to reach it and to search it in one go.
first-to-cart =
    .why = J6 is beside the cart, and not beside the Landsknecht.
first-search =
    .title = A Mission Action
    .text = What the mission offers is found among the actions, with its price.
    .why = Now the letter is with you, and he cannot burn it any more.
first-spell =
    .title = Spells
    .text = Rebecca’s dart goes against the other Defence, with her Mind instead of her arm. It reaches 4 squares, and friends never stand in its way.
    .why = The Landsknecht has 9 Health: begin now, so that he cannot stop Vincenzo.
first-again =
    .title = Roll again
    .text = For 1 Heroism you roll again any of your dice. What comes then stays.
first-reaction =
    .title = Reactions
    .text = A Reaction Skill answers an attack. It costs a token, which you pay at your next Activation.
first-destiny =
    .title = Destiny
    .text = Each Hero has a card of Destiny, once in a mission. Enemies are about to act: blinded, one of them cannot attack.
    .why = Now is the moment for which this card was made.
first-road =
    .title = The way out
    .text = The mission is won as soon as whoever carries the letter ends an Activation on L5, L6 or L7. Nothing else needs to be done.
    .why = Vincenzo has the letter, and the road lies open.
