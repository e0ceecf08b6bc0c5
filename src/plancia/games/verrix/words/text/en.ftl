# Verrix in English. Questions are keyed by the step that asks, the log by the effect.

list = { $most } and { $last }

## Names

# A tribe at the beginning of a sentence, inside one, after "of" and after "to".
name-tribe = { $name }
name-mid = { $name }
name-of = of { $name }
name-to = to { $name }
class = { $name ->
    [commoner] commoners
    [artisan] artisans
    [warrior] warriors
    [merchant] merchants
   *[mystic] mystics
}
a-class = { $name ->
    [artisan] artisan
    [warrior] warrior
    [merchant] merchant
   *[mystic] mystic
}
bonus = { $bonus ->
    [movement] movement
    [force] FORCE
    [fame] fame
    [carrying] carrying
   *[battle] battle
}
type = { $n ->
    [0] Development
    [1] Trade
    [2] Raid
   *[3] Battle
}
place = { $place ->
    [home] at your village
    [tribe] at another tribe's village
    [port] at Portum Itium
    [free] in a free neighbouring territory
   *[battle] in a Battle
}
phase = { $phase ->
    [0] Set-up
    [1] Event Phase
    [2] Action Phase
    [3] Restore Phase
   *[4] Festival
}
counted = { $n } { $thing }
no-food = No Food
commoners = { $n ->
    [one] 1 commoner
   *[other] { $n } commoners
}
hostages = { $n ->
    [one] 1 { $name } hostage
   *[other] { $n } { $name } hostages
}
own-commoners = { $n ->
    [one] 1 { $name } commoner
   *[other] { $n } { $name } commoners
}
own-commoners-back = { $n ->
    [one] 1 commoner of its own
   *[other] { $n } commoners of its own
}
kidnapped = { $n ->
    [one] 1 kidnapped commoner
   *[other] { $n } kidnapped commoners
}
divine-will = { $n } Divine Will
a-trophy = the { $trophy }
nobody = nobody
nothing = nothing
vp = { $n } VP
vp-track = { $n } VP ({ $laps } + { $space })
# Toward whom the disc of a Battle goes.
towards = { $side ->
    [attacker] the attacker
   *[defender] the defender
}
with-market = the market
with-tribe = { $mid }
to-battle = Battle
to-support = Support

## What is known before choosing

force = FORCE { $n }
pays = { $n ->
    [0] no Food to pay
   *[other] pays { $n } Food
}
carries = carries { $n }
worth = worth { $n }
there-are = { $n } there
you-have = you have { $n }
at-the-market = { $n } at the market
village-of = village { $of }
way-costs = { $n } Food before unit bonuses
in-tribute = in tribute { $tributes }
either = { $most }, or { $last }
path-tribute = 1 to { $name }
path-cost = { $n ->
    [0] no Food
   *[other] { $n } Food
}
path-cost-most = { $n ->
    [0] no Food
   *[other] ≤ { $n } Food
}
far-from-market = { $n } Food from Portum Itium
raid-odds = { $attack } against { $defence } and a token · success { $percent } %
resists = against FORCE { $defence }
guard-odds = defence { $defence } and a token · repelled { $percent } %
round-odds = { $ours } against { $theirs } and a token
loses = { $n } VP lost for those held back
slot = { $good } ({ $bonus ->
    [movement] movement
    [force] FORCE
    [fame] fame
    [carrying] carrying
   *[battle] battle
})
wears = { $character }: { $goods }
wears-nothing = No equipment
as-now = as now
tribute = { $n } Food { $to }
card-of = { $card } ({ $of })

## Options

label-card = { $cost ->
    [none] { $type } · { $card }: { $text }
   *[other] { $type } · { $card } · { $cost }: { $text }
}
label-battle-card = { $card }: { $text }
label-lesson = { $card } · { $needs }: { $text }
label-declare = Declare Battle on another tribe's village
label-play-event = Play your Event card { $event }: { $text }
label-route = By way of { $places } · { $tribute ->
    [none] no tribute
   *[other] { $tribute }
}
label-straight = Straight there · no tribute
label-trophy = { $trophy }: { $text }
label-kidnap = Kidnap a commoner { $of }
giver-market = The market
label-free-own = { $hostage } held by { $holder }: yours, available at once
label-free = { $hostage } held by { $holder }: goes to the market
label-everyone = Everyone: { $who }
label-with-event = { $who }, with { $event }
label-second-token = { $tokens ->
    [1] One token · repelled { $percent } %
   *[other] Spend 1 Divine Will, draw two and use the higher · repelled { $percent } %
}
label-plunder-goods = Goods, up to { $n }; { $vp } VP for { $kinds } kinds or more
label-plunder-hostages = { $n ->
    [one] 1 commoner from the market
   *[other] Up to { $n } commoners from the market
}
label-support = { $side ->
    [attacker] Support the attack { $of }
   *[defender] Support the defence { $of }
}
label-accept = Accept the support { $of }
label-refuse = Refuse the support { $of }
label-by-ability = { $ability }: two tokens, for nothing
label-pay = You pay 1 Divine Will (you have { $will }): two tokens
label-pays = { $tribe } pays 1 Divine Will (it has { $will }): two tokens
label-event = { $event }: { $text }
label-show-event = Play it
label-draw-event = Pay 3 Divine Will and draw an Event card
label-keep-event = Keep it
label-replace-event = Discard it and draw another
label-into-the-box = Into the box: it leaves the game
label-at-hand = A commoner who is available
label-at-home = A commoner who is engaged at your village
pass = No
pass-Turn-choose_act = Pass for this Month
pass-BuyEvent-draw_or_pass = Draw no card
pass-Develop-use_the_cauldron = Take no more Food
pass-Develop-put_away = Onto the discard pile
pass-ClanPact-put_away = Onto the discard pile
pass-Bargain-choose_sale = Nothing more to sell
pass-Bargain-choose_purchase = Nothing more to buy
pass-Raid-choose_loot = Take nothing more
pass-PlunderMarket-choose_loot = Take nothing more
pass-Support-propose = Stay out of it
pass-BlessRound-play_or_keep = Keep it face down
pass-Benefit-play_or_keep = Keep it face down
pass-LastEvent-play_or_keep = Do not play it
pass-DrawFate-ask_for_a_second_token = One token

