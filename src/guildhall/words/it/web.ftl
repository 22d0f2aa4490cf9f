### Ciò che dice il client del browser oltre alle parole di common.ftl e dei giochi.

skip-to-main = Vai al tavolo
page-not-found = Questa pagina non esiste.
home = Pagina iniziale
preferences = Preferenze
language = Lingua
theme = Tema
theme-auto = come il sistema
theme-light = chiaro
theme-dark = scuro
motion = Ritmo dei bot e delle animazioni
motion-off = nessuna animazione
motion-fast = veloce
motion-normal = normale
motion-slow = lento
confirm-choices = Conferma le mie scelte
confirm-answer = ogni risposta
confirm-turn = una volta per turno
confirm-never = mai
take-harmless = Prendi senza chiedere le ricompense che non costano nulla
sealed = Sigillato finché tutti non hanno scelto
words-for-icons = Parole al posto dei simboli
sound = Suoni
loading = Un momento…
welcome = Costruisci l’Inghilterra medievale
welcome-text = Quattro giochi da tavolo moderni, completi fino all’ultima regola. Gioca contro i bot, con gli amici allo stesso schermo o insieme tramite un link. Nessun account: basta un nome.
your-name = Il tuo nome
guest = Ospite
bots-play-as = I bot giocano come
minutes = circa { $count } minuti
play-now = Gioca ora
set-up-table = Prepara un tavolo
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
status-open = in attesa di giocatori
status-running = partita in corso
status-over = conclusa
status-abandoned = abbandonata
status-frozen = congelata
fan-note = Guildhall è una realizzazione indipendente di appassionati, con testi e disegni propri. Non è affiliata agli editori di questi giochi.
level-random = Casuale
level-greedy = Avido
level-apprentice = Apprendista
level-journeyman = Lavorante
level-master = Maestro
level-grandmaster = Gran maestro
level-daily = Bot del giorno
level-rival = Rivale
seats = Posti
seat-me = io
seat-open = libero per chi inviti
seat-local = un’altra persona a questo schermo
seat-bot-apprentice = bot: Apprendista
seat-bot-journeyman = bot: Lavorante
seat-bot-master = bot: Maestro
seat-bot-grandmaster = bot: Gran maestro
seat-bot-rival = bot: Rivale, al tuo livello
rival-help = Il rivale si adatta a te di partita in partita, in ogni gioco per conto suo, finché ne vinci circa la metà. Non riceve punti in regalo.
rival-next-stronger = La prossima volta il tuo rivale giocherà un po’ meglio.
rival-next-weaker = La prossima volta il tuo rivale giocherà un po’ peggio.
rival-next-same = La prossima volta il tuo rivale giocherà allo stesso livello.
seat-free = libero
table = Tavolo
table-name = Nome del tavolo
time = Tempo
clock-none = senza orologio
clock-live = dal vivo: una riserva di minuti per ciascuno
clock-days = giorni per ogni mossa
undo-policy = Annullamento
undo-own-turn = entro il proprio turno
undo-agreement = se tutti sono d’accordo
undo-off = mai
public-table = Chiunque può unirsi
allow-spectators = Spettatori benvenuti
open-table = Apri il tavolo
sit-here = Siediti qui
stand-up = Alzati
start-game = Inizia
start-with-bots = Inizia con i bot nei posti liberi
waiting-for-host = In attesa che chi ospita dia inizio alla partita.
shuffle-sealed = Il mescolamento è sigillato:
invite = Invita i tuoi amici
invite-how = Manda loro questo link, o fai inquadrare il codice. Basta un nome.
link = Link
copy-link = Copia il link
copied = Copiato
what-now = Che cosa succede ora
your-answers = Le tue risposte
answers-in-words = Risposte a parole ({ $count })
one-moment = Un momento…
thinking = { $players }: mossa in preparazione ({ $phase }).
hurry = Sollecita
waiting-for = In attesa di: { $players }.
confirm = Conferma
cancel = Rinuncia
undo = Annulla
chat = Chat
rules = Regole
send = Invia
say-something = Di’ qualcosa
all = Tutto
filter-log = Mostra solo un giocatore
around = Giocatori e diario
around-the-table = Intorno al tavolo
watching = Stai guardando.
connection-lost = Connessione persa. Nuovo tentativo…
connection-gone = Il tavolo non è più raggiungibile. Ricarica la pagina.
notice-damaged = I dati di questo tavolo sono danneggiati, perciò il tavolo è congelato. Avvisa chi gestisce questo server.
notice-rules-changed = Le regole sono state corrette dopo l’inizio di questa partita. È congelata così com’è.
away = assente
to-act = deve giocare
look = Guarda
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
ready = Eccomi
close = Chiudi
search-rules = Cerca nelle regole
rules-missing = Le regole non si possono caricare ora.
forecast-note = Che cosa avrebbe ciascuno se la partita finisse ora.
rematch = Gioca ancora
replay = Rivedi
step-of = Passo { $step } di { $steps }
play = Avvia
pause = Pausa
first-step = All’inizio
last-step = Alla fine
next-step = Passo successivo
previous-step = Passo precedente
seen-by = Visto da
everybody = Spettatori
download-replay = Scarica
check-shuffle = Verifica il mescolamento
shuffle-unknown = Il seme di questa partita non è noto.
share-image = Immagine del risultato
points-by-source = Punti per provenienza
position-link = Link a questa posizione
drop-replay = Trascina qui un replay per rivederlo, o una partita salvata per continuarla
why-offline = Non c’è connessione.
why-server-error = Qualcosa è andato storto sul server. Riprova.
wins-the-game = vince
win-together = vincono insieme

