# What Nova Aetas's drawings say themselves; names and texts of the game come from the server.

nova-board = The field: { $name }
nova-campaign = The campaign: { $name }
nova-model = { $name }, { $left } of { $health } Health
nova-on = on { $square }
nova-down = Down
nova-height = height { $n }
nova-ground-water = water
nova-ground-swamp = swamp
nova-ground-area = area of interest
nova-ground-point = point of interest
nova-ground-gaea = Blood of Gaea
nova-ground-start = where Heroes begin
nova-ground-draft = where Enemies arrive
nova-element = { $name }, { $n } AP, on { $square }
nova-ap = { $n } AP
nova-encounter = Encounter: { $name }
nova-step-passed = done
nova-step-failed = failed
nova-step-left-out = left out
nova-step-now = now
nova-step-ahead = to come
nova-or = or
nova-needs = only with { $keyword }
nova-has-tried = { $name } has tried
nova-may-try = { $name } has not tried yet
nova-successes = { $n ->
    [one] 1 Success
   *[other] { $n } Successes
} at { $threshold } or more
nova-look-back = Look back at its beginning
nova-look-back-help = From there you can play on another way, at a table of its own; this one stays as it is. “Keep this moment” gives a moment a name, so that you find it again.
nova-figure-at = { $name }, { $square }
nova-heroes = Heroes and Allies
nova-enemies = Enemies
nova-squares = Squares
nova-nothing-measured = Nobody is near enough to be measured to.
nova-door = Door: { $name }
nova-exit = { $name }, out to { $square }

nova-wheel = The Horologium, the wheel of hours
nova-horologium = Horologium: hour { $t }, sector { $n }
nova-hour = { $name }: sector { $n }
nova-hour-later = { $name }: sector { $n }, on the next lap
nova-lap = lap { $n }
nova-ap-left = { $n } AP left, { $spent } spent

nova-secondary = (secondary)
nova-defeat = You lose when
nova-alarm = The Alarm is raised
nova-unaware = Nobody has noticed you
nova-counter = { $name }: { $n }
nova-counted = { $name }: { $n } of { $of }
nova-enemies-want = What the Enemies want

nova-control = Control Area
nova-pd = Physical Defence
nova-md = Psychic Defence
nova-stat-rapidity = Rapidity
nova-stat-dexterity = Dexterity
nova-stat-physique = Physique
nova-stat-mind = Mind
nova-threat-n = Threat { $n }
nova-heroism-n = Heroism { $n }
nova-xp = { $points ->
    [0] { $n } XP
    [one] { $n } XP, 1 Class Point
   *[other] { $n } XP, { $points } Class Points
}
nova-empty = empty
nova-unloaded = unloaded
nova-resistance = Resistance
nova-costs-xp = { $n } XP
nova-advanced = Advanced Class
nova-to-learn = { $n ->
    [one] 1 Skill to learn
   *[other] { $n } Skills to learn
}
nova-destiny = Destiny
nova-graves = Grave Wounds
nova-achievements = Achievements
nova-bonds = Bonds
nova-no-heroes = Leads no Hero.
nova-leader = Leads the company
nova-hero-life = { $name }: { $left } of { $health }

nova-popolini = Purse: { $n ->
    [one] 1 Popolino
   *[other] { $n } Popolini
}
nova-stock = Equipment of the company
nova-formulae = Formulae
nova-place-free = no visit spent

nova-stage = { $name }: { $state }
nova-stage-won = won
nova-stage-lost = lost
nova-stage-now = under way
nova-stage-next = comes next
nova-stage-open = offered
nova-stage-closed = still to come
nova-won = You have won
nova-lost = You have lost
nova-ruler-how = Touch a figure or a square to measure from it, then another to measure to it. While you hold the ruler, nothing is chosen.