## Questions

Supply-choose_hostages = { $most ->
    [one] Whose commoner do you take from the market as a hostage?
   *[other] Whose commoners do you take from the market as hostages? ({ $most } to choose)
}
FirstVillage-choose_territory = Where do you put your first village?
BuyEvent-draw_or_pass = Event Phase: you have { $will } Divine Will. Do you draw an Event card for 3?
BuyEvent-be_benevolent = You drew { $event }: { $text } Do you keep it?
HandleEvent-choose_which_to_keep = You may keep only one Event card. Which?
Occur-choose-giver = { $event }: where does it come from?
Occur-choose-take = { $event }: what do you take?
Occur-choose-hostage = { $event }: which hostage escapes?
Occur-choose-number = { $event }: how much Food do you return to the market?
Occur-choose-tribe = { $event }: who loses the VP?
Occur-choose-thing = { $event }: which trophy do you take?
Occur-choose_escort = { $event }: who goes along?
Foresee-choose_card = Which of these cards do you draw? The other goes back on top.
Reorder-choose_order = In which order do you put the cards back? (The first is drawn first.)
Turn-choose_act = { $shown ->
    [none] Your turn: play a card, declare Battle, or pass. ({ $festival } would pay you { $vp } VP now.)
   *[other] You have shown { $shown }: for which action?
}
Journey-choose_destination = { $card }: where? (You have { $food } Food.)
Journey-choose_route = { $card }: which way to { $place }?
Journey-choose_units = { $battle ->
    [yes] { $card } in { $place }: who fights? (at least 4: { $classes }; you have { $food } Food{ $tribute ->
            [none] {""}
           *[other] ; { $tribute }
        })
   *[no] { $force ->
        [0] { $card } in { $place }: who goes? ({ $classes }; you have { $food } Food{ $tribute ->
            [none] {""}
           *[other] ; { $tribute }
        })
       *[other] { $card } in { $place }: who goes? (FORCE { $force } or more: { $classes }; you have { $food } Food{ $tribute ->
            [none] {""}
           *[other] ; { $tribute }
        })
    }
}
Develop-choose_lesson = Which Special card do you learn?
Develop-choose_units = { $card }: who is engaged? (FORCE { $force } or more: { $classes })
Develop-choose_what-character = { $card }: whom do you gain?
Develop-choose_what-take = { $card }: what do you take from the market?
Develop-choose_what-offering = { $card }: what do you put into the market?
Develop-use_the_cauldron = Cauldron of Murias: from whom do you take one more Food?
Develop-put_away = You have learned everything. Where does { $card } go?
Bargain-choose_sale = Exchange with { $partner }: what do you sell? (up to { $carried }{ $wanted ->
    [0] {""}
   *[other] , worth at least { $wanted } in all
}{ $bonus ->
    [0] {""}
   *[other] ; your bonus adds { $bonus }
})
Bargain-choose_purchase = Exchange with { $partner }: what do you buy? (up to { $carried }, worth at most { $value } in all)
ClanPact-choose_gift = { $card }: what do you take?
ClanPact-put_away = All your villages are placed. Where does { $card } go?
Raid-react = { $raider } raids you with { $card }, FORCE { $attack }. Who defends? (already at home: FORCE { $defence })
Raid-ask_for_a_second_token = { $raider } has FORCE { $attack }, you have { $defence } and a token. Do you pay for a second token?
Raid-choose_loot = The Raid on { $target } succeeds: what do you take? (up to { $most })
PlunderMarket-choose_what = { $card }: what do you plunder?
PlunderMarket-choose_loot = { $card }: what do you take from the market? (up to { $most })
Battle-react = { $attacker } declares Battle on you in { $place }. Who fights? (1 VP lost for each one held back)
Support-propose = { $refused ->
    [yes] Your support was refused. Do you offer it to the other side?
   *[no] Battle in { $place }: { $attacker } attacks { $defender }. Do you offer support?
}
Support-accept_or_refuse = { $supporter } offers you support in the Battle of { $place }. Do you accept?
BattleRound-choose_card = { $due ->
    [yes] Round { $round }: which Battle card does your faction play?
   *[no] Round { $round }: the other faction cannot play a card. Which one does yours play?
}
BlessRound-play_or_keep = { $now ->
    [yes] You hold { $event }: { $text } Do you play it for this round?
   *[no] You hold { $event }: { $text } This is not its moment.
}
DrawFate-ask_for_a_second_token = Your faction draws a token. Does someone pay for a second one?
Restore-equip = How are your characters equipped?
Benefit-play_or_keep = { $now ->
    [yes] You hold { $event }: { $text } Do you play it now?
   *[no] You hold { $event }: { $text } This is not its moment.
}
Benefit-choose = { $event }: what do you take?
LastEvent-play_or_keep = { $now ->
    [yes] The game is over. You hold { $event }: { $text } Do you play it?
   *[no] The game is over. You hold { $event }: { $text } Its moment has not come.
}

