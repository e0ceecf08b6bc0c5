# What Verrix's drawings say themselves; names and texts of the game come from the server.

verrix-board = Map of Britannia
verrix-village-at = { $tribe }: village in { $territory }
verrix-port = { $territory }: the market
verrix-free = { $territory }: free
verrix-no-village = No village stands here.
verrix-enter-land = Entering a territory costs { $n } Food now.
verrix-way = Your way there: { $n } Food, before bonuses of your units.
verrix-tribute = Of that, 1 Food in tribute: { $name }
verrix-enter-sea = Entering a sea area costs { $n } Food now.
verrix-tile = Movement Cost tile { $id }: { $territory } Food for a territory, { $sea } for a sea area

verrix-turn = Turn { $n }
verrix-turn-now = Turn { $n } of { $all }: { $name }
verrix-order = Order
verrix-order-next = Next
verrix-order-n = Order of play: { $names }
verrix-first = Wears the Ring of Kings
verrix-passed = passed

verrix-festival-at = { $name }, Turn { $n }
verrix-would = It would pay now:

verrix-market = Market
verrix-market-good = { $name }, worth { $value }: { $n } of { $all } at the market
verrix-market-folk = { $n } commoners of { $name } at the market
verrix-value = worth { $n }
verrix-good-n = { $n } { $name }

verrix-reserve-n = Common Reserve: { $n } Divine Will
verrix-will = Divine Will
verrix-will-n = { $n } Divine Will
verrix-events = Event cards
verrix-deck = Events
verrix-deck-n = { $n ->
    [one] 1 card in the Event deck
   *[other] { $n } cards in the Event deck
}
verrix-known = You know what comes next
verrix-discard = Discarded
verrix-discard-n = { $n ->
    [0] No Event card discarded yet
   *[other] Discarded Event cards: { $n }, the last one { $name }
}
verrix-bag-n = Mórrígan tokens in the bag: { $n }
verrix-trophy = { $holder ->
    [none] { $name }, in the Common Reserve
   *[other] { $name }, held by { $holder }
}
verrix-trophy-free = In the Common Reserve.
verrix-trophy-held = On the Village card of { $name }.
verrix-trophy-travels = On its way with { $name }: it does not work yet.
verrix-greys = Characters without a tribe

verrix-declare = Declare a Battle
verrix-battle-at = Battle in { $territory }
verrix-raid-at = In { $territory }:
verrix-track-n = { $side ->
    [attacker] Battle Progress: { $n } towards the attackers
    [defender] Battle Progress: { $n } towards the defenders
   *[nobody] Battle Progress: in the middle
}
verrix-round = Round { $n }
verrix-due = plays a card
verrix-fought = fought
verrix-played = Cards played
verrix-camp-attacker = Attackers
verrix-camp-defender = Defenders
verrix-in-camp-attacker = Attackers under { $name }: FORCE { $n }
verrix-in-camp-defender = Defenders under { $name }: FORCE { $n }

verrix-tribe = { $name }, { $trait }
verrix-vp = VP
verrix-vp-n = { $n } VP
verrix-villages = { $n ->
    [one] village
   *[other] villages
}
verrix-palisade = against Raids
verrix-ready-n = { $text ->
    [none] Nobody available
   *[other] Available: { $text }, FORCE { $n }
}
verrix-events-n = { $n ->
    [one] 1 Event card face down
   *[other] { $n } Event cards face down
}
verrix-face-down = Face down
verrix-delayed = Delayed: kept face down until its moment
verrix-immediate = Immediate
verrix-available = Available
verrix-commoners = Commoners
verrix-commoners-n = { $n ->
    [one] 1 commoner available
   *[other] { $n } commoners available
}
verrix-returning = { $n ->
    [one] 1 more commoner is available after the next Restore Phase.
   *[other] { $n } more commoners are available after the next Restore Phase.
}
verrix-home = Village card
verrix-travel = Travelling card
verrix-nothing = Nothing here.
verrix-hostage-n = { $n ->
    [one] 1 hostage from { $name }
   *[other] { $n } hostages from { $name }
}
verrix-hero = { $name }, { $kind }, FORCE { $n }
verrix-where-reserve = in the Common Reserve
verrix-where-ready = available
verrix-where-home = busy at home
verrix-where-travel = travelling
verrix-where-battle = in the Battle
verrix-slot-filled = { $good }: { $bonus }
verrix-slot-empty = Room for a { $good }: { $bonus }

verrix-cost = FORCE it needs
verrix-cost-taught = as taught
verrix-needs = FORCE { $n }: { $classes }
verrix-classes = Who can do it
verrix-place = Where
verrix-special = Special
verrix-card-ready = playable
verrix-card-lying = being played
verrix-card-discarded = discarded
verrix-card-unlearned = not learned
verrix-card-removed = out of the game
verrix-cards-ready = Playable
verrix-cards-lying = Being played
verrix-cards-discarded = Discarded
verrix-cards-unlearned = Not learned yet
verrix-cards-removed = Out of the game
