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
motion = Animazione
motion-off = spenta
motion-fast = veloce
motion-normal = normale
motion-slow = lenta
confirm-choices = Conferma le mie scelte
words-for-icons = Parole al posto dei simboli
sound = Suoni
loading = Un momento…
welcome = Costruisci l'Inghilterra medievale
welcome-text = Quattro giochi da tavolo moderni, completi fino all'ultima regola. Gioca da solo contro i bot, con gli amici allo stesso schermo o insieme tramite un link. Nessun account: basta un nome.
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
seats = Posti
seat-me = io
seat-open = libero per un amico
seat-local = un'altra persona a questo schermo
seat-bot-apprentice = bot: Apprendista
seat-bot-journeyman = bot: Lavorante
seat-bot-master = bot: Maestro
seat-bot-grandmaster = bot: Gran maestro
seat-free = libero
table = Tavolo
table-name = Nome del tavolo
time = Tempo
clock-none = senza orologio
clock-live = dal vivo: una riserva di minuti per ciascuno
clock-days = giorni per ogni mossa
undo-policy = Annullare
undo-own-turn = entro il proprio turno
undo-agreement = se tutti sono d'accordo
undo-off = mai
public-table = Chiunque può unirsi
allow-spectators = Spettatori benvenuti
open-table = Apri il tavolo
sit-here = Siediti qui
stand-up = Alzati
start-game = Inizia
start-with-bots = Inizia con i bot nei posti liberi
waiting-for-host = In attesa che l'ospite inizi.
shuffle-sealed = Il mescolamento è sigillato:
invite = Porta i tuoi amici
invite-how = Manda loro questo link, o fai inquadrare il codice. Basta un nome.
link = Link
copy-link = Copia il link
copied = Copiato
what-now = Che cosa succede ora
your-answers = Le tue risposte
more-answers =
    { $count ->
        [one] un'altra
       *[other] altre { $count }
    }
one-moment = Un momento…
waiting-for = In attesa di: { $players }.
confirm = Conferma
cancel = Annulla la scelta
undo = Torna indietro
chat = Chat
rules = Regole
send = Invia
say-something = Di' qualcosa
all = Tutto
filter-log = Mostra solo un giocatore
around = Giocatori e diario
around-the-table = Intorno al tavolo
watching = Stai guardando.
connection-lost = Connessione persa. Nuovo tentativo…
connection-gone = Il tavolo non è più raggiungibile. Ricarica la pagina.
notice-rules-changed = Le regole sono state corrette dopo l'inizio di questa partita. È congelata così com'è.
away = assente
to-act = deve giocare
look = Guarda
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
ready = Tocca a me
close = Chiudi
search-rules = Cerca nelle regole
rules-missing = Le regole non si possono caricare ora.
forecast-note = Che cosa avrebbe ciascuno se la partita finisse ora.
rematch = Gioca ancora
replay = Rivedi
step-of = Passo { $step } di { $steps }
play = Avvia
pause = Pausa
first-step = All'inizio
last-step = Alla fine
next-step = Passo successivo
previous-step = Passo precedente
seen-by = Visto da
everybody = Spettatori
download-replay = Scarica
check-shuffle = Verifica il mescolamento
shuffle-unknown = Il seme di questa partita non è noto.
share-image = Punteggio come immagine
position-link = Link a questa posizione
drop-replay = Trascina qui un file di partita per rivederla
why-offline = Sei fuori rete.
why-server-error = Il server ha un problema. Riprova.
wins-the-game = vince
win-together = vincono insieme

## Guardare avanti e indietro

preview-more = e altro
preview-points = Se la partita finisse ora: { $before } → { $after }
preview-hint = Scegli una risposta qui o sul tabellone per vedere che cosa farebbe.
then-draw = Poi si pesca.
then-reveal = Poi si scopre che cosa hanno scelto tutti.
then-others = Poi tocca scegliere agli altri.
then-over = Poi la partita finisce.
then-you = Dopo: { $question }
then-unknown = Il seguito dipende da ciò che è ancora nascosto.
while-away = Mentre eri via
looking-back = Uno sguardo indietro
moment-of = { $number } di { $count }
back-to-now = Torna ad adesso
skip = Salta
go-to-moment = Mostra il tabellone in questo momento
rule-of-line = Regola { $clause }
earlier-lines = Righe precedenti
look-back-from-start = Rivedi la partita finora
forecast-secret = Le voci che dipendono dai segreti altrui sono omesse; quel totale è indicato con «?».
show-points = Da dove vengono i punti di { $player }
show-area = Mostra l'area di { $player }

## Il tavolo

