### Il corso di Tiny Towns: il titolo di ogni lezione, che cosa si dice prima di ogni passo e alla fine, e le risposte
### alle scelte che non portano avanti. Le lezioni stesse: src/guildhall/lessons/tiny-towns.toml.

lesson-turn = Il tuo primo edificio
lesson-turn-1 =
    Ti manca un cubetto per un Cottage: sulla carta il mattone è accanto al vetro, con il grano sopra. Il Mastro Costruttore
    nomina una risorsa e tutti ne prendono un cubetto. Nomina il mattone.
lesson-turn-1-glass = Il vetro ce l’hai già. Alla carta serve ancora il mattone.
lesson-turn-2 =
    Ora tutti piazzano un mattone. Metti il tuo accanto al vetro, a sinistra o a destra: uno schema si può anche
    specchiare.
lesson-turn-2-line = Accanto, non sotto: sulla carta mattone e vetro sono nella stessa riga, con il grano sopra il vetro.
lesson-turn-3 = I tre cubetti sono disposti come sulla carta: il Cottage si può costruire. Costruiscilo.
lesson-turn-4 =
    I cubetti lasciano il tabellone e il Cottage occupa una sola delle loro caselle. Scegline una qualsiasi: quello che
    guadagni è spazio.
lesson-turn-end =
    Tre caselle sono diventate una, e il gioco è tutto qui: nomina, piazza, costruisci. Ora il martello passa al giocatore
    successivo, che nomina per tutti.

lesson-patterns = Girare e specchiare
lesson-patterns-1 =
    Un altro giocatore ha nominato la pietra, e devi piazzarla. Un Pozzo è legno e pietra, uno accanto all’altra. Gli
    schemi si possono girare: metti la pietra su un lato qualsiasi del legno.
lesson-patterns-2 = Sopra, sotto, a sinistra o a destra: è sempre un Pozzo. Costruiscilo.
lesson-patterns-3 = Scegli dove sorge. Pensa a che cosa ti servirà dopo la casella libera.
lesson-patterns-4 =
    È stato nominato il vetro, che per ora non ti serve. Una Fattoria è due cubetti di grano sopra due di legno: alla
    tua manca il legno in c3. Metti il vetro altrove, meglio se sul bordo.
lesson-patterns-5 =
    Un cubetto serve per un solo edificio. Questa pietra fa un Pozzo con l’uno o con l’altro legno. Ma ai due cubetti di
    legno della seconda riga manca solo un grano per una Fattoria. Costruisci il Pozzo.
lesson-patterns-6 = Quali due cubetti usi? Prendi il legno sul bordo, d3, e lascia stare c2.
lesson-patterns-7 = Il Pozzo può stare in c3 o in d3. Le caselle sul bordo sono le più difficili da usare: mettilo lì.
lesson-patterns-7-middle = Le caselle al centro servono per più schemi. Lascia libera c3 e costruisci sul bordo.
lesson-patterns-end =
    Prepara due edifici alla volta e riempi prima i bordi. Costruire non è mai un obbligo: uno schema può aspettare.

lesson-feeding = Il cibo dà punti
lesson-feeding-1 =
    Qui ci sono due Cottage, ma hanno fame: un Cottage vale 3 punti solo se è nutrito. Una Fattoria ne nutre fino a
    quattro, ovunque siano. Costruisci la Fattoria.
lesson-feeding-1-hungry = Puoi aspettare, ma i Cottage affamati non valgono nulla. Costruisci subito la Fattoria.
lesson-feeding-2 = Una qualsiasi delle quattro caselle va bene: la Fattoria nutre tutta la città.
lesson-feeding-3 = Sei punti in più. Una Cappella vale 1 punto per ogni Cottage nutrito. Costruiscine una.
lesson-feeding-4 = Per una Cappella non conta dove sorge. Scegli una casella.
lesson-feeding-end = Cottage, cibo e Cappelle che li contano: è l’ossatura di quasi tutte le città.

