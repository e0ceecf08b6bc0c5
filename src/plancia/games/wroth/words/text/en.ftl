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
region-name = { $region ->
    [0] Shores
   *[other] Region { $region }
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
    [0] Set-up
    [1] Maintenance
    [2] Spoils
    [3] Groundwork
    [4] Draft
    [5] Actions
   *[6] Victory Points
}
units = { $n } { $unit }
elite = { $unit } ({ $vitality }/{ $full })
elite-new = { $full ->
    [1] { $unit } (deployed this turn)
   *[other] { $unit } ({ $vitality }/{ $full }, deployed this turn)
}
damage = { $n } damage
army-empty = no units
region-empty = empty

## What an action does, in a few words

gist-mine = take { $n } Corra
gist-extend = deploy up to 2 { $regulars } where you already have a unit
gist-maneuver = move up to 2 units to an adjacent region, or deploy up to 2 into your zone
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
Verdict-choose_region = { $feat }: in which region do you deal { $hurt }?
Knives-choose_regions = { $feat }: where do you deal 1 damage? ({ $most ->
    [one] 1 region at most
   *[other] up to { $most } regions
})
Turncoats-choose_region = { $feat }: in which region?
Turncoats-choose_faction = { $feat }: which faction loses 1 regular in { $region }?
Turncoats-choose_how_many = { $feat }: how many { $regulars } do you deploy in { $region }?
FreeElite-choose_region = { $feat }: where do you deploy 1 { $kind }?
Claws-choose_region = { $feat }: around which region do you attack?
Claws-another = { $feat }: attack once more around { $region }?
Grudge-choose_faction = { $feat }: against which faction? { $hurt } in every region where you both stand.
Rebirth-choose_how_many = { $feat }: how many { $regulars } return from the discard to your board?
Swarm-choose_region = { $feat }: into which region?
Swarm-choose_how_many = { $feat }: how many { $regulars } go from { $swarm } to { $region }?
AIDeal-choose_casualty = The AI deals damage in { $region }: captain, who takes the next point? ({ $points } to assign)
AIHowl-choose_regular = { $special }: captain, whose regular flees from { $origin } to { $region }?

## Words that stand for something on the table, and in whose name a question is put

word-corra = Corra
word-vp = VP
word-chaos = Chaos Die
word-base = deployment base
word-stockpile = stockpile
# The card that what a line tells comes from.
because-card = {" "}({ $card })
because-spoils = Spoils of { $region }
because-buy = Buying 1 { $unit }
because-omni = Omniscient die: { $omni }
because-exodus = Exodus
because-chaos = Chaos Die { $n }

## The log: one line for each effect

did-BeginRound = Round { $round }
did-BeginPhase = Phase { $phase }: { $phase_name }
did-LayTokens = The VP tokens are laid: { $tokens }.
laid = { $region }, { $n } VP
laid-symbol = { $region }, { $n } VP and { $action }
did-MakeFirst = First player: { $who_mid }.
did-TakeFeat = { $who } chooses the feat { $feat }.
did-UseFeat = { $who } uses the feat { $feat }.
did-GainCorra = { $taken ->
    [0] { $who } takes no Corra{ $because }: the stockpile is empty.
   *[other] { $who } takes { $taken } Corra{ $because }{ $short ->
        [0] .
        [one] ; 1 more was due, but the stockpile is empty.
       *[other] ; { $short } more were due, but the stockpile is empty.
    }
}
did-PayCorra = { $who } pays { $amount } Corra.
did-PayCorra-ability = { $who } uses { $ability } for { $amount } Corra.
did-Deploy = { $who } deploys { $units } { $source } in { $region }.
did-Move = { $who } moves { $units } from { $origin } to { $region }.
did-Move-driven = { $by } drives { $units } { $who_of } from { $origin } to { $region }.
did-Hit = { $defeated ->
    [yes] { $by } deals 1 damage in { $region }: 1 { $unit } { $who_of } falls.
   *[no] { $by } deals 1 damage in { $region }: 1 { $unit } { $who_of } is left with vitality { $left }.
}
did-Discard = { $n ->
    [one] { $units } { $who_of } leaves { $region } for the discard.
   *[other] { $units } { $who_of } leave { $region } for the discard.
}
did-Recall = { $who } springs a trap in { $region }: 1 { $unit } goes back to the board.
did-Recover = { $who } returns { $units } from the discard to the board{ $because }.
did-Heal = { $n ->
    [one] { $units } { $who_of } in { $region } regains 1 vitality{ $because }.
   *[other] { $units } { $who_of } in { $region } regain 1 vitality each{ $because }.
}
did-Settle = { $units } { $who_of } in { $region }: ready from the next turn on.
did-SetOmni = { $who } rolls the omniscient die: { $omni }.
did-SpendOmni = { $how ->
    [exodus] { $who } spends the omniscient die on an Exodus: { $omni }.
   *[action] { $who } spends the omniscient die: { $omni }.
}
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
    [one] { $winners } wins: { $why }!
   *[other] The victory is shared by { $winners_mid }: { $why }.
}
did-Finish-humans = The humans win: { $why }!
did-Finish-ai = The humans have lost and { $winners_mid } wins: { $why }.

