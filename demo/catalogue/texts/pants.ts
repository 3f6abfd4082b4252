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
      ['Der Bund ist hoch genug für ein eingestecktes Tee.', 'The waist is high enough for a tucked-in tee.'],
      ['Die Nähte sind in Ocker abgesteppt.', 'The seams are topstitched in ochre.'],
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
      ['Gürtelschlaufen und ein Knopf am Bund.', 'Belt loops and a button at the waist.'],
      ['Zwei schräge Eingriffe vorn, dazu die Beintaschen.', 'Two slanted front pockets besides those on the legs.'],
      ['Abnäher am Knie, dreifach genähte Beinnähte.', 'Darts at the knee, triple-stitched leg seams.'],
      [
        'Der Bund sitzt auf der Hüfte und ist fest abgesteppt.',
        'The waistband sits on the hip and is firmly stitched.',
      ],
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
      ['Kordel außen, zwei Seitentaschen, eine hinten.', 'Outer drawcord, two side pockets, one at the back.'],
      ['Gerippte Bündchen halten das Bein über dem Schuh.', 'Ribbed cuffs hold the leg above the shoe.'],
      [
        'Die Taschen sind tief genug, damit im Sitzen nichts herausfällt.',
        'The pockets are deep enough to keep things in when you sit.',
      ],
      ['Die Naht vorn ist flach gesetzt.', 'The front seam is set flat.'],
    ],
  },
  chinos: {
    openers: [
      ['{cut}e Chino aus {cloth}.', 'A pair of {cut} chinos in {cloth}.'],
      [
        'Eine Hose für Termine mit Sneakern: {cut}, aus {cloth}.',
        'Trousers for appointments in sneakers: {cut}, in {cloth}.',
      ],
      ['{cut}e Hose aus {cloth} mit glattem Bund.', 'A pair of {cut} trousers in {cloth} with a flat waist.'],
      ['Aus {cloth}, {cut} und vorn ohne Falten.', 'In {cloth}, {cut}, with a flat front.'],
    ],
    details: [
      ['Schräge Taschen vorn, Paspeltaschen hinten.', 'Slanted front pockets, welt pockets at the back.'],
      [
        'Ein Knopf am Bund, der Reißverschluss darunter verdeckt.',
        'One button at the waist, the zip below it covered.',
      ],
      ['Der Saum ist nach innen umgelegt und lässt sich auslassen.', 'The hem is turned inside and can be let down.'],
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
        'Diese Shorts sind {cut} und aus {cloth}, der Bund ist gerippt.',
        'These shorts are {cut}, in {cloth}, with a ribbed waist.',
      ],
      ['Für Wege ohne Jacke: {cut}e Shorts aus {cloth}.', 'For walks without a jacket: {cut} shorts in {cloth}.'],
    ],
    details: [
      ['Kordelzug am Bund, zwei tiefe Seitentaschen.', 'Drawcord at the waist, two deep side pockets.'],
      ['Hinten sitzt eine Tasche mit Klappe.', 'A flap pocket sits at the back.'],
      ['Das Bein ist weit genug zum Treten.', 'The leg is wide enough to pedal.'],
      ['Der Saum ist breit und doppelt abgesteppt.', 'The hem is wide and double-stitched.'],
    ],
  },
  'track-pants': {
    openers: [
      ['{cut}e Trainingshose aus {cloth}.', 'A pair of {cut} track pants in {cloth}.'],
      [
        'Track Pants, {cut}, aus {cloth}, mit elastischem Bund.',
        'Track pants, {cut}, in {cloth}, with an elastic waist.',
      ],
      [
        'Sportplatz, Imbiss, Heimweg: {cut}e Track Pants aus {cloth}.',
        'Pitch, snack bar, way home: {cut} track pants in {cloth}.',
      ],
    ],
    details: [
      ['Rippbund mit Kordel, Taschen mit Zipper.', 'Ribbed waist with a cord, zipped pockets.'],
      ['Die Seitentaschen schließen mit Reißverschluss.', 'The side pockets close with zips.'],
      ['Kordel am Bund, der Saum fällt gerade.', 'A cord at the waist; the hem falls straight.'],
    ],
  },
  skirt: {
    openers: [
      ['{cut}er Rock aus {cloth}.', 'A {cut} skirt in {cloth}.'],
      ['Ein Rock mit weichen Falten: {cut}, aus {cloth}.', 'A skirt with soft pleats: {cut}, in {cloth}.'],
      [
        '{cut}er Rock, aus {cloth} genäht, Bund auf der Taille.',
        'A {cut} skirt sewn from {cloth}, waistband on the waist.',
      ],
      ['Zu Boots oder Runnern: {cut}er Rock aus {cloth}.', 'With boots or runners: a {cut} skirt in {cloth}.'],
    ],
    details: [
      ['Vorn am Bund schließt ein Knopf.', 'A button closes the waist in front.'],
      ['Gürtelschlaufen und ein breiter Bund.', 'Belt loops and a wide waistband.'],
      ['Die Falten springen beim Gehen auf.', 'The pleats open with every step.'],
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
        'Fallschirmhose aus {cloth}, {cut}, mit engem Bündchen.',
        'Parachute trousers in {cloth}, {cut}, with tight cuffs.',
      ],
    ],
    details: [
      ['Enge Bündchen halten den Stoff über dem Schuh.', 'Tight cuffs hold the fabric above the shoe.'],
      ['Zwei flache Taschen am Oberschenkel.', 'Two flat pockets on the thigh.'],
      ['Das Bein bauscht sich bis zum Bündchen.', 'The leg billows down to the cuff.'],
      ['Gürtelschlaufen und ein Knopf am Bund.', 'Belt loops and a button at the waist.'],
    ],
  },
}
