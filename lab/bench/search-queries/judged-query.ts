import type { BaseColour } from '../../../contract/colours.ts'
import type { Gender } from '../../../contract/vocabulary.ts'
import type { Kind } from '../../../demo/look.ts'

/** The filters that a query names besides the kind of garment; absent fields are not named. */
export interface SaidFilters {
  readonly gender?: Gender
  readonly colour?: BaseColour
  readonly notColour?: BaseColour
  /** As typed, in capitals: `L`, `43`, `W32`, `W32 L34`. */
  readonly size?: string
  /** Euros. */
  readonly min?: number
  readonly max?: number
  readonly sale?: true
  readonly drops?: true
}

/** One query, the kinds of products a person expects of it (names of kinds or of groups), and the filters it says. */
export type JudgedQuery = readonly [query: string, kinds: string, filters?: SaidFilters]

const RAINWEAR = ['parka', 'coach-jacket'] as const
const WINTER_JACKETS = ['puffer', 'parka'] as const
const LIGHT_JACKETS = ['bomber', 'coach-jacket', 'denim-jacket', 'track-jacket'] as const
const SWEATS = ['hoodie', 'zip-hoodie', 'crewneck'] as const
const SNEAKERS = ['low-top', 'high-top', 'runner', 'skate-shoe'] as const
const TROUSERS = ['jeans', 'cargo', 'joggers', 'chinos', 'track-pants', 'parachute-pants'] as const
const HEADWEAR = ['cap', 'beanie', 'bucket-hat'] as const
const BAGS = ['tote', 'backpack', 'crossbody'] as const
const SHIRTS = ['tee', 'longsleeve', 'shirt', 'polo', 'tank'] as const

/** Kinds that one word of people means. */
const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  RAINWEAR,
  WINTER_JACKETS,
  LIGHT_JACKETS,
  JACKETS: [...LIGHT_JACKETS, ...WINTER_JACKETS],
  SWEATS,
  PULLOVERS: [...SWEATS, 'knit'],
  SHIRTS,
  TOPS: [...SHIRTS, ...SWEATS, 'knit', 'vest', ...LIGHT_JACKETS, ...WINTER_JACKETS],
  SNEAKERS,
  SHOES: [...SNEAKERS, 'boot', 'slide', 'loafer', 'trail-shoe'],
  TROUSERS,
  HEADWEAR,
  BAGS,
  WINTER: [...WINTER_JACKETS, 'knit', 'beanie', 'scarf', 'boot'],
  SUMMER: ['tee', 'tank', 'polo', 'shorts', 'skirt', 'slide', 'sunglasses', 'bucket-hat'],
  AUTUMN: [...LIGHT_JACKETS, ...SWEATS, 'longsleeve', 'vest', 'shirt'],
  SPORTS: ['track-jacket', 'track-pants', 'joggers', 'runner', 'trail-shoe'],
  BASICS: ['tee', 'longsleeve', 'tank', 'crewneck', 'socks'],
  ACCESSORIES: [...HEADWEAR, ...BAGS, 'belt', 'socks', 'sunglasses', 'scarf'],
}

/** The kinds that a row names. */
export const kindsOf = (kinds: string): readonly string[] =>
  kinds.split(' ').flatMap((word): readonly string[] => GROUPS[word] ?? [word])