## Since you left: what befell whom

upshot-fallen = { $n } { $unit }, { $region }
upshot-hurt = { $n } vitality ({ $one }, { $region })
upshot-recalled = { $n } { $unit }, from { $region } to the board
upshot-driven = { $n } { $unit }, driven from { $origin } to { $region }
upshot-corra = { $n } Corra
upshot-recovered = { $n } { $unit }, from the discard to the board
upshot-vp = { $n } VP, { $region }

## Why the game ended so

why-most = { $vp } VP
why-regions = tied at { $vp } VP, but with more regions
why-drawn = chance has decided among those who were still tied
why-cap = { $side ->
    [humans] round { $round } is over, and they have { $vp } VP
   *[ai] round { $round } is over, and it has { $vp } VP
}
why-both = both sides have met a mission, and VP decide: { $vp }
why-vp = { $side ->
    [humans] they have { $vp } VP, and their mission asks for { $goal }
   *[ai] it has { $vp } VP, and its mission asks for { $goal }
}
why-hold = { $side ->
    [humans] they control the regions of their mission
   *[ai] it controls the regions of its mission
}
why-hold-twice = { $side ->
    [humans] for two rounds in a row they have controlled the regions of their mission
   *[ai] for two rounds in a row it has controlled the regions of its mission
}
why-rain = { $side ->
    [humans] the conditions of the scenario have held to the end of round { $round }
   *[ai] at the end of round { $round } the conditions of the scenario no longer hold
}
why-units-held = all the elites of its mission are in regions it controls
why-last-round = { $side ->
    [humans] at the end of round { $round } they have enough VP
   *[ai] at the end of round { $round } the humans do not have enough VP
}
why-no-humans = no human unit is left on the map
why-discards = as many human regulars are in the discards as its mission asks for
why-survive = { $side ->
    [humans] they have held out to the end of round { $round }
   *[ai] at the end of round { $round } the humans do not hold what the scenario asks for
}

told-turn = { $who }’s turn
told-skip = { $who } has no die left and skips the turn.
told-tie = Nobody scores { $region }: the most units are tied.
told-spoils = Spoils of { $region }: { $who_mid } performs { $action }.
told-spoils-tie = Spoils of { $region }: the most units are tied, nobody acts.
told-spoils-declined = Spoils of { $region }: { $who_mid } declines the bonus action.
told-last-die-tie = The fewest VP are tied: nobody takes the last die.
told-foresight = { $who } rolls the omniscient die again ({ $ability }).
told-ability = { $who } uses { $ability } in { $region }.
told-more-damage = { $ability }: { $damage } more in { $region }.
told-ai-turn = { $who }’s turn
told-ai-action = { $who } performs { $action }.
told-ai-omni = { $who } uses the omniscient die: { $omni }.
told-ai-idle = { $who } can do nothing.
told-ai-saves = { $who } wants 1 { $kind }, but has too little Corra, and saves.
told-ai-attack = { $who } attacks { $region } for { $damage }.
told-no-target = { $where ->
    [none] { $who } finds nobody to attack.
   *[there] { $who } finds nobody to attack in { $region }.
}
told-chaos = Chaos Die { $n }: { $row }.
told-too-few-humans = Too few humans: this needs { $n }.
told-special = { $who } uses { $ability }.
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

