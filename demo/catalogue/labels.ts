import type { DemoLabel } from '../product.ts'
import { EUROPEAN_STYLES } from './styles/european.ts'
import { GERMAN_STYLES } from './styles/german.ts'
import { SPECIALIST_STYLES } from './styles/specialists.ts'
import type { LabelStyle } from './styles/style.ts'

/** The style of every label, in the order of the catalogue. */
export const LABEL_STYLES: readonly LabelStyle[] = [...GERMAN_STYLES, ...SPECIALIST_STYLES, ...EUROPEAN_STYLES]

/** `city` in the language of the place, because it is shown in both languages. */
type Row = readonly [slug: string, name: string, city: string, de: string, en: string]

const ROWS: readonly Row[] = [
  [
    'pegelstand-nord',
    'Pegelstand Nord',
    'Hamburg',
    'Hafenkleidung für Leute ohne Schiff. Jacken für Seitenregen, darunter Jersey, der auch nach der Fähre noch gut aussieht.',
    'Harbour clothes for people without a ship. Jackets for sideways rain, with jersey underneath that still looks good after the ferry.',
  ],
  [
    'spaetschalter',
    'Spätschalter',
    'Berlin',
    'Gegründet zwischen letzter Bahn und erstem Bäcker. Laute Farben, lose Schnitte, Grafiken für Leute, die spät dran sind.',
    'Founded between the last train and the first bakery. Loud colours, loose cuts, graphics for people who run late.',
  ],
  [
    'gleisbett-neun',
    'Gleisbett Neun',
    'Leipzig',
    'Werkhosen, Westen und Taschen aus einem alten Stellwerk. Viele Fächer, ruhige Farben, ein Streifen Signalorange.',
    'Work trousers, vests and bags from an old signal box. Plenty of pockets, quiet colours, one stripe of signal orange.',
  ],
  [
    'rauputz',
    'Rauputz',
    'Köln',
    'Schwerer Jersey in Farben von Hauswänden. Wenige Schnitte, die jede Saison ein Stück nachgebessert werden.',
    'Heavy jersey in the colours of house walls. A handful of cuts, corrected a little every season.',
  ],
  [
    'zinkwerk-ost',
    'Zinkwerk Ost',
    'Dresden',
    'Arbeitskleidung mit doppelten Nähten und dem Blick eines Schlossers für Details. Denim, Canvas, Leder.',
    'Workwear with double seams and a fitter’s eye for detail. Denim, canvas, leather.',
  ],
  [
    'kassenzettel',
    'Kassenzettel',
    'München',
    'Grafik-Shirts über Pfand, Feierabend und die Schlange an Kasse drei. Günstig, bunt und trocken im Ton.',
    'Graphic tees about deposits, closing time and the queue at till three. Low in price, bright in colour, dry in tone.',
  ],
  [
    'blechlaune',
    'Blechlaune',
    'Stuttgart',
    'Boxengasse statt Laufsteg: Retro-Rennjacken, Zielflaggen und Startnummern in Lackfarben.',
    'Pit lane instead of catwalk: retro racing jackets, chequered flags and start numbers in car-paint colours.',
  ],
  [
    'klinkerblau',
    'Klinkerblau',
    'Hannover',
    'Denim in allen Blautönen und dazu das Rot norddeutscher Klinker. Gerade Schnitte, die man nicht erklären muss.',
    'Denim in every shade of blue, plus the red of northern brick. Straight cuts that need no explaining.',
  ],
  [
    'teerpappe',
    'Teerpappe',
    'Essen',
    'Schwarz, funktional, bezahlbar. Techwear aus dem Ruhrgebiet ohne Schnickschnack und ohne Aufpreis fürs Logo.',
    'Black, functional, affordable. Techwear from the Ruhr with no frills and no surcharge for the logo.',
  ],
  [
    'wolkenzoll',
    'Wolkenzoll',
    'Zürich',
    'Leise Farben, genaue Nähte. Mäntel, Strick und Schuhe für Tage zwischen Büro und Bergbahn.',
    'Quiet colours, exact seams. Coats, knits and shoes for days between the office and the mountain train.',
  ],
  [
    'donauknick',
    'Donauknick',
    'Wien',
    'Kaffeehaus trifft Strandbad. Polos, Strick und Slipper in Flaschengrün, Rosé und Kirschrot.',
    'Coffee house meets river beach. Polos, knits and loafers in bottle green, pink and cherry.',
  ],
  [
    'pflaumenpunk',
    'Pflaumenpunk',
    'Mannheim',
    'Proberaum-Mode in Pflaume und Pink. Für alle, die drei Akkorde können und zwei davon laut.',
    'Rehearsal-room fashion in plum and pink. For everyone who knows three chords and plays two of them loud.',
  ],
  [
    'atelier-querfalte',
    'Atelier Querfalte',
    'Düsseldorf',
    'Schneiderei, die die Falte an die falsche Stelle setzt. Hemden, Röcke und Hosen mit einer Linie, die man sucht.',
    'Tailoring that puts the pleat in the wrong place. Shirts, skirts and trousers with a line you look for twice.',
  ],
  [
    'maschenwerft',
    'Maschenwerft',
    'Kiel',
    'Strick vom Hafenbecken: Ringel, Rauten, Rippen. Dazu Mützen, die den Ostwind kennen.',
    'Knits from the harbour basin: hoops, diamonds, ribs. And hats that have met the east wind.',
  ],
  [
    'sohlenamt',
    'Sohlenamt',
    'Pirmasens',
    'Schuhe nach Vorschrift, nur die Farben sind ungenehmigt. Jeder Leisten trägt eine Formularnummer.',
    'Shoes made by the rulebook, only the colours lack a permit. Every last carries a form number.',
  ],
  [
    'krempenkante',
    'Krempenkante',
    'Frankfurt am Main',
    'Alles über der Stirn und an der Schulter: Caps, Hüte, Beutel. Klein im Format, groß in der Farbe.',
    'Everything above the brow and on the shoulder: caps, hats, bags. Small formats, big colours.',
  ],
  [
    'geroellhalde',
    'Geröllhalde',
    'Innsbruck',
    'Bergsachen, die auch an der Bushaltestelle funktionieren. Profilsohlen, Westen und Farben wie auf der Wanderkarte.',
    'Mountain gear that also works at the bus stop. Lugged soles, vests and colours from the hiking map.',
  ],
  [
    'officina-sghemba',
    'Officina Sghemba',
    'Milano',
    'Italienische Handwerkstatt mit schiefem Lineal. Schräge Verschlüsse, versetzte Kragen, Leder in Erdfarben.',
    'An Italian workshop with a crooked ruler. Slanted closures, shifted collars, leather in earth tones.',
  ],
  [
    'minuit-gravier',
    'Minuit Gravier',
    'Paris',
    'Garderobe für Mitternacht: Schwarz in sechs Stufen, harte Kanten, weiche Stoffe.',
    'A wardrobe for midnight: six steps of black, hard edges, soft fabrics.',
  ],
  [
    'vinterkaj',
    'Vinterkaj',
    'København',
    'Strick und weite Hosen in Butter, Himmel und Schokolade. Angezogen wie ein Sonntag am Hafenbad.',
    'Knits and wide trousers in butter, sky and chocolate. Dressed like a Sunday at the harbour bath.',
  ],
  [
    'ulica-deszcz',
    'Ulica Deszcz',
    'Warszawa',
    'Nasse Straßen, Neonlicht, Plattenbau: Streetwear mit glatten Stoffen und kalten Farben zum kleinen Preis.',
    'Wet streets, neon light, tower blocks: streetwear in slick fabrics and cold colours at a small price.',
  ],
  [
    'calcada-nove',
    'Calçada Nove',
    'Lisboa',
    'Muster wie vom Pflaster der Stadt. Hemden, Shorts und Hüte für Nachmittage am Wasser.',
    'Patterns borrowed from the city’s pavements. Shirts, shorts and hats for afternoons by the water.',
  ],
  [
    'barrio-tornillo',
    'Barrio Tornillo',
    'Barcelona',
    'Skate-Label aus einer Eisenwarenhandlung. Robuste Hosen, flache Schuhe, Drucke in Rost und Mint.',
    'A skate label out of a hardware shop. Tough trousers, flat shoes, prints in rust and mint.',
  ],
  [
    'quai-mandarine',
    'Quai Mandarine',
    'Marseille',
    'Sportsachen in Fruchtfarben, gemacht für die Mole und den Heimweg danach.',
    'Sports pieces in fruit colours, made for the pier and the walk home after.',
  ],
  [
    'grachtenvolt',
    'Grachtenvolt',
    'Amsterdam',
    'Kabel, Kanäle, Bass. Glatte Jacken und weite Hosen mit Neongelb an den richtigen Stellen.',
    'Cables, canals, bass. Slick jackets and wide trousers with neon yellow in the right places.',
  ],
  [
    'rainshed-union',
    'Rainshed Union',
    'Manchester',
    'Jacken für Stehplätze und Straßenbahnen. Kapuze auf, Reißverschluss hoch, Farben wie auf alten Schals.',
    'Jackets for terraces and trams. Hood up, zip closed, colours like old football scarves.',
  ],
  [
    'kaldtvann',
    'Kaldtvann',
    'Oslo',
    'Kleidung für vor und nach dem Eisbad. Dicke Lagen, klare Kontraste, ein Punkt Orange.',
    'Clothes for before and after the ice bath. Thick layers, clear contrasts, one dot of orange.',
  ],
  [
    'zastavka-osm',
    'Zastávka Osm',
    'Praha',
    'Benannt nach der achten Haltestelle. Trainingsjacken, Karos und Caps mit dem Charme alter Fahrscheine.',
    'Named after the eighth stop. Track tops, checks and caps with the charm of old tram tickets.',
  ],
]

/** The invented labels of the demo catalogue. */
export function demoLabels(): readonly DemoLabel[] {
  return ROWS.map(([slug, name, city, de, en]) => ({
    slug,
    name,
    city,
    description: { de, en },
  }))
}
