import { z } from 'zod'
import {
  BRAND_PRODUCT_SORTS,
  EXPORT_FORMATS,
  LIST_LIMITS,
  PRODUCT_FLAWS,
  PRODUCT_LIMITS,
  PRODUCT_STATES,
  PRODUCT_STEPS,
  REVIEWED_FIELDS,
  YES_NO,
} from './brand-products.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { ProductForm } from './product-form.ts'
import { Media, Product } from './products.ts'
import { Id, NoBody } from './schemas.ts'
import { GENDERS, LANGUAGES, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'workspace'
const brandCall = { access: 'brand', brandRight: 'products', tag } as const
const params = z.strictObject({ id: Id })
/** A form with a hundred variants and long texts in both languages; the ids of a bulk action. */
const FORM_BYTES = 200_000
const Version = z.int().min(1)
const State = z.enum(PRODUCT_STATES)
const Cents = z.int().nonnegative()

/** A picture of a product as members see it. */
const OwnPicture = z.object({ id: Id, media: Media, altDe: z.string(), altEn: z.string() })

/** What the form needs besides its fields. */
const FormFacts = z.object({
  brandName: z.string(),
  /** Language in which the brand writes. */
  language: z.enum(LANGUAGES),
  /** Hosts to which product links may lead, with all below them. */
  linkHosts: z.array(z.string()),
  /** The manufacturer of products that name none (GPSR); null: the brand has not given one. */
  safety: z.object({ name: z.string(), address: z.string(), contact: z.string() }).nullable(),
  /** Links that begin with this count as proven, too (Decision 133); null: none. */
  demoShop: z.string().nullable(),
  /** Whether each product is reviewed before it is shown. */
  isReviewed: z.boolean(),
})
export type FormFacts = Output<typeof FormFacts>

export const BrandProduct = z
  .object({
    id: Id,
    version: Version,
    state: State,
    /** The fields as the owner last saved them, with those that still wait for their review. */
    form: ProductForm,
    /** Changed fields of a live product that wait for their review; null: none. */
    pending: z
      .object({
        fields: z.array(z.enum(REVIEWED_FIELDS)),
        state: z.enum(['in_review', 'changes_requested', 'rejected']),
        submittedAt: z.iso.datetime(),
      })
      .nullable(),
    pictures: z.array(OwnPicture),
    /** Answer of the shop when the link was last checked; null: not checked. */
    linkStatus: z.int().nullable(),
    /** Host of an affiliate network that the saved link redirected to; null: none was found. */
    linkAffiliateHost: z.string().nullable(),
    /** It has been shown before: it is archived instead of deleted. */
    wasShown: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'BrandProduct' })
export type BrandProduct = Output<typeof BrandProduct>

const Row = z
  .object({
    id: Id,
    version: Version,
    name: z.string(),
    /** Of its first variant; empty: none. */
    sku: z.string(),
    productType: z.enum(PRODUCT_TYPES).nullable(),
    category: z.string(),
    gender: z.enum(GENDERS).nullable(),
    priceCents: Cents.nullable(),
    /** Available variants have different prices; this is the lowest. */
    isPriceFrom: z.boolean(),
    /** Lower than the price while a sale runs; null otherwise. */
    salePriceCents: Cents.nullable(),
    /** Lowest price of the 30 days before that sale; null without one. */
    lowest30dCents: Cents.nullable(),
    state: State,
    hasPendingChange: z.boolean(),
    releaseAt: z.iso.datetime().nullable(),
    /** Pieces of all variants; null: the shop does not say. */
    stock: z.int().nullable(),
    variants: z.int(),
    /** Times that its card was seen in seven days, once per user and day, without the team; null: never shown yet. */
    views: z.int().nullable(),
    /** Share of likes in all answers since its beginning; null: too few answers. */
    likeRate: z.number().nullable(),
    flaws: z.array(z.enum(PRODUCT_FLAWS)),
    picture: Media.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'BrandProductRow' })
export type BrandProductRow = Output<typeof Row>

const YesNo = z.enum(YES_NO).optional()
const Filter = z.strictObject({
  status: State.optional(),
  type: z.enum(PRODUCT_TYPES).optional(),
  gender: z.enum(GENDERS).optional(),
  sale: YesNo,
  drop: YesNo,
  flaw: z.enum(PRODUCT_FLAWS).optional(),
  q: z.string().trim().max(LIST_LIMITS.search).optional(),
})
/** What the list of products is filtered for. */
export type BrandProductFilter = Output<typeof Filter>

const Counts = z.object({
  all: z.int(),
  byState: z.partialRecord(State, z.int()),
  byFlaw: z.partialRecord(z.enum(PRODUCT_FLAWS), z.int()),
  drops: z.int(),
  onSale: z.int(),
})

const Tags = z.array(z.string().trim().min(PRODUCT_LIMITS.tag.least).max(PRODUCT_LIMITS.tag.most))
const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('publish') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('archive') }),
  z.strictObject({ kind: z.literal('delete-drafts') }),
  z.strictObject({ kind: z.literal('type'), productType: z.enum(PRODUCT_TYPES) }),
  z.strictObject({ kind: z.literal('gender'), gender: z.enum(GENDERS) }),
  z.strictObject({ kind: z.literal('fibres'), fibres: ProductForm.shape.fibres.min(1) }),
  z.strictObject({ kind: z.literal('add-tags'), tags: Tags.min(1).max(PRODUCT_LIMITS.tags) }),
])
export type BulkAction = Output<typeof BulkAction>

