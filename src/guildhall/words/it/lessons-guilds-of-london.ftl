### Il corso di Guilds of London: il titolo di ogni lezione, che cosa si dice prima di ogni passo e alla fine, e le risposte
### alle scelte che non portano avanti. Le lezioni stesse: src/guildhall/lessons/guilds-of-london.toml.

lesson-cards = Una carta, tre usi
lesson-cards-1 =
    Ogni carta assume una pedina al Municipio, sposta una pedina o ha il suo effetto. Prima servono persone: assumi con
    «Elemosina».
lesson-cards-1-keep = La carta rossa può spostare una pedina in una gilda rossa. Tienila e assumi con «Elemosina».
lesson-cards-1-first = Ti servirà, ma prima assumi con «Elemosina».
lesson-cards-2 =
    Ora il movimento: una carta porta una pedina su qualsiasi tessera con la sua livrea. Gioca la carta rossa «Lavoranti»
    per spostare.
lesson-cards-3 = Quale pedina? Quella dagli Scalpellini sta bene dov’è. Prendine una dal Municipio.
lesson-cards-4 = Quattro tessere sono rosse. Vai dagli Scalpellini, dove hai già una pedina: lì ne servono tre.
lesson-cards-end = Ora lì hai due pedine, e un’altra decide. In un turno puoi giocare quante carte vuoi.

lesson-turn = Le carte finiscono
lesson-turn-1 =
    Alla fine del turno peschi 2 carte, ma 4 se non ne hai giocate. Con questa mano puoi aspettare una volta: termina il
    turno.
lesson-turn-2 = Puoi tenere 7 carte, e ne hai 9. Scarta quella che ti serve meno.
lesson-turn-3 = E un’altra.
lesson-turn-end = Quindi non fare scorte: chi gioca poco spreca carte.

lesson-effects = Gli effetti
lesson-effects-1 =
    Un effetto può avere un costo. «Contratti di apprendistato» assume quattro pedine per un’altra carta. Usa il suo
    effetto.
lesson-effects-2 = Paga con una carta. «Cavalierato» varrà poi 4 punti: paga con «Elemosina».
lesson-effects-3 = «Lascito» costa una pedina e fa pescare quattro carte in più alla fine del turno. Usa il suo effetto.
lesson-effects-4 =
    Quale pedina torna nella riserva? Quella sulla tessera risolta è il tuo Mastro e te la conserva. Prendine una dal
    Municipio.
lesson-effects-5 = «Lavoranti» sposta due pedine, una alla volta, su tessere rosse. Comincia dal Municipio.
lesson-effects-6 = Mandala dagli Scalpellini.
lesson-effects-7 = Un’altra: di nuovo dal Municipio.
lesson-effects-end = Indica una carta per leggere il suo effetto a parole.

lesson-beadle = Il Sovrintendente
lesson-beadle-1 =
    Il Sovrintendente d’argento conta come una pedina dove si trova, ma per nessuno. Ai Tintori ne servono tre, e tu lì ne
    hai due. Sposta il Sovrintendente dai Tintori.
lesson-beadle-1-leave = Puoi lasciarlo. Ma dai Tintori completa la tessera, e lì ci sono solo le tue pedine.
lesson-beadle-2 = Potresti anche spostare una pedina su una tessera rossa, ma va tutto bene: fermati.
lesson-beadle-2-full = Puoi spostarla, ma i Tintori hanno già quello che serve. Fermati.
lesson-beadle-3 = Termina il turno. Poi si risolvono le tessere con abbastanza pedine.
lesson-beadle-4 = I Tintori sono tuoi: 3 punti, e una ricompensa a cui puoi rinunciare. Due carte fanno comodo: accetta.
lesson-beadle-end = Una tua pedina resta come Mastro: controlli la tessera. Il Sovrintendente passa alla gilda di rango più basso.

lesson-majority = Chi vince una tessera
lesson-majority-1 =
    Dai Tintori ci sono tre pedine: due rosse e una verde, tua. Hai un membro neutrale: prima del voto puoi scambiarlo con
    una pedina di chiunque. Scambia una rossa.
lesson-majority-1-own = Quella è la tua pedina! Allora il rosso vince senza voto.
lesson-majority-1-lost = Allora il rosso vince due a uno. Usa il tuo neutrale.
lesson-majority-2 = Uno a uno, parità; ma il tuo Mastro sulla tessera vicina aggiunge 1, quindi vinci. Accetta la ricompensa.
lesson-majority-end =
    Il secondo posto riceve il gettone. Senza neutrali e senza Mastri vince semplicemente chi ha più pedine; se la
    parità resta, la tessera aspetta.

