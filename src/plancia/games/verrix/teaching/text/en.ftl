# How Verrix is taught: one page, then the chapters of its rules, then a first game.

# -- on one page

primer-goal = Make your tribe the most famous in Britain. After twelve Turns, eight Months and four Festivals, whoever has most victory points is the Verrix.
primer-caption = Green lives in the land of the Iceni, Blue among the Silures; across the sea lies the market of Portum Itium.
primer-turn-month = First whoever likes buys an Event with 3 Divine Will. Then you act in turn, one action at a time, until all have passed. Then everybody rests.
    .title = A Month
primer-turn-card = Play an Action card: Development at home, Trade with the market or a neighbour, Raid on a village. Or declare a Battle. Each card once a Month.
    .title = An action
primer-turn-units = A card needs people: commoners or characters whose FORCE is enough together. Once they have acted they are engaged until the Month ends.
    .title = It takes people
primer-turn-pass = Whoever passes first takes 1 VP, and begins the next Month.
    .title = Pass in time
primer-points = How points come
primer-points-festivals = Every third Turn is a Festival with three objectives. They lie open from the start: whatever you meet pays.
    .title = Festivals
primer-points-cards = Many actions pay at once: learning a card, a feast day, a won Battle.
    .title = Deeds
primer-points-months = At the end of each Month a hostage at your village pays 1 VP, and so does each character with a Brooch.
    .title = What you hold
primer-know-food = Whoever leaves home pays with Food, by the length of the way. If an opponent’s village lies on it, part of that Food goes to them.
    .title = Ways cost Food
primer-know-travelling = What you bring home is on the way until the Month ends: it cannot be used, nor stolen. What lies at the village can.
    .title = What travels is safe
primer-know-raids = A Raid compares FORCE. The defender draws a token from the bag, and a tie is enough to repel you.
    .title = Nobody is quite safe
primer-know-will = Divine Will buys Events, a second token when you defend, and a point or two at Samhain.
    .title = Divine Will
primer-know-order = You act in the order in which all passed the Month before.
    .title = Who passes first begins

# -- chapters

chapter-aim =
    You lead a Celtic tribe: five commoners, one character, one village, fourteen cards. There is no end to conquer towards; there is fame, and it is counted in victory points.
    After every two Months comes a Festival: Samhain, Imbolc, Beltane and, at the very end, Lughnasadh. Each has three objectives. Look at the next one before you do anything else.
    .title = What it is about
chapter-aim-caption = The wheel of the year: eight Months, four Festivals. The game stands near its end.
chapter-tribe =
    Commoners are good for everything: FORCE 1, and each carries one thing. Characters are stronger, but only for cards that show their class: artisan, warrior, merchant, mystic. Give them goods in the evening of a Month: a Sword makes strong, a Horse walks for less, a Brooch pays.
    Your Village card holds what is at home, for all your villages together. Your Travelling card holds what is away. Whoever is engaged at home still defends; whoever is away does nothing until the Month ends.
    A hostage is a commoner of another tribe at your village. It pays 1 VP each Month, and its people would like it back.
    .title = People and things
chapter-month =
    Event Phase: for 3 Divine Will you draw one Event card. Some happen at once; others you keep face down until their moment.
    Action Phase: one action each, round and round. It takes a card, units of the kinds the card shows, and together the FORCE it asks for. More is allowed, but whoever is engaged now is missing later.
    When you will not or cannot act, you pass. The first to pass gains 1 VP. Whoever has passed does nothing more of their own this Month, but defends when attacked.
    .title = The Month
chapter-way =
    Each card says where it is played. At home costs nothing. Elsewhere you pay for each area you enter: 1 Food for a territory, 2 for a sea; an Event can change that for a Month. You count from your nearest village.
    Where you cross a territory with an opponent’s village, 1 of the Food goes to them instead of the market. If the choice is free, rather feed the market.
    .title = Ways
chapter-way-caption = From the Trinovantes to the market there is one sea to cross, and then one territory: 3 Food.
chapter-home =
    Development happens at your village. Cook makes Food. Other cards make goods, each tribe its own.
    Learn makes one of your five Special cards yours, and pays 1 VP. Learn early what you want to use often.
    Promote Commoner, once in the game, gives you a second character: the commoner goes to the market, and a grey character joins you.
    .title = At home
chapter-trade =
    There is no money. What you sell must be worth at least as much as what you buy, and nobody gives change. Each unit that goes carries one thing there and one thing back.
    You trade with the market or with the village of another tribe, as the card says. They cannot refuse.
    With Clan Pact you found a village, in a free territory next to one of yours. More villages mean shorter ways, and Festivals ask for them.
    .title = Trade
chapter-trade-caption = The market of Portum Itium holds all goods that nobody has.
chapter-raid =
    You pay the way and send people; the target defends. Those of the right kinds who are engaged at the village defend by themselves; more can be added.
    Both sides add up FORCE. The defender adds a token drawn from the bag; for 1 Divine Will two are drawn and the higher counts. Only if you have more do you succeed: then each of your units carries one thing home.
    Goods a character is equipped with are safe, and so is Divine Will.
    .title = Raid
chapter-raid-caption = The village of Blue among the Catuvellauni lies right beside both of Green’s: a short way, for either.
chapter-battle =
    For a Battle you need four units that can fight. The defender must accept, and loses 1 VP for each fit unit that is held back. The others may offer their support.
    There are three rounds. In each one side plays a Battle card and the other draws a token; the card says which units fight. The disc moves by the difference. On whose side it ends wins the points of its space, and narrow wins are worth more than wide ones. Nobody dies.
    .title = Battle
