import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id } from './schemas.ts'
import { GENDERS, LANGUAGES, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'products'
const Euros = z.number().nonnegative()

/** Decision 121: `images` stays an array of URL strings; `media` adds widths and placeholder. */
export const Media = z
  .object({
    /** Address without width: `${base}/${width}.webp`, widths from `widths`. */
    base: z.string(),
    widths: z.array(z.int().positive()),
    width: z.int().positive(),
    height: z.int().positive(),
    /** ThumbHash, base64; empty when none was made. */
    placeholder: z.string(),
    alt: z.string(),
    /** The point that stays visible when it is cropped, in thousandths of width and height; absent: its centre. */
    focus: z.object({ x: z.int(), y: z.int() }).optional(),
  })
  .meta({ id: 'Media' })
export type Media = Output<typeof Media>

/** What a product costs, in a form that a sale changes at once. */
const prices = {
  /** Regular price in euros, two decimals; where variants differ, the lowest of the available ones (Decision 141). */
  price: Euros,
  /** What the variants cost now, where they differ, the lowest first: sizes, colours or both; absent: all the same. */
  variantPrices: z.array(z.object({ price: Euros, names: z.array(z.string()) })).optional(),
  onSale: z.boolean(),
  activeSale: z
    .object({
      /** Whole, but for a shop's own price: then with the decimals that the formula needs (Decision 137). */
      discountPercentage: z.number().positive(),
      promoCode: z.string().nullable(),
      endsAt: z.iso.datetime(),
      /** In place of "Sale" on the label; absent: none. */
      badge: z.string().optional(),
    })
    .nullable(),
  /** price × (1 − discountPercentage/100), Spec §9; null when not on sale. */
  salePrice: Euros.nullable(),
  /** Lowest price of the 30 days before the sale (PAngV § 11); null when not on sale. */
  lowest30d: Euros.nullable(),
}

/** The prices from a moment on: a sale starts or ends. */
const PriceChange = z.object({ at: z.iso.datetime(), ...prices })
export type PriceChange = Output<typeof PriceChange>

export const Product = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    /** Language of description, material and names of colours; absent where it is unknown. */
    lang: z.enum(LANGUAGES).optional(),
    ...prices,
    /** The next changes of its prices that are known, the first first; absent: none (Decision 137). */
    priceChanges: z.array(PriceChange).optional(),
    currency: z.literal('EUR'),
    images: z.array(z.string()),
    media: z.array(Media),
    link: z.string().nullable(),
    /** We earn a commission on orders (Trust L28); absent: no. */
    partnerLink: z.literal(true).optional(),
    brand: z.object({ id: Id, name: z.string() }),
    gender: z.enum(GENDERS),
    productType: z.enum(PRODUCT_TYPES),
    /** Base colours by which it is found (`BASE_COLOURS`), the most visible first. */
    colours: z.array(z.string()),
    /** The shop's own names of its colours. */
    colourNames: z.array(z.string()),
    /**
     * The colours to choose from, each with the number of its picture in `media`; null: it has none of its own. Absent
     * where there is nothing to choose.
     */
    colourChoice: z.array(z.object({ name: z.string(), picture: z.int().nullable() })).optional(),
    /** As they are shown, in the order of the shop: "M", "W32/L34", "42", "US 9". */
    sizes: z.array(z.string()),
    /** Those of `sizes` that are sold out at the moment. */
    soldOutSizes: z.array(z.string()),
    material: z.string(),
    releaseDate: z.iso.datetime().nullable(),
    /** What a delivery costs, in one sentence (Trust L08); absent where the brand has not said it. */
    shipping: z.string().optional(),
    sponsored: z.boolean(),
    /** Of a promoted card; absent: it is none. */
    ad: z
      .object({
        /** Sent with its view and its click (Decision 132). */
        token: z.string(),
        /** Who pays; the advertiser is the brand. */
        payer: z.string(),
      })
      .optional(),
  })
  .meta({ id: 'Product' })
export type Product = Output<typeof Product>

const Contact = z.object({ name: z.string(), address: z.string(), contact: z.string() })

const SafetyInformation = z.object({
  /** Null: neither the product nor its brand names one. */
  maker: Contact.extend({ country: z.string().nullable().optional() }).nullable(),
  /** In the EU, for makers elsewhere; null: none is needed. */
  responsible: Contact.nullable(),
  note: z.object({ text: z.string(), lang: z.enum(LANGUAGES) }).nullable(),
})
export type SafetyInformation = Output<typeof SafetyInformation>

export const productsContract = defineContract({
  'GET /api/public/products/{id}': {
    access: 'public',
    tag,
    summary: 'One product for its public page, without data of a user',
    params: z.strictObject({ id: Id }),
    response: Product,
    errors: ['products.unknown'],
  },
  'GET /api/public/products/{id}/safety': {
    access: 'public',
    tag,
    summary: 'Who makes a product and answers for it in the EU, and what to beware of (GPSR art. 19)',
    params: z.strictObject({ id: Id }),
    response: SafetyInformation,
    errors: ['products.unknown'],
  },
  'GET /api/products/{id}': {
    access: 'user',
    tag,
    summary: 'One product',
    params: z.strictObject({ id: Id }),
    response: Product,
    errors: ['products.unknown'],
  },
})