## Guardare avanti e indietro

preview-points = Se la partita finisse ora: { $before } → { $after }
preview-hint = Scegli una risposta qui o sul tabellone per vedere che cosa farebbe.
preview-hint-board = Scegli sul tabellone per vedere che cosa succederebbe.
then-draw = Poi si pesca.
then-reveal = Si prosegue quando tutti hanno scelto.
then-others = Poi tocca scegliere agli altri.
then-over = Poi la partita finisce.
then-you = Dopo: { $question }
then-unknown = Il seguito dipende da ciò che è ancora nascosto.
while-away = Mentre eri via
what-just-happened = Che cosa è appena successo
looking-back = Uno sguardo indietro
moment-of = { $number } di { $count }
back-to-now = Torna alla partita
skip = Salta
press-to-skip = Fai clic o premi un tasto per saltare.
go-to-moment = Mostra il tabellone in questo momento
rule-of-line = Regola { $clause }
earlier-lines = Righe precedenti
latest-lines = Ultime righe
look-back-from-start = Rivedi la partita finora
forecast-secret = Le voci che dipendono dai segreti altrui sono omesse; quel totale è indicato con «?».
show-points = Da dove vengono i punti di { $player }
show-area = Mostra l’area di { $player }

## Giocare su questo dispositivo, senza server

plays-here = Stai giocando su questo dispositivo, senza server. Nulla ne esce.
on-this-device = su questo dispositivo
update-ready = È pronta una nuova versione di Guildhall.
update-now = Aggiorna
unreadable-table = Una partita che non si può leggere
device-full = Su questo dispositivo non c’è più spazio, perciò le tue ultime mosse non sono salvate. Puoi continuare a giocare. Salva la partita in un file per non perderla; eliminando vecchie partite si libera spazio.
save-game = Salva in un file
device-damaged = Una parte della registrazione di questa partita era danneggiata. Si continua dall’ultima mossa leggibile.
why-played-elsewhere = Questa partita è aperta in un’altra scheda. Continuerà qui appena quella scheda sarà chiusa.
why-needs-the-server = Per questo serve il server.
why-saved-game-does-not-hold = Questa partita salvata non si può aprire: è danneggiata, o è stata giocata con altre regole.
why-device-failed = Qualcosa è andato storto su questo dispositivo. La tua partita è al sicuro: ricarica la pagina per continuare.

## Il tavolo

menu = Menu
keys = Tasti
key-answer = scegli una risposta; di nuovo, o Invio: conferma
key-tab = passa tra le risposte e i posti illuminati; Invio o Spazio: scegli
key-escape = rinuncia alla scelta; torna alla partita
key-undo = annulla
key-area = l’area di un giocatore
key-points = punti
key-back = guarda indietro e avanti
key-log = diario e chat
key-words = parole al posto dei simboli
other-screens = Altri schermi
screen-tv = Uno schermo grande per tutti
screen-tv-how = Mostra il tavolo come lo vedono gli spettatori: nessun segreto.
screen-seat = { $player } su un altro schermo
screen-seat-how = Chi ha questo link vede i segreti di questo posto, e di nessun altro.
screen-look = Per guardare
screen-play = Per giocare
only-this-computer = Gli altri dispositivi non raggiungono { $host }. Avvia Guildhall con --host 0.0.0.0 e aprilo con l’indirizzo di questo computer.
resign = Lascia il posto a un bot
resign-how = Un bot gioca al posto tuo. Puoi riprendere il posto quando vuoi.
abandon = Termina la partita senza risultato
abandon-how = Dopo nessuno potrà continuarla.
take-seat-back = Riprendi il mio posto
log-seat-resigned = { $player } cede il posto a un bot.
log-seat-left = { $player } ha lasciato il tavolo; continua un bot.
log-seat-time = { $player } ha esaurito il tempo; continua un bot.
log-seat-away = { $player } è assente; continua un bot.
log-seat-back = { $player } riprende il suo posto.
bot-plays-resigned = Hai lasciato il posto a un bot.
bot-plays-left = Non c’eri più; un bot gioca al posto tuo.
bot-plays-time = Il tuo tempo è finito; un bot gioca al posto tuo.
undo-asked =
    { $count ->
        [one] { $player } chiede di annullare { $count } scelta.
       *[other] { $player } chiede di annullare { $count } scelte.
    }
undo-waits = Si chiede agli altri se puoi annullare la scelta.
agree = Va bene
decline = No
notice-abandoned = Questa partita è stata chiusa senza risultato.
your-turn = Tocca a te
turn-of = deve scegliere: { $players }
finished-tables = Concluse
seats-taken = posti occupati: { $taken } di { $seats }
player-range = { $from }–{ $to } giocatori
with-friends = Con gli amici
with-friends-how = Prepara un tavolo con posti aperti per gli amici. Avrai un link e un codice QR da mandare; basta un nome. Con un solo schermo scegli «un’altra persona a questo schermo» e passatevelo.
watch-replay = Rivedi una partita
choose-file = Scegli un file
checking-replay = Verifica di ogni scelta e di ogni pescata…
copied-link = Link copiato.
shuffle-checked =
    { $draws ->
        [one] Verificato ora: { $draws } pescata, e segue dal seme sigillato prima della partita.
       *[other] Verificato ora: { $draws } pescate, e ognuna segue dal seme sigillato prima della partita.
    }
