# Nova Aetas in italiano. Le domande hanno la chiave del passo che le pone, il diario quella dell'effetto.

list = { $most } e { $last }

## Il gioco

game-title = Nova Aetas: Renaissance
game-blurb = Quattro eroi di una compagnia di ventura nell'Italia del 1508, contro nemici che decidono da soli. Una campagna di sei missioni con sei finali, o una missione qualsiasi da sola; da uno a quattro giocatori, insieme.

## Nomi

numbered = { $name } { $n }
counted = { $n } { $thing }
stocked = { $n ->
    [one] { $thing }
   *[other] { $thing } ×{ $n }
}
nothing = nulla
nobody = nessuno
none = nessuno
bare-hands = Mani nude
practice = Un campo tutto tuo
seat = { $seat ->
    [one] Giocatore 1
    [two] Giocatore 2
    [three] Giocatore 3
   *[four] Giocatore 4
}
seat-heroes = { $seat } ({ $heroes })
characteristic = { $n ->
    [0] Rapidità
    [1] Destrezza
    [2] Fisico
    [3] Mente
   *[4] Salute
}
symbol = { $name ->
    [moon] Luna
    [star] Stella
   *[sun] Sole
}
rank = { $name ->
    [troop] Truppa
    [elite] Elite
   *[monster] Mostro
}
slot = { $name ->
    [head] Testa
    [body] Corpo
    [accessory] Accessorio
    [one-hand] Una Mano
    [two-hands] Due Mani
   *[grimoire] Grimorio
}
category = { $name ->
    [weapon] Arma
    [armour] Armatura
    [artefact] Artefatto
    [spell] Magia
    [oil] Olio
    [omnia] Omnia
    [potion] Pozione
    [shield] Scudo
   *[tool] Strumento
}
family = { $name ->
    [elementum] Elementum
    [alchemia] Alchemia
   *[pecunia] Pecunia
}
skill-type = { $name ->
    [attack] Attacco
    [defence] Difesa
    [support] Supporto
    [movement] Movimento
   *[heroic] Eroica
}
skill-form = { $name ->
    [active] un'azione
    [passive] sempre attiva
    [enhancement] con un attacco
   *[reaction] una reazione
}
mission-family = { $n ->
    [0] Campagna
    [1] Caccia
    [2] Incontro
   *[3] Esplorazione
}
settlement-kind = { $city ->
    [yes] Città
   *[no] Borgo
}
direction = { $n ->
    [0] Nord
    [1] Ovest
    [2] Est
   *[3] Sud
}
phase = { $phase ->
    [settlement] Nell'insediamento
    [equipping] Equipaggiamento
    [set-up] Preparazione
    [mission] Missione
   *[end-of-mission] Fine della missione
}
counter-burn = Fiamme
counter-lever = Leve tirate
counter-rite = Versi del rito
counter-chains = Catene spezzate
counter-doom = Condanna
counter-pour = Sangue versato
counter-stolen = Sangue rubato
counter-strongbox = Forzieri aperti
counter-sarcophagus = Sarcofagi aperti

## Che cosa si sa prima di scegliere

aim-threat = Minaccia { $n }
aim-above-all = prima di ogni Eroe
aim-over = non più
counted-of = { $of ->
    [none] { $counter } { $n }
   *[other] { $counter } { $n } di { $of }
}
ap = { $n } PA
all-ap = tutti i PA
heroism = { $n } Eroismo
xp = { $n } PE
class-points = { $n ->
    [one] 1 Punto di Classe
   *[other] { $n } Punti di Classe
}
popolini = { $n ->
    [one] 1 Popolino
   *[other] { $n } Popolini
}
percent = { $n } %
wounds-of = Ferite { $n }/{ $of }
cubes-of = cubi { $n }/{ $of }
blow = ne infligge in media { $wounds } · riesce { $percent } % · sconfigge { $defeats } %
provokes = { $n ->
    [one] reagisce { $who }
   *[other] reagiscono { $who }
}
stealth-tests = { $n ->
    [one] Test di Furtività contro { $who } ({ $percent } %)
   *[other] { $n } Test di Furtività contro { $who } ({ $percent } % ciascuno)
}
falls = { $n ->
    [one] caduta, 1 Ferita
   *[other] caduta, { $n } Ferite
}
room = { $n ->
    [one] spazio per 1 Ferita
   *[other] spazio per { $n } Ferite
}
attack-type = { $physical ->
    [yes] Fisico
   *[no] Mentale
}
attack-dice = { $n ->
    [0] { $of }
   *[other] { $of } +{ $n }
}
attack-range = Portata { $n }
hits = { $n ->
    [one] 1 Colpo
   *[other] { $n } Colpi
}
threshold = soglia { $n }
on-friends = sugli amici
attack-wounds = { $n ->
    [successes] Ferite = Successi
    [one] 1 Ferita
   *[other] { $n } Ferite
}
with-number = { $name } { $n }
with-word = { $name } ({ $word })
area = { $shape ->
    [cross] Area Croce
    [explosion] Area Esplosione
    [lance] Area Lancia { $n }
   *[breath] Area Soffio
}
test-of = { $successes ->
    [1] Test di { $of } a { $threshold }
   *[other] Test di { $of } a { $threshold }, { $successes } Successi
}

## Opzioni

label-card = { $name }: { $text }
label-action = { $action ->
    [move] Muovi
    [jump] Salta
    [wait] Attendi · 1 PA
    [extinguish] Spegni il fuoco · 1 PA: un dado da 5 o 6
    [enter] Entra nell'edificio · 1 PA
    [rescue] Rialza un Eroe a Terra · { $ap }
   *[swap] Dai o prendi una cosa
}
label-attack = { $friend ->
    [yes] Lancia { $weapon } · { $ap } · { $line }
   *[no] Attacca con { $weapon } · { $ap } · { $line }
}
label-reload = Ricarica { $weapon } · { $ap }
label-link = Vai in: { $room } · 1 PA
label-exit = Esci per { $exit } ({ $square })
label-pick-up = Raccogli { $thing }
label-step-by-step = Una casella alla volta
label-heroism = Spendi 1 Eroismo (ne hai { $n }) e rilancia i dadi che vuoi
label-weapon-reroll = Rilancia 1 dado con quest'arma
label-bond = { $who } ti fa rilanciare 1 dado (Legame)
label-die = { $success ->
    [yes] Dado { $n }: { $die } (Successo)
   *[no] Dado { $n }: { $die }
}
label-without-test = Senza Test
label-himself = La subisce { $who }
label-a-wound = 1 Ferita
label-first = Prima { $who }
label-give = Dai a { $who }: { $thing }
label-take = Prendi da { $who }: { $thing }
label-leave = Partite: «{ $mission }»
label-side-mission = { $family }: «{ $mission }»
label-goes-about = { $visits ->
    [0] { $hero } va in giro (nessuna visita rimasta)
    [one] { $hero } va in giro (1 visita rimasta)
   *[other] { $hero } va in giro ({ $visits } visite rimaste)
}
label-pack = Scegli che cosa portare
label-place = { $free ->
    [yes] { $place }: { $text }
   *[no] { $place } (una visita): { $text }
}
label-buy = Acquista { $thing } · { $price }
serves = { $things ->
    [none] per nessuna Formula che conoscete
   *[other] per { $things }
}
label-sell = Vendi { $thing } · { $price } (ne hai { $n })
label-formula = { $fee ->
    [none] { $name } · { $reagents }
   *[other] { $name } · { $reagents } · { $fee }
}
label-school = Scuola { $school } · { $xp }
label-strengthening = { $n ->
    [4] 2 Salute in più · { $xp }
   *[other] 1 { $of } in più · { $xp }
}
label-class = Classe Avanzata: { $class } · { $points }
label-destiny = Destino { $level }: una carta in più ogni missione · { $xp }
label-put-back = Riponi { $thing }
label-equip = Prendi { $thing } ({ $slot }): { $text }
label-drink = Dividi una brocca con { $who }: 1 Legame in più · { $fee }
label-rumour = Tendi l'orecchio: «{ $mission }» · { $fee }
label-treat = Cura { $grave } ({ $text }) · { $fee }
label-grave = { $hero }: { $grave } ({ $text })
label-bless = Comincia la prossima missione Benedetto · { $fee }