card-kind = { $kind ->
    [ability] ability
    [feat] feat
    [scenario] scenario
    [unit] elite
   *[faction] faction
}
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

## Before a game

game-title = Wroth
game-blurb = Five factions contend for the eight regions of the peninsula of Drudgeon. Draft dice, move your troops, buy elites, and control the regions that are worth most when points are counted at the end of every round. The round in which somebody reaches 30 is the last, and whoever has most wins; or fight a scenario, alone or as a team, against a faction that the AI runs.
scenario-none = No scenario: all against all
scenario-none-help = Two to four factions; the round in which somebody reaches 30 VP is the last.
setting-scenario = Scenario
setting-final_tie = A tie at the very end
setting-final_tie-shared = Shared victory
setting-final_tie-shared-help = Whoever is still tied wins together.
setting-final_tie-random = Chance decides
setting-final_tie-random-help = One of those still tied is drawn.
setting-db_moves_round1 = The deployment base in round 1
setting-db_moves_round1-true = It moves
setting-db_moves_round1-true-help = It advances in round 1 as in every other.
setting-db_moves_round1-false = It stays
setting-db_moves_round1-false-help = It advances from round 2 on.
setting-coop_spoils = Spoils against the AI
setting-coop_spoils-individual = Each for themselves
setting-coop_spoils-individual-help = A human needs more units there than any other faction.
setting-coop_spoils-team = As a team
setting-coop_spoils-team-help = The humans’ units count together; whoever has the most of them acts.
setting-ai_sets = Turns of the AI
setting-ai_sets-fixed = Always all of them
setting-ai_sets-fixed-help = It takes all its turns, even when you have no dice left.
setting-ai_sets-until_humans_empty = Until your dice are gone
setting-ai_sets-until_humans_empty-help = It stops when no human has a die left.
setting-run1_ram_rolls = Rams of Show of Force
setting-run1_ram_rolls-each = One roll each
setting-run1_ram_rolls-each-help = Each Ram lands where its own die says.
setting-run1_ram_rolls-once = One roll for all
setting-run1_ram_rolls-once-help = All Rams land in the same region.
setting-elite_vp = VP of elites
setting-elite_vp-controlled = Where you control
setting-elite_vp-controlled-help = As the FAQ has it: an elite pays its VP only in a region that its side controls.
setting-elite_vp-occupied = Where they stand
setting-elite_vp-occupied-help = As printed: an elite pays its VP in every region it occupies, whoever controls it.
preset-first = My first game
preset-first-text = Two rounds with Koda against Runen, who are behind. One idea at a time, each when you need it. About 15 minutes.
preset-quick = One against one
preset-quick-text = You lead Koda against Runen, led by a bot that knows its trade.
preset-coop = Alone against the table
preset-coop-text = You lead Koda against Runen, which the table plays by its own rules.
preset-four = Four at the table
preset-four-text = You lead Koda; three bots lead Aldan, the Guild and Runen.

## What comes: the AI's next turn, if nothing changes

forecast-title = What { $who } would do next, if nothing changed
forecast-first = Its first turn, with the die it holds: { $action }
forecast-first-omni = Its first turn, with the dice it holds: { $action }, then { $omni }
forecast-rolls = If it rolls { $action }
forecast-asks = Then { $who } is asked: { $question }
forecast-roll = Then a roll decides.
forecast-chaos = At the beginning of round { $round }: the Chaos Die

## The table in sentences