shuffle-still-sealed = Il seme di questa partita è ancora sigillato.
rematch-settings = Gioca ancora con altre impostazioni
join-rematch = Alla prossima partita
bank-minutes = Minuti per tutta la partita
bonus-seconds = Secondi in più per ogni risposta
days-per-move = Giorni per ogni mossa
time-help = Quando il tempo di qualcuno finisce, gioca un bot finché non torna.
undo-policy-help = Mai oltre una pescata o un segreto svelato; contro soli bot, quanto vuoi.
taken-back =
    { $count ->
        [one] Un turno è stato annullato.
       *[other] Sono stati annullati turni { $count } volte.
    }
table-name-help = Aiuta gli amici a trovarlo nell’elenco.
takeover-level = Bot per chi se ne va
spectator-delay = Gli spettatori vedono in ritardo
delay-none = subito
delay-minutes =
    { $count ->
        [one] { $count } minuto dopo
       *[other] { $count } minuti dopo
    }
name-of-seat = Nome
nothing-found = Nessun risultato.
offline-page = Guildhall non riesce a raggiungere il suo server.
offline-help = Le tue partite sono al sicuro lì. Questa pagina riprova da sola.
try-again = Riprova
unread =
    { $count ->
        [one] { $count } nuovo
       *[other] { $count } nuovi
    }
spectators-count =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

## Perché il server rifiuta

why-alerts-are-off = Questo server non manda avvisi.
why-already-greeted = La connessione è già aperta.
why-already-started = La partita è già iniziata.
why-another-game = Un altro gioco o un altro numero di posti richiede un altro tavolo.
why-another-site = Questa richiesta viene dalla pagina di un altro sito.
why-bad-request = Il server non ha capito.
why-bots-have-levels = Ogni bot ha bisogno di un livello.
why-clock-without-time = Sull’orologio deve esserci del tempo.
why-damaged = I dati di questo tavolo sono danneggiati, perciò il tavolo è congelato. Avvisa chi gestisce questo server.
why-empty-name = Un nome deve avere almeno una lettera.
why-empty-text = Il messaggio è vuoto.
why-forbidden = Non hai accesso a questa pagina.
why-frozen = Questa partita è congelata. La pagina del tavolo dice perché.
why-game-over = La partita è finita.
why-has-account = Hai già un account.
why-muted = Chi ospita ti ha tolto la parola in questa chat.
why-name-is-taken = Questo nome è già preso.
why-no-name = Prima inserisci il tuo nome.
why-no-spectators = Questo tavolo non ammette spettatori.
why-no-such-game = Questo gioco non esiste.
why-no-such-components = Questa serie di componenti non c’è più.
why-components-do-not-hold = Con questi componenti non si può giocare.
why-too-many-component-sets = Hai già venti serie di componenti. Prima eliminane una.
why-nothing-reconstructed = Tutti i valori stampati di questo gioco sono noti.
why-no-such-key = Questa chiave non esiste.
why-no-such-page = Questa pagina non esiste.
why-no-such-table = Questo tavolo non esiste.
why-no-such-replay = Questa partita registrata non esiste.
why-no-such-session = Questa sessione non esiste.
why-no-such-setting = Questa impostazione non esiste.
why-no-such-step = La partita non ha questo passo.
why-not-over = Si potrà vedere a partita finita.
why-not-started = La partita non è ancora iniziata.
why-not-the-host = Può farlo solo chi ospita.
why-not-your-seat = Quello non è il tuo posto.
why-our-mistake = Errore del server. Riprova.
why-replay-does-not-hold = Questo file non è una partita valida: è stato modificato, o si è giocato con altre regole.
why-replay-too-long = Questo file è troppo lungo per una partita.
why-seat-is-a-bot = A questo posto gioca un bot.
why-seat-is-not-a-bot = A questo posto non gioca un bot.
why-seat-is-not-free = Lì siede già qualcun altro.
why-seats-are-empty = Ci sono ancora posti vuoti.
why-settings-exclude-each-other = Queste impostazioni non vanno insieme.
why-too-fast = Troppe richieste. Aspetta un momento.
why-too-many-seats = A un tavolo pubblico ogni persona ha un solo posto.
why-too-long = È troppo lungo.
why-try-again = Non è andata a buon fine. Riprova tra poco.
why-unprintable = Contiene caratteri che non si possono mostrare.
why-webhook-address = Non è un indirizzo per gli avvisi.
why-webhook-private = Gli avvisi non si mandano a un indirizzo privato.
why-webhook-unknown = Questo indirizzo non si trova.
why-wrong-number-of-seats = Questo gioco non è per questo numero di giocatori.
why-wrong-passphrase = Nome o frase segreta non corretti.
why-undo-needs-agreement = Gli altri devono essere d’accordo.
confirm-again = Sceglilo di nuovo, o premi Invio, per confermare.
play-from-start = Dall’inizio
to-the-shelf = Allo scaffale dei giochi
why-player-is-here = Questa persona è al tavolo.
why-not-away-long = Questa persona è assente da troppo poco tempo.
bot-plays-away = Durante la tua assenza gli altri hanno fatto giocare un bot al posto tuo.
waiting-for-away = In attesa di: { $players } (assente).
stand-in = Fai giocare un bot per { $player }
stand-in-asked = { $player } chiede di far continuare un bot.
stand-in-waits = Si chiede il consenso degli altri.
nudge = Sollecita
nudge-sent = Sollecito inviato.
nudged = Gli altri ti aspettano.
nudged-by = { $player } ti aspetta.
notify-ask = Vuoi che il browser ti avvisi quando tocca a te?
notify-yes = Sì, avvisami
notify-no = No
notify-turn = Tocca a te.
move-up = Scambia con il posto sopra
hide-table = Nascondi da questo elenco
more-settings = Altre impostazioni
table-deeds = Che cosa fare con questo tavolo
leave-table = Lascia il tavolo
delete-table = Elimina il tavolo
leave-how = Un bot continua al posto tuo. Il link al tavolo resta valido e lì puoi riprendere il posto.
leave-open-how = Il tuo posto torna libero.
delete-how = La partita e la chat vengono eliminate per sempre.
why-others-sit-here = A questo tavolo siedono altre persone.
result-won = Hai vinto
result-tied = Vittoria condivisa
result-place = { $place } posto
speed = Velocità
next-turn = Turno successivo
previous-turn = Turno precedente
patience = Attesa prima che giochi un bot
patience-help = Quando qualcuno è assente per tutto questo tempo, chi ospita o tutti gli altri insieme possono far giocare un bot.
patience-minutes =
    { $count ->
        [60] 1 ora
        [1440] 1 giorno
        [one] { $count } minuto
       *[other] { $count } minuti
    }

