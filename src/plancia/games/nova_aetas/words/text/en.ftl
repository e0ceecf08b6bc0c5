# Nova Aetas in English. A question has the key of the step that puts it, a line of the log that of its effect.

list = { $most } and { $last }

## The game

game-title = Nova Aetas: Renaissance
game-blurb = Four heroes of a free company in the Italy of 1508, against enemies that decide for themselves. A campaign of six missions with six endings, or any mission by itself; one to four players, together.

## Names

numbered = { $name } { $n }
counted = { $n } { $thing }
stocked = { $n ->
    [one] { $thing }
   *[other] { $thing } ×{ $n }
}
nothing = nothing
nobody = nobody
none = none
bare-hands = Bare hands
practice = A field of your own
seat = { $seat ->
    [one] Player 1
    [two] Player 2
    [three] Player 3
   *[four] Player 4
}
seat-heroes = { $seat } ({ $heroes })
characteristic = { $n ->
    [0] Rapidity
    [1] Dexterity
    [2] Physique
    [3] Mind
   *[4] Health
}
symbol = { $name ->
    [moon] Moon
    [star] Star
   *[sun] Sun
}
rank = { $name ->
    [troop] Troop
    [elite] Elite
   *[monster] Monster
}
slot = { $name ->
    [head] Head
    [body] Body
    [accessory] Accessory
    [one-hand] One Hand
    [two-hands] Two Hands
   *[grimoire] Grimoire
}
category = { $name ->
    [weapon] Weapon
    [armour] Armour
    [artefact] Artefact
    [spell] Spell
    [oil] Oil
    [omnia] Omnia
    [potion] Potion
    [shield] Shield
   *[tool] Tool
}
family = { $name ->
    [elementum] Elementum
    [alchemia] Alchemia
   *[pecunia] Pecunia
}
skill-type = { $name ->
    [attack] Attack
    [defence] Defence
    [support] Support
    [movement] Movement
   *[heroic] Heroic
}
skill-form = { $name ->
    [active] an action
    [passive] always on
    [enhancement] with an attack
   *[reaction] a reaction
}
mission-family = { $n ->
    [0] Campaign
    [1] Hunt
    [2] Encounter
   *[3] Exploration
}
settlement-kind = { $city ->
    [yes] City
   *[no] Village
}
direction = { $n ->
    [0] North
    [1] West
    [2] East
   *[3] South
}
phase = { $phase ->
    [settlement] In the settlement
    [equipping] Equipping
    [set-up] Setting up
    [mission] Mission
   *[end-of-mission] End of the mission
}
counter-burn = Flames
counter-lever = Levers pulled
counter-rite = Verses of the rite
counter-chains = Chains broken
counter-doom = Doom
counter-pour = Blood poured
counter-stolen = Blood stolen
counter-strongbox = Strongboxes opened
counter-sarcophagus = Sarcophagi opened

## What is known before choosing

aim-threat = Threat { $n }
aim-above-all = before any Hero
aim-over = no longer
counted-of = { $of ->
    [none] { $counter } { $n }
   *[other] { $counter } { $n } of { $of }
}
ap = { $n } AP
all-ap = all AP
heroism = { $n } Heroism
xp = { $n } XP
class-points = { $n ->
    [one] 1 Class Point
   *[other] { $n } Class Points
}
popolini = { $n ->
    [one] 1 Popolino
   *[other] { $n } Popolini
}
percent = { $n } %
wounds-of = Wounds { $n }/{ $of }
cubes-of = cubes { $n }/{ $of }
blow = inflicts { $wounds } on average · succeeds { $percent } % · defeats { $defeats } %
provokes = { $n ->
    [one] reaction by { $who }
   *[other] reactions by { $who }
}
stealth-tests = { $n ->
    [one] Stealth Test against { $who } ({ $percent } %)
   *[other] { $n } Stealth Tests against { $who } ({ $percent } % each)
}
falls = { $n ->
    [one] fall, 1 Wound
   *[other] fall, { $n } Wounds
}
room = { $n ->
    [one] room for 1 Wound
   *[other] room for { $n } Wounds
}
attack-type = { $physical ->
    [yes] Physical
   *[no] Psychic
}
attack-dice = { $n ->
    [0] { $of }
   *[other] { $of } +{ $n }
}
attack-range = Range { $n }
hits = { $n ->
    [one] 1 Hit
   *[other] { $n } Hits
}
threshold = threshold { $n }
on-friends = on friends
attack-wounds = { $n ->
    [successes] Wounds = Successes
    [one] 1 Wound
   *[other] { $n } Wounds
}
with-number = { $name } { $n }
with-word = { $name } ({ $word })
area = { $shape ->
    [cross] Area Cross
    [explosion] Area Explosion
    [lance] Area Lance { $n }
   *[breath] Area Breath
}
test-of = { $successes ->
    [1] { $of } Test at { $threshold }
   *[other] { $of } Test at { $threshold }, { $successes } Successes
}

## Options

label-card = { $name }: { $text }
label-action = { $action ->
    [move] Move
    [jump] Jump
    [wait] Wait · 1 AP
    [extinguish] Put out the fire · 1 AP: a die of 5 or 6
    [enter] Enter the building · 1 AP
    [rescue] Raise a Hero who is Down · { $ap }
   *[swap] Give or take a thing
}
label-attack = { $friend ->
    [yes] Cast { $weapon } · { $ap } · { $line }
   *[no] Attack with { $weapon } · { $ap } · { $line }
}
label-reload = Reload { $weapon } · { $ap }
label-link = Go to: { $room } · 1 AP
label-exit = Leave by { $exit } ({ $square })
label-pick-up = Pick up { $thing }
label-step-by-step = Square by square
label-heroism = Spend 1 Heroism (you have { $n }) and re-roll any dice
label-weapon-reroll = Re-roll 1 die with this weapon
label-bond = { $who } lets you re-roll 1 die (Bond)
label-die = { $success ->
    [yes] Die { $n }: { $die } (Success)
   *[no] Die { $n }: { $die }
}
label-without-test = Without a Test
label-himself = { $who } suffers it
label-a-wound = 1 Wound
label-first = { $who } first
label-give = Give { $thing } to { $who }
label-take = Take { $thing } from { $who }
label-leave = Set out: “{ $mission }”
label-side-mission = { $family }: “{ $mission }”
label-goes-about = { $visits ->
    [0] { $hero } goes about (no visits left)
    [one] { $hero } goes about (1 visit left)
   *[other] { $hero } goes about ({ $visits } visits left)
}
label-pack = Choose what to take along
label-place = { $free ->
    [yes] { $place }: { $text }
   *[no] { $place } (a visit): { $text }
}
label-buy = Buy { $thing } · { $price }
serves = { $things ->
    [none] for no Formula that you know
   *[other] for { $things }
}
label-sell = Sell { $thing } · { $price } (you have { $n })
label-formula = { $fee ->
    [none] { $name } · { $reagents }
   *[other] { $name } · { $reagents } · { $fee }
}
label-school = School { $school } · { $xp }
label-strengthening = { $n ->
    [4] 2 Health more · { $xp }
   *[other] 1 { $of } more · { $xp }
}
label-class = Advanced Class: { $class } · { $points }
label-destiny = Destiny { $level }: one card more each mission · { $xp }
label-put-back = Put back { $thing }
label-equip = Take { $thing } ({ $slot }): { $text }
label-drink = Share a jug with { $who }: 1 Bond more · { $fee }
label-rumour = Listen for a rumour: “{ $mission }” · { $fee }
label-treat = Treat { $grave } ({ $text }) · { $fee }
label-grave = { $hero }: { $grave } ({ $text })
label-bless = Begin the next mission Blessed · { $fee }

