import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id, NoBody, Ok } from './schemas.ts'
import { ShownTheme } from './shop-theme.ts'
import { SOCIAL_NETWORKS } from './social.ts'
import { LANGUAGES, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'brands'

/** A brand as lists show it. */
export const BrandCard = z
  .object({
    id: Id,
    name: z.string(),
    /** Its letter in an index: `A` to `Z` without accents, or `#`. */
    letter: z.string(),
    city: z.string(),
    /** The identity of the brand was verified. */
    isVerified: z.boolean(),
    logo: Media.nullable(),
    /** Kinds of products it shows now. */
    productTypes: z.array(z.enum(PRODUCT_TYPES)),
    products: z.int().nonnegative(),
    onSale: z.int().nonnegative(),
    /** Products with a release in the future. */
    drops: z.int().nonnegative(),
    nextDropAt: z.iso.datetime().nullable(),
    /** Listed for less than 30 days. */
    isNew: z.boolean(),
    isFollowed: z.boolean(),
    isHidden: z.boolean(),
    /** Pictures of its newest products, at most three. */
    pictures: z.array(Media),
  })
  .meta({ id: 'BrandCard' })
export type BrandCard = Output<typeof BrandCard>

/** The company that is legally responsible for a shop; empty lines are left out. */
export const Imprint = z
  .object({
    company: z.string(),
    street: z.string(),
    city: z.string(),
    country: z.string(),
    /** E-mail address. */
    contact: z.string(),
    phone: z.string().nullable(),
    representative: z.string().nullable(),
    register: z.string().nullable(),
    vatId: z.string().nullable(),
    /** Manufacturer, or its responsible person in the EU (GPSR art. 19); null: the company itself. */
    safety: z.object({ name: z.string(), address: z.string(), contact: z.string() }).nullable(),
  })
  .meta({ id: 'Imprint' })
export type Imprint = Output<typeof Imprint>

/** The head of a brand's shop. */
export const BrandShop = BrandCard.extend({
  description: z.string(),
  /** Language of the description; absent where it is unknown. */
  lang: z.enum(LANGUAGES).optional(),
  website: z.string().nullable(),
  banner: Media.nullable(),
  /** Null where the brand has not given it. */
  imprint: Imprint.nullable(),
  /** Profiles elsewhere, in the order that the brand chose. */
  socials: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })),
  /** Holidays: nothing is offered until then. */
  closure: z.object({ until: z.iso.datetime(), note: z.string() }).nullable(),
  /** What a delivery costs (Trust L08); null where the brand has not said it. */
  shipping: z.string().nullable(),
  /** Null below ten: small numbers would reveal who follows. */
  followers: z.int().nullable(),
  /** Of its latest drops, how many were live when they were announced; null before the third. */
  dropRecord: z.object({ drops: z.int().positive(), onTime: z.int().nonnegative() }).nullable(),
  /** The brand's own design; null: our look. */
  theme: ShownTheme.nullable(),
}).meta({ id: 'BrandShop' })
export type BrandShop = Output<typeof BrandShop>

const params = z.strictObject({ id: Id })
const brandCall = { access: 'user', tag, params, body: NoBody, response: Ok } as const

export const brandsContract = defineContract({
  'PUT /api/brands/{id}/follow': {
    ...brandCall,
    summary: 'Follow a brand; it is no longer hidden',
    errors: ['brands.unknown'],
  },
  'DELETE /api/brands/{id}/follow': {
    ...brandCall,
    summary: 'Unfollow a brand',
    errors: ['brands.unknown'],
  },
  'PUT /api/brands/{id}/hide': {
    ...brandCall,
    summary: 'Hide a brand: its products are no longer dealt, and it is unfollowed',
    errors: ['brands.unknown'],
  },
  'DELETE /api/brands/{id}/hide': {
    ...brandCall,
    summary: 'Stop hiding a brand: its products are dealt again',
    errors: ['brands.unknown'],
  },
})