## Amministrazione

admin = Amministrazione
admin-people = Persone
admin-tables = Tavoli
admin-replays = Partite salvate
admin-chat = Messaggi
admin-audit = Registro delle azioni
admin-statistics = Statistiche
admin-search = Cerca
admin-name = Nome
admin-account = Account
admin-since = Dal
admin-seen = Ultimo accesso
admin-seats = Posti
admin-acts = Azioni
admin-game = Gioco
admin-status = Stato
admin-players = Giocatori
admin-length = Voci
admin-made = Creato
admin-text = Testo
admin-size = Byte
admin-when = Quando
admin-who = Chi
admin-act = Azione
admin-subject = Oggetto
admin-detail = Dettagli
admin-freeze = Congela
admin-thaw = Scongela
admin-delete = Elimina
admin-ban = Blocca
admin-unban = Sblocca
admin-rename = Cambia nome
admin-link = Link di accesso
admin-link-made = Questo link vale per un solo accesso, entro 24 ore ({ $name }):
admin-is = amministrazione
admin-banned = blocco
admin-sure = Confermi: { $act } – { $name }?
admin-do = Conferma
admin-cancel = Annulla
admin-reason = Motivo
admin-new-name = Nuovo nome
admin-done = Fatto.
admin-open = Apri
admin-figure-people = Persone
admin-figure-accounts = Account
admin-figure-seen_today = Dispositivi visti oggi
admin-figure-finished_this_week = Partite finite questa settimana
admin-figure-choices = Scelte
admin-figure-chat = Righe di chat
admin-figure-replays = Partite salvate
admin-figure-banned = Persone bloccate
admin-no-right = Questa pagina è riservata all’amministrazione.
sign-in-title = Accesso
sign-in-text = Questo link ti fa accedere su questo dispositivo. Funziona una volta sola.
sign-in-passphrase = Nuova frase segreta (facoltativa, almeno 8 caratteri)
sign-in-do = Accedi
notice-frozen-by-administrator = L’amministrazione ha congelato questa partita.
why-banned = Questo account è bloccato.
why-link-is-used = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
why-needs-account = Questa persona non ha ancora un account.
why-no-such-line = Questa riga non esiste.
why-no-such-person = Questa persona non esiste.
why-not-an-administrator = Solo l’amministrazione può farlo.
why-not-banned = Questa persona non è bloccata.
why-not-frozen = Questa partita non è congelata.
why-not-running = Questa partita non è in corso.

## Le persone al tavolo: decide chi ospita

guests = Spettatori e chat
spectator-chat = Gli spettatori possono scrivere nella chat
mute = Togli la parola
unmute = Ridai la parola
ban-here = Allontana dal tavolo
ban-how = { $name } deve lasciare il tavolo e non potrà tornare, nemmeno con lo stesso nome o dallo stesso indirizzo. Se la partita è in corso, un bot prende il suo posto.
lift-ban = Riammetti
guests-none = Nessun altro si è ancora seduto o ha scritto qualcosa.
screens-count =
    { $count ->
        [one] +{ $count } schermo
       *[other] +{ $count } schermi
    }
screens-count-how = Collegato con un link a questo posto.
screen-keys = Link ai tuoi posti
screen-keys-how = Revoca un link per scollegare gli schermi che lo usano.
screen-key-until = valido fino al { $date }
revoke = Revoca
why-banned-here = Chi ospita ti ha allontanato da questo tavolo.
why-no-spectator-chat = In questa chat possono scrivere solo i giocatori.
why-not-yourself = Non puoi farlo nei tuoi confronti.
by-bot = bot: { $count }
by-bot-how = Quante scelte di questo giocatore ha fatto un bot.