## No

pass = No
pass-HeroActivation-choose_action = End the Activation
pass-StepByStep-choose_step = Stop here
pass-Walk-choose_destination = Stay
pass-Dash-choose_square = Stay
pass-HeroAttack-declare_skills = Nothing more
pass-Test-prepare = Roll the dice
pass-Test-improve = Keep the dice
pass-Test-choose_dice = No other die
pass-Test-add_symbol = No symbol
pass-Parry-choose = Suffer them
pass-NoQuarter-choose = No attack
pass-HeroActivation-hurry = Not now
pass-Eclipse-choose = Keep the card
pass-Step-choose_hero = Leave it out
pass-GoAbout-choose_place = That is all
pass-Trade-choose = Nothing more
pass-Craft-choose = Nothing more
pass-Train-choose = Nothing more
pass-Pack-choose = Ready
pass-TreatAll-choose = Nothing more
pass-UseItem-choose_another = Nobody else

## Questions

PlaceHero-choose_square = Where does { $hero } begin?
Fewer-choose_squares = { $most ->
    [one] One Enemy stays away: which square is left empty?
   *[other] { $most } Enemies stay away: which squares are left empty?
}
HeroActivation-choose_hero = Sector { $sector }: who acts next?
HeroActivation-choose_action = { $model }: what now? ({ $ap } AP left)
HeroActivation-hurry = { $model } is done. Does time pass more slowly?
Walk-choose_destination = Where does { $model } go? ({ $ap } AP left)
StepByStep-choose_step = Next square of { $model }? ({ $ap } AP left)
Jump-choose_landing = Where does { $model } land?
Dash-choose_square = { $model } may Dash. Where?
ReactionAttacks-choose_reactor = { $mover } turns away from several. Who strikes first?
Press-choose_direction = Which way is { $target } pushed?
HeroAttack-choose_target = { $item }: whom?
HeroAttack-choose_facing = In which direction?
HeroAttack-declare_skills = Which Skills do you add to the attack on { $target }?
NoQuarter-choose = No Quarter: another attack, for 1 Heroism?
Cleave-choose = Who else is struck?
Test-prepare = { $about ->
    [physical-defence] { $hero } defends against a Physical Attack: { $pool ->
        [one] 1 die
       *[other] { $pool } dice
    } at { $threshold }. Use something first?
    [psychic-defence] { $hero } defends against a Psychic Attack: { $pool ->
        [one] 1 die
       *[other] { $pool } dice
    } at { $threshold }. Use something first?
    [keyword] { $hero }, { $keyword } Test: { $pool ->
        [one] 1 die
       *[other] { $pool } dice
    } at { $threshold }. Use something first?
   *[other] { $hero }: { $pool ->
        [one] 1 die
       *[other] { $pool } dice
    } at { $threshold }. Use something first?
}
Dodged-choose_die = It dodges: which Success do you re-roll? ({ $dice })
Test-improve = { $successes ->
    [one] { $hero } rolled { $dice }: 1 Success at { $threshold }. Re-roll?
   *[other] { $hero } rolled { $dice }: { $successes } Successes at { $threshold }. Re-roll?
}
Test-choose_dice = Which dice? ({ $dice })
Test-add_symbol = { $hero } rolled { $dice }. Add a symbol?
Answer-choose = { $attack ->
    [physical] { $enemy } attacks { $victim }. React?
   *[psychic] { $enemy } attacks the mind of { $victim }. React?
}
AfterAttack-choose = { $enemy } has attacked { $hero }. React?
AfterAttack-choose_weapon = { $skill }: with which weapon?
Suffer-offer_himself = { $n ->
    [one] { $model } is about to suffer 1 Wound. Take it instead?
   *[other] { $model } is about to suffer { $n } Wounds. Take them instead?
}
Parry-choose = { $n ->
    [one] { $hero } is about to suffer 1 Wound.
   *[other] { $hero } is about to suffer { $n } Wounds.
}
Absorb-choose = { $left ->
    [one] 1 Wound for { $hero }: what takes it?
   *[other] { $left } Wounds for { $hero }: what takes them?
}
Fall-save_him = { $model } is about to go Down. Who prevents it?
UseActive-choose_target = { $skill }: on whom?
UseActive-choose_square = { $skill }: where?
UseActive-choose_token = { $skill }: which?
UseActive-choose_order = { $skill }: who goes first?
Charge-choose_target = Whom do you charge?
Charge-choose_weapon = With which weapon?
TwinBlades-choose_weapon = Which blade first?
Mend-choose_cure = What does { $target } get rid of?
UseItem-choose_target = { $item }: for whom?
UseItem-choose_weapon = { $item }: on which weapon?
UseItem-choose_another = { $item }: for whom besides?
Rescue-choose = Whom do you raise?
Swap-choose_partner = With whom?
Swap-choose_thing = What do you give or take?
Deed-choose_test = { $action }: how?
ChooseItem-choose = Which one do you take?
ChooseBearer-choose = Who begins the next mission with it?
Eclipse-choose = { $kind } are about to act. Does { $hero } play a card?
Eclipse-choose_model = Who is blinded?
Event-choose_hero = { $event }: { $text } Who is it?
EnemyActivation-ask_the_players = { $enemy } hesitates. Whom does it go for?
Settlement-choose_next = { $place }: what next? (The purse: { $popolini ->
    [one] 1 Popolino
   *[other] { $popolini } Popolini
}{ $graves ->
    [0] {""}
    [one] , 1 Grave Wound to treat
   *[other] , { $graves } Grave Wounds to treat
})
GoAbout-choose_place = Where does { $hero } go?
Service-choose = What does { $hero } ask for?
Trade-choose = What do you buy or sell? (The purse: { $popolini ->
    [one] 1 Popolino
   *[other] { $popolini } Popolini
})
Craft-choose = What is made?
Study-choose = What does { $hero } learn?
TreatAll-choose = What is treated?
Train-choose = How does { $hero } grow?
Pack-choose = What does { $hero } take along?
Step-choose_hero = { $stage }: { $text } Who tries?
Step-choose_test = { $stage }: how does { $hero } try?
ChooseFormula-choose = Which Formula do you learn?
ChooseFamily-choose = From which deck do you draw?
FreeTreatment-choose = Which Grave Wound is treated?
Achieved-choose_friend = With whom does the Bond of { $hero } grow?
EndOfMission-choose_promoted = Who gains the Class Point?
BearWounds-choose_successor = { $hero } can go on no longer. Who takes the place?
Chapter-choose_way = How does the story go on?

## The log: a line for each effect