## No

pass = No
pass-HeroActivation-choose_action = Termina l'Attivazione
pass-StepByStep-choose_step = Fermati qui
pass-Walk-choose_destination = Resta
pass-Dash-choose_square = Resta
pass-HeroAttack-declare_skills = Nient'altro
pass-Test-prepare = Tira i dadi
pass-Test-improve = Tieni i dadi
pass-Test-choose_dice = Nessun altro dado
pass-Test-add_symbol = Nessun simbolo
pass-Parry-choose = Subiscile
pass-NoQuarter-choose = Nessun attacco
pass-HeroActivation-hurry = Non ora
pass-Eclipse-choose = Tieni la carta
pass-Step-choose_hero = Lascia perdere
pass-GoAbout-choose_place = Basta così
pass-Trade-choose = Nient'altro
pass-Craft-choose = Nient'altro
pass-Train-choose = Nient'altro
pass-Pack-choose = Pronto
pass-TreatAll-choose = Nient'altro
pass-UseItem-choose_another = Nessun altro

## Domande

PlaceHero-choose_square = Dove comincia { $hero }?
Fewer-choose_squares = { $most ->
    [one] Un Nemico non viene: quale casella resta vuota?
   *[other] { $most } Nemici non vengono: quali caselle restano vuote?
}
HeroActivation-choose_hero = Settore { $sector }: chi agisce ora?
HeroActivation-choose_action = { $ap ->
    [one] { $model }: e adesso? (1 PA rimasto)
   *[other] { $model }: e adesso? ({ $ap } PA rimasti)
}
HeroActivation-hurry = { $model } ha finito. Il tempo passa più piano?
Walk-choose_destination = { $ap ->
    [one] Dove va { $model }? (1 PA rimasto)
   *[other] Dove va { $model }? ({ $ap } PA rimasti)
}
StepByStep-choose_step = { $ap ->
    [one] Prossima casella di { $model }? (1 PA rimasto)
   *[other] Prossima casella di { $model }? ({ $ap } PA rimasti)
}
Jump-choose_landing = Dove atterra { $model }?
Dash-choose_square = { $model } può eseguire uno Scatto. Dove?
ReactionAttacks-choose_reactor = { $mover } volta le spalle a più d'uno. Chi colpisce prima?
Press-choose_direction = Da che parte va { $target }, per la spinta?
HeroAttack-choose_target = { $item }: su chi?
HeroAttack-choose_facing = In quale direzione?
HeroAttack-declare_skills = Quali Abilità aggiungi all'attacco contro { $target }?
NoQuarter-choose = Senza quartiere: un altro attacco, per 1 Eroismo?
Cleave-choose = Chi altro è colpito?
Test-prepare = { $about ->
    [physical-defence] { $hero } si difende da un Attacco Fisico: { $pool ->
        [one] 1 dado
       *[other] { $pool } dadi
    } a { $threshold }. Usi prima qualcosa?
    [psychic-defence] { $hero } si difende da un Attacco Mentale: { $pool ->
        [one] 1 dado
       *[other] { $pool } dadi
    } a { $threshold }. Usi prima qualcosa?
    [keyword] { $hero }, Test di { $keyword }: { $pool ->
        [one] 1 dado
       *[other] { $pool } dadi
    } a { $threshold }. Usi prima qualcosa?
   *[other] { $hero }: { $pool ->
        [one] 1 dado
       *[other] { $pool } dadi
    } a { $threshold }. Usi prima qualcosa?
}
Dodged-choose_die = Schiva: quale Successo rilanci? ({ $dice })
Test-improve = { $successes ->
    [one] { $hero } ha tirato { $dice }: 1 Successo a { $threshold }. Rilanci?
   *[other] { $hero } ha tirato { $dice }: { $successes } Successi a { $threshold }. Rilanci?
}
Test-choose_dice = Quali dadi? ({ $dice })
Test-add_symbol = { $hero } ha tirato { $dice }. Aggiungi un simbolo?
Answer-choose = { $attack ->
    [physical] { $enemy } attacca { $victim }. Reagisci?
   *[psychic] { $enemy } attacca la mente di { $victim }. Reagisci?
}
AfterAttack-choose = { $enemy } ha attaccato { $hero }. Reagisci?
AfterAttack-choose_weapon = { $skill }: con quale arma?
Suffer-offer_himself = { $n ->
    [one] { $model } sta per subire 1 Ferita. La prendi tu?
   *[other] { $model } sta per subire { $n } Ferite. Le prendi tu?
}
Parry-choose = { $n ->
    [one] { $hero } sta per subire 1 Ferita.
   *[other] { $hero } sta per subire { $n } Ferite.
}
Absorb-choose = { $left ->
    [one] 1 Ferita per { $hero }: che cosa la subisce?
   *[other] { $left } Ferite per { $hero }: che cosa le subisce?
}
Fall-save_him = { $model } sta per andare a Terra. Chi lo impedisce?
UseActive-choose_target = { $skill }: su chi?
UseActive-choose_square = { $skill }: dove?
UseActive-choose_token = { $skill }: quale?
UseActive-choose_order = { $skill }: chi va prima?
Charge-choose_target = Chi carichi?
Charge-choose_weapon = Con quale arma?
TwinBlades-choose_weapon = Quale lama per prima?
Mend-choose_cure = Di che cosa si libera { $target }?
UseItem-choose_target = { $item }: per chi?
UseItem-choose_weapon = { $item }: su quale arma?
UseItem-choose_another = { $item }: per chi altro?
Rescue-choose = Chi rialzi?
Swap-choose_partner = Con chi?
Swap-choose_thing = Che cosa dai o prendi?
Deed-choose_test = { $action }: come?
ChooseItem-choose = Quale prendi?
ChooseBearer-choose = Chi comincia con esso la prossima missione?
Eclipse-choose = Stanno per agire: { $kind }. { $hero } gioca una carta?
Eclipse-choose_model = Chi è accecato?
Event-choose_hero = { $event }: { $text } Chi è?
EnemyActivation-ask_the_players = { $enemy } esita. Da chi va?
Settlement-choose_next = { $place }: e adesso? (La borsa: { $popolini ->
    [one] 1 Popolino
   *[other] { $popolini } Popolini
}{ $graves ->
    [0] {""}
    [one] , 1 Ferita Grave da curare
   *[other] , { $graves } Ferite Gravi da curare
})
GoAbout-choose_place = Dove va { $hero }?
Service-choose = Che cosa chiede { $hero }?
Trade-choose = Che cosa acquisti o vendi? (La borsa: { $popolini ->
    [one] 1 Popolino
   *[other] { $popolini } Popolini
})
Craft-choose = Che cosa si fabbrica?
Study-choose = Che cosa impara { $hero }?
TreatAll-choose = Che cosa si cura?
Train-choose = Come cresce { $hero }?
Pack-choose = Che cosa porta { $hero }?
Step-choose_hero = { $stage }: { $text } Chi prova?
Step-choose_test = { $stage }: come prova { $hero }?
ChooseFormula-choose = Quale Formula imparate?
ChooseFamily-choose = Da quale mazzo pescate?
FreeTreatment-choose = Quale Ferita Grave si cura?
Achieved-choose_friend = Con chi cresce il Legame di { $hero }?
EndOfMission-choose_promoted = Chi guadagna il Punto di Classe?
BearWounds-choose_successor = { $hero } non può più continuare. Chi prende il suo posto?
Chapter-choose_way = Come prosegue la storia?

## Il diario: una riga per ogni effetto