## Analisi

review-explains = L’analisi dice che cosa la fortuna ha dato a ciascuno, quanto sono costate le proprie decisioni e che cosa hanno fatto gli altri. Giudica ognuno in base a ciò che sapeva in quel momento.
review-ask = Analizza questa partita
review-takes = Ci vogliono uno o due minuti. Nel frattempo puoi lasciare questa pagina.
review-waiting =
    { $ahead ->
        [0] Comincia fra un momento.
        [one] Prima c’è un’altra analisi.
       *[other] Prima ci sono altre { $ahead } analisi.
    }
review-progress = Analisi in corso: { $percent }%
review-cancel = Annulla l’analisi
review-cancelled = L’analisi è stata annullata.
review-failed = L’analisi non è riuscita. Puoi richiederla di nuovo.
review-chances = Probabilità di vittoria
review-chances-help = La probabilità di ciascuno in base a ciò che sapeva. Scegli un punto per vedere il tavolo in quel momento.
review-open-hands = Ultimo capitolo: a carte scoperte
review-open-hands-help = Qui si sa ciò che durante la partita nessuno poteva sapere.
review-at = Passo { $step }: { $chances }
review-one-chance = { $player } { $percent }%
review-draw-mark = Pescata: { $draw }. Fortuna di { $player }: { $percent }%
review-mark = { $player }, { $grade }: { $option }
review-split = Fortuna, decisioni proprie, gli altri
review-the-others = gli altri in media
review-luck-more =
    { $player }: la fortuna ha dato { $luck ->
        [one] { $luck } punto
       *[other] { $luck } punti
    } in più rispetto a { $other }; le proprie decisioni sono costate { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }.
review-luck-less =
    { $player }: la fortuna ha dato { $luck ->
        [one] { $luck } punto
       *[other] { $luck } punti
    } in meno rispetto a { $other }; le proprie decisioni sono costate { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }.
review-luck-same =
    { $player }: la fortuna ha dato quanto a { $other }; le proprie decisioni sono costate { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }.
review-luck-title = La fortuna round per round
review-luck-rounds = Punti dovuti alla fortuna, round per round: { $rounds }
review-luck-round = Round { $round }: punti dovuti alla fortuna { $points }
review-luck-draw = Round { $round }: { $draw }
review-no-luck = Nessuna estrazione ha contato.
review-part = { $part }: { $points }
review-decisions = Decisioni
review-accurate = Precisione { $percent }%
review-grade-best = la migliore
review-grade-good = buona
review-lost = probabilità di vittoria −{ $percent }%
review-better = Meglio: { $option }
review-nothing-graded = Niente da migliorare.
review-learn = Impara dai tuoi errori
review-learn-of = Impara dagli errori di { $player }
review-picture = L’analisi come immagine
review-link = Link all’analisi
review-to-replay = Rivedi la partita
review-best-answer = Risposta migliore
why-no-such-review = Questa partita non è ancora stata analizzata.
why-not-your-review = Può annullare un’analisi solo chi l’ha richiesta.
lesson-number = Errore { $number } di { $count }
lesson-try = Che cosa faresti qui? Prova una risposta.
lesson-played = Nella partita: { $option } ({ $grade })
lesson-is-best = È la risposta migliore.
lesson-is-good = È una buona risposta; la migliore lo è appena di più.
lesson-is-bad = Così la probabilità di vittoria scende del { $percent }%. Prova un’altra risposta.
lesson-is-same = Così si è giocato nella partita: la probabilità di vittoria scende del { $percent }%. Prova un’altra risposta.
lesson-is-unknown = L’analisi ha guardato appena questa risposta. Provane un’altra.
lesson-tell = Dimmelo
lesson-told = La risposta migliore: { $option }
lesson-line = Guarda come prosegue
lesson-line-note = Uno dei modi in cui poteva proseguire. Qui le pescate e le carte coperte sono inventate.
lesson-try-again = Riprova
lesson-next = Errore successivo
lesson-previous = Errore precedente
lesson-all-seen = Torna all’analisi
lesson-keys = Tasti: da 1 a 9 rispondi, T svela, L prosegue, ← e → un passo, N l’errore successivo.
play-on = Continua da qui
play-on-as = Giochi come
play-on-against = Contro
play-on-start = Comincia

## Il laboratorio del proprietario