## The log: one line for each effect

did-BeginPhase = { $opens ->
    [yes] Turn { $turn }: { $phase_name }
   *[no] { $phase_name }
}
did-BeginPhase-festival = Turn { $turn }: Festival of { $festival }
did-SetOrder = Play order: { $order }.
did-ShuffleEvents = The Event deck is shuffled.
did-Transfer = { $way ->
    [sell-market] { $giver } sells { $things } to the market.
    [sell] { $giver } sells { $things } { $taker_to }.
    [buy-market] { $taker } buys { $things } from the market.
    [buy] { $taker } buys { $things } from { $giver }.
    [steal] { $taker } steals { $things } from { $giver }.
    [plunder] { $taker } carries { $things } off from the market.
    [put] { $giver } puts { $things } into the market.
    [free] { $things } escapes from { $giver_name }.
    [reserve] { $taker } takes { $things } from the Common Reserve.
    [market] { $taker } takes { $things } from the market{ $because }.
   *[tribe] { $taker } takes { $things } from { $giver }{ $because }.
}
did-PayMovement = { $food ->
    [0] { $who } goes to { $place } for nothing.
   *[other] { $tribute ->
        [none] { $who } pays { $food } Food and goes to { $place }.
       *[other] { $who } pays { $food } Food and goes to { $place }; in tribute: { $tribute }.
    }
}
did-MoveUnits = { $way ->
    [village] { $who } engages { $units } at the village.
    [travel] { $who } sends { $units } on the way.
    [leaves] { $who } sends { $units } from the village.
    [line-up] { $who } lines up { $units }.
    [forced] { $who } has to line up those engaged at the village: { $units }.
    [back-home] On the Village card { $who_of }: { $units }.
    [back-travel] On the Travelling card { $who_of }: { $units }.
   *[joins] New available units { $who_of }: { $units }.
}
did-Kidnap = { $who } kidnaps a commoner { $target_of }.
did-Promote = { $who } promotes a commoner, who goes to the market: { $character } joins the tribe.
did-Equip = { $goods ->
    [none] { $character } ({ $who }) carries no equipment.
   *[other] { $character } ({ $who }) is equipped with: { $goods }.
}
did-TakeWill = { $taken ->
    [0] { $who } takes no Divine Will: the Common Reserve has none left.
   *[other] { $who } takes { $taken } Divine Will{ $because }{ $short ->
        [0] .
        [one] ; 1 more was due, but the Common Reserve has none left.
       *[other] ; { $short } more were due, but the Common Reserve has none left.
    }
}
did-SpendWill = { $who } spends { $n } Divine Will{ $because }.
did-Score = { $loss ->
    [yes] { $n ->
        [0] { $who } loses no VP{ $because }: nobody falls below 1.
       *[other] { $who } loses { $n } VP{ $because }{ $spared ->
            [0] .
           *[other] ; it would be { $due }, but nobody falls below 1.
        }
    }
   *[no] { $who } gains { $n } VP{ $because }.
}
did-PlaceVillage = { $who } places a village in { $place }.
did-BuildPalisade = { $who } builds a palisade: +{ $force } FORCE against Raids.
did-Return = { $who } brings everything home; all units are available again.
did-JoinFaction = { $own ->
    [yes] { $who } leads a faction.
   *[no] { $who } joins the faction { $commander_of }.
}
did-MoveDisc = { $n ->
    [0] The disc stays at the end of the track, on the side of { $towards }.
    [one] The disc moves 1 space toward { $towards }{ $short ->
        [0] .
       *[other] , to the end of the track.
    }
   *[other] The disc moves { $n } spaces toward { $towards }{ $short ->
        [0] .
       *[other] , to the end of the track.
    }
}
did-ClearBattle = The Battle Board is cleared.
did-UseArdour = { $who } uses { $ability }: a second token for nothing.
did-DrawTokens = { $count ->
    [one] { $who } draws the Mórrígan token { $drawn }.
   *[other] { $who } draws the Mórrígan tokens { $drawn } and uses { $used }.
}
did-ReturnTokens = The token goes back into the bag.
did-Compared = { $battle ->
    [yes] { $tied ->
        [yes] FORCE: { $attacker } { $attack }, { $defender } { $defence }. The disc stays where it is.
       *[no] FORCE: { $attacker } { $attack }, { $defender } { $defence }.
    }
   *[no] { $won ->
        [yes] FORCE { $attack } against { $defence }: the Raid { $attacker_of } on { $defender } succeeds.
       *[no] FORCE { $attack } against { $defence }: { $defender_start } repels the Raid { $attacker_of }.
    }
}
did-PlayCard = { $who } plays { $card }.
did-DiscardCard = { $card } goes to the discard pile { $who_of }.
did-RemoveCard = { $card } { $who_of } leaves the game.
did-LearnCard = { $who } learns { $card }.
did-TakeBackCards = { $who } takes back its Action cards.
did-DrawEvent = The Event card drawn is { $event }.
did-DrawForeseen = The Event card drawn is { $event }.
did-LookAtEvents = On top lie, from the first: { $events }.
did-PutBackEvents = { $who } puts back, to be drawn in this order: { $events }.
did-KeepEvent = { $who } keeps { $event } face down.
did-ShowEvent = { $who } shows { $event }: { $text }
did-TakeBackEvent = { $who } takes { $event } back.
did-DiscardEvent = { $event } goes to the discard pile.
did-DropEvent = { $who } discards { $event } without effect.
did-LayTile = Movement Cost tile { $tile }: { $land } Food for a territory, { $sea } for a sea area.
did-Pass = { $who } passes.
did-NextMonth = The Movement Cost tile { $tile } is in use again.
did-NextTurn = The Festival is over.
did-Win = { $who } is VERRIX with { $vp } VP{ $because }!