lesson-mayor = Le carte del Sindaco
lesson-mayor-1 =
    All’inizio tieni una di tre carte del Sindaco. Fanno punti alla fine. La tua mano è verde e viola, e lo sono anche le
    tessere vicine: tieni «Croce e Corona».
lesson-mayor-2 =
    Più tardi ne peschi altre tre e ne tieni una. Tre tuoi Mastri stanno fianco a fianco, e «Assemblea di rione» conta il
    gruppo più grande. Tienila.
lesson-mayor-3 = Le altre vanno sotto il mazzo. Scegli quale va per prima: tornerà per prima.
lesson-mayor-end = Nessuno vede che cosa tieni. Guarda che cosa raccolgono gli altri, e indovina.

lesson-plantation = La Piantagione
lesson-plantation-1 =
    «Passaggio oltremare» manda fino a due pedine alla Piantagione. Dà ricompense ogni pochi round, e lì c’è una pedina
    rossa. Mandane una dal Municipio.
lesson-plantation-2 = Uno a uno sarebbe parità. Mandane un’altra dal Municipio.
lesson-plantation-3 = Termina il turno: in questo round si risolve la Piantagione.
lesson-plantation-end =
    Chi ha più pedine prende la ricompensa di sinistra, qui 5 punti; il secondo quella di destra. Poi in città arrivano
    nuove tessere.

lesson-points = Da dove vengono i punti
lesson-points-1 =
    L’ultimo round. Hai punti per le gilde, i secondi posti, la Piantagione e le carte. Resta una carta: «Patronato reale»,
    1 punto per ogni tessera viola che controlli. Usa il suo effetto.
lesson-points-2 = Hai tre tessere viola. Termina il turno, e comincia il punteggio finale.
lesson-points-end =
    Le carte del Sindaco fanno punti, e ogni coppia di tessere adiacenti che controlli vale 1 punto. Vince chi ha più
    punti. In due la città è un quadrato e le tessere si risolvono un round sì e uno no.

lesson-first-game = Comincia una partita
lesson-first-game-1 =
    È cominciata una partita in tre. Gioca come vuoi: sai quello che serve. La frase qui sotto ti ricorda il senso di ogni
    domanda.
lesson-first-game-end = Il corso è finito. Una partita intera in tre dura circa un’ora.

## Risposte alle scelte che non portano avanti. Prima si dice che cosa farebbero.

lesson-other-turn-action = Si può, e un’altra volta sarà utile. Questa lezione parla d’altro.
lesson-other-turn-action-end = Puoi terminare il turno. Ma una carta in mano può ancora fare qualcosa: usala.
lesson-other-move-from = Può spostarsi, ma sta bene dov’è. Prendine una dal Municipio.
lesson-other-move-to = Può andare lì. Ma due tue pedine insieme sono più vicine a vincere una tessera.
lesson-other-pay-card = Puoi pagare con questa, ma vale più dell’altra.
lesson-other-pay-pawn = Puoi pagare con questa. Ma allora nessuno controlla più quella tessera.
lesson-other-effect-move = Anche quella pedina può spostarsi, ma è già dove vanno le altre. Prendine una dal Municipio.
lesson-other-effect-move-stop = Puoi fermarti, ma gli spostamenti sono preziosi. Usali tutti.
lesson-other-effect-ship = Può partire, ma tiene un posto in città. Prendine una dal Municipio.
lesson-other-effect-ship-stop = Puoi fermarti, ma con un’altra pedina ne hai più di tutti.
lesson-other-effect-beadle = Può andare anche lì, ma allora nessuna tessera con le tue pedine è completa. Ai Tintori ne manca una sola.
lesson-other-keep-mayoral = Una buona carta anche questa, ma per la tua mano un’altra è migliore.
lesson-other-keep-drawn-mayoral = Con le tessere che controlli, quella carta farebbe meno punti.
lesson-other-reward-part-decline = Puoi rinunciare, ma qui non c’è nulla che ti danneggi. Accetta.

## Il gioco in un minuto

minute-aim = Mandi pedine a gilde ed edifici speciali. Vincere una tessera dà punti e ricompense, e un tuo Mastro resta lì.
minute-turn = Giochi quante carte vuoi: ognuna assume una pedina al Municipio, ne sposta una su una tessera della sua livrea o ha il suo effetto. Poi peschi carte. Dopo tutti i turni si risolvono le tessere con abbastanza pedine: vince chi ne ha di più.
minute-end = La partita finisce dopo 15 round, in due dopo 16, in quattro dopo 12. Ogni pochi round la Piantagione dà ricompense e arrivano nuove tessere.
minute-points = I punti vengono da tessere, secondi posti, Piantagione e carte. Alla fine fanno punti le tue carte del Sindaco segrete, e 1 punto per ogni coppia di tessere adiacenti che controlli.