workshop = Il laboratorio del proprietario
workshop-text = Se hai la scatola, scrivi ciò che vi è stampato. Tutto viene controllato subito, e si salva solo ciò con cui si può giocare. Poi puoi preparare tavoli con i tuoi componenti; tutti al tavolo lo sapranno.
workshop-sets = Le tue serie di componenti
workshop-new = Parti dai valori ricostruiti
workshop-import = Apri un file di componenti
workshop-export = Esporta
workshop-delete = Elimina
workshop-nothing = Tutti i valori stampati di questo gioco sono noti, quindi non c’è nulla da correggere.
workshop-problem = Così non si può ancora giocare:
workshop-saved = Salvato.
workshop-name = Nome della serie
workshop-save = Salva
workshop-how-many = quanti
workshop-to = dove
workshop-to-any = su qualsiasi tessera
workshop-to-livery = su una tessera con una livrea della carta
workshop-when = quando
workshop-when-now = subito
workshop-when-end-of-turn = alla fine del turno
workshop-when-each-hire = dopo ogni assunzione
workshop-when-each-move = dopo ogni spostamento
workshop-if = condizione
workshop-if-none = sempre
workshop-if-hire = se in questo turno si è assunto
workshop-if-move = se in questo turno si è spostato
workshop-if-to-plantation = se in questo turno si è inviato alla Piantagione
workshop-per = moltiplicato per
workshop-per-none = una volta
workshop-max = al massimo
workshop-remove = Togli
workshop-add = Aggiungi
workshop-buildings = Tessere edificio
workshop-stacks = Pile intorno alla rotella, in senso orario da in alto a sinistra
workshop-rondel = Rotella, in senso orario
workshop-tracks = Tracciati
workshop-empty-slots = Pagamento per gli spazi vuoti
workshop-starting-hands = Mani iniziali
workshop-rules = Scale della cappella
workshop-bonus-tiles = Tessere bonus
workshop-expert = Tessere punteggio per costruttori esperti
workshop-action-card = Carte azione
workshop-guild-tile = Tessere gilda
workshop-special-building = Edifici speciali
workshop-second-place-token = Gettoni secondo posto
workshop-mayoral-card = Carte del Sindaco
workshop-plantation = Piantagione
workshop-number = Numero
workshop-shields = Stemmi
workshop-type = Edifici
workshop-kind = Spazio
workshop-income = Rendita
workshop-x = X
workshop-length = Numero di spazi
workshop-front-step = Scalino più avanzato
workshop-space = Sullo spazio
workshop-payment = Per 0, 1, 2 … spazi vuoti
workshop-columns = Valori delle quattro colonne
workshop-stair-steps-used = Scalini usati
workshop-one-copy-of-each-action-per-stack = Una tessera di ogni azione in ogni pila
workshop-faces = Lati
workshop-liveries = Livree
workshop-copies = Copie
workshop-cards = Costo in carte
workshop-pawns = Costo in pedine
workshop-effects = Effetto
workshop-requires = Pedine richieste
workshop-vp = PV
workshop-first = Primo posto
workshop-second = Secondo posto
workshop-tie-break-bonus = Bonus negli spareggi
workshop-hand-limit = Limite di carte in mano
workshop-count = Conta
workshop-left = Prima ricompensa
workshop-right = Seconda ricompensa
workshop-pawns-returned = Pedine che tornano
workshop-tile = Tessera
workshop-position = Posizione
workshop-stack = Pila
components = Componenti
components-help = Ricostruiti, o come li ha scritti chi possiede la scatola.
components-shipped = Valori ricostruiti
components-correct = Ho la scatola: correggo i valori
workshop-per-master = ogni Mastro: { $symbol }
workshop-changes =
    { $count ->
        [0] Nessun valore è diverso da quelli ricostruiti.
        [one] { $count } valore è diverso da quelli ricostruiti.
       *[other] { $count } valori sono diversi da quelli ricostruiti.
    }
table-components = A questo tavolo si gioca con i componenti «{ $name }».

## La partita del giorno

daily = Partita del giorno
daily-all = Le partite di tutti i giochi
daily-intro = Ogni giorno una partita per ogni gioco, uguale per tutti. Conta un solo tentativo; gli altri sono allenamento.
daily-of = { $game }: partita del giorno
daily-until = Le nuove partite arrivano alle { $time }.
daily-alone = Giochi in solitario, per fare più punti possibile.
daily-with-bots = Giochi contro due bot. A parità di mosse rispondono allo stesso modo, così tutti incontrano gli stessi avversari. Conta il tuo vantaggio sul migliore dei due.
daily-once = Un solo tentativo conta e, una volta cominciato, conta comunque, anche se lo abbandoni o se il giorno finisce prima. Non ci sono suggerimenti, e ciò che è stato pescato o risposto non si annulla.
daily-play = Gioca la partita del giorno
daily-go-on = Continua a giocare
daily-practise = Allenati su questa partita
daily-practice = Allenamento sulla partita del { $date }. Non conta; puoi annullare e chiedere suggerimenti.
daily-counts = Partita del { $date }: questo tentativo conta. Non ci sono suggerimenti, e ciò che è stato pescato o risposto non si annulla.
daily-status-new = ancora da giocare
daily-status-running = cominciata
daily-status-done = giocata
daily-status-ended = senza risultato
daily-result = Il tuo risultato
daily-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
daily-lead = Vantaggio sul bot migliore
daily-place = { $place }º posto, { $points } punti
daily-percentile = Meglio del { $percent } % degli altri.
daily-first = Nessun altro ha ancora giocato questa partita.
daily-no-result = Il tuo tentativo è finito senza risultato.
daily-chart = Tutti i risultati
daily-chart-tries =
    { $count ->
        [one] È finito { $count } tentativo.
       *[other] Sono finiti { $count } tentativi.
    }
