rules-title = The rules of { $game }
rules-lead = Every rule in our own words, with the code that carries it out, the tests that show it, and how often play has met it.
rules-loading = We fetch the rules and count how often play meets them…
rules-unknown = This rule is not in the ledger.
rules-search = Search the rules
rules-search-hint = A word, or an id such as W-ACT-07
rules-show = What to show
rules-tab-rules = Rules ({ $n })
rules-tab-cards = Cards and units ({ $n })
rules-chapters = Chapters
rules-none = Nothing found. Try fewer words.
rules-not-code = No code carries it out:
rules-figure-done = carried out
rules-figure-allowed = allowed something
rules-figure-refused = refused something
rules-where = Where it stands: { $code ->
    [one] one place
   *[other] { $code } places
} in the code, { $tests ->
    [one] one test
   *[other] { $tests } tests
}
rules-code = code
rules-test = test
rules-total-rules = rules
rules-total-coded = carried out by code
rules-total-tested = shown by a test
rules-total-met = met in random play

rules-kind-setup = set-up
rules-kind-legality = what is allowed
rules-kind-effect = what happens
rules-kind-scoring = scoring
rules-kind-ruling = ruling
rules-kind-content = content
rules-from-rulebook = rulebook
rules-from-public = published elsewhere
rules-from-house = ours
rules-from-inferred = inferred
rules-from-pack = your box

rules-chapter-W-GEN = General
rules-chapter-W-CORRA = Corra
rules-chapter-W-SETUP = Set-up
rules-chapter-W-UNIT = Units and vitality
rules-chapter-W-ROUND = The round
rules-chapter-W-UPKEEP = Phase 1: Maintenance
rules-chapter-W-SPOILS = Phase 2: Spoils
rules-chapter-W-PREP = Phase 3: Groundwork
rules-chapter-W-DRAFT = Phase 4: Draft
rules-chapter-W-ACT = Phase 5: Actions
rules-chapter-W-EXODUS = Exodus
rules-chapter-W-BUY = Buying elites and abilities
rules-chapter-W-OMNI = The omniscient die
rules-chapter-W-VP = Phase 6: Victory points
rules-chapter-W-MAP = The map
rules-chapter-W-SHORE = The Shores
rules-chapter-W-MOVE = Moving and deploying
rules-chapter-W-FEAT = Feats
rules-chapter-W-DMG = Attack and damage
rules-chapter-W-MUSTER = Gathering
rules-chapter-W-COOP-SETUP = Together: set-up
rules-chapter-W-SCEN = Together: scenario cards
rules-chapter-W-THREAT = Together: threat
rules-chapter-W-COOP-UPKEEP = Together: Maintenance
rules-chapter-W-COOP-SPOILS = Together: Spoils
rules-chapter-W-COOP-PREP = Together: Groundwork
rules-chapter-W-COOP-DRAFT = Together: Draft
rules-chapter-W-COOP-ACT = Together: Actions
rules-chapter-W-AI-TURN = The AI: its turn
rules-chapter-W-AI-OMNI = The AI: its omniscient die
rules-chapter-W-AI-BUY = The AI: buying
rules-chapter-W-AI-DMG = The AI: damage
rules-chapter-W-AI-GATHER = The AI: gathering
rules-chapter-W-COOP-VP = Together: Victory points
rules-chapter-W-DISPERSE = Dispersing
rules-chapter-W-SCEN-RUN1 = Scenario: Show of Force
rules-chapter-W-C = What content must keep to
rules-chapter-W-AIC = The AI summary card
rules-chapter-W-A = Rulings
