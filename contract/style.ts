import { z } from 'zod'
import { Trait } from './discovery.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, NoBody } from './schemas.ts'
import { STYLE } from './style.limits.ts'
import { COLOUR_FAMILIES, GENDERS, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'discovery'

/** "More", "less", and "it does not matter to me". */
const WISH_KINDS = ['more', 'less', 'none'] as const

const StyleTrait = z.union([Trait, z.object({ is: z.literal('brand'), id: Id, name: z.string() })])
export type StyleTrait = Output<typeof StyleTrait>

/** What a user may ask for more or less of: a known trait, a word that shops use, or a brand. */
const WishTrait = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('type'), value: z.enum(PRODUCT_TYPES) }),
  z.strictObject({ is: z.literal('gender'), value: z.enum(GENDERS) }),
  z.strictObject({ is: z.literal('colour'), value: z.enum(COLOUR_FAMILIES) }),
  z.strictObject({ is: z.enum(['garment', 'word']), value: z.string().regex(/^\p{L}[\p{L} -]{1,28}$/u) }),
  z.strictObject({ is: z.enum(['under', 'from']), euros: z.literal(STYLE.priceBounds) }),
  z.strictObject({ is: z.literal('brand'), id: Id }),
])
export type WishTrait = Output<typeof WishTrait>

const Style = z
  .object({
    /** False: the order is the same for all users, and nothing here changes it. */
    personalised: z.boolean(),
    /** Likes and passes that the taste was learned from. */
    swipes: z.int().min(0),
    /** What was learned, the strongest first; empty before `STYLE.fewestSwipes`. */
    statements: z.array(
      z.object({
        trait: StyleTrait,
        leaning: z.enum(['like', 'dislike']),
        /** Likes among the swiped cards with this trait. */
        likes: z.int().min(0),
        swipes: z.int().min(0),
        /** Percentage of likes among the swiped cards without this trait; null where there are none. */
        othersPercent: z.int().min(0).max(100).nullable(),
      }),
    ),
    /** The user's preferences, the oldest first. */
    wishes: z.array(z.object({ trait: StyleTrait, wish: z.enum(WISH_KINDS) })),
  })
  .meta({ id: 'Style' })
export type Style = Output<typeof Style>

export const styleContract = defineContract({
  'GET /api/style': {
    access: 'user',
    tag,
    summary: 'The learned taste in words, and the own preferences',
    response: Style,
  },
  'GET /api/style/brands': {
    access: 'user',
    tag,
    summary: 'Brands that a preference can name, by name',
    response: z.array(z.object({ id: Id, name: z.string() })),
  },
  'PUT /api/style/wish': {
    access: 'user',
    tag,
    summary: 'Set the preference for one trait, or remove it (null); applies from the next deck on',
    body: z.strictObject({ trait: WishTrait, wish: z.enum(WISH_KINDS).nullable() }),
    response: Style,
    errors: ['brands.unknown', 'style.too-many'],
  },
  'DELETE /api/style/wishes': {
    access: 'user',
    tag,
    summary: 'Remove all preferences; the learned taste stays',
    body: NoBody,
    response: Style,
  },
})