## Since you left: what befell whom

upshot-called = called to Battle from the village: { $units }
upshot-will = { $n } Divine Will
upshot-village = the village: { $place }
upshot-palisade = a palisade of { $n } FORCE
upshot-card = { $card } (Action card)
upshot-event = { $event } (Event card)

## Why: the end of a sentence of the log

because-Score-V-SETUP-22 = {" "}as first player
because-Score-V-ACT-06 = {" "}for passing first
because-Score-V-ACT-16 = {" "}({ $card })
because-Score-V-TRADE-10 = {" "}({ $card })
because-Score-V-DEV-08 = {" "}for learning a card
because-Score-V-EVENT-04 = {" "}({ $card })
because-Score-V-END-01 = {" "}({ $card })
because-Score-V-RESTORE-07 = {" "}for the hostages on its Village card
because-Score-V-RESTORE-08 = {" "}for its characters’ Brooches
because-Score-V-RESTORE-09 = {" "}for the { $trophy }
because-Score-V-FEST-01 = {" "}for the objective
because-Score-V-BATTLE-07 = {" "}for the units it held back
because-Score-V-BATTLE-27 = {" "}for the Battle won
because-Score-V-BATTLE-28 = {" "}for the drawn Battle
because-TakeWill-V-RESTORE-06 = {" "}for the { $trophy }
because-Transfer-V-RESTORE-06 = {" "}({ $ability })
because-Transfer-V-AREA-06 = {" "}({ $trophy })
because-SpendWill-V-EVENT-01 = {" "}for an Event card
because-SpendWill-V-RAID-08 = {" "}for a second Mórrígan token
because-SpendWill-V-BATTLE-16 = {" "}for a second Mórrígan token
because-Win-V-END-03 = {" "}and, tied on VP, more Divine Will
because-Win-V-END-04 = {" "}and, still tied, more trophies
because-Win-V-END-05 = {" "}and, still tied, more animals
because-Win-V-END-06 = {" "}and, tied in everything, the lowest place in play order

told-no-event = { $n ->
    [0] { $who } has too little Divine Will for an Event card.
   *[other] { $who } draws no Event card.
}
told-event-drawn = { $who } draws an Event card.
told-event-kept = { $who } keeps an Event card face down.
told-events-seen = { $n ->
    [0] { $who } finds the Event deck empty.
    [one] { $who } looks at the top card of the Event deck.
   *[other] { $who } looks at the top { $n } cards of the Event deck.
}
told-battle-declared = { $who } declares Battle on { $other } in { $place }.
told-support-proposed = { $who } offers support to { $other }.
told-support-refused = { $who } refuses the support { $other_of }.
told-battle-round = Battle, round { $n }
told-roles-swapped = The roles are swapped: the faction whose turn it is cannot play a card, so the one { $who_of } plays one.
told-open-round = Neither faction can play a card: all units fight.
told-battle-won = { $winner ->
    [none] The Battle is a draw.
   *[other] The faction { $who_of } wins the Battle.
}
told-objective = { $who } meets an objective of { $festival }: { $text }.

## Cards

