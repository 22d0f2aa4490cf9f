### Jedno proste zdanie pod każdym rodzajem pytania, gdy gracz spotyka je pierwszy raz.

first-take-card = Karty surowców wymagają robotników, rzemieślnicy monet; kto pasuje, nie bierze w tej rundzie więcej.
first-remove-craftsman = Masz pięć miejsc; wybrana karta znika z gry.
first-return-builder = Raz na rundę gracz rozpoczynający może wrzucić budowniczego z powrotem i losować ponownie.
first-place-builder = Zapłać koszt pod znacznikiem albo spasuj i ustaw tego budowniczego później za darmo.
first-place-free = Budowniczy nic teraz nie kosztuje, ale co zajęte, to zajęte.
first-choose-favour = Biskup chroni cię przed negatywnym wydarzeniem albo daje żeton.
first-use-thomas = Chroni cię przed jednym wydarzeniem i znika z gry.
first-lose-craftsman = Rzemieślnik znika z gry.
first-use-exemption = Raz zwalnia cię z podatku i znika z gry.
first-trade = W każdej kolejce kupujesz albo sprzedajesz jeden rodzaj; opuszczenie Rynku kończy handel w tej rundzie.
first-build = Każde użycie rzemieślnika od razu zamienia żetony w punkty.
first-return-cube = Do następnej rundy można zachować pięć żetonów.

first-game = Twoja pierwsza gra: na trzy osoby, przygotowana tak, jak mówi instrukcja.