line-because = { $line } ({ $because }).
reason-fall = fall
reason-grave = Grave Wound
reason-first-wound = has wounded an Enemy
reason-no-attack = no attack
reason-bond = Bond
reason-reward = for the mission
reason-defeat = an Enemy defeated
reason-loot = Loot
lost-threat = Threat −{ $n }
lost-tokens = discards { $tokens }
lost-thing = leaves { $thing } on { $square }
did-Move = { $how ->
    [walk] { $ap ->
        [0] { $who } goes to { $square } for no AP
       *[other] { $who } goes to { $square } ({ $ap } AP)
    }
    [jump] { $who } jumps to { $square } ({ $ap } AP)
    [dash] { $who } dashes to { $square }
    [forced] { $who } is pushed to { $square }
   *[blink] { $who } vanishes and appears on { $square }
}{ $doused ->
    [none] .
   *[other] {" "}and discards { $doused }: the Water puts the fire out.
}
did-Arrive = { $who } comes to the field on { $square }.
did-Leave = { $way ->
    [defeated] { $by ->
        [none] { $who } falls.
       *[other] { $by } defeats { $who }.
    }
    [flees] { $who } loses heart and runs.
    [falls] { $who } falls, and is out of the game.
   *[removed] { $who } leaves the field.
}
did-GoInside = { $who } goes inside: { $room } ({ $ap } AP).
did-ComeOut = { $lost ->
    [none] { $who } comes out on { $square }.
   *[other] { $who } comes out on { $square }: { $lost }.
}
did-Pay = { $why ->
    [N-STATUS-STUNNED] { $who } is dazed: spends { $ap } AP and discards { $stunned }.
    [N-TOKEN-REACTION-1] { $who } spends { $ap } AP and discards { $reaction-1 }.
    [N-TOKEN-REACTION-2] { $who } spends { $ap } AP and discards { $reaction-2 }.
    [N-TRAIT-RELOAD] { $who } reloads: spends { $ap } AP and discards { $unloaded }.
    [N-CORE-ACT-WAIT] { $who } waits ({ $ap } AP).
   *[other] { $who } spends { $ap } AP.
}
did-Wound = { $n ->
    [one] { $who } suffers 1 Wound.
   *[other] { $who } suffers { $n } Wounds.
}
did-Heal = { $n ->
    [one] { $who } discards 1 Wound.
   *[other] { $who } discards { $n } Wounds.
}
did-GiveToken = { $loser ->
    [none] { $who } gains { $tokens }.
   *[other] { $who } gains { $tokens }, and { $loser } loses it.
}
did-DropTokens = { $who } discards { $tokens }.
did-ChangeThreat = { $loss ->
    [yes] { $who }: Threat −{ $n }.
   *[no] { $who }: Threat +{ $n }.
}
did-ChangeHeroism = { $loss ->
    [yes] { $who } spends { $n } Heroism.
   *[no] { $who } gains { $n } Heroism.
}
did-GoDown = { $lost ->
    [none] { $who } goes Down.
   *[other] { $who } goes Down: { $lost }.
}
did-StandUp = { $by ->
    [none] { $who } stands up again
   *[other] { $by } helps { $who } up ({ $ap } AP), who stands
} with { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}, and acts at hour { $hour }.
did-BeginActivation = { $who } acts.
did-EndActivation = { $who } is done.
did-SetHour = { $who } acts again at hour { $hour }.
did-SetGroupHour = { $kind } act sooner, at hour { $hour }.
did-TurnHand = { $sector ->
    [1] Lap { $lap }, Sector 1
   *[other] Sector { $sector }
}
did-WoundGear = { $n ->
    [one] { $item } takes 1 Wound for { $who }.
   *[other] { $item } takes { $n } Wounds for { $who }.
}
did-Unload = { $loaded ->
    [yes] { $who } reloads: { $item }.
   *[no] { $item } is Unloaded.
}
did-Oil = { $attacks ->
    [0] The oil on { $item } is used up.
    [one] { $item }: { $trait } for 1 attack more.
   *[other] { $item }: { $trait } for { $attacks } attacks.
}
did-UseOnce = { $who } uses { $item }.
did-UseUp = { $who } uses up { $item }.
did-SwapForNothing = { $hero } and { $other } swap for nothing: they know each other.
did-HandOver = { $giver } hands { $item } to { $taker }.
did-TakeItem = { $who } takes { $item }.
did-Undertake = { $square ->
    [none] { $who }: { $action } ({ $ap } AP).
   *[other] { $who }: { $action } on { $square } ({ $ap } AP).
}
did-PutCube = { $square ->
    [none] Cube { $n } of { $of }.
   *[other] Cube { $n } of { $of } on { $square }.
}
did-Count = { $of ->
    [none] { $counter }: { $total }.
   *[other] { $counter }: { $total } of { $of }.
}
did-TakeThing = { $who } carries { $thing }.
did-LoseThing = { $thief ->
    [none] Gone: { $thing }.
   *[other] { $thief } makes off with { $thing }.
}
did-RaiseAlarm = { $by ->
    [none] The Alarm is raised!
   *[other] { $by } raises the Alarm!
}
did-Drain = The sluice opens, and the water runs off.
did-DrawDraft = Draft on { $square }: { $kind }.
did-NobodyLeft = No model can be placed ({ $kind }): another Draft Card is drawn.
did-RefillDrafts = The Draft deck is shuffled again.
did-DrawEvent = { $passed ->
    [0] {""}
    [1] The fog lifts.{" "}
   *[2] The wind drops.{" "}
}Event: { $event }. { $text }
did-SetWeather = { $weather ->
    [0] The sky clears.
    [1] Fog settles.
   *[2] The wind rises.
}
did-DrawReagent = { $worth ->
    [0] The company gains 1 { $reagent }.
   *[other] The company gains { $worth } Popolini.
}
did-GainPopolini = { $loss ->
    [yes] { $n ->
        [one] 1 Popolino is paid.
       *[other] { $n } Popolini are paid.
    }
   *[no] { $n ->
        [0] The purse is empty: nothing is lost.
        [one] The company gains 1 Popolino.
       *[other] The company gains { $n } Popolini.
    }
}
did-GainItem = { $how ->
    [buys] The company buys: { $item }.
    [makes] The company makes: { $item }.
   *[gains] The company gains: { $item }.
}
did-DrawReward = Reward: { $reward }. { $text }
did-DrawGrave = { $who } suffers a Grave Wound: { $grave }. { $text }
did-DrawDestiny = { $who } draws “{ $card }”.
did-PlayDestiny = { $who } plays “{ $card }”: { $text }
did-SetFlag = The story remembers.
did-Complete = { $main ->
    [yes] Objective met: { $text }
   *[no] Secondary objective met: { $text }
}
did-Tally = { $who } has done something to be remembered for.
did-EndMission = { $won ->
    [yes] { $mission }: victory! { $story }
   *[no] { $text ->
        [none] { $mission }: defeat. { $story }
       *[other] { $mission }: defeat. { $text } { $story }
    }
}
all-down = All the Heroes are Down.
did-React = { $mover } turns away from { $enemy }, who reacts.
did-Notice = { $enemy } looks towards { $hero }.
did-Patrol = The round goes on.
did-SetBoons = { $who } braces.
did-CancelDraft = { $loss ->
    [yes] Nobody comes: the trapdoor is sealed.
   *[no] The next Draft will not come.
}
did-SkipEvent = { $loss ->
    [yes] The stars foretold it: no Event.
   *[no] The first Event of the next mission is ignored.
}
did-GrowBond = The Bond of { $one } and { $other } grows.
did-TokenNextTime = { $who } begins the next mission with { $tokens }.
did-Attacked = { $friend ->
    [yes] { $model } casts { $weapon } on { $target }.
    [self] { $model } casts { $weapon } on themself.
   *[no] { $model } attacks { $target }: { $weapon }.
}
did-Rolled = { $about ->
    [1] { $who }, { $keyword } Test at { $threshold }: { $dice }
    [6] { $who } tries to put the fire out, at { $threshold }: { $dice }
    [4] { $who } defends at { $threshold }: { $dice }
    [5] { $who } defends at { $threshold }: { $dice }
   *[other] { $who } rolls at { $threshold }: { $dice }
} ({ $successes ->
    [0] no Success
    [one] 1 Success
    [out] it goes out
    [burning] it burns on
   *[other] { $successes } Successes
}).
did-Rerolled = { $successes ->
    [0] { $who } re-rolls { $old }: now { $new }; no Success.
    [one] { $who } re-rolls { $old }: now { $new }; 1 Success in all.
   *[other] { $who } re-rolls { $old }: now { $new }; { $successes } Successes in all.
}
did-Counted = { $successes ->
    [one] { $who }: 1 Success.
   *[other] { $who }: { $successes } Successes.
}
did-HasWounded = { $who } has drawn blood.
did-UseSkill = { $more ->
    [none] { $who } uses { $skill }.
   *[other] { $who } uses { $skill } ({ $more }).
}
did-UseBond = { $helper } helps { $hero }.
did-Judged = { $successful ->
    [no] The attack on { $target } fails.
   *[yes] { $critical ->
        [0] { $wounds ->
            [0] The attack on { $target } succeeds, without Wounds.
            [one] The attack on { $target } succeeds: 1 Wound.
           *[other] The attack on { $target } succeeds: { $wounds } Wounds.
        }
       *[other] Critical! The attack on { $target } comes to { $wounds } Wounds.
    }
}
did-LayMission = Mission: “{ $mission }”
did-StartMission = { $mission } begins. { $briefing ->
    [none] {""}
   *[other] { $briefing }
}
did-LeaveField = The field is left, and wounds are dressed.
did-ReadyHeroes = The company is ready.
did-EndGame = { $ending ->
    [none] { $won ->
        [yes] The company has won.
       *[no] The company has lost.
    }
   *[other] { $ending }. { $text }
}
did-ComeBack = The company is back in the settlement.
did-ReachSettlement = { $city ->
    [yes] { $place } (City). { $text }
   *[no] { $place } (Village). { $text }
}
did-Visit = { $who } visits: { $place }.
did-GainXp = { $loss ->
    [yes] { $who } spends { $n } XP.
   *[no] { $who } gains { $n } XP.
}
did-GainClassPoint = { $loss ->
    [yes] { $n ->
        [one] { $who } spends 1 Class Point.
       *[other] { $who } spends { $n } Class Points.
    }
   *[no] { $n ->
        [one] { $who } gains 1 Class Point.
       *[other] { $who } gains { $n } Class Points.
    }
}
did-LearnSkill = { $who } learns { $skill }.
did-Strengthen = { $which ->
    [4] { $who }: 2 Health more.
   *[other] { $who }: 1 { $of } more.
}
did-Advance = { $who } is now { $class }.
did-RaiseDestiny = { $who }: Destiny grows.
did-LearnSchool = { $who } learns the School { $school }.
did-LearnFormula = The company learns a Formula: { $formula }.
did-ChangeReagent = { $loss ->
    [yes] { $reagents } less.
   *[no] { $reagents } more.
}
did-LoseItem = The company sells: { $item }.
did-Equip = { $who } takes { $item }.
did-PutBack = { $who } puts back { $item }.
did-Treat = { $who } is healed of { $grave }.
did-BearGraves = { $who } is not healed of: { $graves }.
did-LoseHero = { $hero } leaves the company, whose chest keeps the gear. { $other } takes the place, with { $xp } XP.
did-BringEquipment = { $who } brings along: { $items }.
did-Achieve = { $who } gains an Achievement: { $achievement }.
did-HeroismNextTime = { $who } begins the next mission with { $n } Heroism more.
did-StrengthenBond = The Bond of { $one } and { $other } grows.
did-HearRumour = A rumour: “{ $mission }”.
did-RecordMission = { $mission } is over.
did-Travel = { $lost ->
    [yes] Defeat does not end the story: the road leads on, “{ $mission }”.
   *[no] The road leads on: “{ $mission }”.
}