lesson-points = Ogni carta fa punti a modo suo
lesson-points-1 = Un Pozzo vale 1 punto per ogni Cottage adiacente. Costruiscilo e guarda dove può stare.
lesson-points-2 = Contano solo le caselle che si toccano con un lato. Una delle due tocca entrambi i Cottage.
lesson-points-3 = Un Teatro vale 1 punto per ogni altro tipo nella sua riga e nella sua colonna. Costruiscilo.
lesson-points-4 = Guarda lungo righe e colonne delle quattro caselle. Da una si vedono tre tipi.
lesson-points-5 =
    Le Taverne fanno punti insieme: 2, 5, 9, 14, 20 da una a cinque. Due ci sono già, quindi la terza ne vale 4.
    Costruiscila.
lesson-points-6 =
    In altre partite ci sono altre carte: leggile prima di cominciare. Una Locanda vale 3 punti, a meno che nella sua riga
    o colonna ce ne sia un’altra. Costruiscila.
lesson-points-7 =
    In linea con queste caselle non c’è un’altra Locanda. Ma attenzione all’Abbazia in d4: vale 3 punti solo finché non
    tocca edifici verdi, e una Locanda è verde.
lesson-points-end =
    Indica una carta qualsiasi per leggere che cosa fa. Quanto varrebbe ora la tua città lo dice sempre il foglio dei
    punti.

lesson-helpers = Fabbrica e Magazzino
lesson-helpers-1 = Gli edifici neri fanno pochi punti, ma aiutano. Costruisci la Fabbrica.
lesson-helpers-2 = Mettila su una qualsiasi delle sue cinque caselle.
lesson-helpers-3 =
    Scegli una risorsa per lei. Ogni volta che un altro giocatore la nomina, puoi piazzarne una diversa. Scegli quella che
    vuoi.
lesson-helpers-4 =
    Più tardi: è stata nominata la pietra, e sulla tua Fabbrica c’è la pietra. Per un Cottage ti serve il mattone. Prendi
    quello.
lesson-helpers-5 = Ora piazza il mattone accanto al vetro.
lesson-helpers-6 =
    Un Magazzino conserva fino a tre cubetti nominati da altri. Qui la pietra non sta bene da nessuna parte: mettila via.
    Ogni cubetto conservato costa 1 punto alla fine, quindi usalo con misura.
lesson-helpers-end = Entrambi aiutano solo quando nomina qualcun altro. Con la tua scelta devi arrangiarti.

lesson-monuments = Il tuo monumento segreto
lesson-monuments-1 =
    Ricevi due monumenti e ne tieni uno, in segreto. Nessun altro può costruirlo. Tieni quello che preferisci: per ora
    vanno bene entrambi.
lesson-monuments-2 = Ecco una città con la Gilda degli Architetti, e il suo schema è completo. Costruiscila.
lesson-monuments-3 = Sorge su una delle sue caselle, come ogni edificio. Scegli.
lesson-monuments-4 =
    La Gilda ti fa sostituire fino a due edifici. Il Pozzo in a1 non tocca nessun Cottage e non vale nulla: sostituiscilo.
lesson-monuments-5 = La tua Fattoria nutre fino a quattro Cottage, e finora sono due. Che cosa vale qui 3 punti?
lesson-monuments-end =
    Tre punti in più, e potresti sostituire un secondo edificio. Un monumento si costruisce una volta sola; se non lo
    costruisci mai, non vale nulla.

lesson-gifts = Edifici in regalo
lesson-gifts-1 = L’Università del Boschetto ti dà un edificio qualsiasi della riserva. Qui tre Cottage hanno fame. Che cosa serve?
lesson-gifts-2 = Un regalo non costa cubetti. Piazza la Fattoria su una casella vuota qualsiasi.
lesson-gifts-3 =
    Torre di Guardia di Opaleye: scegli tre tipi. Quando un vicino ne costruisce uno, lo ricevi anche tu. I Cottage si
    costruiscono più di tutto: scegli loro e altri due tipi.
lesson-gifts-end = Ciò che si piazza in regalo non è costruito: non mette in moto un’altra Torre.

lesson-end = La fine di una città
lesson-end-1 =
    Tutte le caselle sono piene. Se ti fermi ora, la città è completata e ogni casella con un solo cubetto costa 1 punto.
    Ma puoi ancora costruire un Pozzo.