menu = Menu
keys = Tasti
key-answer = scegli una risposta; di nuovo, o Invio: conferma
key-tab = passa tra le risposte e i posti illuminati; Invio o Spazio: scegli
key-escape = rinuncia alla scelta; torna ad adesso
key-undo = torna indietro
key-area = l'area di un giocatore
key-points = punti
key-back = guarda indietro e avanti
key-log = diario e chat
key-words = parole al posto delle icone
other-screens = Altri schermi
screen-tv = Uno schermo grande per tutti
screen-tv-how = Mostra il tavolo come lo vedono gli spettatori: nessun segreto.
screen-seat = { $player } su un altro schermo
screen-seat-how = Chi ha questo link vede i segreti di questo posto, e di nessun altro.
screen-look = Per guardare
screen-play = Per giocare
only-this-computer = Gli altri dispositivi non raggiungono { $host }. Avvia Guildhall con --host 0.0.0.0 e aprilo con l'indirizzo di questo computer.
resign = Abbandona il posto
resign-how = Un bot gioca al posto tuo. Puoi riprendere il posto quando vuoi.
abandon = Termina la partita senza risultato
abandon-how = Dopo nessuno potrà continuarla.
take-seat-back = Riprendi il mio posto
bot-plays-resigned = Hai abbandonato; un bot gioca al posto tuo.
bot-plays-left = Eri andato via; un bot gioca al posto tuo.
bot-plays-time = Il tuo tempo è finito; un bot gioca al posto tuo.
undo-asked =
    { $count ->
        [one] { $player } chiede di annullare { $count } scelta.
       *[other] { $player } chiede di annullare { $count } scelte.
    }
undo-waits = Si chiede agli altri se puoi tornare indietro.
agree = Va bene
decline = No
notice-abandoned = Questa partita è stata chiusa senza risultato.
your-turn = Tocca a te
turn-of = deve scegliere: { $players }
finished-tables = Concluse
seats-taken = posti occupati: { $taken } di { $seats }
player-range = { $from }–{ $to } giocatori
with-friends = Con gli amici
with-friends-how = Prepara un tavolo con posti aperti per gli amici. Avrai un link e un codice QR da mandare; basta un nome. Con un solo schermo scegli «un'altra persona a questo schermo» e passatevelo.
watch-replay = Rivedi una partita
choose-file = Scegli un file
checking-replay = Verifica di ogni scelta e di ogni pescata…
copied-link = Il link è copiato.
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
undo-policy-help = Mai oltre una pescata o un segreto svelato.
table-name-help = Perché gli amici lo trovino nell'elenco.
takeover-level = Bot per chi se ne va
spectator-delay = Gli spettatori vedono in ritardo
delay-none = subito
delay-minutes =
    { $count ->
        [one] { $count } minuto dopo
       *[other] { $count } minuti dopo
    }
name-of-seat = Nome
nothing-found = Non si è trovato nulla.
offline-page = Guildhall ha bisogno del suo server, che ora non è raggiungibile.
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
why-clock-without-time = L'orologio ha bisogno di un po' di tempo.
why-empty-name = Un nome ha almeno una lettera.
why-empty-text = Il messaggio è vuoto.
why-frozen = Questa partita è congelata, perché le regole sono state corrette.
why-game-over = La partita è finita.
why-has-account = Hai già un account.
why-muted = L'ospite ti ha tolto la parola in questa chat.
why-name-is-taken = Questo nome è già preso.
why-no-name = Prima dicci il tuo nome.
why-no-spectators = Questo tavolo non ammette spettatori.
why-no-such-game = Questo gioco non esiste.
why-no-such-page = Questa pagina non esiste.
why-no-such-table = Questo tavolo non esiste.
why-no-such-replay = Questa partita registrata non esiste.
why-no-such-setting = Questa impostazione non esiste.
why-no-such-step = La partita non ha questo passo.
why-not-over = Si potrà vedere a partita finita.
why-not-started = La partita non è ancora iniziata.
why-not-the-host = Può farlo solo l'ospite.
why-not-your-seat = Quello non è il tuo posto.
why-our-mistake = Il server ha commesso un errore. Riprova.
why-replay-does-not-hold = Questo file non è una partita valida: è stato cambiato, o fatto con altre regole.
why-replay-too-long = Questo file è troppo lungo per una partita.
why-seat-is-a-bot = Questo posto lo gioca un bot.
why-seat-is-not-a-bot = Nessun bot gioca questo posto.
why-seat-is-not-free = Lì siede già qualcun altro.
why-seats-are-empty = Ci sono ancora posti vuoti.
why-settings-exclude-each-other = Queste impostazioni non vanno insieme.
why-too-fast = Troppo in fretta. Aspetta un momento.
why-too-long = È troppo lungo.
why-try-again = Qualcuno è stato più veloce. Riprova.
why-unprintable = Contiene caratteri che non si possono mostrare.
why-webhook-address = Non è un indirizzo per gli avvisi.
why-webhook-private = Gli avvisi non si mandano a un indirizzo privato.
why-webhook-unknown = Questo indirizzo non si trova.
why-wrong-number-of-seats = Il gioco non è per tanti giocatori.
why-wrong-passphrase = Il nome o la frase segreta è sbagliata.
why-undo-needs-agreement = Gli altri devono essere d'accordo.