## Since you left: what befell whom

upshot-wounds = { $sign ->
    [lost] { $n ->
        [one] 1 Wound suffered
       *[other] { $n } Wounds suffered
    }
   *[won] { $n ->
        [one] 1 Wound healed
       *[other] { $n } Wounds healed
    }
}, { $who }
upshot-threat = { $sign ->
    [lost] Threat +{ $n }
   *[won] Threat −{ $n }
}, { $who }
upshot-heroism = { $sign ->
    [lost] Heroism −{ $n }
   *[won] Heroism +{ $n }
}, { $who }
upshot-down = { $who } is Down
upshot-up = { $who } stands up again
upshot-gone = { $who } leaves the field
upshot-token = { $who } has { $tokens }
upshot-no-token = { $who } no longer has { $tokens }
upshot-gear = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
} on { $item }, { $who }
upshot-item = { $item }
upshot-thing = { $thing }
upshot-alarm = the Alarm
upshot-objective = { $n ->
    [one] an Objective completed
   *[other] { $n } Objectives completed
}
upshot-mission = { $sign ->
    [lost] the mission is lost
   *[won] the mission is won
}
upshot-grave = { $sign ->
    [lost] Grave Wound
   *[won] healed
}: { $grave }, { $who }
upshot-destiny = “{ $card }”, { $who }
upshot-popolini = { $n ->
    [one] 1 popolino
   *[other] { $n } popolini
}
upshot-reagent = { $n } { $reagent }
upshot-formula = Formula: { $formula }
upshot-xp = { $n } XP, { $who }
upshot-hero = { $who } leaves the company
upshot-beaten = defeated { $n }: { $kind }

## What the Enemies think