line-because = { $line } ({ $because }).
reason-fall = caduta
reason-grave = Ferita Grave
reason-first-wound = ha ferito un Nemico
reason-no-attack = nessun attacco
reason-bond = Legame
reason-reward = per la missione
reason-defeat = Nemico sconfitto
reason-loot = Bottino
lost-threat = Minaccia −{ $n }
lost-tokens = scarta { $tokens }
lost-thing = lascia { $thing } in { $square }
did-Move = { $how ->
    [walk] { $ap ->
        [0] { $who } va in { $square } senza spendere PA
       *[other] { $who } va in { $square } ({ $ap } PA)
    }
    [jump] { $who } salta in { $square } ({ $ap } PA)
    [dash] { $who } scatta in { $square }
    [forced] { $who } finisce in { $square }, per la spinta
   *[blink] { $who } svanisce e compare in { $square }
}{ $doused ->
    [none] .
   *[other] {" "}e scarta { $doused }: l'Acqua spegne il fuoco.
}
did-Arrive = { $who } entra in campo in { $square }.
did-Leave = { $way ->
    [defeated] { $by ->
        [none] { $who } cade.
       *[other] { $by } sconfigge { $who }.
    }
    [flees] { $who } si perde d'animo e scappa.
    [falls] { $who } cade, ed è fuori dal gioco.
   *[removed] { $who } lascia il campo.
}
did-GoInside = { $who } entra: { $room } ({ $ap } PA).
did-ComeOut = { $lost ->
    [none] { $who } esce in { $square }.
   *[other] { $who } esce in { $square }: { $lost }.
}
did-Pay = { $why ->
    [N-STATUS-STUNNED] { $who } barcolla: spende { $ap } PA e scarta { $stunned }.
    [N-TOKEN-REACTION-1] { $who } spende { $ap } PA e scarta { $reaction-1 }.
    [N-TOKEN-REACTION-2] { $who } spende { $ap } PA e scarta { $reaction-2 }.
    [N-TRAIT-RELOAD] { $who } ricarica: spende { $ap } PA e scarta { $unloaded }.
    [N-CORE-ACT-WAIT] { $who } attende ({ $ap } PA).
   *[other] { $who } spende { $ap } PA.
}
did-Wound = { $n ->
    [one] { $who } subisce 1 Ferita.
   *[other] { $who } subisce { $n } Ferite.
}
did-Heal = { $n ->
    [one] { $who } scarta 1 Ferita.
   *[other] { $who } scarta { $n } Ferite.
}
did-GiveToken = { $loser ->
    [none] { $who } ottiene { $tokens }.
   *[other] { $who } ottiene { $tokens }, e { $loser } lo perde.
}
did-DropTokens = { $who } scarta { $tokens }.
did-ChangeThreat = { $loss ->
    [yes] { $who }: Minaccia −{ $n }.
   *[no] { $who }: Minaccia +{ $n }.
}
did-ChangeHeroism = { $loss ->
    [yes] { $who } spende { $n } Eroismo.
   *[no] { $who } guadagna { $n } Eroismo.
}
did-GoDown = { $lost ->
    [none] { $who } va a Terra.
   *[other] { $who } va a Terra: { $lost }.
}
did-StandUp = { $by ->
    [none] { $who } si rialza
   *[other] { $by } rialza { $who } ({ $ap } PA), che è in piedi
} con { $wounds ->
    [one] 1 Ferita
   *[other] { $wounds } Ferite
}, e agisce all'ora { $hour }.
did-BeginActivation = Agisce { $who }.
did-EndActivation = { $who } ha finito.
did-SetHour = { $who } agisce di nuovo all'ora { $hour }.
did-SetGroupHour = { $kind }: agiscono prima, all'ora { $hour }.
did-TurnHand = { $sector ->
    [1] Giro { $lap }, Settore 1
   *[other] Settore { $sector }
}
did-WoundGear = { $n ->
    [one] Al posto di { $who } subisce 1 Ferita: { $item }.
   *[other] Al posto di { $who } subisce { $n } Ferite: { $item }.
}
did-Unload = { $loaded ->
    [yes] { $who } ricarica: { $item }.
   *[no] { $item }: Scarico.
}
did-Oil = { $attacks ->
    [0] L'olio su { $item } è finito.
    [one] { $item }: { $trait } per 1 altro attacco.
   *[other] { $item }: { $trait } per { $attacks } attacchi.
}
did-UseOnce = { $who } usa { $item }.
did-UseUp = { $who } consuma { $item }.
did-SwapForNothing = { $hero } e { $other } si scambiano le cose senza spendere nulla: si conoscono bene.
did-HandOver = { $giver } passa a { $taker }: { $item }.
did-TakeItem = { $who } prende: { $item }.
did-Undertake = { $square ->
    [none] { $who }: { $action } ({ $ap } PA).
   *[other] { $who }: { $action } in { $square } ({ $ap } PA).
}
did-PutCube = { $square ->
    [none] Cubo { $n } di { $of }.
   *[other] Cubo { $n } di { $of } in { $square }.
}
did-Count = { $of ->
    [none] { $counter }: { $total }.
   *[other] { $counter }: { $total } di { $of }.
}
did-TakeThing = { $who } porta { $thing }.
did-LoseThing = { $thief ->
    [none] Non c'è più: { $thing }.
   *[other] { $thief } porta via { $thing }.
}
did-RaiseAlarm = { $by ->
    [none] Suona l'Allarme!
   *[other] { $by } fa suonare l'Allarme!
}
did-Drain = La chiusa si apre, e l'acqua se ne va.
did-DrawDraft = Draft in { $square }: { $kind }.
did-NobodyLeft = Non si può piazzare nessun Modello ({ $kind }): si pesca un'altra Carta Draft.
did-RefillDrafts = Il mazzo Draft si rimescola.
did-DrawEvent = { $passed ->
    [0] {""}
    [1] La nebbia si dirada.{" "}
   *[2] Il vento cade.{" "}
}Evento: { $event }. { $text }
did-SetWeather = { $weather ->
    [0] Il cielo si apre.
    [1] Cala la nebbia.
   *[2] Si alza il vento.
}
did-DrawReagent = { $worth ->
    [0] La compagnia ottiene 1 { $reagent }.
   *[other] La compagnia ottiene { $worth } Popolini.
}
did-GainPopolini = { $loss ->
    [yes] { $n ->
        [one] Si paga 1 Popolino.
       *[other] Si pagano { $n } Popolini.
    }
   *[no] { $n ->
        [0] La borsa è vuota: non si perde nulla.
        [one] La compagnia ottiene 1 Popolino.
       *[other] La compagnia ottiene { $n } Popolini.
    }
}
did-GainItem = { $how ->
    [buys] La compagnia acquista: { $item }.
    [makes] La compagnia fabbrica: { $item }.
   *[gains] La compagnia ottiene: { $item }.
}
did-DrawReward = Ricompensa: { $reward }. { $text }
did-DrawGrave = { $who } subisce una Ferita Grave: { $grave }. { $text }
did-DrawDestiny = { $who } pesca «{ $card }».
did-PlayDestiny = { $who } gioca «{ $card }»: { $text }
did-SetFlag = La storia se ne ricorda.
did-Complete = { $main ->
    [yes] Obiettivo raggiunto: { $text }
   *[no] Obiettivo secondario raggiunto: { $text }
}
did-Tally = { $who } ha fatto qualcosa da ricordare.
did-EndMission = { $won ->
    [yes] { $mission }: vittoria! { $story }
   *[no] { $text ->
        [none] { $mission }: sconfitta. { $story }
       *[other] { $mission }: sconfitta. { $text } { $story }
    }
}
all-down = Tutti gli Eroi sono a Terra.
did-React = { $mover } si allontana da { $enemy }, che reagisce.
did-Notice = { $enemy } guarda verso { $hero }.
did-Patrol = La ronda prosegue.
did-SetBoons = { $who } si prepara.
did-CancelDraft = { $loss ->
    [yes] Non arriva nessuno: la botola è sigillata.
   *[no] Il prossimo Draft non verrà.
}
did-SkipEvent = { $loss ->
    [yes] Le stelle l'avevano detto: nessun Evento.
   *[no] Il primo Evento della prossima missione si ignora.
}
did-GrowBond = Il Legame tra { $one } e { $other } cresce.
did-TokenNextTime = { $who } comincia la prossima missione con { $tokens }.
did-Attacked = { $friend ->
    [yes] { $model } lancia { $weapon } su { $target }.
    [self] { $model } lancia { $weapon } su di sé.
   *[no] { $model } attacca { $target }: { $weapon }.
}
did-Rolled = { $about ->
    [1] { $who }, Test di { $keyword } a { $threshold }: { $dice }
    [6] { $who } prova a spegnere il fuoco, a { $threshold }: { $dice }
    [4] { $who } si difende a { $threshold }: { $dice }
    [5] { $who } si difende a { $threshold }: { $dice }
   *[other] { $who } tira a { $threshold }: { $dice }
} ({ $successes ->
    [0] nessun Successo
    [one] 1 Successo
    [out] si spegne
    [burning] brucia ancora
   *[other] { $successes } Successi
}).
did-Rerolled = { $successes ->
    [0] { $who } rilancia { $old }: ora { $new }; nessun Successo.
    [one] { $who } rilancia { $old }: ora { $new }; in tutto 1 Successo.
   *[other] { $who } rilancia { $old }: ora { $new }; in tutto { $successes } Successi.
}
did-Counted = { $successes ->
    [one] { $who }: 1 Successo.
   *[other] { $who }: { $successes } Successi.
}
did-HasWounded = { $who } ha versato sangue.
did-UseSkill = { $more ->
    [none] { $who } usa { $skill }.
   *[other] { $who } usa { $skill } ({ $more }).
}
did-UseBond = { $helper } aiuta { $hero }.
did-Judged = { $successful ->
    [no] L'attacco contro { $target } fallisce.
   *[yes] { $critical ->
        [0] { $wounds ->
            [0] L'attacco contro { $target } riesce, senza Ferite.
            [one] L'attacco contro { $target } riesce: 1 Ferita.
           *[other] L'attacco contro { $target } riesce: { $wounds } Ferite.
        }
       *[other] Critico! L'attacco contro { $target } arriva a { $wounds } Ferite.
    }
}
did-LayMission = Missione: «{ $mission }»
did-StartMission = { $mission }: si comincia. { $briefing ->
    [none] {""}
   *[other] { $briefing }
}
did-LeaveField = Si lascia il campo, e si medicano le ferite.
did-ReadyHeroes = La compagnia è pronta.
did-EndGame = { $ending ->
    [none] { $won ->
        [yes] La compagnia ha vinto.
       *[no] La compagnia ha perso.
    }
   *[other] { $ending }. { $text }
}
did-ComeBack = La compagnia è di ritorno nell'insediamento.
did-ReachSettlement = { $city ->
    [yes] { $place } (Città). { $text }
   *[no] { $place } (Borgo). { $text }
}
did-Visit = { $who } visita: { $place }.
did-GainXp = { $loss ->
    [yes] { $who } spende { $n } PE.
   *[no] { $who } guadagna { $n } PE.
}
did-GainClassPoint = { $loss ->
    [yes] { $n ->
        [one] { $who } spende 1 Punto di Classe.
       *[other] { $who } spende { $n } Punti di Classe.
    }
   *[no] { $n ->
        [one] { $who } guadagna 1 Punto di Classe.
       *[other] { $who } guadagna { $n } Punti di Classe.
    }
}
did-LearnSkill = { $who } impara { $skill }.
did-Strengthen = { $which ->
    [4] { $who }: 2 Salute in più.
   *[other] { $who }: 1 { $of } in più.
}
did-Advance = { $who } ora è { $class }.
did-RaiseDestiny = { $who }: il Destino cresce.
did-LearnSchool = { $who } impara la Scuola { $school }.
did-LearnFormula = La compagnia impara una Formula: { $formula }.
did-ChangeReagent = { $loss ->
    [yes] { $reagents } in meno.
   *[no] { $reagents } in più.
}
did-LoseItem = La compagnia vende: { $item }.
did-Equip = { $who } prende: { $item }.
did-PutBack = { $who } ripone: { $item }.
did-Treat = { $who } guarisce: { $grave }.
did-BearGraves = { $who } non guarisce da: { $graves }.
did-LoseHero = { $hero } lascia la compagnia, e le sue cose restano nel baule. { $other } prende il suo posto, con { $xp } PE.
did-BringEquipment = { $who } porta con sé: { $items }.
did-Achieve = { $who } ottiene una Conquista: { $achievement }.
did-HeroismNextTime = { $who } comincia la prossima missione con { $n } Eroismo in più.
did-StrengthenBond = Il Legame tra { $one } e { $other } cresce.
did-HearRumour = Una voce: «{ $mission }».
did-RecordMission = { $mission } è finita.
did-Travel = { $lost ->
    [yes] La sconfitta non ferma la storia: la strada prosegue, «{ $mission }».
   *[no] La strada prosegue: «{ $mission }».
}