card-kind = { $kind ->
    [ability] ability
    [action] Action card
    [character] character
    [event] Event card
    [festival] Festival
    [good] good
    [sea] sea area
    [territory] territory
    [trophy] trophy
    [word] word of the game
   *[tribe] tribe
}
sheet-action = { $type }, { $band ->
    [base] Base card
   *[special] Special card
}, rarity { $rarity }; { $tribes }. { $needs }, { $place }.
sheet-no-cost = FORCE and units of the card to be learned
sheet-event = { $kind ->
    [immediate] Immediate effect.
   *[delayed] Delayed effect.
}
sheet-character = { $owner }, { $class }, FORCE { $force }. Slots: { $slots }.
grey = Grey character
sheet-good = Worth { $value }; { $count } tiles.
sheet-territory = Borders: { $borders }. Seas: { $seas }. { $port } Food to Portum Itium.
sheet-sea = Touches: { $links }.
none = none
sheet-tribe = { $trait }. Character: { $character }. Ability: { $ability }. Starts with { $supply }, in { $territories }.
sheet-cards = { $base ->
    [base] Base cards: { $cards }.
   *[special] Special cards: { $cards }.
}
sheet-festival = Turn { $turn }.
sheet-objective = { $vp } VP: { $text }.
sheet-hostages = { $n ->
    [one] 1 hostage
   *[other] { $n } hostages
}

## Standing orders

order-guard-everyone = Against a Raid, defend with everyone who may
order-guard-nobody = Against a Raid, add nobody to those at the village
order-raid-will-never = Against a Raid, never pay for a second token
order-raid-will-always = Against a Raid, always pay for a second token
order-line-up-everyone = When attacked in a Battle, line up everyone
order-battle-will-never = In a Battle, let nobody pay for a second token
order-stay-out = Stay out of the Battles { $of }
order-will-never = Never spend Divine Will (for second tokens and Event cards)
order-no-support = Never offer Support
order-no-events = Draw no Event cards
order-keep-event = Keep your Event card face down when asked
order-refuse-against = Refuse Support against { $mid }
order-accept-against = Accept Support against { $mid }
order-refuse = Refuse the Support { $of }
order-accept = Accept the Support { $of }

## What cannot be agreed

settings-no-tribe = there is no tribe { $name }; choose among { $known }
settings-same-tribe = two players cannot have the same tribe
settings-how-many-seats = Verrix is for two to five players
settings-does-not-play = { $name } does not play
settings-unreadable = a setting is not right ({ $said })

## The table, for whoever draws it

month = Month
because-round = Battle, round { $n }
because-battle = Battle of { $place }

# Words of a line that stand for something on the table.
word-will = Divine Will
word-vp = VP
word-reserve = Common Reserve
word-deck = Event deck
word-market = market
word-disc = disc

## The table in sentences

text-turn = Turn { $turn } of 12: { $phase }.
text-order = Play order: { $tribes }.
text-passed = Passed, and next Month’s order so far: { $tribes }.
text-won = Verrix, king of the Celts: { $who }.
text-raid = { $raider } raids { $target } in { $place } with { $card }: { $band }. FORCE { $attack } against { $defence } and a token.
text-battle = Battle of { $place }, { $round ->
    [0] lining up
   *[other] round { $round } of 3
}. The disc lies { $side ->
    [none] at the centre
    [attacker] { $n } on the attacker’s side
   *[defender] { $n } on the defender’s side
}, worth { $vp } VP.
text-camp = { $side ->
    [attacker] The attack
   *[defender] The defence
}: { $members }. FORCE { $force } before the token. { $cards ->
    [none] No card played.
   *[other] Cards played: { $cards }.
}
text-festival = { $name }, Turn { $turn }.
text-objective = { $vp } VP for { $text }; now for { $met ->
    [none] nobody
   *[other] { $met }
}.
text-market = At the market: { $goods }; people: { $people }.
text-reserve = Common Reserve: { $will } Divine Will. Trophies: { $trophies }. Grey characters: { $greys }.
text-deck = { $n ->
    [one] 1 Event card in the deck
   *[other] { $n } Event cards in the deck
}, { $spent } discarded.
text-known = You know that these are drawn next: { $events }
text-open = Being carried out: { $events }
text-bag = Tokens in the bag: { $tokens }.
text-tribe = { $name }: { $vp }, { $will } Divine Will.
text-villages = Villages: { $villages }.
text-ready = Available: { $units }, FORCE { $force }.
text-home = Engaged at the village: { $units }.
text-travel = Travelling: { $units }.
text-board = On the Battle Board: { $units }.
text-returning = { $n ->
    [one] 1 commoner comes back in the Restore Phase.
   *[other] { $n } commoners come back in the Restore Phase.
}
text-goods = On the Village card: { $goods }.
text-carried = On the Travelling card: { $goods }.
text-character = { $character }.
text-who = { $name } ({ $class }, FORCE { $force }; { $slots })
text-filled = { $slot }, filled
text-palisade = A palisade adds { $n } FORCE against Raids.
text-ability = { $name }: { $text }
text-cards = Action cards { $of }.
text-ready-cards = In hand: { $cards }.
text-lying-cards = Being played: { $cards }.
text-discarded-cards = Discarded: { $cards }.
text-unlearned-cards = Not learned yet: { $cards }.
text-card = { $card } ({ $type }, { $needs }, { $place }): { $text }
text-held = { $events ->
    [none] { $n ->
        [one] An Event card face down.
       *[other] { $n } Event cards face down.
    }
   *[other] { $n ->
        [one] Your Event card: { $events }
       *[other] Your Event cards: { $events }
    }
}
text-waiting = To decide: { $who }.