const BulkResult = z.object({
  changed: z.int(),
  /** Those that were left as they are, with the sentence that says why. */
  refused: z.array(z.object({ id: Id, name: z.string(), reason: z.string() })),
  /** Takes all of it back; null when nothing changed. */
  undo: Id.nullable(),
})
export type BulkResult = Output<typeof BulkResult>

const HistoryEntry = z.object({
  at: z.iso.datetime(),
  /** The member; null: staff, a job, or an account that was deleted since. */
  by: z.string().nullable(),
  /** Decided by a member of staff, whose name stays unknown. */
  isByStaff: z.boolean(),
  action: z.string(),
  /** By field, the value before and after. */
  changed: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type ProductHistoryEntry = Output<typeof HistoryEntry>

export const brandProductsContract = defineContract({
  'GET /api/brand/products': {
    ...brandCall,
    summary: 'Products of the brand, without archived ones unless they are filtered for',
    query: Filter.extend({
      sort: z.enum(BRAND_PRODUCT_SORTS).default('updated'),
      cursor: z
        .string()
        .regex(/^[\w-]{1,1000}$/)
        .optional(),
    }),
    response: z.object({
      rows: z.array(Row),
      /** Products that the filter admits. */
      total: z.int(),
      /** Products of the whole brand, by what can be filtered for. */
      counts: Counts,
      cursor: z.string().nullable(),
    }),
  },
  'GET /api/brand/products/ids': {
    ...brandCall,
    summary: 'Ids of the products that a filter admits, at most as many as one bulk action takes',
    query: Filter,
    response: z.array(Id),
  },
  'GET /api/brand/products/missing': {
    ...brandCall,
    summary: 'What drafts still need to be published, by field, the most frequent first',
    response: z.array(
      z.object({
        field: z.string(),
        count: z.int(),
        /** All of them, of fields that can be set for all; otherwise none. */
        ids: z.array(Id),
        first: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
  },
  'GET /api/brand/products/facts': {
    ...brandCall,
    summary: 'What the form of a product needs to know of the brand',
    response: FormFacts,
  },
  'GET /api/brand/products/cards': {
    ...brandCall,
    summary: 'The own products as cards, drafts included; not counted anywhere',
    response: z.array(Product),
  },
  'GET /api/brand/products/export': {
    ...brandCall,
    summary: 'All products with their variants: as our own table, for Shopify, or the published ones for Google',
    query: z.strictObject({ format: z.enum(EXPORT_FORMATS).default('dropdeck') }),
    response: z.unknown(),
    streamed: true,
  },
  'POST /api/brand/products': {
    ...brandCall,
    summary: 'Create a draft',
    body: z.strictObject({ form: ProductForm }),
    bodyBytes: FORM_BYTES,
    response: BrandProduct,
  },
  'POST /api/brand/products/bulk': {
    ...brandCall,
    summary: 'Change up to 500 products at once; those that cannot be changed are answered with the reason',
    body: z.strictObject({ ids: z.array(Id).min(1).max(LIST_LIMITS.bulk), action: BulkAction }),
    bodyBytes: FORM_BYTES,
    response: BulkResult,
  },
  'POST /api/brand/products/undo': {
    ...brandCall,
    summary: 'Undo a deletion or a bulk action; products that changed again since stay as they are',
    body: z.strictObject({ undo: Id }),
    response: z.object({ restored: z.int() }),
    errors: ['products.undo-over', 'products.plan-limit'],
  },
  'GET /api/brand/products/{id}': {
    ...brandCall,
    summary: 'One product of the brand with everything that its form shows',
    params,
    response: BrandProduct,
    errors: ['products.unknown'],
  },
  'PUT /api/brand/products/{id}': {
    ...brandCall,
    summary: 'Save a product; a draft may be incomplete',
    params,
    body: z.strictObject({ version: Version, form: ProductForm }),
    bodyBytes: FORM_BYTES,
    response: BrandProduct,
    errors: ['products.unknown', 'products.incomplete', 'products.locked', 'products.plan-drops', 'conflict'],
  },
  'POST /api/brand/products/{id}/step': {
    ...brandCall,
    summary: 'Publish, pause, archive a product, or make it a draft again',
    params,
    body: z.strictObject({ version: Version, step: z.enum(PRODUCT_STEPS) }),
    response: BrandProduct,
    errors: [
      'products.unknown',
      'products.incomplete',
      'products.locked',
      'products.plan-limit',
      'products.plan-drops',
      'products.plan-paused',
      'conflict',
    ],
  },
  'POST /api/brand/products/{id}/duplicate': {
    ...brandCall,
    summary: 'A draft with the same fields, without date and pictures',
    params,
    body: NoBody,
    response: BrandProduct,
    errors: ['products.unknown'],
  },
  'DELETE /api/brand/products/{id}': {
    ...brandCall,
    summary: 'Delete a draft; a product that was shown is archived instead',
    params,
    body: NoBody,
    response: z.object({ outcome: z.enum(['deleted', 'archived']), undo: Id }),
    errors: ['products.unknown'],
  },
  'GET /api/brand/products/{id}/history': {
    ...brandCall,
    summary: 'History of a product: who changed what, newest first, and every price it had',
    params,
    response: z.object({
      entries: z.array(HistoryEntry),
      prices: z.array(
        z.object({ from: z.iso.datetime(), to: z.iso.datetime().nullable(), priceCents: Cents, cause: z.string() }),
      ),
    }),
    errors: ['products.unknown'],
  },
})