think-N-AI-02 = { $answer ->
    [yes] { $enemy } has an Objective of the mission.
   *[no] { $enemy } has no Objective but to attack the Heroes.
}
think-N-AI-03 = { $answer ->
    [yes] There are Heroes in its Control Area.
   *[no] No Hero is in its Control Area.
}
think-N-AI-04 = { $answer ->
    [yes] { $threat ->
        [none] A Hero draws it away from its Objective.
       *[other] A Hero in its Control Area has a Threat of { $threat } or more.
    }
   *[no] No Hero is threatening enough to draw it from its Objective.
}
think-N-AI-05 = { $hero ->
    [none] It goes for the nearest Hero: several are equal.
   *[other] It goes for the nearest Hero: { $hero }.
}
think-N-AI-06 = { $hero ->
    [none] It goes for the highest Threat: several are equal.
   *[other] { $by ->
        [distance] It goes for { $hero }: highest Threat, and nearest.
        [wounds] It goes for { $hero }: highest Threat, as near as another, and most Wounds.
       *[other] It goes for { $hero }: highest Threat.
    }
}
think-N-AI-07 = { $why ->
    [blocked] It cannot get at them: the way is blocked.
   *[other] { $answer ->
        [yes] It can attack { $hero } in this Activation.
       *[no] { $hero } is too far to attack in this Activation; it goes all the same.
    }
}
think-N-AI-09 = { $answer ->
    [yes] { $hero } is in Range, and there are Action Points for an attack.
   *[no] No further attack is possible.
}
think-N-AI-12 = { $answer ->
    [yes] It can carry out its Objective now.
   *[no] It cannot carry out its Objective in this Activation.
}
think-N-AI-13 = { $answer ->
    [yes] Heroes are in its way.
   *[no] Nobody is in its way.
}
think-N-AI-14 = { $answer ->
    [yes] On the way another Hero is threatening enough.
   *[no] On the way no other Hero is threatening enough.
}
think-N-AI-16 = { $hero ->
    [none] It goes for the nearest Hero in its way: several are equal.
   *[other] It goes for the nearest Hero in its way: { $hero }.
}
think-N-AI-25 = { $why ->
    [blinded] { $enemy } is Blinded, and waits.
    [nobody] No Hero is on the field: { $enemy } waits.
    [blocked] { $enemy } can get at nobody, and waits.
    [no-way] No way leads to its Objective: { $enemy } waits.
    [no-farther] { $enemy } cannot get farther away, and waits.
   *[other] { $enemy } waits.
}
think-headed = { $steps ->
    [0] { $attack ->
        [none] { $enemy } stays where it is.
       *[other] { $enemy } stays where it is: { $attack } reaches.
    }
   *[other] { $attack ->
        [none] { $by ->
            [nearest] { $enemy } makes for { $goal }: { $ap } AP.
           *[other] { $enemy } makes for { $goal } ({ $ap } AP).
        }
       *[other] { $by ->
            [attack] { $enemy } makes for { $goal } ({ $ap } AP): the best attack there, { $attack }.
            [others] { $enemy } makes for { $goal } ({ $ap } AP) for { $attack }: fewest other Heroes beside it.
            [distance] { $enemy } makes for { $goal } ({ $ap } AP) for { $attack }: farthest from the target.
            [order] { $enemy } makes for { $goal } ({ $ap } AP) for { $attack }: the first of equal squares.
            [squares] { $enemy } charges to { $goal }: { $attack }.
           *[other] { $enemy } makes for { $goal } ({ $ap } AP) for { $attack }: the cheapest square.
        }
    }
}
think-ordered = { $first } goes first.
compared = { $attacks ->
    [yes] { $who } will attack, { $ap } AP of movement, distance { $distance }
   *[no] { $who } cannot attack, { $ap } AP of movement, distance { $distance }
}
weighed = { $hero }: Threat { $threat }, distance { $distance }, Wounds { $wounds }
weighed-all = [{ $heroes }]
path = By { $squares }.

## What is refused before a game

settings-no-seat = There is no seat { $name }; there are { $known }.
settings-same-seat = Nobody sits on two chairs: a seat is named twice.
settings-how-many-seats = One to four players.
settings-no-hero = There is no Hero { $name }; there are { $known }.
settings-four-heroes = A company has four different Heroes.
settings-practice = A field of your own needs rows of equal length, and play = "mission".
settings-no-letter = There is no { $code } on a map.
settings-off-the-map = { $square } is not on the map.
settings-own-map = Only mission = "practice" brings a map of its own.
settings-no-mission = There is no mission { $name }; there are { $known }.
settings-unreadable = These settings cannot be read: { $said }

## Sheets

card-kind = { $kind ->
    [ability] Ability
    [trait] Trait
    [token] Token
    [keyword] Keyword
    [faction] Faction
    [school] School
    [hero] Hero
    [class] Advanced Class
    [skill] Skill
    [enemy] Enemy
    [ally] Ally
    [item] Item
    [spell] Spell
    [reagent] Reagent
    [formula] Formula
    [destiny] Destiny Card
    [event] Event Card
    [grave-wound] Grave Wound
    [achievement] Achievement
    [reward] Reward Card
    [location] place in a settlement
    [scenery] Scenery
    [mission] Mission
    [campaign] campaign
    [ending] ending of the campaign
   *[word] word of the game
}
sheet-hero = { $class }. Rapidity { $rapidity }, Dexterity { $dexterity }, Physique { $physique }, Mind { $mind }, Health { $health }.
sheet-keywords = { $schools ->
    [none] Keywords: { $keywords }.
   *[other] Keywords: { $keywords }. Schools: { $schools }.
}
sheet-equipment = Starting Equipment: { $items }.
sheet-skill = { $name } ({ $type }, { $form }; { $costs }): { $text }
sheet-skill-of = Skill of { $hero }: { $type }, { $form }.
sheet-start = from the start
sheet-ally = { $abilities ->
    [none] Ally. Rapidity { $rapidity }, Dexterity { $dexterity }, Physique { $physique }, Mind { $mind }, Health { $health }, Threat { $threat }.
   *[other] Ally. Rapidity { $rapidity }, Dexterity { $dexterity }, Physique { $physique }, Mind { $mind }, Health { $health }, Threat { $threat }. { $abilities }.
}
sheet-enemy = { $faction }, { $rank }. Rapidity { $rapidity }, Control Area { $control }, Physical Defence { $pd }, Psychic Defence { $md }, Health { $health }. Models: { $models }.
sheet-abilities = Abilities: { $abilities }.
sheet-attack = { $name }: { $line }.
sheet-item = { $category }, { $slot }; { $price }.
sheet-no-price = not for sale
sheet-school = School: { $school }.
sheet-reagent = { $buy ->
    [one] { $family }, { $n } cards; 1 Popolino to buy, { $sell } to sell.
   *[other] { $family }, { $n } cards; { $buy } Popolini to buy, { $sell } to sell.
}
sheet-coins = { $family }, { $n } cards; each is worth { $worth } coins.
sheet-formula = { $fee ->
    [0] { $reagents }; { $place }.
    [one] { $reagents }; 1 Popolino; { $place }.
   *[other] { $reagents }; { $fee } Popolini; { $place }.
}
sheet-grave = To treat: { $cost }.
sheet-class = Advanced Class of { $hero }: { $cost }. { $bonus }.
bonus = { $of } +{ $n }
sheet-mission = { $family }, tier { $tier }.
sheet-victory = To win: { $text }
sheet-defeat = You lose: { $text }
sheet-secondary = Besides: { $text }
sheet-enemies-want = The Enemies: { $text }

## The table, read out

