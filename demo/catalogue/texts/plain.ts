import { isUtilityVest } from '../../drawn.ts'
import type { Kind, Look } from '../../look.ts'
import { kindSheet } from '../kinds/kinds.ts'
import type { Phrase } from './phrase.ts'

/** Ribs, collars and zips may be of another colour, so that no sentence may promise one colour from top to bottom. */
const TOPS: readonly Phrase[] = [
  ['In {base}, ohne Druck und ohne Muster.', 'In {base}, with no print and no pattern.'],
  ['Kein Druck, kein Muster: {base} genügt.', 'No print, no pattern: {base} is enough.'],
  ['Die Farbe heißt {base}, einen Druck gibt es nicht.', 'The colour is called {base}; there is no print.'],
  ['Gefärbt in {base}, schlicht und ohne Druck.', 'Dyed in {base}, simple and unprinted.'],
  ['{base}, mehr braucht die Fläche nicht.', '{base}; the surface needs no more.'],
]

/** Their label can be seen at the neck. */
const LABELLED: readonly Kind[] = ['tee', 'longsleeve', 'tank', 'crewneck', 'knit']
const NECK_LABEL: readonly Phrase[] = [
  [
    'Zu {base} setzt das Etikett am Hals einen Punkt in {accent}.',
    'The neck label adds a dot of {accent} to the {base}.',
  ],
  ['{base} ohne Druck, am Hals ein Etikett in {accent}.', '{base} without print, with a neck label in {accent}.'],
]

const CORDED: readonly Kind[] = ['hoodie', 'zip-hoodie']
const CORDS: readonly Phrase[] = [
  ['{base} ohne Druck, die Kordeln kommen in {ink}.', '{base} without print; the drawcords come in {ink}.'],
  ['Zu {base} gibt es Kordeln in {ink}.', 'The {base} comes with drawcords in {ink}.'],
]

const PANTS: readonly Phrase[] = [
  ['Es bleibt bei einer Farbe: {base}.', 'Kept to one colour: {base}.'],
  [
    '{base} ohne Druck, innen am Bund ein Etikett in {accent}.',
    '{base} without print, with a label in {accent} inside the waist.',
  ],
  ['Gefärbt in {base}.', 'Dyed in {base}.'],
  ['In {base}, schlicht und ohne Muster.', 'In {base}, simple and without pattern.'],
  ['Die Farbe heißt {base}.', 'The colour is called {base}.'],
]
const SKIRTS: readonly Phrase[] = PANTS.filter(([de]) => !de.includes('{accent}'))

const LACED_SHOES: readonly Phrase[] = [
  [
    '{base}, mit einer Fersenlasche in {accent} und einem Zeichen in {ink} an der Seite.',
    '{base}, with a heel tab in {accent} and a mark in {ink} on the side.',
  ],
  ['In {base}, das Zeichen an der Seite kommt in {ink}.', 'In {base}; the mark on the side comes in {ink}.'],
  ['Der Schuh kommt in {base}, mit Akzenten in {accent}.', 'The shoe comes in {base}, with accents in {accent}.'],
  ['Die Farbe ist {base}, hinten an der Ferse sitzt {accent}.', 'The colour is {base}, with {accent} at the heel.'],
]
const LOAFERS: readonly Phrase[] = [
  ['In {base}, Sohle und Absatz dunkel.', 'In {base}, with a dark sole and heel.'],
  ['Die Farbe ist {base}, der Steg eine Spur dunkler.', 'The colour is {base}, the strap a shade darker.'],
  ['{base} auf dunkler Sohle.', '{base} on a dark sole.'],
]
const SLIDES: readonly Phrase[] = [
  ['{base} oben, die Sohle in {second}.', '{base} on top, the sole in {second}.'],
  ['Der Riemen kommt in {base}, die Sohle in {second}.', 'The strap comes in {base}, the sole in {second}.'],
  [
    'Auf {base} sitzt ein Zeichen in {ink}, die Sohle kommt in {second}.',
    'A mark in {ink} sits on {base}; the sole comes in {second}.',
  ],
]

const LABELLED_BAGS: readonly Phrase[] = [
  ['In {base}, mit kleinem Etikett in {accent}.', 'In {base}, with a small label in {accent}.'],
  ['{base} ohne Druck, das Etikett kommt in {accent}.', '{base} without print; the label comes in {accent}.'],
  ['Die Farbe ist {base}, das Etikett setzt {accent} dagegen.', 'The colour is {base}; the label answers in {accent}.'],
]
const ACCESSORIES: readonly Phrase[] = [
  ['In {base}, schlicht gehalten.', 'In {base}, kept simple.'],
  ['Die Farbe heißt {base}.', 'The colour is called {base}.'],
  ['Gefärbt in {base}, ohne Muster.', 'Dyed in {base}, without pattern.'],
]
const SOCKS: readonly Phrase[] = [
  ['{base}, am Schaft ein kleiner Schriftzug in {ink}.', '{base}, with small lettering in {ink} on the leg.'],
  [
    'In {base}, mit etwas Schrift in {ink} unter dem Bund.',
    'In {base}, with a little lettering in {ink} below the cuff.',
  ],
]
/** Every cap is embroidered in front. */
const CAPS: readonly Phrase[] = [
  ['In {base}, vorn bestickt in {ink}.', 'In {base}, embroidered in {ink} in front.'],
  [
    'Die Krone ist in {base} gehalten, die Stickerei vorn in {ink}.',
    'The crown is {base}, the embroidery in front {ink}.',
  ],
  ['{base} mit einer Stickerei in {ink} auf der Front.', '{base} with embroidery in {ink} on the front.'],
]
/** Sunglasses have neither label nor print. */
const SHADES: readonly Phrase[] = [
  ['Der Rahmen kommt in {base}, die Gläser sind dunkel.', 'The frame comes in {base}, the lenses are dark.'],
  ['Rahmen und Bügel in {base}.', 'Frame and temples in {base}.'],
  ['Die Fassung ist {base}.', 'The frame is {base}.'],
]
const UTILITY_VESTS: readonly Phrase[] = [
  ['{base}, am Ausschnitt in {second} eingefasst.', '{base}, bound in {second} at the neck.'],
  ['Zu {base} kommen Gurtband und Einfassung in {second}.', 'The {base} comes with webbing and binding in {second}.'],
]

const OWN: Partial<Record<Kind, readonly Phrase[]>> = {
  skirt: SKIRTS,
  loafer: LOAFERS,
  slide: SLIDES,
  tote: LABELLED_BAGS,
  backpack: LABELLED_BAGS,
  socks: SOCKS,
  cap: CAPS,
  sunglasses: SHADES,
}

/** Sentences about a product without pattern or print. */
export function plainPhrases(look: Look): readonly Phrase[] {
  const { kind } = look
  if (isUtilityVest(look)) return UTILITY_VESTS
  if (LABELLED.includes(kind)) return [...TOPS, ...NECK_LABEL]
  if (CORDED.includes(kind)) return [...TOPS, ...CORDS]
  return OWN[kind] ?? { tops: TOPS, pants: PANTS, shoes: LACED_SHOES, accessories: ACCESSORIES }[kindSheet(kind).type]
}