## Before a game

game-title = Verrix
game-blurb = Five Celtic tribes contend for Britannia. Feed your people, trade at Portum Itium, raid your neighbours, stand in line in great battles, and have at each Festival what the druids want to see. Whoever has most fame after twelve Turns is Verrix, king of kings.
setting-first = First player
setting-first-chance = Chance decides
setting-first-chance-help = One of those who play is drawn.
setting-first-tribe-help = The tribe { $of } begins, if it plays.
setting-battle_units = Units in a Battle
setting-battle_units-everyone = Every class
setting-battle_units-everyone-help = Artisans and merchants line up too, and cost VP when held back.
setting-battle_units-fighters = Only those who fight
setting-battle_units-fighters-help = Commoners, mystics and warriors line up; artisans and merchants stay out of it.
preset-first = My first game
preset-first-text = The last three Months, Green against Blue. One idea at a time, each when you need it. About 15 minutes.
preset-quick = One against one
preset-quick-text = You lead Green, the traders, against Blue, led by a bot that knows its trade.
preset-four = Four at the table
preset-four-text = You lead Green; three bots lead Blue, Orange and Yellow.
preset-five = All five tribes
preset-five-text = You lead Green against the four others: full map, long game.

## Standing orders by their question

orders-V-RAID-05 = When you are raided: who defends
orders-V-AREA-03 = Divine Will
orders-V-RAID-08 = When you are raided: a second token
orders-V-BATTLE-06 = When you are attacked in a Battle: who fights
orders-V-BATTLE-16 = In a Battle: a second token
orders-V-BATTLE-09 = In the Battles of others: offering Support
orders-V-EVENT-01 = In the Event Phase
orders-V-EVENT-11 = Your Event card face down
orders-V-A-22 = When somebody offers you Support

## For somebody who learns

lesson-Supply-choose_hostages = A hostage pays you 1 VP in every Restore Phase while it lies on your Village card. Its tribe will try to get it back.
lesson-FirstVillage-choose_territory = Everything you do away from home is paid with Food, by the length of the way. Near Portum Itium trade is cheap; near other villages so are Raids, theirs as well as yours.
lesson-BuyEvent-draw_or_pass = An Event card costs 3 Divine Will. Most are good for whoever draws them, but the same Divine Will buys second tokens and pays at Samhain.
lesson-BuyEvent-be_benevolent = Your ability: if this card is of little use, the next one may be better. You must take that one.
lesson-HandleEvent-choose_which_to_keep = Only one card may lie face down. Keep the one whose moment is nearest.
lesson-Occur-choose = The card says what happens; you choose what helps you most, or costs the leader most.
lesson-Occur-choose_escort = Who goes along is away until the Restore Phase. One who is engaged already is missed less, but no longer defends the village.
lesson-Foresee-choose_card = You draw one for nothing. What you leave on top is what the next tribe draws.
lesson-Reorder-choose_order = The first card is the next one drawn. Put what helps you where you will draw it.
lesson-Turn-choose_act = Play one card, declare a Battle, or pass. Each card engages units until the Restore Phase, so a Month has only so many actions in it: begin with what must not wait. Whoever passes first gains 1 VP and begins the next Month.
lesson-Journey-choose_destination = The way is paid with Food from your Village card: so much for each territory and each sea area you enter. Choose a village that has what you want and few to defend it.
lesson-Journey-choose_route = All these ways cost the same. On some you pay a part of it to the tribes whose villages you cross: better to the market than to the leader.
lesson-Journey-choose_units = The units must have the FORCE of the card together, and each carries one thing home. Send enough, and keep some for your other cards and for your defence.
lesson-Develop-choose_lesson = A Special card is strong and yours for the rest of the game. To learn it you need the FORCE and the units that it will need later.
lesson-Develop-choose_units = Engage no more than the card needs: whoever is left can act again this Month, or defend you. Those engaged at home defend too, if the Raid card names their kind.
lesson-Develop-choose_what = Take what the next Festival asks for, what your characters can be equipped with, or what sells well.
lesson-Develop-use_the_cauldron = One more Food for nothing. Taken from a tribe it also shortens that tribe’s ways.
lesson-Develop-put_away = It can do nothing more. In the box it is out of your way.
lesson-Bargain-choose_sale = What you sell must be worth at least as much as what you buy, and change is not given. Sell what no Festival wants any more.
lesson-Bargain-choose_purchase = Spend what you have sold: what is left over is lost. What you buy travels with you and is yours from the Restore Phase on.
lesson-ClanPact-choose_gift = A commoner of yours makes every Month longer; a trophy works all game long, once it lies on your Village card.
lesson-ClanPact-put_away = It can do nothing more. In the box it is out of your way.
lesson-Raid-react = Those engaged at your village defend by themselves if the card names their kind. Those you add are engaged afterwards: see how much the token could still save you.
lesson-Raid-ask_for_a_second_token = With two tokens you use the higher. It is worth a Divine Will when the totals are close.
lesson-Raid-choose_loot = Each unit carries one thing. Take what is worth most, or what the other needs for the next Festival.
lesson-PlunderMarket-choose_what = Goods of different kinds pay VP as well; people become hostages and pay 1 VP every Month.
lesson-PlunderMarket-choose_loot = Each unit carries one thing. Different kinds may pay VP; look at what the next Festival asks for.
lesson-Battle-react = Everyone you hold back costs you 1 VP. A close defeat costs you nothing else: units are not lost in a Battle.
lesson-Support-propose = On the winning side you gain as many VP as its commander. But your units are engaged, and you pay the way.
lesson-Support-accept_or_refuse = A supporter brings FORCE and Battle cards, and gains as many VP as you if you win.
lesson-BattleRound-choose_card = Only the kinds of units on the card fight in this round, on both sides. Choose one that suits your camp and not theirs; a small lead pays more than a large one.
lesson-BlessRound-play_or_keep = Its FORCE counts for this round only. Play it in a round that it turns.
lesson-DrawFate-ask_for_a_second_token = With two tokens you use the higher. It is worth a Divine Will when the totals are close.
lesson-Restore-equip = A good in its slot gives its bonus and still counts for Festivals, but it cannot be sold or stolen. A Brooch pays 1 VP every Month.
lesson-Benefit-play_or_keep = Now is a moment for this card. Another will come next Month, unless the game is nearly over.
lesson-Benefit-choose = Take what the next Festival asks for, or what your characters can be equipped with.
lesson-LastEvent-play_or_keep = There is no later moment: play it.

