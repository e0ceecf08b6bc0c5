# How Wroth is taught: one page, then the chapters of its rules, then a first game.

# -- on one page

primer-goal = Hold the regions that are worth most. At the end of each round they are counted; once somebody has 30 points, the highest total wins.
primer-caption = The coin in each region says what it is worth. Koda, the red bears, hold region 3; in region 5 nobody else stands.
primer-turn-draft = Everybody takes turns choosing from a pool of rolled dice: usually three each. What a die shows is what you may do with it later.
    .title = First choose dice
primer-turn-turns = On your turn spend one die: Mine takes a Corra, Extend adds two units where you stand, Maneuver moves two, Battle deals 1 damage.
    .title = Then spend them, one a turn
primer-turn-extras = Once a round your omniscient die gives you one action more. And you may buy elites whenever it is your turn.
    .title = A little extra
primer-turn-count = When all dice are spent, the regions are counted from 1 to 8.
    .title = Then count
primer-points = How points come
primer-points-control = Whoever has most units in a region takes the number on its coin.
    .title = Most units
primer-points-alone = If nobody else stands there at all, it is 1 point more.
    .title = Nobody else
primer-points-elites = Some elites are worth points of their own where you are the strongest.
    .title = Elites
primer-know-ties = As many units as somebody else is not enough: nobody gets the points. One unit more decides.
    .title = A tie pays nobody
primer-know-shores = Your units begin in your zone in the Shores. Nobody can harm them there, but they score nothing: from there they land in regions 1 to 6.
    .title = The Shores are only the way in
primer-know-corra = You get one Corra each round. Elites cost Corra; they count as one unit each, but it takes several hits to bring one down.
    .title = Corra buys elites
primer-know-fallen = A regular unit that falls in battle is gone. Elites go back to your board and can be bought again.
    .title = Who falls is gone
primer-know-last = Whoever acts last in a round sees what the others did. Keep a die that moves or strikes for the end.
    .title = The last die decides

# -- chapters

chapter-aim =
    You lead one faction of five: a crowd of regular units and a few elites. Regular units are all alike; your elites, your feat and your faction’s ability make you different from the others.
    A round goes: Maintenance, Spoils, Groundwork, Draft, Actions, Victory Points. Rounds follow one another until, after a count, somebody has 30 points or more.
    .title = What it is about
chapter-aim-caption = Region 4 is Runen’s: three green units, and nobody else.
chapter-map =
    Eight regions have a number and a coin. The coin says what the region is worth, and it does not change during the game. Units move from a region to one that borders on it; bridges count as borders.
    All around lie the Shores. They are one region, but each player has a zone of their own in it. In the Shores no unit can be harmed, and none can attack. From every zone you may land in any of the regions 1 to 6; 7 and 8 lie inland. Whoever has left the Shores never goes back.
    .title = The map
chapter-map-caption = Koda’s units wait in their zone. From there they land in region 1, or in any other up to 6.
chapter-before =
    Each round begins with small things that go by themselves. The token of the first player passes on.
    Spoils: some coins have a symbol. Whoever alone has most units there may do that action at once, for nothing.
    Groundwork: everybody puts two more units into their zone, rolls their omniscient die, and takes one Corra.
    .title = How a round begins
chapter-before-caption = The coin of region 1 has a symbol: whoever is the strongest there does that action at the start of each round.
chapter-dice =
    All action dice are rolled into the middle, and you choose in turn. With two players each takes three; the last goes to whoever has fewer points, if they are not level.
    On your turn you spend exactly one of them. Mine: one Corra. Extend: up to two units from your board into a region where you already stand. Maneuver: up to two of your units into a neighbouring region, or two from your board into your zone. Battle: 1 damage in a region where you stand, or next to one.
    You may also throw a die away. Without dice you miss your turn; the round ends when nobody has any.
    .title = Dice are your actions
chapter-more =
    The omniscient die comes on top, once a round, at any moment of your turn. Mine: one Corra. Strike: 1 damage anywhere on the map. Assault: 2 damage within reach. Double: the action you have just done, once more.
    Exodus costs two dice, whatever they show. As many units as you like leave one region, each for a neighbour. It is how many units come out of the Shores at once.
    Your feat is a strong card of your own. Some work all game long, others once: keep those for the moment when they turn a region.
    .title = Omniscient die, Exodus, feat
chapter-fight =
    You name a region and a faction in it; that is all. There are no dice to roll, and nobody strikes back: each point of damage brings down one regular unit, or takes one vitality from an elite.
    Whose units are hit loses them; whoever strikes chooses which, but for units that stand in front of the others.
    .title = Attack and damage
chapter-fight-caption = Runen has three units in region 4. One of them is a Stoic: an elite counts as one unit, however much vitality it has.
chapter-elites =
    On your turn, at any moment, you may spend Corra: for an elite, or for the ability of your faction if it has one. You may buy as often as you can pay.
    Each kind has its own cost, vitality and place where it arrives; touch it on your board to read what it does. There are twenty Corra in all: if the stock is empty, there is none.
    .title = Corra and elites