## Da quando manchi: che cosa è toccato a chi

upshot-wounds = { $sign ->
    [lost] { $n ->
        [one] 1 Ferita subita
       *[other] { $n } Ferite subite
    }
   *[won] { $n ->
        [one] 1 Ferita curata
       *[other] { $n } Ferite curate
    }
}, { $who }
upshot-threat = { $sign ->
    [lost] Minaccia +{ $n }
   *[won] Minaccia −{ $n }
}, { $who }
upshot-heroism = { $sign ->
    [lost] Eroismo −{ $n }
   *[won] Eroismo +{ $n }
}, { $who }
upshot-down = { $who } è a Terra
upshot-up = { $who } si rialza
upshot-gone = { $who } lascia il campo
upshot-token = { $who } ha { $tokens }
upshot-no-token = { $who } non ha più { $tokens }
upshot-gear = { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
} su { $item }, { $who }
upshot-item = { $item }
upshot-thing = { $thing }
upshot-alarm = l'Allarme
upshot-objective = { $n ->
    [one] un Obiettivo raggiunto
   *[other] { $n } Obiettivi raggiunti
}
upshot-mission = { $sign ->
    [lost] la missione è persa
   *[won] la missione è vinta
}
upshot-grave = { $sign ->
    [lost] Ferita Grave
   *[won] guarita
}: { $grave }, { $who }
upshot-destiny = «{ $card }», { $who }
upshot-popolini = { $n ->
    [one] 1 Popolino
   *[other] { $n } Popolini
}
upshot-reagent = { $n } { $reagent }
upshot-formula = Formula: { $formula }
upshot-xp = { $n } PE, { $who }
upshot-hero = { $who } lascia la compagnia
upshot-beaten = sconfitti { $n }: { $kind }

## Che cosa pensano i Nemici