text-round = { $round ->
    [0] The game is being set up.
   *[other] Round { $round }, phase { $phase }: { $name }.
}
text-side = { $name }: { $vp } VP.
text-side-goal = { $name }: { $vp } of { $goal } VP.
text-won = { $name }: { $vp } VP, and the victory.
text-scenario = Scenario { $name }. { $mission }
text-base = The deployment base is in { $region }.
text-chaos = The Chaos Die shows { $n }. { $row }.
text-token = { $name }, token { $value }.
text-token-symbol = { $name }, token { $value } with { $action }.
text-army = { $who }: { $units }.
text-empty = Empty.
text-would = { $who } would score { $n } VP ({ $parts }).
text-nobody = Nobody would score it.
text-threat = Threat { $n }.
text-first = { $who }, first player, with { $corra } Corra.
text-faction = { $who }, with { $corra } Corra.
text-dice = Action dice: { $dice }.
text-no-dice = none
text-omni = Omniscient die: { $omni }.
text-board = On the board { $units }, in the discard { $discard }.
text-elite = { $n } { $unit } for { $cost } Corra each
text-reserve = In reserve: { $elites }.
text-feat = Feat { $feat }: { $text }
text-feat-used = Feat { $feat }, used.
text-centre = In the centre { $n } Corra; dice in the pool: { $dice }.
text-waiting = To decide: { $who }.

## For somebody who learns: what a question is about

lesson-Turn-choose_step = On your turn you spend one action die and do what it shows. Before and after it you may also buy elites, use your faction’s ability, your feat and your omniscient die, in any order. Then end the turn.
lesson-SetUp-choose_feats = A feat is a strong card of your own. Some work all game long, others once: keep those for the moment when they turn a region.
lesson-TakeDice-choose_die = The dice you take now are your actions of this round, one for each turn. Take what you need most first: the others take from the same pool.
lesson-Prepare-foresee = The omniscient die is an extra action of this round. If its face is of little use to you, roll it again; then you must take what comes.
lesson-RegionSpoils-accept = Where you have more units than anybody else, the symbol of the region gives you an action for nothing. It hardly ever pays to decline.
lesson-RegionSpoils-choose_for_the_team = One of you performs the action for the team: whoever can do most with it.
lesson-Extend-choose_region = Extend puts regulars from your board where you already stand. Strengthen a region that you can win or must not lose.
lesson-Extend-choose_how_many = More units win a region; what stays on the board can come later.
lesson-Maneuver-choose_origin = A Maneuver moves up to two units by one region, or brings two from your board into your zone in the Shores. Take them from where they are not needed to win.
lesson-Maneuver-choose_region = Go where one or two units more make you the strongest, or stop somebody else from being it.
lesson-Maneuver-choose_how_many = Units in your zone are safe, but score nothing: from there they enter the regions along the coast.
lesson-March-choose_units = An elite counts as one unit for control, like a regular, but it is harder to bring down. See what you leave behind.
lesson-March-choose_escort = These regulars go along for nothing. Leave enough behind to keep the region they come from.
lesson-Attack-choose_region = You attack where you stand or next to it. Hit where one unit less makes you the strongest, or takes the region from somebody.
lesson-Attack-choose_faction = Hit the one who holds the region, or the one who is ahead.
lesson-Deal-choose_unit = A regular falls at one point of damage; an elite loses one vitality and falls at its last. For control every unit counts the same, so bring down as many as you can.
lesson-HurtSomeone-choose_faction = Your unit strikes as it arrives. Hit the one who holds the region, or the one who is ahead.
lesson-Exodus-choose_dice = An Exodus costs two dice, whatever they show. Spend those that are of least use to you.
lesson-Exodus-choose_origin = As many units as you like leave this region for the regions around it. It pays where many stand together, or in the Shores when you want to land in force.
lesson-SendTo-choose_how_many = Send just enough to be the strongest there. You are asked for each region around, one after the other.
lesson-Exodus-choose_storm = The storm breaks where two or more of your units have arrived. Choose where the damage turns the region.
lesson-Buy-choose_place = Each kind of elite has its own rule for where it appears. Some are worth VP where you control: put them where you will still be the strongest when points are counted.
lesson-Gather-choose_how_many = Take regulars from where they are of little use: the board and the discard first, then regions that you hold by a wide margin.
lesson-Summons-choose_region = Your regulars rally to one of your elites. Choose the region that they would win.
lesson-Summons-choose_origin = Take them from a neighbour where they are not needed.
lesson-Summons-choose_how_many = As many as help there; leave enough to keep the region they come from.
lesson-HiredSwords-choose_region = For Corra your regulars land directly along the coast, even where you do not stand yet.
lesson-HiredSwords-choose_how_many = You have paid already: usually as many as you may.
lesson-Howl-choose_region = Enemy regulars flee from a region where you stand. Choose one that you win without them.
lesson-Howl-choose_faction = Drive out the one who is stronger than you there.
lesson-Howl-choose_destination = Send them where they do no harm: where they win nothing.
lesson-Howl-choose_how_many = As many as you may, unless they would win the region they flee to.
lesson-SpringTrap-choose_trap = The trap springs and its unit goes back to your board; you can buy it again. Spring it where the damage turns the region.
lesson-GatherFeat-choose_region = Many regulars at once win a region. Choose a rich one that the others can hardly take back this round.
lesson-Verdict-choose_region = All this damage falls in one region. Choose where it turns the region, or brings down an expensive elite.
lesson-Knives-choose_regions = One damage in each region: choose those where a single unit less makes the difference.
lesson-Turncoats-choose_region = An enemy unit leaves and yours come in: two steps at once. Choose where that makes you the strongest.
lesson-Turncoats-choose_faction = Take it from the one who holds the region.
lesson-Turncoats-choose_how_many = They cost nothing: usually as many as you may.
lesson-FreeElite-choose_region = This elite is free. Put it where it wins a region and will not fall at once.
lesson-Claws-choose_region = You attack several times, in this region and those next to it. Choose one in the middle of many enemies.
lesson-Claws-another = The attacks cost nothing more: go on while there is somebody worth hitting.
lesson-Grudge-choose_faction = The damage falls in every region where you both stand: the more you share, the better.
lesson-Rebirth-choose_how_many = Regulars on your board can be deployed again; those in the discard cannot. Usually all of them.
lesson-Swarm-choose_region = Your regulars swarm together from all around. Choose a rich region that you win with them.
lesson-Swarm-choose_how_many = Leave enough behind to keep the region they come from, and send the others.
lesson-AIDeal-choose_casualty = The AI hits, and the captain chooses among equals who suffers. Let it be the unit you miss least: one that leaves you the region.
lesson-AIHowl-choose_regular = Somebody’s regular must flee. Let it be one that its region can spare.

