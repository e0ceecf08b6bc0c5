# What Wroth's drawings say themselves; names and texts of the game come from the server.

wroth-board = Map of Drudgeon
wroth-elites = { $name }: { $n } { $unit }, vitality { $vitality } of { $full }
wroth-token = { $region }: token worth { $value } VP
wroth-token-action = { $region }: token worth { $value } VP, spoils { $action }
wroth-base = Deployment base
wroth-base-here = The deployment base is here.

wroth-round = Round { $n }
wroth-phase-1 = Maintenance
wroth-phase-2 = Spoils
wroth-phase-3 = Groundwork
wroth-phase-4 = Draft
wroth-phase-5 = Actions
wroth-phase-6 = Victory Points
wroth-pool = Dice pool
wroth-pool-die = { $action }, { $n } in the pool
wroth-pool-empty = No dice just now.
wroth-stockpile = Stockpile
wroth-stockpile-n = Stockpile: { $n } Corra
wroth-goals = Points to win
wroth-goal = { $name }: { $vp } of { $goal } VP
wroth-scenario = Scenario: { $name }
wroth-mission = Mission
wroth-event = Event
wroth-setup = Set-up
wroth-chaos-title = Chaos die
wroth-chaos = { $n ->
    [0] Chaos die, not rolled yet
   *[other] Chaos die: { $n }
}

wroth-first = First player
wroth-ai = AI
wroth-ai-long = Played by the AI
wroth-vp = VP
wroth-vp-n = { $n } VP
wroth-corra = Corra
wroth-corra-n = { $n } Corra
wroth-omni = omniscient die: { $face }
wroth-board-n = { $n } { $unit } on the board
wroth-on-board = on the board
wroth-discard-n = { $n } { $unit } in the discard
wroth-in-discard = in the discard
wroth-dice = Dice
wroth-held-die = { $action }, { $n } held
wroth-reserve = Elites
wroth-reserve-unit = { $name }: { $n } left, { $cost } Corra, vitality { $vitality }{ $vp ->
    [0] {""}
   *[other] , { $vp } VP bonus
}
wroth-left = { $n } left
wroth-feats = Feats
wroth-abilities = Abilities
wroth-used = Used
wroth-once = Once per game
wroth-always = All game long
wroth-costs = Costs { $n } Corra

wroth-token-value = Token worth { $n } VP.
wroth-token-spoils = Its spoils: { $action }.
wroth-holder = In control: { $name }
wroth-bridge = A bridge leads to region { $region }.
wroth-armies = Armies
wroth-nobody = Nobody stands here.
wroth-would = If points were counted now
wroth-would-nobody = Nobody would score here.
wroth-threat = Threat to the AI: { $n }
wroth-regulars = { $name }: regulars. One damage sends one to the discard.
wroth-vitality = { $n } with vitality { $vitality } of { $full }.
wroth-fresh = Deployed this turn.

wroth-unofficial = Wroth is a game of Chip Theory Games (in Italy, of Pendragon Game Studio); its name and its rules belong to whoever made them.