lesson-end-1-early = Allora la città è finita, con i cubetti sopra. Costruisci prima il Pozzo: fa punti e continui a giocare.
lesson-end-2 = Mettilo dove tocca un Cottage.
lesson-end-3 =
    Una casella è di nuovo libera, quindi continui. L’altra città è completata, perciò nomini sempre tu. Un cubetto
    qualsiasi riempie l’ultima casella e chiude la partita.
lesson-end-end =
    Il foglio dei punti conta ogni edificio, e meno 1 per ogni casella senza. Vince chi ha più punti; in parità, chi è
    stato meno volte Mastro Costruttore.

lesson-alone = Da soli, e con il Municipio
lesson-alone-1 =
    Da soli si sceglie una di tre carte scoperte, che poi va sotto il mazzo. Hai grano e mattone di un Cottage. Prendi
    ciò che manca.
lesson-alone-2 = Il vetro deve toccare sia il grano sia il mattone. Le caselle adatte sono due.
lesson-alone-3 =
    Con il Municipio sono le carte a nominare le risorse per tutti. Un turno su tre ognuno sceglie liberamente. A una
    Fattoria manca solo un grano: sceglilo.
lesson-alone-4 =
    La regola del principiante, se la concordate, permette di mettere da parte due cubetti in una partita. Qui la pietra
    chiuderebbe subito la tua città: mettila da parte.
lesson-alone-end = Da soli, con 38 punti si è Grande Architetto. Quanti ne farai tu?

lesson-first-game = Comincia una partita
lesson-first-game-1 =
    Queste sono le carte per la prima partita, senza monumenti. Gioca come vuoi: sai quello che serve. La frase qui sotto
    ti ricorda il senso di ogni domanda.
lesson-first-game-end =
    Il corso è finito. Continua a giocare: una partita intera dura mezz’ora, e le stesse carte ti aspettano sotto «Gioca
    ora».

## Risposte alle scelte che non portano avanti. Prima si dice che cosa farebbero.

lesson-other-call-resource = Si può, ma al tuo schema manca un’altra risorsa. Guarda di nuovo la carta.
lesson-other-place-cube = La casella è libera, ma lì il cubetto non aiuta. Quale casella serve allo schema?
lesson-other-build = Si può costruire anche questo. Stavolta scegli l’edificio di cui parla la lezione.
lesson-other-build-done = Costruire non è mai un obbligo, quindi puoi fermarti. Ma qui uno schema è pronto: usalo.
lesson-other-use-squares = Anche questi cubetti vanno bene. Ma guarda quali potrebbero servirti ancora.
lesson-other-stand-on = Può stare anche lì, ma ti costa dei punti. Confronta le caselle.
lesson-other-choose-cube = La Fabbrica potrebbe fare anche questo. Ma quale cubetto manca al tuo schema?
lesson-other-choose-cube-named = La pietra occuperebbe solo spazio. La Fabbrica ti lascia scegliere: prendi il mattone.
lesson-other-replace = Si può, ma ci guadagni meno. Cerca l’edificio che non vale nulla.
lesson-other-replace-done = Non devi sostituire niente. Ma uno dei tuoi edifici non vale nulla: sostituisci quello.
lesson-other-replace-with = Può diventare anche questo. Un altro tipo qui varrebbe di più.
lesson-other-take-building = Un bel regalo, ma qualcos’altro porta subito più punti.
lesson-other-watch-types = Puoi aspettare anche questi. Ma quale edificio costruiscono tutti più spesso?
lesson-other-choose-card = Puoi prenderla, ma al tuo schema manca qualcos’altro.
lesson-other-choose-resource = Puoi scegliere qualsiasi risorsa, ma al tuo schema ne manca solo una.

## Il gioco in un minuto

minute-aim = Progetti una città di sedici caselle. Vince chi ha più punti quando tutte le città sono piene.
minute-turn = Il Mastro Costruttore nomina una risorsa e tutti ne mettono un cubetto su una casella vuota. I cubetti disposti come su una carta diventano il suo edificio: lasciano il tabellone, e l’edificio occupa una delle loro caselle.
minute-end = Una città è completata quando non ha caselle vuote. Quando tutte sono completate, la partita finisce.
minute-points = Ogni edificio fa punti come dice la sua carta. Un Cottage, per esempio, vale 3 punti se una Fattoria lo nutre. Ogni casella senza edificio costa 1 punto.
