digsite = Lauamängud mängimiseks, uurimiseks ja programmeerimiseks: { $titles }.
    .version = Näitab versiooni.
    .install_completion = Seadistab selle käsurea automaatse lõpetamise.
    .show_completion = Näitab selle käsurea automaatset lõpetamist, et seda kopeerida või kohandada.

heading =
    .usage = Kasutus
    .example = Näide
    .examples = Näited
    .arguments = Argumendid
    .options = Valikud
    .commands = Käsud

shared =
    .threads = Lõimed; andmata kõik tuumad.
    .help = Näitab seda abi.
    .game = Mäng: { $games }.
    .players = Mängijate arv.
    .seed = Jaotuse seeme; andmata juhuslik.
    .edition = Väljaande fail teiste mänguosadega.
    .option = Mängu valik, nt variant=open.
    .engine = threads või ray: klaster (RAY_ADDRESS) või kohalikud protsessid.
    .json = Väljund JSON-ina programmidele.
    .lang = Keel: en, de, et, ru.
    .record = Mängu salvestis; - on standardsisend.
    .path = Mängu salvestis; - on standardsisend.

play = Mäng terminalis, koos teistega sama klaviatuuri taga või botide vastu.
    .humans = Kohad, kus mängivad inimesed, alates esimesest.
    .level = Botide tugevus: { $levels }.
    .first = Värv, mis alustab, kui mängureegel laseb valida; andmata juhuslik.
    .save = Kirjutab salvestise sellesse faili.
    .resume = Jätkab seda salvestist.

serve = Mäng brauseris: selles arvutis või, valikuga --host 0.0.0.0, ka teistele.
    .host = Aadress, millel server kuulab.
    .port = Port, millel server kuulab.
    .database = Andmebaasi fail või URL.
    .workers = Serveri protsesside arv; mitme jaoks on vaja PostgreSQL-i.
    .metrics_port = Vastab Prometheusele sellel pordil.
    .log_format = Logi kujul text või json.
    .open_browser = Avab brauseri, kui server on valmis.
    .warm = Valmistab tugevad botid kohe ette.

site = Kirjutab kogu mängu kausta, mida saab pakkuda iga veebiserver.
    .folder = Kuhu; kui kausta pole, tehakse see.

engine = Juhib reegleid toru kaudu mis tahes programmeerimiskeelest, üks JSON-objekt real.

simulate = Mängib palju botide mänge ja võtab tulemused kokku.
    .games = Mängude arv.
    .bots = Kes mängib: greedy või mõni botide tase.
    .start = Esimese mängu number.
    .bar = Tegevused, mida koht 0 kasutada ei tohi, nt „upgrade fleet“.
    .out = Parquet-fail, rida iga mängu kohta.
    .seats = Parquet-fail, rida iga koha kohta.
    .moves = Parquet-fail, rida iga tegevuse kohta.

balance = Aruanne sellest, kuidas väljaannet mängitakse: järjekord, täiustused, kaardid, koostöö, pikkus, mängu lõpud.
    .edition = Väljaande fail või kaasasolev { $games }.
    .games = Mänge iga mängijate arvu kohta.
    .bots = Kes mängib: greedy või mõni botide tase.
    .seed = Simulatsiooni seeme.

arena = Laseb botidel omavahel mängida: kõik istekohad, kõigile samad jaotused, 95% vahemikud.
    .bots = Botid: tasemed, greedy, expert@2000, expert@500ms, peeking@1000.
    .bot = Väline bot: „nimi=käsk“; võib korrata.
    .games = Mänge koosseisu kohta.
    .seed = Esimese jaotuse seeme.
    .ms = Millisekundeid tegevuse kohta välistele botidele.
    .mirror = Laseb igal botil mängida ka iseendaga.
    .out = Parquet-fail, rida iga mängu kohta; katkestatud turniir jätkub sellest.
    .moves = Parquet-fail, rida iga tegevuse kohta, koos otsingu leiuga.

hint = Näitab kolme parimat tegevust sellele, kelle käik on, selle põhjal, mida ta näeb.
    .move = Seis pärast nii mitut tegevust; andmata viimane.
    .iterations = Kui kaua otsida.
    .seed = Teeb vastuse korratavaks.

review = Näitab mängu käiku, selle pöördepunkte, mängijate vigu ja täpsust.
    .iterations = Otsing iga tegevuse kohta.
    .svg = Kirjutab kõvera SVG-na.
    .png = Kirjutab kõvera PNG-na.
    .seed = Teine seeme, teised valimid.

puzzles = Leiab tugevate botide mängudest seise, millel on üks parim lahendus, igaühe kohta rida JSON-i.
    .count = Mitu ülesannet.
    .kind = most, win või plans; mitu jagavad arvu omavahel. Andmata kõik.
    .seed = Määrab mängud, millest otsitakse.
    .out = Fail, kuhu need lisatakse; seal olevad ülesanded loetakse kaasa ja otsing jätkub.

replay = Mängib salvestise uuesti läbi ja jutustab, mis juhtus.
    .move = Peatub pärast nii mitut tegevust.
    .seat = Ühe koha pilguga; andmata kõik.

verify = Kontrollib, et salvestise jaotus tuleneb selle seemnest ja iga tegevus oli lubatud.

rules = Näitab mängu reegleid või üht nende jaotist.
    .section = Üks jaotis, nt 3.1.

warm = Kompileerib arvutustuumad kohe, et hiljem ei peaks ootama.
    .game = Mängud; andmata kõik.

admin = Haldab serveri laudu: loend, eksport, kustutamine, varukoopia, teated, reitingud.