## For somebody who learns: why an answer is a good one

reason-feat = Every feat is worth having: take the one whose text you like.
reason-end = Nothing better is left: it ends your turn.
reason-end-too = It ends your turn and keeps what you have for later.
reason-pass = It leaves the table as it is.
reason-same = What everybody would score stays as it is.
reason-die = Suppose it were your turn with this die. { $reason }
reason-die-later = Right now it would change little; it is for later.
reason-control = { $team ->
    [yes] Your side would control { $region } (+{ $n } VP).
   *[no] You would control { $region } (+{ $n } VP).
}
reason-more = { $team ->
    [yes] In { $region } your side would score { $n } VP more.
   *[no] In { $region } you would score { $n } VP more.
}
reason-less = { $team ->
    [yes] But in { $region } your side would score { $n } VP less.
   *[no] But in { $region } you would score { $n } VP less.
}
reason-stop = { $who } would score { $n } VP less in { $region }.
reason-gives = But { $who } would score { $n } VP more in { $region }.
reason-cost = It costs you { $units }.
reason-loses = { $who } loses { $units }.
reason-friend-loses = But { $who } loses { $units }.
reason-hurt = Elites { $who_of } lose { $n } vitality.
reason-corra = You get { $n } Corra.
reason-elite = You get { $units }.
reason-landed = { $n ->
    [one] You have 1 unit more in the numbered regions.
   *[other] You have { $n } units more in the numbered regions.
}
reason-zone = { $n ->
    [one] 1 unit more waits in your zone to land.
   *[other] { $n } units more wait in your zone to land.
}
reason-stronger = { $n ->
    [one] You have 1 unit more in { $region }.
   *[other] You have { $n } units more in { $region }.
}

