import { z } from 'zod'
import { CATEGORIES, PRODUCT_LIMITS } from './brand-products.limits.ts'
import { BASE_COLOURS } from './colours.ts'
import type { Output } from './endpoint.ts'
import { FIBRES } from './fibres.ts'
import { Id, Moment } from './schemas.ts'
import { SIZE_SYSTEMS } from './sizes.ts'
import { GENDERS, LANGUAGES, PRODUCT_TYPES } from './vocabulary.ts'

const L = PRODUCT_LIMITS

/** One line without control characters and bidi overrides (Trust S45). */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)

/** Text with line breaks and tabs. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression excludes control characters
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202A-\u202E\u2066-\u2069]*$/)

/** A missing language shows the original. */
const texts = (most: number) => z.strictObject({ de: text(most).optional(), en: text(most).optional() })
const lines = (most: number) => z.strictObject({ de: line(most).optional(), en: line(most).optional() })

const Variant = z.strictObject({
  /** Null: a new one. */
  id: Id.nullable(),
  sizeSystem: z.enum(SIZE_SYSTEMS).nullable(),
  /** Null: not sold by size. */
  size: line(L.size).nullable(),
  colour: z.enum(BASE_COLOURS).nullable(),
  colourName: lines(L.colourName),
  isAvailable: z.boolean(),
  /** Null: only whether it is available. */
  stock: z.int().min(0).max(L.stock).nullable(),
  sku: line(L.sku),
  /** Digits; empty: none. */
  gtin: line(14),
  /** Null: the price of the product (Decision 141). */
  priceGrossCents: z.int().min(1).max(L.priceCents.most).nullable(),
  /** Picture of this variant; null: none. */
  imageId: Id.nullable(),
})
export type ProductVariant = Output<typeof Variant>

/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/)

const Contact = z.strictObject({
  name: line(L.safetyLine),
  address: text(L.safetyLine),
  /** E-mail address or web address. */
  contact: line(L.safetyLine),
})

/** The fields of a product as a member fills them in (Product 4). A draft may lack what publishing needs. */
export const ProductForm = z
  .strictObject({
    /** Language of the original texts. */
    language: z.enum(LANGUAGES),
    name: line(L.name.most).min(1),
    description: texts(L.description.most),
    productType: z.enum(PRODUCT_TYPES).nullable(),
    category: z.enum(['', ...CATEGORIES]),
    gender: z.enum(GENDERS).nullable(),
    /** Regular price of the variants without a price of their own. */
    priceGrossCents: z.int().min(1).max(L.priceCents.most).nullable(),
    link: line(L.link).nullable(),
    /** We earn a commission on orders (Trust L28). */
    isPartnerLink: z.boolean(),
    /** In the future: a drop. */
    releaseAt: Moment.nullable(),
    /** Shown from then on. */
    publishAt: Moment.nullable(),
    /** Shown in the shop of the brand and never dealt. */
    isShopOnly: z.boolean(),
    variants: z.array(Variant).max(L.variants),
    fibres: z
      .array(z.strictObject({ fibre: z.enum(FIBRES), percent: z.number().min(0).max(100).multipleOf(0.1) }))
      .max(L.fibres),
    hasAnimalParts: z.boolean(),
    care: texts(L.care),
    originCountry: Country.nullable(),
    /** Null: the default of the brand. */
    safety: Contact.extend({
      country: Country.nullable(),
      /** In the EU, where the maker is elsewhere. */
      responsible: Contact.nullable(),
      note: texts(L.safetyNote),
    }).nullable(),
    claimEvidence: text(L.claimEvidence),
    tags: z.array(line(L.tag.most).min(1)).max(L.tags),
  })
  .meta({ id: 'ProductForm' })
export type ProductForm = Output<typeof ProductForm>
