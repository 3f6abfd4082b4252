import { z } from 'zod'
import { BADGE_TEXT, PROMO_CODE, SALE_LIMITS, SALE_OBSTACLES, SALE_STATES } from './brand-sales.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Media, Product } from './products.ts'
import { Id } from './schemas.ts'
import { GENDERS, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'workspace'
const brandCall = { access: 'brand', brandRight: 'products', tag } as const
const params = z.strictObject({ id: Id })
const Cents = z.int().nonnegative()
const { name, percent, products } = SALE_LIMITS

/** The products one by one, or by a filter whose products are fixed when the sale starts. */
const SaleChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('products'), ids: z.array(Id).min(1).max(products) }),
  z.strictObject({
    kind: z.literal('filter'),
    productType: z.enum(PRODUCT_TYPES).optional(),
    gender: z.enum(GENDERS).optional(),
  }),
])
export type SaleChoice = Output<typeof SaleChoice>

export const SaleForm = z.strictObject({
  name: z.string().trim().min(name.least).max(name.most),
  percent: z.int().min(percent.least).max(percent.most),
  promoCode: z.string().regex(PROMO_CODE).nullable(),
  /** On the label in place of "Sale"; empty: none. */
  badge: z.string().trim().max(SALE_LIMITS.badge).regex(BADGE_TEXT),
  /** Null: at once. To the minute. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime(),
  choice: SaleChoice,
})
export type SaleForm = Output<typeof SaleForm>

export const BrandSale = z
  .object({
    id: Id,
    version: z.int(),
    form: SaleForm,
    state: z.enum(SALE_STATES),
    startsAt: z.iso.datetime(),
    /** When it ended early; null: it did not. */
    cancelledAt: z.iso.datetime().nullable(),
    products: z.int(),
  })
  .meta({ id: 'BrandSale' })
export type BrandSale = Output<typeof BrandSale>

const PreviewRow = z.object({
  id: Id,
  name: z.string(),
  picture: Media.nullable(),
  priceCents: Cents,
  /** Available variants have different prices; this is the lowest. */
  isPriceFrom: z.boolean(),
  /** Lowest price of the 30 days before (PAngV § 11); null: it was never shown. */
  lowest30dCents: Cents.nullable(),
  saleCents: Cents,
  /** The percents that are shown; null: none. */
  shownPercent: z.int().nullable(),
  obstacle: z.object({ kind: z.enum(SALE_OBSTACLES), sentence: z.string() }).nullable(),
})
export type SalePreviewRow = Output<typeof PreviewRow>

const Preview = z.object({
  rows: z.array(PreviewRow),
  /** A product of the sale as shoppers will see it; null: none can be reduced. */
  card: Product.nullable(),
})
export type SalePreview = Output<typeof Preview>

/** Five hundred ids. */
const FORM_BYTES = 50_000

export const brandSalesContract = defineContract({
  'GET /api/brand/sales': {
    ...brandCall,
    summary: 'Sales of the brand, the latest start first; without those of imports, which are counted',
    query: z.strictObject({ state: z.enum(SALE_STATES).optional(), cursor: Id.optional() }),
    response: z.object({
      sales: z.array(BrandSale),
      counts: z.record(z.enum(SALE_STATES), z.int()),
      /** Products that a sale of an import reduces now. */
      imported: z.int(),
      cursor: Id.nullable(),
    }),
  },
  'POST /api/brand/sales': {
    ...brandCall,
    summary: 'Start a sale, or plan one',
    body: SaleForm,
    bodyBytes: FORM_BYTES,
    response: BrandSale,
    errors: ['products.unknown', 'sales.period', 'sales.blocked', 'sales.nothing', 'sales.overlap', 'settings.claim'],
  },
  'POST /api/brand/sales/preview': {
    ...brandCall,
    summary: 'What a sale would do to the price of each product; nothing is saved',
    /** `id`: of the sale that is being changed. */
    body: SaleForm.pick({
      percent: true,
      promoCode: true,
      badge: true,
      startsAt: true,
      endsAt: true,
      choice: true,
    }).extend({ id: Id.optional() }),
    bodyBytes: FORM_BYTES,
    response: Preview,
    errors: ['products.unknown', 'sales.unknown', 'sales.period'],
  },
  'GET /api/brand/sales/{id}': {
    ...brandCall,
    summary: 'One sale of the brand',
    params,
    response: BrandSale,
    errors: ['sales.unknown'],
  },
  'PUT /api/brand/sales/{id}': {
    ...brandCall,
    summary: 'Change a sale; a running one can only be deepened, get more products and another end',
    params,
    body: z.strictObject({ version: z.int().min(1), form: SaleForm }),
    bodyBytes: FORM_BYTES,
    response: BrandSale,
    errors: [
      'products.unknown',
      'sales.unknown',
      'sales.period',
      'sales.blocked',
      'sales.nothing',
      'sales.overlap',
      'sales.over',
      'sales.only-deeper',
      'settings.claim',
      'conflict',
    ],
  },
  'POST /api/brand/sales/{id}/cancel': {
    ...brandCall,
    summary: 'End a running sale now, or cancel a planned one',
    params,
    body: z.strictObject({ version: z.int().min(1) }),
    response: BrandSale,
    errors: ['sales.unknown', 'sales.over', 'conflict'],
  },
  'GET /api/brand/sales/{id}/preview': {
    ...brandCall,
    summary: 'What a saved sale does to the price of each of its products',
    params,
    response: Preview,
    errors: ['sales.unknown'],
  },
  'GET /api/brand/sales/{id}/evidence.csv': {
    ...brandCall,
    summary: 'Prices of each product in the 30 days before and during the sale, with the price it is measured by',
    params,
    response: z.unknown(),
    streamed: true,
    errors: ['sales.unknown'],
  },
  'GET /api/brand/sales/{id}/evidence.pdf': {
    ...brandCall,
    summary: 'The same as a document of at most 2000 prices',
    params,
    response: z.unknown(),
    raw: true,
    errors: ['sales.unknown', 'sales.evidence-long'],
  },
})