text-phase = { $phase }.
text-mission = { $mission }. The hand stands at { $t }, Sector { $sector }.
text-row = Row { $n }: { $row }
text-legend = Letters: { $letters }.
ground = { $code ->
    [water] Water
    [swamp] Swamp
    [heroes] Heroes begin here
    [ally] an Ally begins here
    [draft] Draft square
    [enemy] an Enemy begins here
    [interest] Point of Interest
    [area] Area of Interest
    [blood] Blood of Gaea
   *[height] digits: height
}
text-objective = { $met ->
    [yes] Objective, met: { $text }
   *[no] Objective: { $text }
}
text-defeat = Defeat: { $text }
text-secondary = { $met ->
    [yes] Secondary, met: { $text }
   *[no] Secondary: { $text }
}
text-enemies-want = The Enemies: { $text } { $line }.
text-counters = { $counters }.
text-alarm = The Alarm has been raised.
text-weather = { $weather ->
    [1] Fog: every Range is at most 4.
   *[2] Cross-wind: distant Physical Attacks are weaker.
}
text-lies = On { $square } lies { $thing }.
text-carries = { $who } carries { $thing }.
text-hero = { $hero }, { $where }, Wounds { $n } of { $of }.
text-perilium = { $hour ->
    [none] Threat { $threat }, Heroism { $heroism }.
   *[other] Threat { $threat }, Heroism { $heroism }, acts at hour { $hour }.
}
text-ally = Threat { $threat }, acts at hour { $hour }.
text-stats = Rapidity { $rapidity }, Dexterity { $dexterity }, Physique { $physique }, Mind { $mind }.
text-tokens = Tokens: { $tokens }.
text-gear = Equipment: { $items }.
text-skills = Skills: { $skills }.
text-destiny = Destiny Cards: { $cards }.
text-graves = Grave Wounds: { $graves }.
text-growth = XP { $xp }, Class Points { $points }.
text-armour = { $item } ({ $n }/{ $of })
text-unloaded = { $item } (Unloaded)
text-down = { $square ->
    [none] Down
   *[other] Down on { $square }
}
text-inside = inside: { $room }
text-at = on { $square }
text-away = not on the field
text-group = { $n ->
    [one] 1 { $kind }, acts at hour { $hour }.
   *[other] { $n } { $kind }, act at hour { $hour }.
}
text-enemy = { $tokens ->
    [none] { $who } on { $square }, Wounds { $n } of { $of }.
   *[other] { $who } on { $square }, Wounds { $n } of { $of }, { $tokens }.
}
text-purse = The purse: { $popolini }.
text-reagents = Reagents: { $reagents }.
text-stock = In the chest: { $items }.
text-formulae = Formulae: { $formulae }.
text-waiting = Waiting for { $who }.

## Before a game

setting-play = What is played
setting-play-campaign = The campaign
setting-play-campaign-help = Six missions, with settlements between them and one of six endings. It is saved as you go, for months if you like.
setting-play-mission = One mission
setting-play-mission-help = Any mission by itself, with Heroes made ready for it.
setting-mission = Mission
setting-mission-title = { $family }: { $mission }
setting-difficulty = Difficulty
setting-difficulty-normal = Normal
setting-difficulty-normal-help = As printed.
setting-difficulty-hard = Hard
setting-difficulty-hard-help = Elites and Monsters have 1 Health more, and one more Enemy comes with each reinforcement.
setting-difficulty-story = Story
setting-difficulty-story-help = The Enemies' Physical Attacks have 1 Hit fewer, but at least 1.
setting-critical_reward = What a Critical raises
setting-critical_reward-threat = Threat
setting-critical_reward-threat-help = The Enemies take notice.
setting-critical_reward-heroism = Heroism
setting-critical_reward-heroism-help = The Hero takes heart.
setting-dex_weapons = Nimble weapons
setting-dex_weapons-true = Use Dexterity
setting-dex_weapons-true-help = Bows, knives and pistols test Dexterity.
setting-dex_weapons-false = Use Physique
setting-dex_weapons-false-help = Every weapon tests Physique.
setting-any_attack = How near Enemies come
setting-any_attack-false = To wound
setting-any_attack-false-help = They come near enough for an attack that can wound.
setting-any_attack-true = For any attack
setting-any_attack-true-help = They stop as soon as any of their attacks is in Range.
preset-first = A first mission
preset-first-text = The Papal Letter, in the middle of things: four Heroes in your hands, one idea at a time. About 15 minutes.
preset-campaign = The campaign
preset-campaign-text = From the Via Cassia to the grove of Gaea, alone.
preset-two = Two and two
preset-two-text = The Drowned Mill: two Heroes are yours, a companion plays the others.
preset-hunt = A hunt
preset-hunt-text = The Beast of Subiaco: a short fight on a rock.

## Standing orders

order-nothing-around-rolls = Use nothing before or after rolls
order-no-reactions = Do not use Reaction Skills
order-no-symbols = Add no symbols
order-no-parry = Suffer Wounds without Defended or cards
order-no-hurry = Never slow down time
orders-N-CORE-TEST-TIMING = Before and after a roll
orders-N-CORE-REACT-5 = When an Enemy attacks
orders-N-STATUS-ASTRUM = A symbol to add
orders-N-STATUS-DEFENDED = About to suffer Wounds
orders-N-CORE-HORO-5 = At the end of an Activation

## Lessons: what a question is about

