# Wroth in English. Prompts are keyed by the step that asks, log lines by the effect, labels by what an option is.

list = { $most } and { $last }

## Names

# A faction inside a sentence, after "of", and where it is run by the AI.
name-mid = { $article ->
    [none] { $noun }
   *[other] { $article } { $noun }
}
name-of = of { $mid }
name-ai = { $name } (AI)
humans = The humans
humans-mid = the humans
place = { $region ->
    [0] the Shores
   *[other] region { $region }
}
regions = { $n ->
    [one] region { $regions }
   *[other] regions { $regions }
}
from = { $source ->
    [board] from the board
    [discard] from the discard
   *[region] from { $place }
}
action = { $face ->
    [mine] Mine
    [extend] Extend
    [maneuver] Maneuver
   *[battle] Battle
}
omni = { $face ->
    [mine] Mine
    [strike] Strike
    [assault] Assault
   *[double] Double
}
phase = { $phase ->
    [1] Maintenance
    [2] Spoils
    [3] Groundwork
    [4] Draft
    [5] Actions
   *[6] Victory Points
}
units = { $n } { $unit }
elite = { $unit } ({ $vitality }/{ $full })
elite-new = { $unit } ({ $vitality }/{ $full }, deployed this turn)
damage = { $n } damage
army-empty = no units
region-empty = empty

## What an action does, in a few words

gist-mine = take { $n } Corra
gist-extend = deploy up to 2 { $regulars } where you already have a unit
gist-maneuver = move up to 2 units one region, or deploy up to 2 into your zone
gist-battle = attack a region in reach for 1 damage
gist-exodus = spend two dice, move any number of units out of one region
omni-gist-mine = take { $n } Corra
omni-gist-strike = attack any region of the map for 1 damage
omni-gist-assault = attack a region in reach for 2 damage
omni-gist-double = repeat the action you have just performed
gist-summons = move up to { $n } { $regulars } to one of your elites next door
gist-hired-swords = deploy up to { $n } { $regulars } in any of the regions 1–6
gist-howl = move up to { $n } enemy regulars out of a region you occupy
gist-trap = 1 { $unit } goes back to your board and deals { $n } damage where it stood

## Options

label-region = Region { $region } · { $value } VP · { $crowd }
label-shores = The Shores · { $crowd }
label-board = Your board · { $n } { $unit }, deployed into your zone
label-faction = { $name } · { $army }
label-faction-shared = { $name } · { $n ->
    [one] 1 region shared with you
   *[other] { $n } regions shared with you
}
label-face = { $action } ({ $n } in the pool): { $gist }
label-bonus = { $action }: { $gist }
label-unit = { $unit }, { $n } there
label-casualty = { $name } · { $unit }, { $n } there
label-dice = { $first } + { $second }
label-omni-die = omniscient die ({ $omni })
label-feat = { $feat }: { $text }
step-end = End the turn
step-spend = { $action }: { $gist }
step-discard = Discard { $action } for no effect
step-exodus = Exodus: { $gist }
step-omni = Omniscient die, { $omni }: { $gist }
step-omni-spent = Omniscient die
step-ability = { $ability } ({ $cost } Corra; you have { $corra }): { $gist }
step-trap = Trap: { $gist }
step-buy = Buy 1 { $unit } (vitality { $vitality }) for { $cost } Corra; you have { $corra }
step-feat = Feat: { $feat }
yes-again = Attack once more
yes-reroll = Roll again; the second result stands
pass = No
pass-Claws-another = Enough attacks
pass-Knives-choose_regions = No more regions
pass-RegionSpoils-accept = Decline
pass-Prepare-foresee = Keep { $omni }

## Questions

