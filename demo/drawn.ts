/**
 * What the picture of a look shows where the look alone does not say it. The studio draws by these facts and the texts are
 * written from them, so that they do not contradict each other.
 */
import type { Kind, Look } from './look.ts'
import { randomFrom } from './seeded.ts'

/**
 * How a print is drawn: `small-word` is lettering over the heart, `motif` a small drawing, `body` an all-over print that
 * leaves the sleeves out, `half` one on one half of a skirt, `covered-word` lettering that runs under a pocket,
 * `patch` lettering on a patch, `label` a woven label, `sleeve-stripes` the stripes of track jackets.
 */
export type DrawnPrint =
  | Look['print']
  | 'small-word'
  | 'motif'
  | 'body'
  | 'half'
  | 'covered-word'
  | 'patch'
  | 'label'
  | 'sleeve-stripes'

type Decorated = Pick<Look, 'kind' | 'print' | 'pattern' | 'fabric' | 'base' | 'second' | 'accent' | 'seed'>

/** A zip or buttons cut the chest: everything but an all-over print is drawn small, over the heart. */
const OPENS: readonly Kind[] = ['zip-hoodie', 'shirt', 'polo', 'bomber', 'coach-jacket', 'parka']
/** Shoes carry the mark of their last, never a print: the other foot is a mirror image. */
const UNPRINTED: readonly Kind[] = [
  'runner',
  'low-top',
  'high-top',
  'skate-shoe',
  'boot',
  'slide',
  'loafer',
  'trail-shoe',
  'sunglasses',
]
/** An all-over print of theirs covers the body and leaves the sleeves out. */
const SLEEVED: readonly Kind[] = ['tee', 'longsleeve', 'hoodie', 'zip-hoodie', 'shirt', 'polo']
const LEGS: readonly Kind[] = ['jeans', 'cargo', 'joggers', 'chinos', 'shorts', 'track-pants', 'parachute-pants']
/** Their large pockets lie over lettering along the leg. */
const POCKETED: readonly Kind[] = ['cargo', 'parachute-pants']
/** On these patterns a cap gets a patch under its lettering. */
const PATCHED: readonly Look['pattern'][] = ['check', 'camo', 'houndstooth', 'tie-dye', 'dots', 'stripe']

/** Vests of these fabrics are quilted; the others have pockets and webbing. */
export const isUtilityVest = ({ kind, fabric }: Pick<Look, 'kind' | 'fabric'>): boolean =>
  kind === 'vest' && fabric !== 'nylon' && fabric !== 'fleece' && fabric !== 'corduroy'

/** Kinds that draw only some of the prints as such, or draw one whatever the look says. */
const OWN_RULES: Partial<Record<Kind, (look: Decorated) => DrawnPrint>> = {
  // The flaps of the chest pockets cover what is printed below them.
  'denim-jacket': () => 'none',
  'track-jacket': ({ print }) => (print === 'chest-logo' || print === 'wordmark' ? 'small-word' : 'sleeve-stripes'),
  puffer: ({ print }) => (print === 'none' ? 'none' : 'chest-logo'),
  vest: (look) => (look.print === 'none' || isUtilityVest(look) ? 'none' : 'chest-logo'),
  beanie: () => 'label',
  'bucket-hat': ({ seed }) => (bucketHatHasWord(seed) ? 'wordmark' : 'motif'),
  // On a patterned bag the pocket is of the second colour.
  crossbody: (look) => (look.pattern === 'plain' || inkOf(look) === 'accent' ? 'wordmark' : 'none'),
  cap: ({ print, pattern }) => (print === 'none' ? 'none' : PATCHED.includes(pattern) ? 'patch' : 'wordmark'),
  belt: ({ print }) => (print === 'none' ? 'none' : 'wordmark'),
  scarf: ({ print }) => (print === 'none' ? 'none' : 'wordmark'),
  socks: ({ print }) => (print === 'none' ? 'none' : 'motif'),
  skirt: ({ print }) => (print === 'wordmark' ? print : print === 'all-over' ? 'half' : 'none'),
  tote: ({ print }) => (print === 'chest-logo' || print === 'side-tape' ? 'wordmark' : print),
  backpack: ({ print }) => (print === 'wordmark' || print === 'none' ? print : 'big-graphic'),
}