think-N-AI-02 = { $answer ->
    [yes] { $enemy } ha un Obiettivo di Missione.
   *[no] { $enemy } non ha altro Obiettivo che attaccare gli Eroi.
}
think-N-AI-03 = { $answer ->
    [yes] Ci sono Eroi nella sua Area di Controllo.
   *[no] Nessun Eroe è nella sua Area di Controllo.
}
think-N-AI-04 = { $answer ->
    [yes] { $threat ->
        [none] Un Eroe lo distoglie dal suo Obiettivo.
       *[other] Un Eroe nella sua Area di Controllo ha Minaccia { $threat } o più.
    }
   *[no] Nessun Eroe è abbastanza minaccioso da distoglierlo dal suo Obiettivo.
}
think-N-AI-05 = { $hero ->
    [none] Va dall'Eroe più vicino: più d'uno è pari.
   *[other] Va dall'Eroe più vicino: { $hero }.
}
think-N-AI-06 = { $hero ->
    [none] Va dalla Minaccia più alta: più d'uno è pari.
   *[other] { $by ->
        [distance] Va da { $hero }: Minaccia più alta, e più vicino.
        [wounds] Va da { $hero }: Minaccia più alta, vicino quanto un altro, e con più Ferite.
       *[other] Va da { $hero }: Minaccia più alta.
    }
}
think-N-AI-07 = { $why ->
    [blocked] Non può arrivarci: la via è bloccata.
   *[other] { $answer ->
        [yes] Può attaccare { $hero } in questa Attivazione.
       *[no] { $hero } è troppo lontano per attaccare in questa Attivazione; va comunque.
    }
}
think-N-AI-09 = { $answer ->
    [yes] { $hero } è a Portata, e i Punti Azione bastano per un attacco.
   *[no] Nessun altro attacco è possibile.
}
think-N-AI-12 = { $answer ->
    [yes] Può compiere il suo Obiettivo ora.
   *[no] Non può compiere il suo Obiettivo in questa Attivazione.
}
think-N-AI-13 = { $answer ->
    [yes] Degli Eroi lo intralciano.
   *[no] Nessuno lo intralcia.
}
think-N-AI-14 = { $answer ->
    [yes] Per via un altro Eroe è abbastanza minaccioso.
   *[no] Per via nessun altro Eroe è abbastanza minaccioso.
}
think-N-AI-16 = { $hero ->
    [none] Va dall'Eroe d'intralcio più vicino: più d'uno è pari.
   *[other] Va dall'Eroe d'intralcio più vicino: { $hero }.
}
think-N-AI-25 = { $why ->
    [blinded] { $enemy } ha il Segnalino Accecato, e attende.
    [nobody] Nessun Eroe è in campo: { $enemy } attende.
    [blocked] { $enemy } non può arrivare a nessuno, e attende.
    [no-way] Nessuna via porta al suo Obiettivo: { $enemy } attende.
    [no-farther] { $enemy } non può allontanarsi di più, e attende.
   *[other] { $enemy } attende.
}
think-headed = { $steps ->
    [0] { $attack ->
        [none] { $enemy } resta dov'è.
       *[other] { $enemy } resta dov'è: { $attack } arriva.
    }
   *[other] { $attack ->
        [none] { $by ->
            [nearest] { $enemy } va verso { $goal }: { $ap } PA.
           *[other] { $enemy } va in { $goal } ({ $ap } PA).
        }
       *[other] { $by ->
            [attack] { $enemy } va in { $goal } ({ $ap } PA): lì l'attacco migliore, { $attack }.
            [others] { $enemy } va in { $goal } ({ $ap } PA) per { $attack }: meno altri Eroi accanto.
            [distance] { $enemy } va in { $goal } ({ $ap } PA) per { $attack }: più lontano dal bersaglio.
            [order] { $enemy } va in { $goal } ({ $ap } PA) per { $attack }: la prima tra caselle pari.
            [squares] { $enemy } carica fino a { $goal }: { $attack }.
           *[other] { $enemy } va in { $goal } ({ $ap } PA) per { $attack }: la casella meno cara.
        }
    }
}
think-ordered = Prima va { $first }.
compared = { $attacks ->
    [yes] { $who } attaccherà, { $ap } PA di movimento, distanza { $distance }
   *[no] { $who } non può attaccare, { $ap } PA di movimento, distanza { $distance }
}
weighed = { $hero }: Minaccia { $threat }, distanza { $distance }, Ferite { $wounds }
weighed-all = [{ $heroes }]
path = Per { $squares }.

## Che cosa è rifiutato prima di una partita

settings-no-seat = Non c'è il posto { $name }; ci sono { $known }.
settings-same-seat = Nessuno siede su due sedie: un posto è nominato due volte.
settings-how-many-seats = Da uno a quattro giocatori.
settings-no-hero = Non c'è l'Eroe { $name }; ci sono { $known }.
settings-four-heroes = Una compagnia ha quattro Eroi diversi.
settings-practice = Un campo tutto tuo vuole righe di uguale lunghezza, e play = "mission".
settings-no-letter = Su una mappa non c'è { $code }.
settings-off-the-map = { $square } non è sulla mappa.
settings-own-map = Solo mission = "practice" porta una mappa sua.
settings-no-mission = Non c'è la missione { $name }; ci sono { $known }.
settings-unreadable = Questi accordi non si leggono: { $said }

## Schede

card-kind = { $kind ->
    [ability] Abilità generica
    [trait] Tratto
    [token] Segnalino
    [keyword] Parola Chiave
    [faction] Fazione
    [school] Scuola
    [hero] Eroe
    [class] Classe Avanzata
    [skill] Abilità
    [enemy] Nemico
    [ally] Alleato
    [item] Oggetto
    [spell] Magia
    [reagent] Reagente
    [formula] Formula
    [destiny] Carta Destino
    [event] Carta Evento
    [grave-wound] Ferita Grave
    [achievement] Conquista
    [reward] Carta Ricompensa
    [location] luogo di un insediamento
    [scenery] Elemento Scenico
    [mission] Missione
    [campaign] campagna
    [ending] finale della campagna
   *[word] parola del gioco
}
sheet-hero = { $class }. Rapidità { $rapidity }, Destrezza { $dexterity }, Fisico { $physique }, Mente { $mind }, Salute { $health }.
sheet-keywords = { $schools ->
    [none] Parole Chiave: { $keywords }.
   *[other] Parole Chiave: { $keywords }. Scuole: { $schools }.
}
sheet-equipment = Equipaggiamento iniziale: { $items }.
sheet-skill = { $name } ({ $type }, { $form }; { $costs }): { $text }
sheet-skill-of = Abilità di { $hero }: { $type }, { $form }.
sheet-start = dall'inizio
sheet-ally = { $abilities ->
    [none] Alleato. Rapidità { $rapidity }, Destrezza { $dexterity }, Fisico { $physique }, Mente { $mind }, Salute { $health }, Minaccia { $threat }.
   *[other] Alleato. Rapidità { $rapidity }, Destrezza { $dexterity }, Fisico { $physique }, Mente { $mind }, Salute { $health }, Minaccia { $threat }. { $abilities }.
}
sheet-enemy = { $faction }, { $rank }. Rapidità { $rapidity }, Area di Controllo { $control }, Difesa Fisica { $pd }, Difesa Mentale { $md }, Salute { $health }. Modelli: { $models }.
sheet-abilities = Abilità: { $abilities }.
sheet-attack = { $name }: { $line }.
sheet-item = { $category }, { $slot }; { $price }.
sheet-no-price = non in vendita
sheet-school = Scuola: { $school }.
sheet-reagent = { $buy ->
    [one] { $family }, { $n } carte; 1 Popolino all'acquisto, { $sell } alla vendita.
   *[other] { $family }, { $n } carte; { $buy } Popolini all'acquisto, { $sell } alla vendita.
}
sheet-coins = { $family }, { $n } carte; ognuna vale { $worth } monete.
sheet-formula = { $fee ->
    [0] { $reagents }; { $place }.
    [one] { $reagents }; 1 Popolino; { $place }.
   *[other] { $reagents }; { $fee } Popolini; { $place }.
}
sheet-grave = Per curarla: { $cost }.
sheet-class = Classe Avanzata di { $hero }: { $cost }. { $bonus }.
bonus = { $of } +{ $n }
sheet-mission = { $family }, grado { $tier }.
sheet-victory = Per vincere: { $text }
sheet-defeat = Perdete: { $text }
sheet-secondary = Inoltre: { $text }
sheet-enemies-want = I Nemici: { $text }

## Il tavolo, letto ad alta voce

text-phase = { $phase }.
text-mission = { $mission }. La lancetta è a { $t }, Settore { $sector }.
text-row = Riga { $n }: { $row }
text-legend = Lettere: { $letters }.
ground = { $code ->
    [water] Acqua
    [swamp] Palude
    [heroes] qui cominciano gli Eroi
    [ally] qui comincia un Alleato
    [draft] casella Draft
    [enemy] qui comincia un Nemico
    [interest] Punto d'Interesse
    [area] Area d'Interesse
    [blood] Sangue di Gaea
   *[height] cifre: altezza
}
text-objective = { $met ->
    [yes] Obiettivo, raggiunto: { $text }
   *[no] Obiettivo: { $text }
}
text-defeat = Sconfitta: { $text }
text-secondary = { $met ->
    [yes] Secondario, raggiunto: { $text }
   *[no] Secondario: { $text }
}
text-enemies-want = I Nemici: { $text } { $line }.
text-counters = { $counters }.
text-alarm = L'Allarme è suonato.
text-weather = { $weather ->
    [1] Nebbia: ogni Portata è al massimo 4.
   *[2] Vento di traverso: gli Attacchi Fisici da lontano sono più deboli.
}
text-lies = In { $square } c'è { $thing }.
text-carries = { $who } porta { $thing }.
text-hero = { $hero }, { $where }, Ferite { $n } di { $of }.
text-perilium = { $hour ->
    [none] Minaccia { $threat }, Eroismo { $heroism }.
   *[other] Minaccia { $threat }, Eroismo { $heroism }, agisce all'ora { $hour }.
}
text-ally = Minaccia { $threat }, agisce all'ora { $hour }.
text-stats = Rapidità { $rapidity }, Destrezza { $dexterity }, Fisico { $physique }, Mente { $mind }.
text-tokens = Segnalini: { $tokens }.
text-gear = Equipaggiamento: { $items }.
text-skills = Abilità: { $skills }.
text-destiny = Carte Destino: { $cards }.
text-graves = Ferite Gravi: { $graves }.
text-growth = PE { $xp }, Punti di Classe { $points }.
text-armour = { $item } ({ $n }/{ $of })
text-unloaded = { $item } (Scarico)
text-down = { $square ->
    [none] a Terra
   *[other] a Terra in { $square }
}
text-inside = dentro: { $room }
text-at = in { $square }
text-away = non in campo
text-group = { $n ->
    [one] 1 { $kind }, agisce all'ora { $hour }.
   *[other] { $n } { $kind }, agiscono all'ora { $hour }.
}
text-enemy = { $tokens ->
    [none] { $who } in { $square }, Ferite { $n } di { $of }.
   *[other] { $who } in { $square }, Ferite { $n } di { $of }, { $tokens }.
}
text-purse = La borsa: { $popolini }.
text-reagents = Reagenti: { $reagents }.
text-stock = Nel baule: { $items }.
text-formulae = Formule: { $formulae }.
text-waiting = Si aspetta { $who }.