chapter-elites-caption = A Grey of Koda’s in region 3. The number of its die is the vitality it has left.
chapter-points =
    Regions are counted in order. Whoever has most units takes the number of the coin, and 1 point more if nobody else is there. Some elites add their own bonus where their owner is the strongest, each kind once in a region.
    Level with somebody else? Nobody takes anything. After the count, whoever has 30 or more wins; of several the highest, then whoever holds more regions.
    .title = Points, and the end
chapter-points-caption = Region 2 pays Runen, 3 and 5 pay Koda. Where one stands alone, 1 point more.
chapter-together =
    Alone or together you play a scenario against a faction that nobody leads: the rules do. It goes where the threat is greatest, and threat is a number that you can see on the map.
    What it will do next can always be read: open “What comes next”. A scenario says how it is won, for you and for them.
    .title = Against the table

# -- a first game

first-won = You have won your first game: the regions you held in two rounds brought more than theirs.
first-lost = This time Runen held more. Look back at the last round: where did one unit decide?
first-pool =
    .title = Dice are what you may do
    .text = You are Koda, the red bears; Runen, the green hammers, stand against you. It is the third round: you have 17 points, they have 6, and at 30 it ends. All dice lie rolled in the middle. Each of you takes in turn; what a die shows you may do once.
    .why = A Maneuver brings two of your units from the Shores onto the land. Five of them are waiting there.
first-rivals =
    .title = They take from the same pool
    .text = What you leave, the others may take. Think of both: what do you need, and what would help them most?
    .why = A Battle brings one of their units down, without risk: nobody strikes back.
first-turn =
    .title = One die a turn
    .text = Now you act in turn, one die each, until nobody has any. A unit that stands in the Shores scores nothing, so begin by landing.
    .why = Two units on the land may win a region in which only one of theirs stands.
first-shores =
    .title = Out of the Shores
    .text = Your units in the zone by the Shores are safe, but of no use. From there they reach any region from 1 to 6.
    .why = Five are waiting there; nothing is lost where they come from.
first-land =
    .title = More than anybody else
    .text = A region pays whoever has most units in it. In region 6 Runen has a single one: with two you are the stronger.
    .why = The coin of region 6 says 2 points, and now they would not get them.
first-two =
    .why = With one you would only draw level, and when it is level nobody is paid.
first-done =
    .title = Before you end your turn
    .text = Besides the die you could still buy elites, use your feat or your omniscient die, all in this same turn. They do not run away: wait and see what Runen does.
    .why = Keep something for later; who acts last sees more.
first-feat =
    .title = Your feat
    .text = Runen has answered, as you see. Now for your feat, a card that only Koda has: a Grey appears for nothing, once in the game.
    .why = A Grey is an elite. It counts as one unit, but four hits are needed to bring it down.
first-grey =
    .why = Region 3 is worth most of yours, and where you control, a Grey is worth 1 point more by itself.
first-battle =
    .title = Battle
    .text = You attack a region in which you stand, or one next to it. Name the region: one of theirs falls. There is no roll, and damage never misses.
    .why = It costs you only the die.
first-hit =
    .why = One of theirs less there, and the region lies open for you.
first-omni =
    .title = The omniscient die
    .text = It comes on top of your die, once a round; what it shows lies on your board. Strike is 1 damage anywhere, however far you are.
    .why = If you do not use it in this round it is lost; in the next you roll it anew.
first-far =
    .why = Here, too, one unit less counts.
first-buy =
    .title = Corra buys elites
    .text = You have three Corra, and one more comes each round. An elite is bought in the middle of your turn and does not cost a die.
    .why = Another Grey, where you are the strongest, pays 1 point every round.
first-place =
    .why = You control this region, and there is no Grey in it yet: each kind pays once in a region.
first-spoils =
    .title = The count, and the Spoils
    .text = All dice were spent, so the regions were counted: look at the log to see who took what. A new round begins with the Spoils. Where you are the strongest, the symbol on the coin gives you an action for nothing.
    .why = It is free. It hardly ever pays to decline.
first-extend =
    .title = Extend
    .text = Two units come from your board straight into a region where you already stand. They need no landing.
first-again =
    .title = Choose with a plan
    .text = New dice for what may be the last round. Before you take one, look where a unit more or less decides.
    .why = A die that moves can still change everything at the end.
first-exodus =
    .title = Exodus
    .text = For two dice, whatever they show, as many units as you like leave one region, each for a neighbour. The omniscient die may be one of the two.
    .why = Your units still wait in the Shores. Let them all land at once.
first-give =
    .title = Give away what you need least
    .text = What the two dice show is lost.
first-out =
    .why = In the Shores they would score nothing in the last count.
first-how-many =
    .title = Just enough
    .text = You are asked region by region. Send so many that you have one more than they do, and no more than that.
first-once-more =
    .why = One unit less can decide a region. Choose below the one where it does.
first-last =
    .title = The last die decides
    .text = Hardly anybody can answer any more. Go through the regions: where are you level, where does one unit miss?
    .why = Your last action brings what the count still needs.