Turn-choose_step = { $acted ->
    [yes] You have acted this turn. Anything else?
   *[no] Your turn: spend one die, or two on an Exodus.
}
SetUp-choose_feats = { $most ->
    [one] Choose your feat for this game.
   *[other] Choose a feat for this game ({ $most } to choose).
}
TakeDice-choose_die = Take a die from the pool.
Prepare-foresee = { $ability }: your omniscient die shows { $omni }. Roll it again?
RegionSpoils-accept = Spoils of { $region }: you have the most units. Perform its bonus action?
RegionSpoils-choose_for_the_team = Spoils of { $region }: who performs the bonus action ({ $action }) for the team?
Extend-choose_region = Extend: where do you deploy up to 2 { $regulars }?
Extend-choose_how_many = Extend: how many { $regulars } in { $region }?
Maneuver-choose_origin = Maneuver: from where do you move, or deploy, up to two units?
Maneuver-choose_region = Maneuver: move from { $origin } to which region?
Maneuver-choose_how_many = Maneuver: how many { $regulars } into your zone?
March-choose_units = Which units move from { $origin } to { $region }?
March-choose_escort = { $escort }: how many more { $regulars } go along to { $region }?
Attack-choose_region = Choose the region to attack ({ $damage }).
Attack-choose_faction = Which faction do you attack in { $region } ({ $damage })?
Deal-choose_unit = Who takes 1 damage in { $region }? ({ $points } to assign)
HurtSomeone-choose_faction = Which faction takes { $points } in { $region }?
Exodus-choose_dice = Exodus: which two dice do you spend?
Exodus-choose_origin = Exodus: out of which region?
SendTo-choose_how_many = Exodus to { $region }: how many { $unit } go there?
Exodus-choose_storm = { $storm }: where does the storm break ({ $storm_damage })?
Buy-choose_place = Where do you deploy 1 { $kind }? ({ $cost } Corra)
Gather-choose_how_many = How many { $regulars } do you gather { $source }, for { $region }? (up to { $left } more)
Summons-choose_region = { $ability }: which region do your { $regulars } rally to?
Summons-choose_origin = { $ability }: from which region do they come to { $region }?
Summons-choose_how_many = { $ability }: how many { $regulars } go from { $origin } to { $region }?
HiredSwords-choose_region = { $ability }: where do your { $regulars } land?
HiredSwords-choose_how_many = { $ability }: how many { $regulars } in { $region }?
Howl-choose_region = { $ability }: out of which region does the enemy flee?
Howl-choose_faction = { $ability }: whose regulars flee from { $origin }?
Howl-choose_destination = { $ability }: to which region do they flee?
Howl-choose_how_many = { $ability }: how many regulars { $target_of } flee from { $origin } to { $region }?
SpringTrap-choose_trap = Which trap springs?
GatherFeat-choose_region = { $feat }: in which region do you gather up to { $n } { $regulars }?
Verdict-choose_region = { $feat }: in which region do you deal { $n } damage?
Knives-choose_regions = { $feat }: where do you deal 1 damage? (up to { $most } more, ascending)
Turncoats-choose_region = { $feat }: in which region?
Turncoats-choose_faction = { $feat }: which faction loses 1 regular in { $region }?
Turncoats-choose_how_many = { $feat }: how many { $regulars } do you deploy in { $region }?
FreeElite-choose_region = { $feat }: where do you deploy 1 { $kind }?
Claws-choose_region = { $feat }: around which region do you attack?
Claws-another = { $feat }: attack once more around { $region }?
Grudge-choose_faction = { $feat }: against which faction? 1 damage wherever you both stand.
Rebirth-choose_how_many = { $feat }: how many { $regulars } return from the discard to your board?
Swarm-choose_region = { $feat }: into which region?
Swarm-choose_how_many = { $feat }: how many { $regulars } go from { $swarm } to { $region }?
AIDeal-choose_casualty = The AI deals damage in { $region }: captain, who takes the next point? ({ $points } to assign)
AIHowl-choose_regular = { $special }: captain, whose regular flees from { $origin } to { $region }?

## The log: one line for each effect

