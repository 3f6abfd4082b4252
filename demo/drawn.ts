/**
 * What the picture of a look shows where the look alone does not say it. The studio draws by these facts and the texts are
 * written from them, so that they do not contradict each other.
 */
import type { Kind, Look } from './look.ts'
import { randomFrom } from './seeded.ts'

/** How a print is drawn: `small-word` is lettering over the heart, `motif` a small drawing. */
export type DrawnPrint = Look['print'] | 'small-word' | 'motif'

/** A zip or buttons cut the chest: everything but an all-over print is drawn small, over the heart. */
const OPENS: readonly Kind[] = [
  'zip-hoodie',
  'shirt',
  'polo',
  'bomber',
  'coach-jacket',
  'parka',
  'denim-jacket',
  'track-jacket',
]
/** A woven label or a badge, whatever the print. */
const BADGED: readonly Kind[] = ['puffer', 'vest', 'beanie', 'bucket-hat']
/** The label's name, whatever the print. */
const LETTERED: readonly Kind[] = ['cap', 'belt', 'scarf', 'crossbody']
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

/** Kinds that draw only some of the prints as such. */
const OWN_RULES: Partial<Record<Kind, (print: Look['print']) => DrawnPrint>> = {
  socks: () => 'motif',
  skirt: (print) => (print === 'wordmark' || print === 'all-over' ? print : 'none'),
  tote: (print) => (print === 'chest-logo' || print === 'side-tape' ? 'wordmark' : print),
  backpack: (print) => (print === 'wordmark' ? 'wordmark' : 'big-graphic'),
}

const LEGS: readonly Kind[] = ['jeans', 'cargo', 'joggers', 'chinos', 'shorts', 'track-pants', 'parachute-pants']

export function drawnPrint({ kind, print }: Pick<Look, 'kind' | 'print'>): DrawnPrint {
  if (print === 'none' || UNPRINTED.includes(kind)) return 'none'
  if (BADGED.includes(kind)) return 'chest-logo'
  if (LETTERED.includes(kind)) return 'wordmark'
  if (OPENS.includes(kind)) return drawnOverHeart(print)
  // On a leg there is room for a small drawing only.
  if (LEGS.includes(kind)) return print === 'big-graphic' ? 'motif' : print
  return OWN_RULES[kind]?.(print) ?? print
}

function drawnOverHeart(print: Look['print']): DrawnPrint {
  if (print === 'big-graphic') return 'motif'
  return print === 'wordmark' || print === 'chest-logo' ? 'small-word' : print
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

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function distanceOf(ground: string, hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value, at) => value - (channels(ground)[at] ?? 0))
  return Math.hypot(r * 0.7, g, b * 0.4)
}