daily-chart-bar = Da { $from } a { $to }: { $count }
daily-chart-mine = tu
daily-table = I migliori
daily-nobody = Nessuno ha ancora un risultato.
daily-somebody = Qualcuno
daily-watch = Guarda la partita migliore
daily-watch-later = Potrai guardare la partita migliore dopo aver giocato.
daily-calendar = I tuoi giorni
daily-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
daily-longest = Serie più lunga: { $count }
daily-day-none = { $date }: non giocata
daily-day-ended = { $date }: senza risultato
daily-day-done = { $date }: { $result }
daily-earlier = Giorno prima
daily-later = Giorno dopo
daily-share = Copia il risultato
daily-copied = Copiato
daily-share-text = Guildhall, { $game }, { $date }: { $result }
daily-share-percent = meglio del { $percent } %
daily-fair = Si può verificare la partita?
daily-fair-how = L’impronta del seme si vede già il giorno prima, il seme quando il giorno è finito. Da allora ogni tavolo di questa partita permette di verificare le pescate.
daily-hash = Impronta del seme di questa partita
daily-next-hash = Impronta del seme del giorno dopo
daily-seed = Seme
daily-back = I risultati del giorno
daily-bots = I risultati dei bot su questa partita
daily-bots-play = I bot stanno ancora giocando questa partita. Intanto puoi continuare a giocare.
why-already-tried = Hai già cominciato il tentativo che conta per questa partita.
why-try-comes-first = Gioca prima il tentativo che conta: l’allenamento ti mostrerebbe che cosa si pesca.
why-day-is-over = Il giorno di questa partita è finito. Puoi ancora allenarti.
why-day-to-come = Questo giorno non è ancora cominciato.
why-no-such-day = Questo giorno non esiste.
why-deal-is-sealed = Potrai guardarla dopo aver giocato questa partita, o quando il suo giorno sarà finito.
why-only-as-daily-deal = Queste partite si cominciano dalla pagina della partita del giorno.
why-no-stand-in = In un tentativo che conta nessun bot può giocare per te. Puoi terminare la partita.

## I corsi

explain-new = Spiega le domande nuove
explained = Ho capito
learn = Impara
course-title = { $game }: il corso
course-intro = Brevi lezioni sul vero tabellone, circa un quarto d’ora in tutto. Ciò che hai fatto resta memorizzato.
course-count = { $done } lezioni su { $count } completate
course-done = completata
course-start = Comincia
course-go-on = Continua
course-next = Prossima lezione
course-all = Tutte le lezioni
course-step = { $number } passi su { $count } completati
course-back = Un passo indietro
course-again = Dall’inizio
course-happened = Che cosa è successo
course-keys = Tasti: da 1 a 9 rispondono, H dà un suggerimento nell’ultima lezione, B torna indietro di un passo, R ricomincia, N va alla prossima lezione.
why-no-such-lesson = Questa lezione non esiste.

minute = Il gioco in un minuto
minute-aim-head = Di che cosa si tratta
minute-turn-head = Un turno
minute-end-head = La fine
minute-points-head = Che cosa fa punti
minute-print = Stampa
minute-picture = Un tabellone di { $game }
rules-contents = Indice
rules-dock = Accanto al tabellone

## Suggerimenti

hint = Suggerimento
hint-title = Un suggerimento
hint-thinking = Sto guardando la posizione…
hint-matters = Che cosa conta adesso
hint-answers = Da considerare
hint-best = La risposta migliore
hint-show-answers = Mostra le risposte da considerare
hint-show-best = Mostra la risposta migliore
hint-hide = Nascondi il suggerimento
hint-gain =
    { $points ->
        [one] { $thing }: le buone risposte rendono { $points } punto in più.
       *[other] { $thing }: le buone risposte rendono { $points } punti in più.
    }
hint-give-up =
    { $points ->
        [one] { $thing }: qui le buone risposte rinunciano a { $points } punto.
       *[other] { $thing }: qui le buone risposte rinunciano a { $points } punti.
    }
hint-best-gain =
    { $points ->
        [one] { $thing }: { $points } punto in più rispetto alle altre risposte.
       *[other] { $thing }: { $points } punti in più rispetto alle altre risposte.
    }
hint-best-gives-up =
    { $points ->
        [one] { $thing }: { $points } punto in meno, ma ne vale la pena.
       *[other] { $thing }: { $points } punti in meno, ma ne vale la pena.
    }
hint-alike = Le risposte si equivalgono quasi.
hint-scored = I punti che fai
hint-others-gain =
    { $points ->
        [one] Dopo le buone risposte gli altri possono aspettarsi { $points } punto in meno.
       *[other] Dopo le buone risposte gli altri possono aspettarsi { $points } punti in meno.
    }
hint-others-give-up =
    { $points ->
        [one] Dopo le buone risposte gli altri possono aspettarsi { $points } punto in più.
       *[other] Dopo le buone risposte gli altri possono aspettarsi { $points } punti in più.
    }
hint-others-best-gain =
    { $points ->
        [one] Gli altri possono aspettarsi { $points } punto in meno che dopo le altre risposte.
       *[other] Gli altri possono aspettarsi { $points } punti in meno che dopo le altre risposte.
    }
hint-others-best-gives-up =
    { $points ->
        [one] Gli altri possono aspettarsi { $points } punto in più, ma ne vale la pena.
       *[other] Gli altri possono aspettarsi { $points } punti in più, ma ne vale la pena.
    }
hint-now =
    { $points ->
        [one] Adesso: { $points } punto.
       *[other] Adesso: { $points } punti.
    }
hint-later =
    { $points ->
        [one] Più avanti, fino alla fine: circa { $points } altro punto.
       *[other] Più avanti, fino alla fine: circa altri { $points } punti.
    }
