import type { ShoeKind } from '../../look.ts'
import type { KindPhrases } from './phrase.ts'

/** Phrases for shoes. */
export const SHOE_PHRASES: Readonly<Record<ShoeKind, KindPhrases>> = {
  runner: {
    openers: [
      [
        'Runner mit Obermaterial aus {cloth} und dicker Zwischensohle.',
        'A runner with an upper in {cloth} and a thick midsole.',
      ],
      [
        'Ein Laufschuh für Gehwege, aus {cloth}, mit gepolstertem Kragen.',
        'A running shoe for pavements, in {cloth}, with a padded collar.',
      ],
      [
        'Der Runner ist aus {cloth} gebaut und vorn leicht hochgezogen.',
        'This runner is built from {cloth} and slightly raised at the toe.',
      ],
      [
        'Obermaterial aus {cloth}, Form aus den späten Neunzigern: ein Runner mit viel Linie.',
        'An upper in {cloth}, a shape from the late nineties: a runner with plenty of line.',
      ],
      [
        'Leichter Sneaker im Laufschuh-Schnitt, in mehreren Lagen aus {cloth} gebaut.',
        'A light sneaker with a running cut, built up in layers of {cloth}.',
      ],
    ],
    details: [
      [
        'Die Zwischensohle aus EVA ist hinten drei Zentimeter hoch.',
        'The EVA midsole is three centimetres high at the heel.',
      ],
      ['Runde Schnürsenkel, sechs Ösen, Lasche an der Ferse.', 'Round laces, six eyelets, a tab at the heel.'],
      ['Eine Kunststoffspange stützt die Ferse.', 'A moulded clip supports the heel.'],
      [
        'Die Gummisohle ist in Segmente geteilt und rollt weich ab.',
        'The rubber sole is split into segments and rolls softly.',
      ],
      ['Zunge und Kragen sind dick gepolstert.', 'Tongue and collar are thickly padded.'],
    ],
  },
  'low-top': {
    openers: [
      [
        'Ein Sneaker aus {cloth}, flach und rund wie vom Hallenboden.',
        'A sneaker in {cloth}, flat and rounded like something off a gym floor.',
      ],
      ['Flacher Sneaker aus {cloth} mit Schalensohle.', 'A low sneaker in {cloth} on a cupsole.'],
      [
        'Ein Low-Top ohne Lärm: aus {cloth}, mit runder Kappe und sechs Ösen.',
        'A low-top without noise: in {cloth}, with a round toe and six eyelets.',
      ],
      [
        'Court-Form, aus {cloth} genäht: ein Sneaker für jeden zweiten Tag.',
        'A court shape sewn from {cloth}: a sneaker for every other day.',
      ],
      [
        'Der Sneaker aus {cloth} sitzt schmal an der Ferse und weit am Zeh.',
        'This sneaker in {cloth} sits narrow at the heel and roomy at the toe.',
      ],
      ['Niedriger Schaft, klare Kanten: ein Sneaker aus {cloth}.', 'Low collar, clear edges: a sneaker in {cloth}.'],
    ],
    details: [
      ['Die Sohle ist rundum vernäht.', 'The sole is stitched all round.'],
      ['Die Zehenkappe ist abgesetzt und doppelt genäht.', 'The toe cap is a separate piece, stitched twice.'],
      ['Flache Baumwollsenkel, gepolsterte Zunge.', 'Flat cotton laces, padded tongue.'],
      ['An der Ferse sitzt eine abgesetzte Kappe.', 'A contrasting tab sits at the heel.'],
      ['Das Fußbett lässt sich herausnehmen.', 'The footbed can be taken out.'],
    ],
  },
  'high-top': {
    openers: [
      ['Hoher Sneaker aus {cloth} mit gepolstertem Knöchel.', 'A high sneaker in {cloth} with a padded ankle.'],
      ['Ein High-Top im Basketball-Schnitt, aus {cloth}.', 'A high-top with a basketball cut, in {cloth}.'],
      [
        'Über dem Knöchel geschnürt und aus {cloth}: ein Schuh, der zu weiten Hosen Haltung zeigt.',
        'Laced above the ankle, in {cloth}: a shoe that holds its own under wide trousers.',
      ],
      ['Der Schaft aus {cloth} reicht bis über den Knöchel.', 'The upper in {cloth} reaches above the ankle.'],
    ],
    details: [
      ['Das Fußbett ist weich und herausnehmbar.', 'The footbed is soft and removable.'],
      ['Kleine Luftlöcher sitzen an der Innenseite.', 'Small eyelets on the inner side let air in.'],
      ['Neun Ösen, kein Riemen im Weg.', 'Nine eyelets and no strap in the way.'],
      ['Die Zehenkappe ist verstärkt.', 'The toe cap is reinforced.'],
      ['Eine dicke Gummisohle mit umlaufender Naht.', 'A thick rubber sole with stitching all round.'],
      ['Gepolsterter Kragen, Zuglasche hinten.', 'Padded collar, pull tab at the back.'],
    ],
  },
  'skate-shoe': {
    openers: [
      ['Skateschuh aus {cloth} mit flacher, griffiger Sohle.', 'A skate shoe in {cloth} with a flat, grippy sole.'],
      [
        'Vulkanisierte Sohle, breite Zunge: ein Skateschuh aus {cloth}.',
        'Vulcanised sole, wide tongue: a skate shoe in {cloth}.',
      ],
      [
        'Gebaut fürs Brett, getragen überall: ein Schuh aus {cloth} auf dünner Gummisohle.',
        'Built for the board, worn everywhere: a shoe in {cloth} on a thin rubber sole.',
      ],
      [
        'Flach, breit und aus {cloth}: ein Schuh mit Brettgefühl.',
        'Flat, wide and in {cloth}: a shoe with board feel.',
      ],
    ],
    details: [
      [
        'Die Zehenpartie ist doppelt genäht, dort reibt das Griptape.',
        'The toe area is double-stitched, where grip tape rubs.',
      ],
      ['Waffelprofil unter dem Fuß, Gummirand ringsum.', 'Waffle tread underfoot, rubber foxing all round.'],
      [
        'Die Zunge ist dick und bleibt durch zwei Gummibänder mittig.',
        'The tongue is thick and held in the middle by two elastic bands.',
      ],
    ],
  },
  boot: {
    openers: [
      ['Schnürboot aus {cloth} mit kräftiger Profilsohle.', 'A lace-up boot in {cloth} with a chunky lugged sole.'],
      [
        'Ein Stiefel für Kies und Konzerte: aus {cloth}, mit neun Ösen und runder Kappe.',
        'A boot for gravel and concerts: in {cloth}, with nine eyelets and a round toe.',
      ],
      [
        'Der Boot aus {cloth} endet eine Handbreit über dem Knöchel.',
        'This boot in {cloth} ends a hand above the ankle.',
      ],
      [
        'Schwere Sohle, schlanker Schaft: ein Schnürstiefel aus {cloth}.',
        'Heavy sole, slim shaft: a lace-up boot in {cloth}.',
      ],
    ],
    details: [
      ['Die Sohle ist umlaufend vernäht.', 'The sole is stitched all the way round.'],
      ['Lasche hinten, geschnürt bis zum Rand.', 'A tab at the back, laced up to the rim.'],
      [
        'Gewachste Senkel und eine angenähte Zunge gegen Spritzwasser.',
        'Waxed laces and a gusseted tongue against splashes.',
      ],
      ['Der Schaft ist am Rand gepolstert.', 'The shaft is padded at the rim.'],
      ['Vier Zentimeter Absatz, tiefes Profil.', 'Four centimetres of heel, deep tread.'],
    ],
  },
  slide: {
    openers: [
      ['Slide mit breitem Riemen aus {cloth}.', 'A slide with a wide strap in {cloth}.'],
      [
        'Reinschlüpfen, losgehen: Latschen mit geformtem Fußbett und einem Riemen aus {cloth}.',
        'Slip in, walk off: slides with a moulded footbed and a strap in {cloth}.',
      ],
      [
        'Ein breites Band aus {cloth} und eine dicke Sohle: mehr braucht der Weg zum Wasser nicht.',
        'One wide band in {cloth} and a thick sole: the way to the water needs no more.',
      ],
    ],
    details: [
      [
        'Das Fußbett ist strukturiert, damit der nasse Fuß nicht rutscht.',
        'The footbed is textured so a wet foot does not slip.',
      ],
      ['Die Sohle ist an der Ferse vier Zentimeter hoch.', 'The sole is four centimetres high at the heel.'],
      ['Der Riemen ist innen weich gepolstert.', 'The strap is softly padded inside.'],
      ['Die Ränder des Riemens sind sauber eingefasst.', 'The edges of the strap are neatly bound.'],
    ],
  },
  loafer: {
    openers: [
      ['Loafer aus {cloth} mit breitem Steg.', 'A loafer in {cloth} with a wide saddle strap.'],
      [
        'Ein Slipper aus {cloth}, der weiße Socken verträgt, mit runder Kappe und flachem Absatz.',
        'A slip-on in {cloth} that can take white socks, with a round toe and a flat heel.',
      ],
      [
        'Zum Hineinschlüpfen: Loafer aus {cloth} auf schmaler Gummisohle.',
        'Made to step into: a loafer in {cloth} on a slim rubber sole.',
      ],
      [
        'Der Loafer aus {cloth} sitzt hoch am Spann und eng an der Ferse.',
        'This loafer in {cloth} sits high on the instep and close at the heel.',
      ],
    ],
    details: [
      ['Die Mokassinnaht ist erhaben und fest gezogen.', 'The moccasin seam is raised and pulled tight.'],
      ['Schmale Sohle, geschichteter Absatz.', 'A slim sole and a stacked heel.'],
      ['Innen glatt gefüttert, die Ferse leicht gepolstert.', 'Smooth lining inside, heel lightly padded.'],
      ['Der Steg ist aufgesetzt und abgesteppt.', 'The strap is laid on top and stitched.'],
    ],
  },
  'trail-shoe': {
    openers: [
      ['Trailschuh aus {cloth} mit tiefem Stollenprofil.', 'A trail shoe in {cloth} with deep lugs.'],
      [
        'Für Schotter, Wurzeln, Rolltreppen: ein Trailschuh aus {cloth}.',
        'For gravel, roots and escalators: a trail shoe in {cloth}.',
      ],
      [
        'Oben aus {cloth}, unten aus Gummi mit Biss: ein Schuh für lose Wege.',
        'On top {cloth}, underneath rubber with bite: a shoe for loose paths.',
      ],
      [
        'Der Trailschuh ist aus {cloth} und an Zehe und Ferse verstärkt.',
        'This trail shoe is in {cloth}, reinforced at toe and heel.',
      ],
    ],
    details: [
      [
        'Schnellschnürung mit Stopper, die Enden verschwinden in der Zunge.',
        'Quick lacing with a toggle; the ends tuck into the tongue.',
      ],
      ['Eine feste Kappe schützt die Zehen vor Steinen.', 'A firm cap protects the toes from stones.'],
      ['Fünf Millimeter Stollen, in der Mitte schmaler gesetzt.', 'Five-millimetre lugs, set narrower in the middle.'],
      ['Die Zunge ist angenäht und hält Kies draußen.', 'The tongue is gusseted and keeps grit out.'],
    ],
  },
}
