rules-title = The rules of { $game }
rules-lead = Every rule in our own words, with the code that carries it out, the tests that show it, and how often play has met it.
rules-loading = We fetch the rules and count how often play meets them…
rules-unknown = This rule is not in the ledger.
rules-search = Search the rules
rules-search-hint = A word, or an id such as { $rule }
rules-show = What to show
rules-games = Games
rules-tab-guide = The game
rules-tab-ledger = Rules
rules-word-by-word = Word by word:
rules-primer-loading = We lay it out…
rules-primer-none = Nobody has written this page yet; the rules are a click away.
rules-primer-turn = Your turn
rules-primer-know = Five things to know
rules-learn-title = { $game } on one page
rules-learn-begin = Begin your first game
rules-tab-rules = Rules ({ $n })
rules-tab-cards = Cards and units ({ $n })
rules-chapters = Chapters
rules-none = Nothing found. Try fewer words.
rules-not-code = No code carries it out:
rules-book = Italian rulebook:
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
rules-kind-visibility = what is seen
rules-kind-ruling = ruling
rules-kind-content = content
rules-from-rulebook = rulebook
rules-from-public = published elsewhere
rules-from-house = ours
rules-from-inferred = inferred
rules-from-pack = your box