hint-ahead =
    { $points ->
        [one] È circa { $points } punto meglio della risposta successiva.
       *[other] Sono circa { $points } punti meglio della risposta successiva.
    }
hint-win = Probabilità di vittoria: { $percent } %
hint-takes =
    { $points ->
        [one] { $player } può aspettarsi { $points } punto in meno.
       *[other] { $player } può aspettarsi { $points } punti in meno.
    }
hint-line = Come potrebbe proseguire
hint-line-draw = si pesca
hint-line-secret = una scelta segreta
hints = Suggerimenti
hints-help = Le partite classificate non ne hanno. Tutti vedono quanti ne sono stati usati.
hints-off = disattivati
hints-on = per tutti
hints-bots = solo contro i bot
hints-used =
    { $count ->
        [one] { $player } ha usato { $count } passo di suggerimento.
       *[other] { $player } ha usato { $count } passi di suggerimento.
    }
key-hint = un suggerimento; premi di nuovo per saperne di più
key-hurry = fa rispondere subito i bot
why-hints-off = A questo tavolo non ci sono suggerimenti.
why-hurry-off = A questo tavolo più persone giocano a tempo, perciò i bot non si possono sollecitare.

## Il tavolo di analisi

analysis = Tavolo di analisi
analysis-from-here = Analizza da qui
analysis-roll = Pesca a caso
analysis-answer = Risposta
analysis-effort =
    { $count ->
        [one] Dopo { $count } simulazione
       *[other] Dopo { $count } simulazioni
    }
analysis-lines = Varianti
analysis-start = La posizione
analysis-note = Una nota a questa mossa
analysis-remove = Elimina questa variante
analysis-notation = Un’altra posizione
analysis-notation-help = Una posizione nella notazione del gioco
analysis-load = Mostrala
why-notation-does-not-parse = Il gioco non sa leggere questa posizione.
why-notation-is-wrong = Riga { $line }, colonna { $column }: qui il gioco non sa leggere «{ $word }».
why-no-such-game-to-explore = Una posizione comincia con il nome del suo gioco: «{ $word }» non lo è.
why-illegal-branch = La scelta { $number } di questa variante lì non è possibile.
why-no-analysis-while-running = Una partita ancora in corso può analizzarla solo chi la gioca esclusivamente contro i bot.
analysis-of-this = Analizza questa posizione

## Problemi

puzzles-title = { $game }: problemi
puzzles-all-tried = Hai già provato tutti i problemi di questo gioco.
puzzles-none = Per questo gioco non ci sono ancora problemi.
puzzle-standing = Il tuo punteggio: { $rating } · risolti: { $solved } su { $tried } · di fila: { $streak }
puzzle-gap-win = È il { $percent }% delle probabilità di vincere.
puzzle-proof-exhaustive = Dimostrato: ogni linea è stata esaminata fino alla fine della partita (posizioni: { $count }).
puzzle-proof-searches = Due ricerche indipendenti concordano (simulazioni di ciascuna: { $count }).
puzzle-solution = Questo problema ha un punteggio di difficoltà di { $rating }. Ecco la soluzione.
puzzle-change = Il tuo punteggio: { $before } → { $after }
puzzle-gained = Che cosa porta la linea: { $points } punti
puzzle-show = Mostrami
puzzle-next = Prossimo problema
puzzle-keys = Tasti: da 1 a 9 rispondono, S mostra la soluzione, ← e → la percorrono, A riprova, N passa al prossimo problema.
puzzle-tag-build = una costruzione
puzzle-tag-block = un blocco
puzzle-tag-tie = un pareggio
puzzle-tag-timing = il momento giusto
puzzle-tag-sacrifice = un sacrificio
puzzle-tag-ending = un finale
puzzle-tag-turn-order = l’ordine di turno
puzzle-tag-rondel = un posto sulla rotella
puzzle-tag-centre = il centro
puzzle-tag-bonus-tile = una tessera bonus
puzzle-tag-hand = carte per la mano
puzzle-tag-track = un tracciato
puzzle-tag-series = edifici che vanno insieme
puzzle-tag-craftsman = un artigiano
puzzle-tag-resources = le risorse
puzzle-tag-privilege = un privilegio
puzzle-tag-protection = una protezione
puzzle-tag-trade = il commercio
puzzle-tag-cathedral = il lavoro alla cattedrale
puzzle-tag-resource = la risorsa giusta
puzzle-tag-cube = un posto per un cubetto
puzzle-tag-site = un posto per un edificio
puzzle-tag-monument = un monumento
puzzle-tag-feeding = cibo per i Cottage
puzzle-tag-neighbours = i vicini
puzzle-tag-collection = una collezione
puzzle-tag-room = nessuna casella vuota
puzzle-tag-hiring = un’assunzione
puzzle-tag-effect = l’effetto di una carta
puzzle-tag-route = uno spostamento
puzzle-tag-plantation = la Piantagione
puzzle-tag-neutral = le pedine neutrali
puzzle-tag-mayoral-card = una carta del Sindaco
why-no-such-puzzle = Questo problema non esiste.
town-looking = Ricerca della città migliore con queste carte e quest’ordine…
town-show = Guarda quella città
why-no-town-to-compare = Si può confrontare solo una partita finita di Tiny Towns in solitario, con le carte risorsa.