# The chapters of the ledger.
chapter-W-GEN = General
chapter-W-CORRA = Corra
chapter-W-SETUP = Set-up
chapter-W-UNIT = Units and vitality
chapter-W-ROUND = The round
chapter-W-UPKEEP = Phase 1: Maintenance
chapter-W-SPOILS = Phase 2: Spoils
chapter-W-PREP = Phase 3: Groundwork
chapter-W-DRAFT = Phase 4: Draft
chapter-W-ACT = Phase 5: Actions
chapter-W-EXODUS = Exodus
chapter-W-BUY = Buying elites and abilities
chapter-W-OMNI = The omniscient die
chapter-W-VP = Phase 6: Victory points
chapter-W-MAP = The map
chapter-W-SHORE = The Shores
chapter-W-MOVE = Moving and deploying
chapter-W-FEAT = Feats
chapter-W-DMG = Attack and damage
chapter-W-MUSTER = Gathering
chapter-W-COOP-SETUP = Together: set-up
chapter-W-SCEN = Together: scenario cards
chapter-W-THREAT = Together: threat
chapter-W-COOP-UPKEEP = Together: Maintenance
chapter-W-COOP-SPOILS = Together: Spoils
chapter-W-COOP-PREP = Together: Groundwork
chapter-W-COOP-DRAFT = Together: Draft
chapter-W-COOP-ACT = Together: Actions
chapter-W-AI-TURN = The AI: its turn
chapter-W-AI-OMNI = The AI: its omniscient die
chapter-W-AI-BUY = The AI: buying
chapter-W-AI-DMG = The AI: damage
chapter-W-AI-GATHER = The AI: gathering
chapter-W-COOP-VP = Together: Victory points
chapter-W-DISPERSE = Dispersing
chapter-W-SCEN-RUN1 = Scenario: Show of Force
chapter-W-C = What content must keep to
chapter-W-AIC = The AI summary card
chapter-W-A = Rulings

## At the terminal

face-map-vp = { $value } VP
face-map-threat = threat { $n }
face-map-base = BASE
face-map-objective = GOAL
face-map-control = controlled by { $side }
face-map-shores = The Shores
face-table-round = Round { $round } · { $phase } · { $corra } Corra in the stockpile
face-table-pool = Draft pool: { $dice }
face-table-scenario = { $title } ({ $id }) · Chaos Die { $chaos } · deployment base: region { $base }
face-table-score = Humans { $humans } VP, { $name } { $ai } VP
face-seat-name = Faction
face-seat-vp = VP
face-seat-corra = Corra
face-seat-dice = Dice
face-seat-omni = Omniscient
face-seat-board = On the board
face-seat-discard = Discard
face-seat-first = {" "}(first)
face-seat-ai = (AI)
face-seat-feat = { $letter } { $feat } ({ $id }), { $state ->
    [used] used up
    [once] once per game
   *[always] all game long
}
face-seat-sentence = { $own ->
    [yes] { $name }: { $vp } VP, { $corra } Corra. Dice: { $dice }. Omniscient die: { $omni }. On the board: { $board }. In the discard: { $discard }.
   *[no] { $name }: { $corra } Corra. Dice: { $dice }. Omniscient die: { $omni }. On the board: { $board }. In the discard: { $discard }.
}
face-die = { $face ->
    [mine] Mine
    [extend] Ext
    [maneuver] Man
   *[battle] Bat
}
face-legend = ► controls · K 3 Gr2: 3 regulars, a Grey with vitality 2 · ═ land bridge
face-over = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
face-examples = rules W-ACT-07, rules KOD-F1, rules stoic
face-drawing = On the map: ► controls a region; K 3 Gr2 means 3 regulars and a Grey with vitality 2; ═ is a land bridge.

## The lab

bench-counted = questions, also those with one answer, which the engine gives itself; four in standard mode, all at random