## Prima di una partita

setting-play = Che cosa si gioca
setting-play-campaign = La campagna
setting-play-campaign-help = Sei missioni, con insediamenti fra l'una e l'altra e uno di sei finali. Si salva da sola, anche per mesi.
setting-play-mission = Una missione
setting-play-mission-help = Una missione qualsiasi da sola, con Eroi già pronti.
setting-mission = Missione
setting-mission-title = { $family }: { $mission }
setting-difficulty = Difficoltà
setting-difficulty-normal = Normale
setting-difficulty-normal-help = Come stampato.
setting-difficulty-hard = Difficile
setting-difficulty-hard-help = Elite e Mostri hanno 1 Salute in più, e a ogni rinforzo arriva un Nemico in più.
setting-difficulty-story = Storia
setting-difficulty-story-help = Gli Attacchi Fisici dei Nemici hanno 1 Colpo in meno, ma almeno 1.
setting-critical_reward = Che cosa alza un Critico
setting-critical_reward-threat = Minaccia
setting-critical_reward-threat-help = I Nemici se ne accorgono.
setting-critical_reward-heroism = Eroismo
setting-critical_reward-heroism-help = L'Eroe prende coraggio.
setting-dex_weapons = Armi agili
setting-dex_weapons-true = Usano la Destrezza
setting-dex_weapons-true-help = Archi, coltelli e pistole usano il Test di Destrezza.
setting-dex_weapons-false = Usano il Fisico
setting-dex_weapons-false-help = Ogni arma fa il Test di Fisico.
setting-any_attack = Fin dove si avvicinano i Nemici
setting-any_attack-false = Per ferire
setting-any_attack-false-help = Si avvicinano abbastanza per un attacco che può ferire.
setting-any_attack-true = Per un attacco qualsiasi
setting-any_attack-true-help = Si fermano appena uno qualsiasi dei loro attacchi è a Portata.
preset-first = Una prima missione
preset-first-text = «La lettera del papa», nel mezzo dell'azione: quattro Eroi in mano tua, un'idea per volta. Circa 15 minuti.
preset-campaign = La campagna
preset-campaign-text = Dalla via Cassia al bosco di Gaea, da solo.
preset-two = Due e due
preset-two-text = «Il mulino sommerso»: due Eroi sono tuoi, gli altri li gioca un compagno.
preset-hunt = Una caccia
preset-hunt-text = «La bestia di Subiaco»: un breve scontro su una rupe.

## Ordini permanenti

order-nothing-around-rolls = Non usare nulla prima o dopo i tiri
order-no-reactions = Non usare Abilità di Reazione
order-no-symbols = Non aggiungere simboli
order-no-parry = Subisci le Ferite senza Difeso né carte
order-no-hurry = Non rallentare mai il tempo
orders-N-CORE-TEST-TIMING = Prima e dopo un tiro
orders-N-CORE-REACT-5 = Quando un Nemico attacca
orders-N-STATUS-ASTRUM = Un simbolo da aggiungere
orders-N-STATUS-DEFENDED = Prima di subire Ferite
orders-N-CORE-HORO-5 = Alla fine di un'Attivazione

## Lezioni: di che cosa tratta una domanda

