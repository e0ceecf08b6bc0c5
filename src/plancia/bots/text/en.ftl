### Why thumb thinks an answer is good, in Verrix.

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

### Why thumb thinks an answer is good, in Nova Aetas.

nova-end = Nothing more is worth your AP{ $n ->
    [0] {""}
    [one] , and the one left unspent brings you back sooner on the Horologium
   *[other] , and { $n } left unspent bring you back sooner on the Horologium
}.
nova-go = Go to { $square }.
nova-nearer = It is { $n } AP nearer to where the mission needs you: { $goal }.
nova-in-reach = From there { $weapon } reaches { $who }.
nova-struck = { $n ->
    [one] But { $who } strikes at you as you leave.
   *[other] But { $who } strike at you as you leave.
}
nova-exposed = { $n ->
    [one] One Enemy could strike at you there.
   *[other] { $n } Enemies could strike at you there.
}
nova-safe = No Enemy could strike at you there in its next Activation.
nova-blow = { $who }: Wounds on average { $wounds }; it succeeds in { $percent } of 100 throws and defeats in { $defeats }.
nova-help = It helps a friend who needs it.
nova-wanted = The mission wants it: { $goal }
nova-reload = What is loaded again can be used again.
nova-inside = What you look for is inside.
nova-outside = It is the shortest way back to where the mission needs you.
nova-card = It costs nothing but the card.
nova-rescue = A Hero who lies Down can get up again.
nova-fire = Fire hurts at the end of every Activation.
nova-keep = Keep it for a moment when it counts for more.
nova-keep-dice = Below the threshold: { $low } of { $of }. It is not worth what a re-roll costs.
nova-re-roll = { $low ->
    [one] 1 of { $of } dice is below the threshold and may become better.
   *[other] { $low } of { $of } dice are below the threshold and may become better.
}
nova-as-good = Rules of thumb see no great difference here.
nova-kind-move = It brings you nearer to where the mission needs you.
nova-kind-square = From here it is not far to where the mission needs you.
nova-kind-hero = Whoever acts first opens the way for the others.
nova-kind-before-roll = It counts before the dice fall, and only then.
nova-kind-die = The lowest die has most to gain.
nova-kind-symbol = The symbol does something here.
nova-kind-parry = It takes Wounds off you.
nova-kind-gear = What you wear takes Wounds before you do.
nova-kind-reaction = Whoever answers an attack suffers less from it.
nova-kind-martyr = Whoever has most Health left bears it best.
nova-kind-saviour = A Hero who stands is worth more than a card.
nova-kind-skill = It makes the attack stronger, and you can pay for it.
nova-kind-settlement = There is still something to be done in town, or nothing more and the way is free.
nova-kind-place = It has what this Hero needs.
nova-kind-goods = You can pay for it, and it helps on the field.
nova-kind-formula = You have what it needs.
nova-kind-training = What is learned now helps in every mission to come.
nova-kind-pack = What lies in the treasury helps nobody.
nova-kind-service = You can pay for it.
nova-kind-stage-test = It is the better chance of the two.
nova-kind-destiny = It costs nothing but the card.
