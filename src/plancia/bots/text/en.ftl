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