# The chapters of the ledger.
chapter-V-AREA = Zones and supply
chapter-V-UNIT = Units, hostages, equipment
chapter-V-VP = Victory points
chapter-V-SETUP = Set-up
chapter-V-MOVE = The map and movement
chapter-V-FLOW = The Turns
chapter-V-EVENT = Event Phase
chapter-V-ACT = Action Phase
chapter-V-DEV = Development
chapter-V-TRADE = Trade
chapter-V-RAID = Raid
chapter-V-BATTLE = Battle
chapter-V-RESTORE = Restore Phase
chapter-V-FEST = Festival Turn
chapter-V-END = The end of the game
chapter-V-A = Rulings
chapter-V-C-MAP = What a box holds: the map
chapter-V-C-GOOD = What a box holds: goods
chapter-V-C-CHR = What a box holds: Characters
chapter-V-C-CARD = What a box holds: Action cards
chapter-V-C-MOR = What a box holds: Mórrígan tokens
chapter-V-C-TRK = What a box holds: tracks
chapter-V-C-EVT = What a box holds: Events
chapter-V-C-TRO = What a box holds: trophies
chapter-V-C-FES = What a box holds: Festivals
chapter-V-C-ABI = What a box holds: Abilities
chapter-V-C-SET = What a box holds: set-up
chapter-V-C-WORD = What a box holds: words

## Why thumb thinks an answer is good

reason-vp = { $n ->
    [one] You gain 1 VP.
   *[other] You gain { $n } VP.
}
reason-vp-less = { $n ->
    [one] But you lose 1 VP.
   *[other] But you lose { $n } VP.
}
reason-rival-less = { $who } { $n ->
    [one] loses 1 VP.
   *[other] loses { $n } VP.
}
reason-festival = With what you then have, { $festival } pays you { $n } VP more.
reason-festival-less = But with what is left, { $festival } pays you { $n } VP less.
reason-income = It pays you { $n } VP more in every Restore Phase.
reason-income-less = But you lose { $n } VP in every Restore Phase.
reason-get = You get { $things }.
reason-cost = It costs you { $things }.
reason-village = You have a village in { $place }.
reason-learn = { $card } is yours to play from now on.
reason-force = It engages FORCE { $n }; FORCE { $left } stays at hand.
reason-raid = The Raid succeeds in { $percent } of 100 draws, whoever defends.
reason-raid-span = The Raid succeeds in { $low } of 100 draws if everyone defends, in { $high } if nobody else does.
reason-guard = The Raid on you then succeeds in { $percent } of 100 draws.
reason-battle = As things stand, the Battle promises you about { $n } VP.
reason-near = From here the way to Portum Itium costs { $n } Food.
reason-bonus-movement = A good in a slot makes ways cheaper.
reason-bonus-force = A good in a slot gives 1 FORCE more.
reason-bonus-fame = A Brooch in its slot pays 1 VP in every Restore Phase.
reason-bonus-carrying = A good in a slot lets you carry more.
reason-bonus-battle = A good in a slot makes some Battle cards stronger.
reason-strip = What is taken off can be sold or worn by somebody else.
reason-as-now = Everything stays where it is.
reason-draw = 3 Divine Will for an Event card: most of them help whoever draws them.
reason-no-draw = You keep your Divine Will for later.
reason-replace = The next card is likely to be better.
reason-keep-it = The next card is likely to be worse.
reason-event = You see what lies on top of the Event deck.
reason-event-card = Its moment is likely to come.
reason-stop = Nothing that is left this Month is worth its units.
reason-stop-too = It keeps your units at home, where they can defend.
reason-same = What you have stays as it is.