did-BeginRound = Round { $round }
did-BeginPhase = Phase { $phase }: { $phase_name }
did-LayTokens = The VP tokens are laid: { $tokens }.
did-MakeFirst = First player: { $who }.
did-TakeFeat = { $who } chooses the feat { $feat }.
did-UseFeat = { $who } uses the feat { $feat }.
did-GainCorra = { $short ->
    [0] { $who } takes { $taken } Corra.
   *[other] { $who } takes { $taken } Corra; { $short } more were due, but the stockpile is empty.
}
did-PayCorra = { $who } pays { $amount } Corra.
did-PayCorra-ability = { $who } uses { $ability } for { $amount } Corra.
did-Deploy = { $who } deploys { $units } { $source } in { $region }.
did-Move = { $who } moves { $units } from { $origin } to { $region }.
did-Move-driven = { $by } drives { $units } { $who_of } from { $origin } to { $region }.
did-Hit = { $defeated ->
    [yes] { $by } deals 1 damage in { $region }: 1 { $unit } { $who_of } falls.
   *[no] { $by } deals 1 damage in { $region }: { $unit } { $who_of } is left with vitality { $left }.
}
did-Discard = { $units } { $who_of } in { $region }: to the discard.
did-Recall = { $unit } { $who_of } in { $region }: back to the board.
did-Recover = { $who } returns { $units } from the discard to the board.
did-Heal = { $units } { $who_of } in { $region }: 1 vitality regained.
did-Settle = { $units } { $who_of } in { $region }: ready from the next turn on.
did-SetOmni = { $who } discerns: { $omni }.
did-SpendOmni = { $who } spends the omniscient die.
did-RollPool = Draft pool: { $dice }.
did-TakeDie = { $who } takes a die: { $action }.
did-SpendDie = { $how ->
    [action] { $who } spends a die: { $action }.
    [discard] { $who } discards a die for no effect: { $action }.
    [exodus] { $who } spends a die on an Exodus: { $action }.
   *[ai] { $who } returns its die to the pool.
}
did-TurnDie = { $who } rolls its die: { $action }.
did-CountPurchase = { $who } buys 1 { $kind } for { $cost } Corra.
did-Score = { $side } +{ $total } VP in { $region } ({ $parts }).
score-token = token { $n }
score-domination = domination { $n }
score-bonus = bonus { $n }
did-MoveBase = The deployment base is now { $region }.
did-TurnChaos = The Chaos Die shows { $value }.
did-Remember = { $value ->
    [0] The AI does not hold what its mission asks for.
   *[other] The AI holds what its mission asks for: once more next round, and it wins.
}
did-Finish = { $n ->
    [one] { $winners } wins!
   *[other] The victory is shared: { $winners }.
}
did-Finish-humans = The humans win!

told-turn = { $who }’s turn
told-skip = { $who } has no die left and skips the turn.
told-tie = Nobody scores { $region }: the most units are tied.
told-spoils = Spoils of { $region }: { $who } performs { $action }.
told-spoils-tie = Spoils of { $region }: the most units are tied, nobody acts.
told-last-die-tie = The fewest VP are tied: nobody takes the last die.
told-foresight = { $who } rolls the omniscient die again ({ $ability }).
told-ability = { $who }: { $ability } in { $region }.
told-ai-turn = { $who }’s turn
told-ai-action = { $who } performs { $action }.
told-ai-omni = { $who } uses the omniscient die: { $omni }.
told-ai-idle = { $who } can do nothing.
told-ai-saves = { $who } wants 1 { $kind }, but has too little Corra, and saves.
told-ai-attack = { $who } attacks { $region } for { $damage }.
told-no-target = { $who } finds nobody to attack.
told-chaos = Chaos Die { $n }: { $row }
told-too-few-humans = Too few humans: this needs { $n }.
told-cull = { $who } marches from { $region } to { $to }.
told-special = { $who }: { $ability }.
told-disperse = { $who } disperses { $region }.

## How the AI thinks

weighed-threat = highest threat: { $chosen } ({ $value })
weighed-low-threat = lowest threat: { $chosen } ({ $value })
weighed-units = most AI units: { $chosen } ({ $value })
weighed-tie = { $choice }, tied, so the lowest number
weighed-among = { $choice }; weighed: { $candidates }

