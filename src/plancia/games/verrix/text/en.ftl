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
zone-market = the market
zone-village = the Village card { $of }
zone-travel = the Travelling card { $of }
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
with-tribute = with tribute
far-from-market = { $n } Food from Portum Itium
raid-odds = { $attack } against { $defence } and a token · success { $percent } %
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
label-lesson = { $card } · { $needs }: { $text }
label-declare = Declare Battle on another tribe's village
label-play-event = Play your Event card { $event }: { $text }
label-route = Pay tribute on the way: { $tributes }
label-no-tribute = A way without tribute
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
label-plunder-goods = Goods, up to { $n }; { $vp } VP for { $kinds } kinds
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
label-event-1 = Play it
label-draw-1 = Pay 3 Divine Will and draw an Event card
label-replace-0 = Keep it
label-replace-1 = Discard it and draw another
pass = No
pass-Turn-choose_act = Pass for this Month
pass-BuyEvent-draw_or_pass = Draw no card
pass-Develop-use_the_cauldron = Take no more Food
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
Foresee-choose_card = Which of these cards do you draw? The other goes back on top.
Reorder-choose_order = In which order do you put the cards back? (The first is drawn first.)
Turn-choose_act = { $shown ->
    [none] Your turn: play a card, declare Battle, or pass. ({ $festival } would pay you { $vp } VP now.)
   *[other] You have shown { $shown }: for which action?
}
Journey-choose_destination = { $card }: where? (You have { $food } Food.)
Journey-choose_route = { $card }: which way to { $place }?
Journey-choose_units = { $battle ->
    [yes] { $card } in { $place }: who fights? (at least 4: { $classes }; you have { $food } Food)
   *[no] { $force ->
        [0] { $card } in { $place }: who goes? ({ $classes }; you have { $food } Food)
       *[other] { $card } in { $place }: who goes? (FORCE { $force } or more: { $classes }; you have { $food } Food)
    }
}
Develop-choose_lesson = Which Special card do you learn?
Develop-choose_units = { $card }: who is engaged? (FORCE { $force } or more: { $classes })
Develop-choose_what-character = { $card }: whom do you gain?
Develop-choose_what-take = { $card }: what do you take from the market?
Develop-choose_what-offering = { $card }: what do you put into the market?
Develop-use_the_cauldron = Cauldron of Murias: from whom do you take one more Food?
Bargain-choose_sale = Exchange with { $partner }: what do you sell? (so far { $sold }, { $bonus ->
    [0] worth { $value }
   *[other] worth { $value } with your bonus of { $bonus }
}; { $can_sell } more at most)
Bargain-choose_purchase = Exchange with { $partner }: what do you buy? (so far { $bought }; { $left } of { $value } left; { $can_buy } more at most)
ClanPact-choose_gift = { $card }: what do you take?
Raid-react = { $raider } raids you with { $card }, FORCE { $attack }. Who defends? (already at home: { $defence })
Raid-ask_for_a_second_token = { $raider } has FORCE { $attack }, you have { $defence } and a token. Do you pay for a second token?
Raid-choose_loot = The Raid on { $target } succeeds: what do you take? ({ $most } more at most)
PlunderMarket-choose_what = { $card }: what do you plunder?
PlunderMarket-choose_loot = { $card }: what do you take from the market? ({ $most } more at most)
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
BlessRound-play_or_keep = You hold { $event }: { $text } Do you play it for this round?
DrawFate-ask_for_a_second_token = Your faction draws a token. Does someone pay for a second one?
Restore-equip = How are your characters equipped?
Benefit-play_or_keep = You hold { $event }: { $text } Do you play it now?
Benefit-choose = { $event }: what do you take?
LastEvent-play_or_keep = The game is over. You hold { $event }: { $text } Do you play it?

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
    [sell] { $giver } sells { $things } to { $taker }.
    [buy-market] { $taker } buys { $things } from the market.
    [buy] { $taker } buys { $things } from { $giver }.
    [steal] { $taker } steals { $things } from { $giver }.
    [plunder] { $taker } carries { $things } off from the market.
    [put] { $giver } puts { $things } into the market.
    [free] { $things } escapes from { $giver_name }.
    [reserve] { $taker } takes { $things } from the Common Reserve.
    [market] { $taker } takes { $things } from the market.
   *[tribe] { $taker } takes { $things } from { $giver }.
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
    [line-up] { $who } lines up { $units }.
    [forced] { $who } has to line up those engaged at the village: { $units }.
    [back-home] Back at the village { $who_of }: { $units }.
    [back-travel] On the Travelling card { $who_of }: { $units }.
   *[joins] { $who } has { $units } available again.
}
did-Kidnap = { $who } kidnaps a commoner { $target_of }.
did-Promote = { $who } promotes a commoner: { $character } joins the tribe.
did-Equip = { $goods ->
    [none] { $character } ({ $who }) carries no equipment.
   *[other] { $character } ({ $who }) is equipped with: { $goods }.
}
did-TakeWill = { $short ->
    [0] { $who } takes { $taken } Divine Will.
   *[other] { $who } takes { $taken } Divine Will; { $short } more were due, but the Common Reserve is empty.
}
did-SpendWill = { $who } spends { $n } Divine Will.
did-Score = { $loss ->
    [yes] { $who } loses { $n } VP.
   *[no] { $who } gains { $n } VP.
}
did-PlaceVillage = { $who } founds a village in { $place }.
did-BuildPalisade = { $who } builds a palisade: +{ $force } FORCE against Raids.
did-Return = { $who } brings everything home; all units are available again.
did-JoinFaction = { $own ->
    [yes] { $who } leads a faction.
   *[no] { $who } joins the faction { $commander_of }.
}
did-MoveDisc = { $side ->
    [attacker] The disc moves { $n } toward the attacker.
   *[defender] The disc moves { $n } toward the defender.
}
did-ClearBattle = The Battle Board is cleared.
did-UseArdour = { $who } uses { $ability }: a second token for nothing.
did-DrawTokens = { $count ->
    [one] { $who } draws the token { $drawn }.
   *[other] { $who } draws the tokens { $drawn } and uses { $used }.
}
did-ReturnTokens = The token goes back into the bag.
did-Compared = { $battle ->
    [yes] FORCE: { $attacker } { $attack }, { $defender } { $defence }.
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
did-DrawEvent = { $who } draws { $event }.
did-DrawForeseen = { $who } draws { $event }.
did-LookAtEvents = { $who } sees: { $events }.
did-PutBackEvents = { $who } puts back, to be drawn in this order: { $events }.
did-KeepEvent = { $who } keeps { $event } face down.
did-ShowEvent = { $who } shows { $event }: { $text }
did-TakeBackEvent = { $who } takes { $event } back.
did-DiscardEvent = { $event } goes to the discard pile.
did-DropEvent = { $who } discards { $event } without effect.
did-LayTile = Movement Cost tile { $tile }: { $land } Food for a territory, { $sea } for a sea area.
did-Pass = { $who } passes.
did-NextMonth = The Month is over.
did-NextTurn = The Festival is over.
did-Win = { $who } wins and is VERRIX!

told-no-event = { $who } draws no Event card.
told-event-drawn = { $who } draws an Event card.
told-event-kept = { $who } keeps it face down.
told-events-seen = { $n ->
    [0] { $who } finds the Event deck empty.
    [one] { $who } looks at the top card of the Event deck.
   *[other] { $who } looks at the top { $n } cards of the Event deck.
}
told-battle-declared = { $who } declares Battle on { $other } in { $place }.
told-support-proposed = { $who } offers support to { $other }.
told-support-refused = { $who } refuses the support { $other_of }.
told-roles-swapped = Round { $n }: the faction whose turn it is cannot play a card, so { $who } plays one.
told-open-round = Round { $n }: neither faction can play a card; all units fight.
told-battle-won = { $winner ->
    [none] The Battle is a draw: { $n } VP for everyone in it.
   *[other] The faction { $who_of } wins the Battle: { $n } VP for each of its players.
}
told-objective = { $who } meets an objective of { $festival }: { $text }.

## Cards

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
order-no-support = Never offer Support
order-no-events = Draw no Event cards
order-keep-event = Keep your Event card face down when asked
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