chapter-rest =
    At the end of a Month what was on the way comes home, all units are free again, and the cards come back. Now, and only now, you give goods to your characters, or take them back. Hostages and Brooches pay.
    A Festival pays each objective you meet, and takes nothing away: a cow that counted for Samhain is still your cow. What your characters wear counts too.
    .title = Rest and feast

# -- a first game

first-won = You are the Verrix: Festivals, a full table and a song have brought Green further than Blue’s swords.
first-lost = This time Blue’s fame was greater. Look back at the Festivals: which objective was within reach?
first-month =
    .title = A Month, and what comes after it
    .text = You lead Green, the merchants; Blue, the warriors, live beside you. Three Months are left, and two Festivals: Beltane after this one, Lughnasadh at the very end. Open the wheel on the map to read what they want. First, though, somebody has to eat: every way costs Food.
    .why = Cook makes 3 Food at your village. With it you can travel twice this Month.
first-people =
    .title = It takes people
    .text = A card needs FORCE 2 here. A commoner has 1, so two are enough. They are engaged now and come back when the Month ends.
    .why = More is allowed, but you would miss them later.
first-trade =
    .title = Trade
    .text = On a Feast Day you exchange with a neighbour, who cannot refuse, and gain 1 VP for the feast.
    .why = Beltane pays for two Belladonna, and Blue has one.
first-way =
    .title = The way costs Food
    .text = You pay for each land you enter, from the nearest of your villages. The Catuvellauni live next door: 1 Food.
    .why = The shorter way of the two.
first-carry =
    .title = Who goes, and what they carry
    .text = Murchad counts 2 here, a commoner 1: together the FORCE of 3 that the card wants. Each carries one thing there and one back. Murchad’s Horse makes the way 1 Food cheaper.
    .why = It is the smallest party that is strong enough.
first-sell =
    .title = No money, no change
    .text = What you sell must be worth at least what you buy. Your bonus adds 1. Food is worth 1 each, and you have enough of it.
    .why = Two Food and the bonus make 3: enough for a Belladonna.
first-buy =
    .title = Buy what the Festival wants
    .text = What you buy travels with your people. Until the Month ends nobody can take it from you.
    .why = One of the two Belladonna that Beltane pays for.
first-market =
    .title = The market
    .text = You have people left, and Portum Itium lies across the sea: a sea costs 2, the port itself 1. The market holds everything that nobody has, people too.
    .why = A hostage and a second Belladonna would both pay at Beltane.
first-sea =
    .why = Those are the people who are still free.
first-dear =
    .title = Sell what is dear
    .text = For a hostage you need 6. What you sell now is missing later: the Spear could have helped at Lughnasadh, but that is far away.
    .why = Cow and Spear, with your bonus, make 8.
first-feast =
    .title = A hostage
    .text = A commoner of Blue’s comes to live with you. At your village it pays 1 VP in every Restore Phase, and Beltane pays for it as well. Blue would like it back.
    .why = With both, two of the three objectives of Beltane are yours.
first-raided =
    .title = You are raided
    .text = Whoever is engaged at home defends by themselves. You may add others, as long as the card of the raider shows their kind. Then you draw a token, and a tie is enough.
first-fate =
    .title = A second token
    .text = For 1 Divine Will you draw two tokens and use the higher.
first-equip =
    .title = In the evening, equip
    .text = The Month is over: what was on the way has come home, everybody is free again. Only now you may give goods to your characters.
    .why = A Brooch in its place pays 1 VP every Month, and nobody can steal it there.
first-event =
    .title = Events
    .text = Beltane has been counted; the log says what it paid. A new Month begins with Events: for 3 Divine Will you draw a card.
    .why = Keep it for now: Divine Will also helps when somebody attacks you.
first-learn =
    .title = Learn
    .text = Five of your cards are Special: strong, but to be learned first. Learning pays 1 VP at once.
    .why = With four of them learned, Lughnasadh pays you as well.
first-lesson =
    .why = You have the people it needs, and a good way to the market is never wrong.
first-who =
    .why = They are enough, and Murchad stays at hand in case Blue comes.
first-pray =
    .title = Divine Will
    .text = Whoever stays at home can pray. Divine Will buys Events, and a second token in a fight.
    .why = Your two commoners have nothing better to do.
first-pass =
    .title = Pass in time
    .text = When nothing is worth its people any more, you pass. The first to do so takes 1 VP and begins the next Month.
    .why = 1 VP for stopping first.
first-battle =
    .title = Battle
    .text = With four free people you may declare a Battle: three rounds, in each a card on one side and a token on the other. Nobody dies; the disc moves, and a narrow win pays most.
    .why = Your commoners are free, Blue has few, and even a draw pays 3 VP.
first-defend =
    .title = A Battle against you
    .text = You cannot decline, and whoever could fight and is held back costs you 1 VP. Nobody dies in a Battle.
    .why = All together you lose nothing.
first-token =
    .title = Tokens
    .text = The side that does not play the card draws a token from the bag. For 1 Divine Will it draws two, and the higher counts.
first-song =
    .title = The last chance
    .text = What you do not use in the last Month is worth nothing afterwards.
    .why = Food that is left over becomes 2 VP.