lesson-PlaceHero-choose_square = Heroes begin on squares that the map marks for them. Whoever stands nearest to the Enemies will meet them first; archers and mages like some distance.
lesson-Fewer-choose_squares = An earlier deed pays off: one Enemy does not come. Choose the square that would trouble you most.
lesson-HeroActivation-choose_hero = Several of you act in this Sector. The order is yours: who opens the way, who strikes, who follows.
lesson-HeroActivation-choose_action = You have as many Action Points as your Rapidity. Do things in any order; what you do not spend brings you back sooner on the Horologium.
lesson-HeroActivation-hurry = Your token would advance by what you spent. This makes it advance less, so that you act again sooner.
lesson-Walk-choose_destination = A square costs 1 Action Point, Swamp and Water 1 more. Leaving a square next to an Enemy lets it strike at you.
lesson-StepByStep-choose_step = You choose each square yourself, and may stop on any that is free.
lesson-Jump-choose_landing = A Jump goes in a straight line over models and low things, and lands no higher than it started.
lesson-Dash-choose_square = A Dash is one square for nothing, whatever is underfoot. It provokes like any step unless it says otherwise.
lesson-ReactionAttacks-choose_reactor = Each Enemy you leave strikes once. You choose the order; it matters if one of them pushes or stuns you.
lesson-Press-choose_direction = The target is pushed straight away from you. Over an edge it falls.
lesson-HeroAttack-choose_target = The figures beside a target are exact: Wounds on average, the chance to succeed, the chance to defeat it.
lesson-HeroAttack-choose_facing = The area lies in this direction. Friends in it are hit too, unless the card says otherwise.
lesson-HeroAttack-declare_skills = Enhancements are declared and paid before the roll, each once for this attack.
lesson-NoQuarter-choose = You have just defeated an Enemy: for Heroism another attack is free.
lesson-Cleave-choose = The blade goes on: another Enemy next to you suffers a Wound.
lesson-Test-prepare = Before the dice fall you may spend tokens, Skills and cards. A die more or a lower threshold cannot be added afterwards.
lesson-Dodged-choose_die = The Enemy dodges: one Success of your choice is rolled again. Give up the die whose symbol you need least.
lesson-Test-improve = After the roll you may re-roll with luck, Heroism, a card or a friend's Bond. What comes must be kept.
lesson-Test-choose_dice = Re-roll what is no Success; with Heroism as many dice as you like.
lesson-Test-add_symbol = A symbol may make a wound deeper or a spell stronger: Astrum or a card adds the one that is missing.
lesson-Answer-choose = Reaction Skills answer an attack before the dice. The token they cost is paid at your next Activation, and until then you have no other reaction.
lesson-AfterAttack-choose = The attack is over, and one Reaction Skill may answer it.
lesson-AfterAttack-choose_weapon = Strike back with a One Hand weapon, for nothing.
lesson-Suffer-offer_himself = A martyr takes the Wounds of another, and no Equipment takes them from him.
lesson-Parry-choose = Defended takes one Wound away, whatever its source, unless the Wounds are Unblockable.
lesson-Absorb-choose = One Equipment with room must take Wounds; the rest goes where you like. If Equipment takes them all, nothing else of the attack happens.
lesson-Fall-save_him = A card may keep a companion on his feet, without a Grave Wound.
lesson-UseActive-choose_target = Some Skills need you to be adjacent, some only to be near; some need to see.
lesson-UseActive-choose_square = A free square that you see.
lesson-UseActive-choose_token = Choose what helps most now.
lesson-UseActive-choose_order = Who dashes first may make room for the other.
lesson-Charge-choose_target = A Charge takes all your Action Points: up to five squares, one attack, and you are done.
lesson-Charge-choose_weapon = One attack at the end of the run.
lesson-TwinBlades-choose_weapon = Both blades strike, one after the other, on one target or on two.
lesson-Mend-choose_cure = The Star of the spell also takes one of these tokens away.
lesson-UseItem-choose_target = You or somebody adjacent. It is used up for good.
lesson-UseItem-choose_weapon = The oil lasts for the next two Physical Attacks of this weapon.
lesson-UseItem-choose_another = A double dose works on one more companion beside you.
lesson-Rescue-choose = Whoever you raise stands up with half the Wounds and acts three Sectors later. The two of you grow closer.
lesson-Swap-choose_partner = Things change hands between adjacent Heroes.
lesson-Swap-choose_thing = Mind the limits: head and body one each, three accessories, two things of One Hand, one of Two Hands, three spells.
lesson-Deed-choose_test = A Test may make it cheaper, but its price is paid first and lost if it fails.
lesson-ChooseItem-choose = It must fit among what you carry.
lesson-ChooseBearer-choose = The stars favour one of you at the start of the next mission.
lesson-Eclipse-choose = Blinded, an Enemy that only wants to attack stands and waits.
lesson-Eclipse-choose_model = The most dangerous of the group is a good choice.
lesson-Event-choose_hero = Several are equal: you decide whom it strikes.
lesson-EnemyActivation-ask_the_players = Enemies go for the nearest Hero, then the highest Threat, then most Wounds. All equal, the choice is yours: offer the one who can take it.
lesson-Settlement-choose_next = Each Hero has visits to spend in a settlement; the market, the yard and the packing of bags cost none. When all is done, set out. A Grave Wound is treated in the Church, or for less in the Hospital of a City; if the purse is too light you may sell at the market, try a side mission, or set out wounded: the story goes on after a defeat too.
lesson-GoAbout-choose_place = Places marked as a visit use one up. The purse is common.
lesson-Service-choose = One service for one visit.
lesson-Trade-choose = Reagents make things in the workshops; sold, they bring less than they cost. Items sell for half.
lesson-Craft-choose = You can make whatever you know the Formula for, as long as the reagents last.
lesson-Study-choose = A Formula is for the whole company; a School only for you.
lesson-TreatAll-choose = At the hospital each Grave Wound costs less, and all can be treated in one visit.
lesson-Train-choose = Skills, Strengthenings and Destiny cost XP; the Advanced Class costs three Class Points.
lesson-Pack-choose = What stays in the chest helps nobody in the fight.
lesson-Step-choose_hero = Each Hero may try one step. Choose who has the keyword: two dice more.
lesson-Step-choose_test = There is more than one way.
lesson-ChooseFormula-choose = Learn what the reagents in your chest can make.
lesson-ChooseFamily-choose = Elementum for wood and herbs, Alchemia for the alchemist, Pecunia for metal and coins.
lesson-FreeTreatment-choose = The dearest to treat is the best to give away.
lesson-Achieved-choose_friend = A Bond helps with re-rolls, then with handing things over, then when one of you falls.
lesson-EndOfMission-choose_promoted = Three Class Points buy an Advanced Class.
lesson-BearWounds-choose_successor = A fourth Grave Wound ends a career. Another Hero joins with half the experience.
lesson-Chapter-choose_way = What you choose here is remembered in later missions, and in the ending.

chapter-N-CORE = Other core rules
chapter-N-CONTENT = What a box holds: words
chapter-N-CORE-MODE = Players
chapter-N-CORE-MOVE = Movement
chapter-N-CORE-LOS = Line of Sight
chapter-N-CORE-HORO = The Horologium
chapter-N-CORE-ACT = Activations and actions
chapter-N-CORE-REACT = Reaction Attacks
chapter-N-CORE-TEST = Tests
chapter-N-CORE-ATK = When an attack succeeds
chapter-N-CORE-THREAT = Threat and the Perilium
chapter-N-CORE-DOWN = Down and rescue
chapter-N-CORE-MISSION = Missions
chapter-N-CORE-CAMP = The campaign
chapter-N-FACTION = Factions
chapter-N-ABIL = Generic abilities
chapter-N-TRAIT = Traits of attacks
chapter-N-AREA = Areas
chapter-N-STATUS = Status tokens
chapter-N-ATK = Types of attack
chapter-N-ENC = Encumbrance
chapter-N-ITEM = Categories of items
chapter-N-REAGENT = Reagents
chapter-N-SKILL = Skills
chapter-N-KEYWORD = Keywords
chapter-N-MAP = The map and its scenery
chapter-N-AI = How the Enemies decide
chapter-N-AMB = Rulings
chapter-N-CORE-GOLD = Golden rules
chapter-N-CORE-HEIGHT = Heights
chapter-N-CORE-TERRAIN = Ground
chapter-N-CORE-ATK-HERO = Attacks of Heroes
chapter-N-CORE-ATK-AREA = Attacks on an area
chapter-N-CORE-ATK-ENEMY = Attacks of Enemies
chapter-N-CORE-WOUND = The steps of a Wound
chapter-N-CORE-SELL = Selling
chapter-N-CORE-SKILL = Forms of Skills
chapter-N-ATK-LAYOUT = What an attack shows
chapter-N-TOKEN = Neutral tokens
chapter-N-TOKEN-GEN = Tokens in general
chapter-N-TOKEN-REACTION = Reaction tokens

## Measuring on the field