lesson-PlaceHero-choose_square = Gli Eroi cominciano sulle caselle segnate per loro. Chi sta più vicino ai Nemici li incontra per primo; arcieri e maghe preferiscono stare indietro.
lesson-Fewer-choose_squares = Un'impresa passata dà i suoi frutti: un Nemico non viene. Scegli la casella che ti darebbe più fastidio.
lesson-HeroActivation-choose_hero = Più di voi agiscono in questo Settore. L'ordine è vostro: chi apre la strada, chi colpisce, chi segue.
lesson-HeroActivation-choose_action = Hai tanti Punti Azione quanta è la tua Rapidità. Fai le cose nell'ordine che vuoi; ciò che non spendi ti fa tornare prima sull'Horologium.
lesson-HeroActivation-hurry = Il tuo segnalino avanzerebbe di quanto hai speso. Così avanza di meno, e agisci di nuovo prima.
lesson-Walk-choose_destination = Una casella costa 1 Punto Azione, Palude e Acqua 1 in più. Lasciare una casella accanto a un Nemico gli permette di colpirti.
lesson-StepByStep-choose_step = Scegli ogni casella da te, e puoi fermarti su una qualsiasi che sia libera.
lesson-Jump-choose_landing = Un Salto va in linea retta sopra Modelli e cose basse, e non atterra più in alto di dove è partito.
lesson-Dash-choose_square = Uno Scatto è una casella gratis, qualunque cosa ci sia sotto i piedi. Provoca come ogni passo, se non è detto altrimenti.
lesson-ReactionAttacks-choose_reactor = Ogni Nemico che lasci colpisce una volta. L'ordine lo scegli tu; conta, se uno di loro ti spinge o ti stordisce.
lesson-Press-choose_direction = Il bersaglio è spinto dritto via da te. Oltre un bordo cade.
lesson-HeroAttack-choose_target = I numeri accanto a un bersaglio sono esatti: Ferite in media, probabilità di riuscire, probabilità di sconfiggerlo.
lesson-HeroAttack-choose_facing = L'area sta in questa direzione. Colpisce anche gli amici, se la carta non dice altrimenti.
lesson-HeroAttack-declare_skills = I potenziamenti si dichiarano e si pagano prima del tiro, ciascuno una volta per questo attacco.
lesson-NoQuarter-choose = Hai appena sconfitto un Nemico: con l'Eroismo un altro attacco è gratis.
lesson-Cleave-choose = La lama prosegue: un altro Nemico accanto a te subisce una Ferita.
lesson-Test-prepare = Prima che i dadi cadano puoi spendere segnalini, Abilità e carte. Un dado in più o una soglia più bassa dopo non si possono aggiungere.
lesson-Dodged-choose_die = Il Nemico schiva: un Successo a tua scelta si rilancia. Rinuncia al dado il cui simbolo ti serve meno.
lesson-Test-improve = Dopo il tiro puoi rilanciare con la fortuna, l'Eroismo, una carta o il Legame di un amico. Ciò che viene va tenuto.
lesson-Test-choose_dice = Rilancia ciò che non è un Successo; con l'Eroismo quanti dadi vuoi.
lesson-Test-add_symbol = Un simbolo può rendere una ferita più profonda o una magia più forte: Astro o una carta aggiunge quello che manca.
lesson-Answer-choose = Le Abilità di Reazione rispondono a un attacco prima dei dadi. Il segnalino che costano si paga alla prossima Attivazione, e fino ad allora non hai altre reazioni.
lesson-AfterAttack-choose = L'attacco è finito, e un'Abilità di Reazione può rispondere.
lesson-AfterAttack-choose_weapon = Rispondi con un'arma a Una Mano, gratis.
lesson-Suffer-offer_himself = Un martire prende le Ferite di un altro, e nessun Equipaggiamento gliele toglie.
lesson-Parry-choose = Difeso toglie una Ferita, da dovunque venga, se le Ferite non sono Imbloccabili.
lesson-Absorb-choose = Un Equipaggiamento con spazio deve subire Ferite; il resto va dove vuoi. Se le subisce tutte, dell'attacco non succede altro.
lesson-Fall-save_him = Una carta può tenere in piedi un compagno, senza Ferita Grave.
lesson-UseActive-choose_target = Certe Abilità vogliono che tu sia adiacente, altre solo vicino; alcune vogliono che tu veda.
lesson-UseActive-choose_square = Una casella libera che vedi.
lesson-UseActive-choose_token = Scegli ciò che aiuta di più adesso.
lesson-UseActive-choose_order = Chi scatta prima può fare posto all'altro.
lesson-Charge-choose_target = Una Carica prende tutti i tuoi Punti Azione: fino a cinque caselle, un attacco, e hai finito.
lesson-Charge-choose_weapon = Un attacco alla fine della corsa.
lesson-TwinBlades-choose_weapon = Colpiscono entrambe le lame, una dopo l'altra, su un bersaglio o su due.
lesson-Mend-choose_cure = La Stella della magia toglie anche uno di questi segnalini.
lesson-UseItem-choose_target = Tu o qualcuno di adiacente. Si consuma per sempre.
lesson-UseItem-choose_weapon = L'olio dura per i prossimi due Attacchi Fisici di quest'arma.
lesson-UseItem-choose_another = Una dose doppia vale per un altro compagno accanto a te.
lesson-Rescue-choose = Chi rialzi si rimette in piedi con metà delle Ferite e agisce tre Settori dopo. Il vostro Legame cresce.
lesson-Swap-choose_partner = Le cose passano di mano tra Eroi adiacenti.
lesson-Swap-choose_thing = Attento ai limiti: testa e corpo una ciascuno, tre accessori, due cose a Una Mano, una a Due Mani, tre magie.
lesson-Deed-choose_test = Un Test può renderla meno cara, ma il prezzo si paga prima e si perde se fallisce.
lesson-ChooseItem-choose = Deve stare tra ciò che porti.
lesson-ChooseBearer-choose = Le stelle favoriscono uno di voi all'inizio della prossima missione.
lesson-Eclipse-choose = Accecato, un Nemico che vuole solo attaccare sta fermo e attende.
lesson-Eclipse-choose_model = Il più pericoloso del gruppo è una buona scelta.
lesson-Event-choose_hero = Più d'uno è pari: decidete voi chi colpisce.
lesson-EnemyActivation-ask_the_players = I Nemici vanno dall'Eroe più vicino, poi con più Minaccia, poi con più Ferite. Se tutto è pari la scelta è vostra: offrite chi può reggere.
lesson-Settlement-choose_next = Ogni Eroe ha visite da spendere in un insediamento; mercato, campo d'armi e bagagli non ne costano. Quando tutto è fatto, partite. Una Ferita Grave si cura in Chiesa, o per meno all'Ospedale di una Città; se la borsa non basta, si può vendere al mercato, tentare una missione secondaria, o partire feriti: la storia prosegue anche dopo una sconfitta.
lesson-GoAbout-choose_place = I luoghi segnati come visita ne consumano una. La borsa è comune.
lesson-Service-choose = Un servizio per una visita.
lesson-Trade-choose = I reagenti servono alle botteghe; venduti rendono meno di quanto costano. Gli oggetti si vendono a metà.
lesson-Craft-choose = Puoi fabbricare ciò di cui conosci la Formula, finché bastano i reagenti.
lesson-Study-choose = Una Formula è di tutta la compagnia; una Scuola solo tua.
lesson-TreatAll-choose = All'ospedale ogni Ferita Grave costa meno, e si possono curare tutte in una visita.
lesson-Train-choose = Abilità, Potenziamenti e Destino costano PE; la Classe Avanzata costa tre Punti di Classe.
lesson-Pack-choose = Ciò che resta nel baule in battaglia non aiuta nessuno.
lesson-Step-choose_hero = Ogni Eroe può tentare un passo. Scegli chi ha la Parola Chiave: due dadi in più.
lesson-Step-choose_test = C'è più di un modo.
lesson-ChooseFormula-choose = Imparate ciò che si può fare con i reagenti del baule.
lesson-ChooseFamily-choose = Elementum per legno ed erbe, Alchemia per l'alchimista, Pecunia per metallo e monete.
lesson-FreeTreatment-choose = La più cara da curare è la migliore da regalare.
lesson-Achieved-choose_friend = Un Legame aiuta coi rilanci, poi col passarsi le cose, poi quando uno dei due cade.
lesson-EndOfMission-choose_promoted = Con tre Punti di Classe si acquista una Classe Avanzata.
lesson-BearWounds-choose_successor = Una quarta Ferita Grave chiude una carriera. Un altro Eroe si unisce con metà dell'esperienza.
lesson-Chapter-choose_way = Ciò che scegliete qui sarà ricordato nelle missioni successive, e nel finale.

chapter-N-CORE = Altre regole di base
chapter-N-CONTENT = Che cosa contiene una scatola: le parole
chapter-N-CORE-MODE = Giocatori
chapter-N-CORE-MOVE = Movimento
chapter-N-CORE-LOS = Linea di Vista
chapter-N-CORE-HORO = L'Horologium
chapter-N-CORE-ACT = Attivazioni e azioni
chapter-N-CORE-REACT = Attacchi di Reazione
chapter-N-CORE-TEST = Test
chapter-N-CORE-ATK = Quando un attacco riesce
chapter-N-CORE-THREAT = Minaccia e Perilium
chapter-N-CORE-DOWN = A Terra e soccorso
chapter-N-CORE-MISSION = Missioni
chapter-N-CORE-CAMP = La campagna
chapter-N-FACTION = Fazioni
chapter-N-ABIL = Abilità generiche
chapter-N-TRAIT = Tratti degli attacchi
chapter-N-AREA = Aree
chapter-N-STATUS = Segnalini Status
chapter-N-ATK = Tipi di attacco
chapter-N-ENC = Ingombro
chapter-N-ITEM = Categorie di oggetti
chapter-N-REAGENT = Reagenti
chapter-N-SKILL = Abilità degli Eroi
chapter-N-KEYWORD = Parole Chiave
chapter-N-MAP = La mappa e gli Elementi Scenici
chapter-N-AI = Come decidono i Nemici
chapter-N-AMB = Chiarimenti
chapter-N-CORE-GOLD = Regole d'oro
chapter-N-CORE-HEIGHT = Altezze
chapter-N-CORE-TERRAIN = Terreno
chapter-N-CORE-ATK-HERO = Attacchi degli Eroi
chapter-N-CORE-ATK-AREA = Attacchi ad area
chapter-N-CORE-ATK-ENEMY = Attacchi dei Nemici
chapter-N-CORE-WOUND = I passi di una Ferita
chapter-N-CORE-SELL = Vendere
chapter-N-CORE-SKILL = Forme delle Abilità
chapter-N-ATK-LAYOUT = Che cosa mostra un attacco
chapter-N-TOKEN = Segnalini neutrali
chapter-N-TOKEN-GEN = Segnalini in generale
chapter-N-TOKEN-REACTION = Segnalini Reazione

## Misurare sul campo

