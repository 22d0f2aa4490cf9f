### Parole comuni a tutti i giochi: motivi, posti al tavolo e ciò che dicono gli schermi.

## Motivi

why-not-to-act = Non tocca a questo giocatore.
why-not-asked = Adesso la domanda è un’altra.
why-not-offered = Questa risposta adesso non è possibile.
why-no-such-option = Non esiste una risposta del genere.
why-undo-off = A questo tavolo le scelte non si annullano.
why-undo-not-asked = Nessuno ha chiesto di annullare qualcosa.
why-no-such-seat = Questo posto non esiste.
why-undo-nothing = Non c’è nessuna scelta da annullare.
why-undo-draw = Nel frattempo qualcosa è stato pescato.
why-undo-reveal = Nel frattempo qualcosa di segreto è stato rivelato.
why-undo-other-seat = Nel frattempo ha scelto un altro giocatore.

## Posti al tavolo

seat-name = Giocatore { $number }
seat-chance = Il caso

## Lingue

language-en = inglese
language-pl = polacco
language-it = italiano

## Titoli ed etichette

bot = bot
choices = Scelte
forecast = Se la partita finisse adesso
game = Gioco
hand = Mano
human = umano
log = Che cosa è successo
money = Denaro
phase = Fase
place = Posizione
player = Giocatore
players = Giocatori
points = Punti
round = Round
score = Punteggio
settings = Impostazioni
total = Totale
turn = Turno

round-number = Round { $round }
round-of = Round { $round } di { $rounds }
place-number = { $place }º
count-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
count-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

## Comandi, con il loro effetto

command-help = aiuto
    .help = Mostra i comandi.
command-quit = esci
    .help = Salva la partita ed esci.
command-save = salva
    .help = Salva la partita e continua.
command-undo = annulla
    .help = Annulla la tua ultima scelta.
command-why = perché
    .help = Mostra quali risposte non sono possibili, e perché.

## Il gioco

type-number = Scrivi il numero della risposta, oppure un comando.
pass-screen = Lo schermo passa a { $player }.
press-enter = Premi Invio per continuare.
invalid-number = «{ $text }» non è un numero da { $low } a { $high }.
unknown-command = «{ $text }» non è né una risposta né un comando.
not-undone = Nessuna scelta annullata: { $reason }
saved-as = Partita salvata in { $file }.
resume-with = Per riprendere: { $command }

## La fine

game-over = La partita è finita.
final-score = Punteggio finale

## Simulazione e verifica

simulating = Partite di { $game }
rounds = Round
average = Media
minimum = Minimo
maximum = Massimo
wins = Vittorie
ties = Pareggi
branching = Possibilità per scelta

## Analisi

reviewing = Analisi di { $game }
review-title = Analisi
review-start = Inizio
review-luck = Fortuna
review-own = Decisioni proprie
review-others = Altri
review-result = Risultato
review-accuracy = Precisione
review-costliest = Le decisioni più costose di { $seat }:
review-costly = N. { $number }, { $grade }: «{ $played }». Meglio: «{ $best }» (probabilità di vittoria +{ $percent }%).
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave

## Errori

error = Errore: { $message }

## Il programma da terminale

bot-name = Bot { $number }
bot-lost = { $player } ({ $bot }) ha commesso un errore e perde la partita; al suo posto continua { $other }.
choose-game = Quale gioco? Scrivi il suo numero
command-points = punti
    .help = Mostra che cosa avresti se la partita finisse ora, e perché.
command-rule = regola
    .help = Mostra una voce delle regole, per esempio: regola 6.8
draws = Pescate
command-draw = tavolo
    .help = Mostra di nuovo il tavolo e le risposte.

## Problemi

puzzles = Problemi
puzzle-answer = Trova la scelta migliore
puzzle-turn = Trova il turno migliore
puzzle-gap = Una linea è chiaramente la migliore: vale { $points } punti più di ogni altra.
puzzle-right = Giusto! Continua.
puzzle-wrong = Non è la scelta migliore.
puzzle-costs = Così si perdono { $points } punti.
puzzle-best = La scelta migliore: { $option }
puzzle-solved = Risolto! Questo problema ha un punteggio di difficoltà di { $rating }.

## The perfect town

town-possible = Il tuo punteggio: { $points }. Con queste carte e quest’ordine delle risorse si poteva arrivare almeno a { $reached }; nessuna città può superare { $limit }.
town-none-better = Il tuo punteggio: { $points }. Con queste carte e quest’ordine delle risorse non è stata trovata una città migliore; nessuna può superare { $limit }.