## The Chaos Die table of a scenario

chaos-row = { $n }. { $row }
chaos-humans = with { $humans } or more humans, { $part }
chaos-then = { $one }; then { $other }
chaos-deploy = { $per_human ->
    [yes] the AI deploys in { $at } one { $regular } for each human
   *[no] the AI deploys { $units } in { $at }
}
chaos-gather = { $per_human ->
    [yes] the AI gathers in { $at } one { $regular } for each human
   *[no] the AI gathers { $units } in { $at }
}
chaos-elite = the AI deploys a free elite: { $unit }
chaos-elite-priority = the AI deploys its next elite free
chaos-attack = the AI attacks { $at } for { $damage }
chaos-attack-all = the AI attacks { $regions } for { $damage } each
chaos-attack-units = the AI attacks every region where it has { $names } for { $damage }
chaos-disperse = the AI disperses { $at }
chaos-move = every { $unit } of the AI moves
chaos-move-any = all elites of the AI move
chaos-cull = AI groups of two or more march one region towards { $regions }
chaos-base = the deployment base moves to the next region
chaos-dominion = each faction takes 1 Corra for every region it dominates
chaos-corra = { $per_human ->
    [yes] the AI takes 1 Corra for each human
   *[no] the AI takes { $n } Corra
}
chaos-heal = every AI elite regains { $n } vitality
chaos-special = { $special ->
    [none] the AI's special ability
   *[other] { $special }
}
chaos-nothing = nothing happens
at-base = the deployment base
at-highest-threat = the highest-threat region of the map
at-highest-threat-occupied = the highest-threat region it occupies
at-highest-threat-in-reach = the highest-threat region in its reach
at-most-units = the region with the most AI units

## Cards

unit-sheet = Cost { $cost } Corra, vitality { $vitality }, VP bonus { $vp }, { $dice } dice. { $deploy } { $ai }
deploy-zone = Deployed into the deployment zone.
deploy-zone-with-regular = Deployed into the deployment zone, together with 1 { $regular }.
deploy-own-regulars = Deployed in a map region with at least { $n } { $regulars }.
deploy-enemy = Deployed in a map region with an enemy unit.
deploy-replace-regular = Deployed where one { $regular } stands, which goes to the discard.
deploy-landing-with-regular = Deployed into the deployment zone, or in a region among 1–6 where you have a unit, together with 1 { $regular }.
deploy-landing = Deployed into the deployment zone, or in a region among 1–6 where you have a unit.
deploy-reach = Deployed in a map region you occupy or one next to it; in the zone if you occupy none.
ai-base = The AI: in its base.
ai-base-with-regular = The AI: in its base, together with 1 { $regular }.
ai-highest-threat = The AI: in the highest-threat region.
ai-highest-threat-in-reach = The AI: in the highest-threat region in its reach.
scenario-event = Event: { $text }
scenario-mission = Missions: { $text }
scenario-setup = Set-up: { $text }
scenario-chaos = Chaos Die:

## What cannot be agreed on

settings-in-an-expansion = { $name } is in an expansion, not in this box
settings-no-faction = there is no faction { $name }; choose among { $known }
settings-same-faction = no two players may run the same faction
settings-standard-seats = standard mode seats two to four humans
settings-scenario-without-ai = a scenario is played against an AI faction: name it too
settings-coop-seats = solo and co-op seat one to four humans
settings-no-scenario = choose a scenario among { $known }
settings-other-ai = scenario { $scenario } is for { $ai } as the AI
settings-extra-feat-in-coop = the additional feat is for standard mode only
settings-does-not-play = { $name } does not play
settings-how-many-feats = { $name } takes { $wanted ->
    [one] 1 feat
   *[other] { $wanted } feats
}, not { $chosen }
settings-not-its-feat = { $feat } is not a feat of { $name }; choose among { $known }
settings-unreadable = { $said }
