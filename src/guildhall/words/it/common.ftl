### Parole comuni a tutti i giochi: motivi, posti al tavolo e ciò che dicono gli schermi.

## Motivi

why-not-to-act = Questo giocatore non ha niente da scegliere adesso.
why-not-asked = La domanda è un'altra.
why-not-offered = Questa risposta adesso non è possibile.
why-no-such-option = Non esiste una risposta del genere.
why-undo-off = A questo tavolo non si torna indietro.
why-undo-not-asked = Nessuno ha chiesto di tornare indietro.
why-no-such-seat = Questo posto non esiste.
why-undo-nothing = Non c'è nessuna scelta da annullare.
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

## Colori dei giocatori

colour-black = nero
colour-blue = blu
colour-green = verde
colour-grey = grigio
colour-orange = arancione
colour-purple = viola
colour-red = rosso
colour-white = bianco
colour-yellow = giallo

## Titoli ed etichette

bot = bot
choices = Scelte
forecast = Se la partita finisse adesso
game = Gioco
hand = Mano
human = umano
ledger = Da dove vengono i punti
log = Che cosa succede
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
count-choices =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
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
    .help = Spiega perché una risposta non è possibile.

## Il gioco

whose-turn = La scelta spetta a { $player }.
your-choice = La tua scelta
type-number = Scrivi il numero della risposta, oppure un comando.
pass-screen = Passa lo schermo a { $player }.
press-enter = Premi Invio per continuare.
thinking = { $player } sta pensando…
chosen = { $player }: { $option }
not-possible = Non è possibile: { $reason }
invalid-number = «{ $text }» non è un numero da { $low } a { $high }.
unknown-command = «{ $text }» non è né una risposta né un comando.
undone =
    { $count ->
        [one] { $count } scelta annullata.
       *[other] { $count } scelte annullate.
    }
not-undone = Nessuna scelta annullata: { $reason }
interrupted = Partita interrotta.
saved-as = Partita salvata in { $file }.
resume-with = Per riprendere: { $command }
resumed =
    { $count ->
        [one] Partita ripresa dopo { $count } scelta.
       *[other] Partita ripresa dopo { $count } scelte.
    }

## La fine

game-over = La partita è finita.
winner = Vince { $player }
tie = Pareggio: { $players }
final-score = Punteggio finale

## Simulazione e verifica

simulating = Partite di { $game }
progress =
    { $games ->
        [one] { $done } di { $games } partita
       *[other] { $done } di { $games } partite
    }
summary = Partite casuali di { $game }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
games = Partite
length = Durata
rounds = Round
average = Media
minimum = Minimo
maximum = Massimo
wins = Vittorie
wins-by-seat = Vittorie per posto al tavolo
ties = Pareggi
branching = Possibilità per scelta
seconds = Secondi
games-per-second = Partite al secondo
replay-sound =
    { $choices ->
        [one] { $file } è integro: { $choices } scelta.
       *[other] { $file } è integro: { $choices } scelte.
    }

## Errori

error = Errore: { $message }

## Il programma da terminale

bot-name = Bot { $number }
choose-game = Quale gioco? Scrivi il suo numero
command-points = punti
    .help = Mostra che cosa avresti se la partita finisse ora, e perché.
command-rule = regola
    .help = Mostra una voce delle regole, per esempio: regola 6.8
draws = Pescate