## At the terminal

face-turn = Turn { $turn } of { $last } · { $phase }
face-tile = {" "}· tile { $tile }: { $land } Food a territory, { $sea } a sea area
face-order = Play order: { $order }{ $passed ->
    [none] {""}
   *[other] {" "}· passed, so next Month: { $passed }
}
face-market = Market: { $goods }{ $commoners ->
    [none] {""}
   *[other] {" "}· commoners: { $commoners }
}
face-reserve = Common Reserve: { $will } Divine Will{ $trophies ->
    [none] {""}
   *[other] {" "}· { $trophies }
}
face-events = Event deck: { $deck }, discarded { $discard } · tokens in the bag: { $bag }
face-known = On top of the deck you know: { $cards }
face-festival = { $name } (Turn { $turn }): { $goals }. Would pay now: { $pays }
face-would = Later ones, if they came now: { $festivals }
face-later = { $name } (Turn { $turn }) { $pays ->
    [none] nothing
   *[other] { $pays }
}
face-goal = { $vp } VP for { $text }
face-raid = Raid in { $place }: { $raider } ({ $card }, { $band }) FORCE { $attack } against { $target } { $defence } and a token
face-battle = Battle in { $place }{ $round ->
    [0] {""}
   *[other] , round { $round }
}{ $side ->
    [nobody] {" "}· disc in the middle: { $vp } VP for all
    [attacker] {" "}· disc { $disc } toward the attacker: { $vp } VP
   *[defender] {" "}· disc { $disc } toward the defender: { $vp } VP
}
face-camp = { $role ->
    [attacker] Attack
   *[defender] Defence
} (FORCE { $force }): { $members }{ $cards ->
    [none] {""}
   *[other] {" "}· cards: { $cards }
}
face-column-name = {" "}Tribe
face-column-vp = VP
face-column-will = DW
face-column-ready = Available
face-column-village = Village card
face-column-travel = Travelling
face-column-cards = Cards
face-palisade = {" "}+{ $force }
face-engaged = engaged: { $who }
face-returning = { $n } coming back
face-commoners = { $n ->
    [one] 1 commoner
   *[other] { $n } commoners
}
face-hostage = { $n ->
    [one] 1 { $tribe } hostage
   *[other] { $n } { $tribe } hostages
}
face-cards = { $used ->
    [0] { $ready }
   *[other] { $ready }, { $used } used
}
face-held = { $events ->
    [none] { $n ->
        [one] 1 Event
       *[other] { $n } Events
    }
   *[other] { $events }
}
face-nothing = nothing
face-full-tribe = { $name } ({ $trait }) · { $vp } VP · { $will } Divine Will
face-full-villages = Villages: { $villages }
face-full-village-card = Village card: { $things }
face-full-travelling-card = Travelling card: { $things }
face-full-ready = Available: { $who } (FORCE { $force })
face-full-lined-up = On the Battle Board: { $who }
face-full-palisade = Palisade: +{ $force } FORCE against Raids
face-full-ability = Ability { $name }
face-full-character = { $class }, FORCE { $force }, { $where ->
    [ready] available
    [home] engaged at the village
    [travel] travelling
    [battle] on the Battle Board
   *[reserve] in the Common Reserve
}; slots: { $slots }
face-full-slot = {" "}{ $good } ({ $bonus })
face-full-event = Event card { $name }
face-full-hidden = { $n ->
    [one] 1 Event card face down
   *[other] { $n } Event cards face down
}
face-full-cards = { $state ->
    [ready] Action cards to play ({ $n })
    [lying] Being carried out, or on the Battle Board ({ $n })
    [discarded] Discarded until the Restore Phase ({ $n })
    [unlearned] Special cards to be learned ({ $n })
   *[removed] Out of the game ({ $n })
}
face-full-needs = FORCE { $force } ({ $classes })
face-full-taught = FORCE and units of the card to be learned
face-full-house = {" "}(house)
face-legend = ⌂ a village, with the letter of its tribe · lines are borders and coasts · ··· between sea areas · ► is asked
face-over = { $rounds } Turns
face-examples = rules V-RAID-05, rules cook, rules iceni
face-drawing = On the map: places that share a line touch; ⌂G is a village of Green; ! is where somebody is raided or fights.

## The lab

bench-counted = questions, also those with one answer, which the engine gives itself; four players, all at random