sight-free = { $who }: { $n ->
    [one] 1 square
   *[other] { $n } squares
}, in sight
sight-denied = { $who }: { $n ->
    [one] 1 square
   *[other] { $n } squares
}, not in sight: { $what } in the way
in-the-way = { $what } ({ $squares })
higher-ground = higher ground
survey-at = { $who } ({ $square })
survey-between = { $here } to { $there }
survey-square = What a Hero sees from { $square }
survey-seen = In sight from there
survey-hero = { $who }, { $n } AP
survey-reach = Within reach; the number is the AP it costs
survey-jump = Where a jump may land; the number is the AP it costs
survey-struck = { $n ->
    [one] On the way there { $who } strikes at you
   *[other] On the way there { $who } strike at you
}
survey-fall = On the way there you fall and are wounded
survey-enemy = { $who }, { $n } AP
survey-control = Control Area { $n }: { $aware ->
    [yes] Heroes inside it are its first concern
   *[no] whoever it sees inside may be noticed
}
survey-reach-enemy = { $aware ->
    [yes] Where it can go in one Activation; the number is the AP it costs
   *[no] Once alarmed, where it can go in one Activation; the number is the AP it costs
}
survey-strike = Where it could strike at a Hero in its next Activation
survey-controlled = in its Control Area
survey-attackable = it could attack in its next Activation
survey-safe = out of its reach in its next Activation
survey-weapon = { $who }: { $weapon }
survey-range = Range { $n }, in sight
survey-not-with-it = { $rule ->
    [N-CORE-RANGE] too far for it
    [N-ATK-HEIGHT] on another Height, which it does not reach
    [N-AREA-LANCE] not in a straight line
   *[N-AREA-BREATH] not in front of it
}
survey-within = Within { $n ->
    [one] 1 square
   *[other] { $n } squares
}{ $sees ->
    [yes] , in sight
   *[no] {""}
}
survey-covered = also hits { $who }
survey-covers-nobody = hits nobody else

## Why thumb thinks an answer is good

advice-end = Nothing more is worth your AP{ $n ->
    [0] {""}
    [one] , and the one left unspent brings you back sooner on the Horologium
   *[other] , and { $n } left unspent bring you back sooner on the Horologium
}.
advice-go = Go to { $square }.
advice-nearer = It is { $n } AP nearer to where the mission needs you: { $goal }.
advice-in-reach = From there { $weapon } reaches { $who }.
advice-struck = { $n ->
    [one] But { $who } strikes at you as you leave.
   *[other] But { $who } strike at you as you leave.
}
advice-exposed = { $n ->
    [one] One Enemy could strike at you there.
   *[other] { $n } Enemies could strike at you there.
}
advice-safe = No Enemy could strike at you there in its next Activation.
advice-blow = { $who }: Wounds on average { $wounds }; it succeeds in { $percent } of 100 throws and defeats in { $defeats }.
advice-help = It helps a friend who needs it.
advice-wanted = The mission wants it: { $goal }
advice-reload = What is loaded again can be used again.
advice-inside = What you look for is inside.
advice-outside = It is the shortest way back to where the mission needs you.
advice-card = It costs nothing but the card.
advice-rescue = A Hero who lies Down can get up again.
advice-fire = Fire hurts at the end of every Activation.
advice-keep = Keep it for a moment when it counts for more.
advice-keep-dice = Below the threshold: { $low } of { $of }. It is not worth what a re-roll costs.
advice-re-roll = { $low ->
    [one] 1 of { $of } dice is below the threshold and may become better.
   *[other] { $low } of { $of } dice are below the threshold and may become better.
}
advice-as-good = Rules of thumb see no great difference here.
advice-kind-move = It brings you nearer to where the mission needs you.
advice-kind-square = From here it is not far to where the mission needs you.
advice-kind-hero = Whoever acts first opens the way for the others.
advice-kind-before-roll = It counts before the dice fall, and only then.
advice-kind-die = The lowest die has most to gain.
advice-kind-symbol = The symbol does something here.
advice-kind-parry = It takes Wounds off you.
advice-kind-gear = What you wear takes Wounds before you do.
advice-kind-reaction = Whoever answers an attack suffers less from it.
advice-kind-martyr = Whoever has most Health left bears it best.
advice-kind-saviour = A Hero who stands is worth more than a card.
advice-kind-skill = It makes the attack stronger, and you can pay for it.
advice-kind-settlement = There is still something to be done in town, or nothing more and the way is free.
advice-kind-place = It has what this Hero needs.
advice-kind-goods = You can pay for it, and it helps on the field.
advice-kind-formula = You have what it needs.
advice-kind-training = What is learned now helps in every mission to come.
advice-kind-pack = What lies in the treasury helps nobody.
advice-kind-service = You can pay for it.
advice-kind-stage-test = It is the better chance of the two.
advice-kind-destiny = It costs nothing but the card.

## At the terminal

face-hour = { $mission } · hour { $t } (Sector { $sector }, lap { $lap })
face-town = { $campaign } · { $place } ({ $city ->
    [yes] a City
   *[no] a Village
})
face-victory = To win
face-defeat = Lost if
face-enemies-want = The Enemies want
face-counted = { $of ->
    [none] { $name } { $n }
   *[other] { $name } { $n } of { $of }
}
face-secondary = Besides
face-alarm = { $on ->
    [yes] the Alarm is raised
   *[no] nobody has noticed you
}
face-wheel = Horologium: { $tokens }
face-hero-name = {" "}Hero
face-hero-at = At
face-hero-wounds = Wounds
face-hero-threat = Threat / Heroism
face-hero-hour = Acts
face-hero-tokens = Tokens
face-hero-gear = Equipment
face-enemy-name = {" "}Enemy
face-enemy-at = At
face-enemy-wounds = Wounds
face-enemy-hour = Acts
face-enemy-tokens = Tokens
face-enemy-card = Card
face-ap = now, { $ap } AP
face-down = { $square } (Down)
face-resists = { $n } of { $of }
face-unloaded = unloaded
face-card = Physical Defence { $pd }, Psychic Defence { $md }, { $ap } AP, Control Area { $ca }
face-treasury = Treasury: { $popolini ->
    [one] 1 Popolino
   *[other] { $popolini } Popolini
}{ $things ->
    [none] {""}
   *[other] ; { $things }
}
face-stage = { $name } ({ $state ->
    [won] won
    [lost] lost
    [now] now
    [next] next
   *[open] can be played
})
face-grows = { $name } { $xp } XP, { $cp } CP, visits { $visits }
face-sheet = { $name }, { $class }: Rapidity { $rapidity }, Dexterity { $dexterity }, Physique { $physique }, Mind { $mind }, Health { $health }
face-keywords = Keywords and Schools: { $words }
face-sheet-gear = Carries: { $things }
face-unlearned = {" "}· { $xp } XP to learn
face-destiny = Destiny: { $name }
face-grave = Grave Wound: { $name }
face-legend = + can be chosen · ¹²³ height · † Down · * holds tokens · the one who acts is reversed
face-over = { $rounds } Sectors
face-examples = rules N-AI-06, rules brigand, rules cleave
face-drawing = On the field: Va is Valerio, br2 the second Brigand; + can be chosen; ¹ is a height; † is Down; * holds tokens.

## The lab

cmd-lab-missions = How often bots win each mission of Nova Aetas, with every set of Heroes and every number of players.
    .usage = [OPTIONS]
    .games = so many of each mission for each bot
    .bots = the bots, separated by commas; each plays all seats of its games
    .mission = only this one
    .seed = the same seed plays the same games, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine
cmd-lab-campaigns = Whole campaigns of Nova Aetas, from the first mission to an ending. Status 1 when one of them ends with an error, or elsewhere when it is saved and loaded at every question.
    .usage = [OPTIONS]
    .games = how many
    .bot = who plays all seats
    .saved = how many of them are played a second time, saved and loaded between every two decisions
    .seed = the same seed plays the same campaigns, whatever the number of jobs
    .jobs = processes
    .compiled = on the compiled copy of the engine

bench-counted = questions, also those with one answer, which the engine gives itself, and every Activation of an Enemy, which the rules decide; four players, missions in turn