export function drawnPrint(look: Decorated): DrawnPrint {
  const { kind, print, pattern } = look
  if (UNPRINTED.includes(kind)) return 'none'
  const own = OWN_RULES[kind]
  if (own) return own(look)
  if (LEGS.includes(kind)) return drawnOnLegs(look)
  // The accent is one of the dyes, in which a print of the same colour is lost.
  if (print === 'none' || (pattern === 'tie-dye' && inkOf(look) === 'accent')) return 'none'
  if (print === 'all-over') return SLEEVED.includes(kind) ? 'body' : print
  if (OPENS.includes(kind)) return drawnOverHeart(print)
  return print
}

function drawnOnLegs({ kind, print, pattern }: Decorated): DrawnPrint {
  const isTaped = print === 'side-tape' || (kind === 'track-pants' && print === 'none')
  // A panel lies where the tape would be.
  if (isTaped) return pattern === 'panel' ? 'none' : 'side-tape'
  // On a leg there is room for a small drawing only.
  if (print === 'big-graphic') return 'motif'
  return print === 'wordmark' && POCKETED.includes(kind) ? 'covered-word' : print
}

function drawnOverHeart(print: Look['print']): DrawnPrint {
  if (print === 'big-graphic') return 'motif'
  return print === 'side-tape' ? 'none' : 'small-word'
}

/** Six of ten bucket hats have lettering in front, the others a small drawing. */
function bucketHatHasWord(seed: number): boolean {
  const random = randomFrom(seed)
  random.next() // The first number leans the crown.
  return random.chance(0.6)
}

/** Kinds whose drawings have no parts of another colour. */
const UNDIVIDED: readonly Kind[] = ['sunglasses', 'loafer', 'scarf', 'skirt']

/** The pattern as far as the picture shows it. */
export function drawnPattern(look: Pick<Look, 'kind' | 'fabric' | 'pattern'>): Look['pattern'] {
  const { kind, pattern } = look
  if (pattern !== 'panel' && pattern !== 'colour-block') return pattern
  // A skirt of two colours has a band at its hem.
  if (kind === 'skirt' && pattern === 'colour-block') return pattern
  return UNDIVIDED.includes(kind) || isUtilityVest(look) ? 'plain' : pattern
}

/** Some button-up shirts have short camp sleeves. */
export const hasShortSleeves = ({ kind, fabric, seed }: Pick<Look, 'kind' | 'fabric' | 'seed'>): boolean =>
  kind === 'shirt' && randomFrom(seed).chance(fabric === 'cotton' ? 0.5 : 0.15)

/** Which of its colours a look prints in: the one that stands out from the cloth; null where neither does. */
export function inkOf({ base, second, accent }: Pick<Look, 'base' | 'second' | 'accent'>): 'accent' | 'second' | null {
  const distance = (hex: string) => distanceOf(base, hex)
  const [near, far] =
    distance(accent) > distance(second) * 0.75 ? (['second', 'accent'] as const) : (['accent', 'second'] as const)
  const hexOf = { second, accent }
  if (distance(hexOf[far]) > 60) return far
  return distance(hexOf[near]) > 60 ? near : null
}

/** The colour of a tape along the legs, which prefers the second colour. */
export function tapeOf({ base, second, accent }: Pick<Look, 'base' | 'second' | 'accent'>): ReturnType<typeof inkOf> {
  const ink = inkOf({ base, second: accent, accent: second })
  if (ink === null) return null
  return ink === 'accent' ? 'second' : 'accent'
}

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function distanceOf(ground: string, hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value, at) => value - (channels(ground)[at] ?? 0))
  return Math.hypot(r * 0.7, g, b * 0.4)
}
