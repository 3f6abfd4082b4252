import type { PantsKind } from '../../look.ts'
import type { KindPhrases } from './phrase.ts'

/** Phrases for trousers, shorts and skirts. */
export const PANTS_PHRASES: Readonly<Record<PantsKind, KindPhrases>> = {
  jeans: {
    openers: [
      [
        'Ohne Umwege: {cut}e Jeans aus {cloth}, mit Reißverschluss vorn.',
        'Without detours: {cut} jeans in {cloth}, with a zip fly.',
      ],
      [
        'Diese {cut}e Jeans besteht aus {cloth} und endet knapp über dem Schuh.',
        'These {cut} jeans are made of {cloth} and end just above the shoe.',
      ],
      ['{cut}e Jeans aus {cloth}.', 'A pair of {cut} jeans in {cloth}.'],
      ['Fünf Taschen, hoher Bund: {cut}e Jeans aus {cloth}.', 'Five pockets, high waist: {cut} jeans in {cloth}.'],
      [
        'Diese Jeans ist {cut}, aus {cloth} und sitzt auf der Hüfte.',
        'These jeans are {cut}, made of {cloth} and sit on the hip.',
      ],
      [
        'Aus {cloth} genäht und {cut}: eine Jeans, die bricht, wo der Schuh beginnt.',
        'Sewn from {cloth}, {cut}: jeans that break where the shoe begins.',
      ],
      ['Eine {cut}e Jeans aus {cloth}, vorn mit Knopfleiste.', 'A pair of {cut} jeans in {cloth} with a button fly.'],
    ],
    details: [
      ['Eine kleine Münztasche sitzt vorn rechts.', 'A small coin pocket sits at the front right.'],
      ['Der Bund ist hoch genug für ein eingestecktes Tee.', 'The waist is high enough for a tucked-in tee.'],
      ['Kupferfarbene Nieten an den Taschenecken.', 'Copper-coloured rivets at the pocket corners.'],
      ['Die Taschen hinten sitzen etwas tiefer als üblich.', 'The back pockets sit a little lower than usual.'],
      ['Der Saum ist roh abgeschnitten und franst mit der Zeit aus.', 'The hem is cut raw and frays over time.'],
      ['Doppelte Kappnähte an der Innenseite der Beine.', 'Double felled seams along the inside leg.'],
      [
        'Hinten am Bund sitzt ein Patch aus festem Papier.',
        'A patch of stiff paper sits at the back of the waistband.',
      ],
    ],
  },
  cargo: {
    openers: [
      [
        'Aus {cloth} und {cut}: eine Cargo mit Taschen, die man wirklich benutzt.',
        'In {cloth} and {cut}: cargos with pockets you will really use.',
      ],
      [
        '{cut}e Hose aus {cloth}, an beiden Beinen mit Balgtaschen.',
        'A pair of {cut} trousers in {cloth}, with bellows pockets on both legs.',
      ],
      ['{cut}e Cargohose aus {cloth}.', 'A pair of {cut} cargo trousers in {cloth}.'],
      [
        'Zwei große Beintaschen und viel Weg vor sich: {cut}e Cargo aus {cloth}.',
        'Two big leg pockets and a long way to go: {cut} cargos in {cloth}.',
      ],
      [
        'Eine Cargohose, {cut}, aus {cloth}, mit geformtem Knie.',
        'Cargo trousers, {cut}, in {cloth}, with shaped knees.',
      ],
      [
        'Platz für Schlüssel, Akku und Snack: {cut}e Cargo aus {cloth}.',
        'Room for keys, power bank and a snack: {cut} cargos in {cloth}.',
      ],
    ],
    details: [
      ['Die Beintaschen haben Patten mit Druckknopf.', 'The leg pockets have flaps with press studs.'],
      ['Am Saum sitzt ein Kordelzug mit Stopper.', 'A drawcord with a stopper sits at the hem.'],
      ['Acht Taschen, zwei davon mit Reißverschluss.', 'Eight pockets, two of them zipped.'],
      ['Abnäher am Knie, dreifach genähte Beinnähte.', 'Darts at the knee, triple-stitched leg seams.'],
      ['Der Bund ist seitlich über Riegel verstellbar.', 'Side tabs adjust the waistband.'],
    ],
  },
  joggers: {
    openers: [
      ['{cut}e Jogginghose aus {cloth}.', 'A pair of {cut} joggers in {cloth}.'],
      ['Vom Sofa in die Bahn: {cut}e Joggers aus {cloth}.', 'From sofa to train: {cut} joggers in {cloth}.'],
      [
        'Die Sweatpants sind {cut} und aus {cloth}, mit breitem Rippbund.',
        'These sweatpants are {cut}, in {cloth}, with a wide ribbed waistband.',
      ],
      [
        'Eine {cut}e Hose aus {cloth} mit elastischem Bund, für Tage ohne Knöpfe.',
        'A pair of {cut} joggers in {cloth} with an elastic waist, for days without buttons.',
      ],
    ],
    details: [
      [
        'Flache Kordel außen, zwei Seitentaschen, eine hinten.',
        'Flat outer drawcord, two side pockets, one at the back.',
      ],
      ['Gerippte Bündchen halten das Bein über dem Schuh.', 'Ribbed cuffs hold the leg above the shoe.'],
      [
        'Die Taschen sind tief genug, damit im Sitzen nichts herausfällt.',
        'The pockets are deep enough to keep things in when you sit.',
      ],
      ['Eine Ziernaht teilt das Vorderbein.', 'A seam divides the front of the leg.'],
    ],
  },
  chinos: {
    openers: [
      ['{cut}e Chino aus {cloth}.', 'A pair of {cut} chinos in {cloth}.'],
      [
        'Eine Hose für Termine mit Sneakern: {cut}, aus {cloth}.',
        'Trousers for appointments in sneakers: {cut}, in {cloth}.',
      ],
      ['{cut}e Hose aus {cloth} mit zwei Bundfalten.', 'A pair of {cut} trousers in {cloth} with two pleats.'],
      ['Aus {cloth}, {cut} und mit gebügelter Falte vorn.', 'In {cloth}, {cut}, with a pressed crease at the front.'],
    ],
    details: [
      ['Schräge Taschen vorn, Paspeltaschen hinten.', 'Slanted front pockets, welt pockets at the back.'],
      ['Verdeckter Haken am Bund, Reißverschluss darunter.', 'Concealed hook at the waist, zip below.'],
      ['Der Saum ist breit umgelegt und lässt sich auslassen.', 'The hem is turned up deep and can be let down.'],
      ['Der Bund ist hinten elastisch, vorn glatt.', 'The waistband is elastic at the back and flat at the front.'],
    ],
  },
  shorts: {
    openers: [
      ['{cut}e Shorts aus {cloth}, knapp über dem Knie.', 'A pair of {cut} shorts in {cloth}, just above the knee.'],
      [
        'Kurz, {cut} und aus {cloth}: Shorts mit elastischem Bund.',
        'Short, {cut} and in {cloth}: shorts with an elastic waist.',
      ],
      [
        'Diese Shorts sind {cut} und aus {cloth}, der Bund liegt flach.',
        'These shorts are {cut}, in {cloth}, and lie flat at the waist.',
      ],
      ['Für Wege ohne Jacke: {cut}e Shorts aus {cloth}.', 'For walks without a jacket: {cut} shorts in {cloth}.'],
    ],
    details: [
      ['Kordelzug innen, zwei tiefe Seitentaschen.', 'Inner drawcord, two deep side pockets.'],
      ['Hinten sitzt eine Tasche mit Klappe.', 'A flap pocket sits at the back.'],
      ['Kleine Schlitze am Saum lassen Platz beim Treten.', 'Small vents at the hem leave room to pedal.'],
      ['Der Saum ist breit und doppelt abgesteppt.', 'The hem is wide and double-stitched.'],
    ],
  },
  'track-pants': {
    openers: [
      ['{cut}e Trainingshose aus {cloth}.', 'A pair of {cut} track pants in {cloth}.'],
      [
        'Track Pants, {cut}, aus {cloth}, mit kurzem Reißverschluss am Knöchel.',
        'Track pants, {cut}, in {cloth}, with a short zip at the ankle.',
      ],
      [
        'Sportplatz, Imbiss, Heimweg: {cut}e Track Pants aus {cloth}.',
        'Pitch, snack bar, way home: {cut} track pants in {cloth}.',
      ],
    ],
    details: [
      ['Elastischer Bund mit Kordel, Taschen mit Zipper.', 'Elastic waist with a cord, zipped pockets.'],
      ['Vorn läuft eine scharfe Bügelnaht das Bein hinab.', 'A sharp stitched crease runs down the front of the leg.'],
      ['Der Saum lässt sich mit Druckknöpfen weiten.', 'Press studs let the hem out.'],
    ],
  },
  skirt: {
    openers: [
      ['{cut}er Rock aus {cloth}.', 'A {cut} skirt in {cloth}.'],
      ['Ein Rock mit Taschen: {cut}, aus {cloth}.', 'A skirt with pockets: {cut}, in {cloth}.'],
      [
        '{cut}er Rock, aus {cloth} genäht, Bund auf der Taille.',
        'A {cut} skirt sewn from {cloth}, waistband on the waist.',
      ],
      ['Zu Boots oder Runnern: {cut}er Rock aus {cloth}.', 'With boots or runners: a {cut} skirt in {cloth}.'],
    ],
    details: [
      ['Seitlicher Reißverschluss, zwei Taschen in der Naht.', 'Side zip, two pockets in the seam.'],
      ['Gürtelschlaufen und ein breiter Bund.', 'Belt loops and a wide waistband.'],
      ['Ein Schlitz am Saum macht große Schritte möglich.', 'A vent at the hem allows long strides.'],
      ['Der Saum ist sauber umgenäht und innen eingefasst.', 'The hem is neatly turned and bound inside.'],
    ],
  },
  'parachute-pants': {
    openers: [
      ['{cut}e Parachute Pants aus {cloth}.', 'A pair of {cut} parachute pants in {cloth}.'],
      [
        'Viel Luft am Bein: {cut}e Ballonhose aus {cloth}.',
        'Plenty of air around the leg: {cut} balloon trousers in {cloth}.',
      ],
      [
        'Die Hose ist {cut}, aus {cloth}, und raschelt ein bisschen.',
        'These trousers are {cut}, in {cloth}, and rustle a little.',
      ],
      [
        'Fallschirmhose aus {cloth}, {cut}, mit gerafften Seiten.',
        'Parachute trousers in {cloth}, {cut}, gathered at the sides.',
      ],
    ],
    details: [
      ['Kordelzüge an Bund und Saum verändern die Form.', 'Drawcords at waist and hem change the shape.'],
      ['Zwei flache Taschen am Oberschenkel.', 'Two flat pockets on the thigh.'],
      ['Biesen am Knie geben dem Bein Volumen.', 'Tucks at the knee give the leg volume.'],
      ['Elastischer Bund, lange Kordel mit Stopper.', 'Elastic waist, long cord with a stopper.'],
    ],
  },
}