sight-free = { $who }: { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}, in vista
sight-denied = { $who }: { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}, non in vista: in mezzo { $what }
in-the-way = { $what } ({ $squares })
higher-ground = terreno più alto
survey-at = { $who } ({ $square })
survey-between = Da { $here } a { $there }
survey-square = Cosa vede un Eroe da { $square }
survey-seen = In vista da lì
survey-hero = { $who }, { $n } PA
survey-reach = Raggiungibile; il numero dice quanti PA costa
survey-jump = Dove può atterrare un salto; il numero dice quanti PA costa
survey-struck = { $n ->
    [one] Lungo la strada ti attacca { $who }
   *[other] Lungo la strada ti attaccano { $who }
}
survey-fall = Lungo la strada cadi e ti ferisci
survey-enemy = { $who }, { $n } PA
survey-control = Area di Controllo { $n }: { $aware ->
    [yes] chi è dentro viene prima di tutti
   *[no] chi vi è visto può essere notato
}
survey-reach-enemy = { $aware ->
    [yes] Dove può andare in un'Attivazione; il numero dice quanti PA costa
   *[no] Dopo l'Allarme, dove può andare in un'Attivazione; il numero dice quanti PA costa
}
survey-strike = Dove potrebbe colpire un Eroe nella prossima Attivazione
survey-controlled = nella sua Area di Controllo
survey-attackable = può attaccarlo nella prossima Attivazione
survey-safe = fuori dalla sua portata nella prossima Attivazione
survey-weapon = { $who }: { $weapon }
survey-range = Portata { $n }, in vista
survey-not-with-it = { $rule ->
    [N-CORE-RANGE] troppo lontano
    [N-ATK-HEIGHT] a un'altra Altezza, dove non arriva
    [N-AREA-LANCE] non in linea retta
   *[N-AREA-BREATH] non davanti
}
survey-within = Entro { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}{ $sees ->
    [yes] , in vista
   *[no] {""}
}
survey-covered = colpisce anche { $who }
survey-covers-nobody = non colpisce nessun altro

## Perché thumb trova buona una risposta

advice-end = Nient'altro vale i tuoi PA{ $n ->
    [0] {""}
    [one] : quello che non spendi ti fa tornare prima sull'Horologium
   *[other] : i { $n } che non spendi ti fanno tornare prima sull'Horologium
}.
advice-go = Vai in { $square }.
advice-nearer = È più vicino di { $n } PA a dove la missione ti chiama: { $goal }.
advice-in-reach = Da lì { $weapon } raggiunge { $who }.
advice-struck = { $n ->
    [one] Ma mentre te ne vai ti attacca { $who }.
   *[other] Ma mentre te ne vai ti attaccano { $who }.
}
advice-exposed = { $n ->
    [one] Lì potrebbe colpirti un Nemico.
   *[other] Lì potrebbero colpirti { $n } Nemici.
}
advice-safe = Lì nessun Nemico può colpirti nella prossima Attivazione.
advice-blow = { $who }: Ferite in media { $wounds }; riesce in { $percent } tiri su 100 e sconfigge in { $defeats }.
advice-help = Aiuta un compagno che ne ha bisogno.
advice-wanted = La missione lo vuole: { $goal }
advice-reload = Ciò che è di nuovo carico si può usare di nuovo.
advice-inside = Quello che cerchi è dentro.
advice-outside = È la via più corta per tornare dove la missione ti chiama.
advice-card = Non costa altro che la carta.
advice-rescue = Un Eroe a Terra può rialzarsi.
advice-fire = Il fuoco ferisce alla fine di ogni Attivazione.
advice-keep = Tienilo per un momento in cui conta di più.
advice-keep-dice = Sotto la soglia: { $low } su { $of }. Non vale quello che costa un rilancio.
advice-re-roll = { $low ->
    [one] 1 dado su { $of } è sotto la soglia e può migliorare.
   *[other] { $low } dadi su { $of } sono sotto la soglia e possono migliorare.
}
advice-as-good = A occhio, qui la differenza è poca.
advice-kind-move = Ti porta più vicino a dove la missione ti chiama.
advice-kind-square = Da qui non è lontano dove la missione ti chiama.
advice-kind-hero = Chi agisce per primo apre la strada agli altri.
advice-kind-before-roll = Conta prima che i dadi cadano, e solo allora.
advice-kind-die = Il dado più basso ha più da guadagnare.
advice-kind-symbol = Qui il simbolo serve a qualcosa.
advice-kind-parry = Ti toglie delle Ferite.
advice-kind-gear = Ciò che indossi subisce le Ferite prima di te.
advice-kind-reaction = Chi risponde a un attacco ne soffre meno.
advice-kind-martyr = Chi ha più Salute la sopporta meglio.
advice-kind-saviour = Un Eroe in piedi vale più di una carta.
advice-kind-skill = Rende l'attacco più forte, e puoi pagarla.
advice-kind-settlement = C'è ancora qualcosa da fare in paese, oppure niente più e la via è libera.
advice-kind-place = Ha quello che serve a questo Eroe.
advice-kind-goods = Puoi pagarlo, e sul campo aiuta.
advice-kind-formula = Hai ciò che richiede.
advice-kind-training = Ciò che impari ora aiuta in ogni missione a venire.
advice-kind-pack = Quello che resta nel baule non aiuta nessuno.
advice-kind-service = Puoi pagarlo.
advice-kind-stage-test = Delle due è la possibilità migliore.
advice-kind-destiny = Non costa altro che la carta.

## Al terminale

face-hour = { $mission } · ora { $t } (Settore { $sector }, giro { $lap })
face-town = { $campaign } · { $place } ({ $city ->
    [yes] una Città
   *[no] un Borgo
})
face-victory = Per vincere
face-defeat = Perdete se
face-enemies-want = I Nemici vogliono
face-counted = { $of ->
    [none] { $name } { $n }
   *[other] { $name } { $n } di { $of }
}
face-secondary = Inoltre
face-alarm = { $on ->
    [yes] l'Allarme è suonato
   *[no] nessuno vi ha notati
}
face-wheel = Horologium: { $tokens }
face-hero-name = {" "}Eroe
face-hero-at = Dove
face-hero-wounds = Ferite
face-hero-threat = Minaccia / Eroismo
face-hero-hour = Agisce
face-hero-tokens = Segnalini
face-hero-gear = Equipaggiamento
face-enemy-name = {" "}Nemico
face-enemy-at = Dove
face-enemy-wounds = Ferite
face-enemy-hour = Agisce
face-enemy-tokens = Segnalini
face-enemy-card = Carta
face-ap = ora, { $ap } PA
face-down = { $square } (a Terra)
face-resists = { $n } su { $of }
face-unloaded = scarica
face-card = Difesa Fisica { $pd }, Difesa Mentale { $md }, { $ap } PA, Area di Controllo { $ca }
face-treasury = Borsa: { $popolini ->
    [one] 1 Popolino
   *[other] { $popolini } Popolini
}{ $things ->
    [none] {""}
   *[other] ; { $things }
}
face-stage = { $name } ({ $state ->
    [won] vinta
    [lost] persa
    [now] adesso
    [next] la prossima
   *[open] si può giocare
})
face-grows = { $name } { $xp } PE, { $cp } PC, visite { $visits }
face-sheet = { $name }, { $class }: Rapidità { $rapidity }, Destrezza { $dexterity }, Fisico { $physique }, Mente { $mind }, Salute { $health }
face-keywords = Parole Chiave e Scuole: { $words }
face-sheet-gear = Porta: { $things }
face-unlearned = {" "}· { $xp } PE per impararla
face-destiny = Destino: { $name }
face-grave = Ferita Grave: { $name }
face-legend = + si può scegliere · ¹²³ altezza · † a Terra · * ha segnalini · chi agisce è in negativo
face-over = { $rounds } Settori
face-examples = regole N-AI-06, regole Brigante, regole Fendente
face-drawing = Sul campo: Va è Valerio, br2 il secondo brigante; + si può scegliere; ¹ è un'altezza; † è a Terra; * ha segnalini.

## The lab

cmd-lab-missions = Quanto spesso i bot vincono ogni missione di Nova Aetas, con ogni gruppo di Eroi e ogni numero di giocatori.
    .usage = [OPZIONI]
    .games = tante di ogni missione per ogni bot
    .bots = i bot, separati da virgole; ognuno gioca tutti i posti delle sue partite
    .mission = solo questa
    .seed = lo stesso seme gioca le stesse partite, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
cmd-lab-campaigns = Campagne intere di Nova Aetas, dalla prima missione a un finale. Esce con 1 se una finisce con un errore, o altrove quando la si salva e ricarica a ogni domanda.
    .usage = [OPZIONI]
    .games = quante
    .bot = chi gioca tutti i posti
    .saved = quante si giocano una seconda volta, salvate e ricaricate tra una decisione e l'altra
    .seed = lo stesso seme gioca le stesse campagne, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore

bench-counted = domande, anche quelle con una sola risposta, che il motore dà da sé, e ogni Attivazione di un Nemico, decisa dalle regole; quattro giocatori, una missione dopo l'altra
