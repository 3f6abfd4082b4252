import { z } from 'zod'
import { AdHeaders } from './ads.ts'
import { FEED, PRICE, SWIPE_STATE } from './discovery.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Product } from './products.ts'
import {
  GenderList,
  Id,
  IdempotencyHeaders,
  NoBody,
  Ok,
  PriceBound,
  ProductTypeList,
  SizeList,
  Sizes,
} from './schemas.ts'
import { COLOUR_FAMILIES, GENDERS, PASS_REASONS, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'discovery'

export const FeedQuery = z
  .strictObject({
    page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    limit: z.coerce
      .number<string>()
      .int()
      .min(1)
      .default(FEED.pageSize)
      .transform((n) => Math.min(n, FEED.pageSize)),
    gender: GenderList.optional(),
    productType: ProductTypeList.optional(),
    minPrice: PriceBound,
    maxPrice: PriceBound,
    /** Limits products of the types named here to these sizes; products of other types are not affected. */
    size: SizeList.optional(),
    /** "Swipe this shop": only products of this brand. */
    brand: Id.optional(),
    /** Accepted without effect: every answer is the fast one. */
    fast: z.enum(['true', 'false']).optional(),
    /** Pull to refresh: deal a new order instead of keeping the cards on top. */
    fresh: z.enum(['true', 'false']).optional(),
  })
  .refine(({ minPrice = PRICE.min, maxPrice = PRICE.max }) => minPrice <= maxPrice, {
    path: ['minPrice'],
    message: 'Invalid range: minPrice must not be above maxPrice',
  })

export const Filters = z.strictObject({
  gender: z.array(z.enum(GENDERS)).max(GENDERS.length).default([]),
  productType: z.array(z.enum(PRODUCT_TYPES)).max(PRODUCT_TYPES.length).default([]),
  sizes: Sizes.default([]),
  priceRange: z
    .strictObject({ min: z.number().min(PRICE.min).max(PRICE.max), max: z.number().min(PRICE.min).max(PRICE.max) })
    .refine((range) => range.min <= range.max)
    .default({ min: PRICE.min, max: PRICE.max }),
})
export type Filters = Output<typeof Filters>

export const SwipeState = z
  .object({
    currentPage: z.int().min(1),
    hasMoreProducts: z.boolean(),
    filters: Filters,
    /** Identifies this choice of filters. States saved before versions existed have none. */
    version: Id.optional(),
  })
  .meta({ id: 'SwipeState' })
export type SwipeState = Output<typeof SwipeState>

/** Spec §3: a reset also sends the index, the ids and the list; they are derived on the server and not stored. */
const SwipeStateBody = z.strictObject({
  currentPage: z.int().min(1).max(10_000),
  hasMoreProducts: z.boolean(),
  filters: Filters,
  /** Id for this choice of filters; the server makes one when it is left out. */
  version: Id.optional(),
  /**
   * Version of the filters that the caller changed; null: none were saved. Other filters saved meanwhile are not
   * overwritten. Left out by callers without versions: their filters are always saved.
   */
  replaces: Id.nullable().optional(),
  currentProductIndex: z.int().min(0).optional(),
  swipedProductIds: z.array(z.string().max(64)).max(SWIPE_STATE.listMost).optional(),
  allProducts: z.array(z.unknown()).max(SWIPE_STATE.listMost).optional(),
})
export type SwipeStateBody = Output<typeof SwipeStateBody>

/** `resave` takes back an `unsave`: the product returns to its place in the saved list. */
const INTERACTIONS = ['like', 'pass', 'unsave', 'resave'] as const

/** A property of a product that the user's likes have in common. */
export const Trait = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('type'), value: z.enum(PRODUCT_TYPES) }),
    z.object({ is: z.literal('gender'), value: z.enum(GENDERS) }),
    z.object({ is: z.literal('colour'), value: z.enum(COLOUR_FAMILIES) }),
    /** English name of a kind of garment, such as "hoodie". */
    z.object({ is: z.literal('garment'), value: z.string() }),
    /** A tag of the shop, as the shop wrote it. */
    z.object({ is: z.literal('word'), value: z.string() }),
    z.object({ is: z.enum(['under', 'from']), euros: z.int().positive() }),
  ])
  .meta({ id: 'Trait' })

/** Why a card is in the deck: facts that the browser turns into a sentence. */
export const Reason = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('liking'), traits: z.array(Trait).min(1).max(3), likes: z.int().positive() }),
    /** The user asked for more of this; `brand` where it was a brand. */
    z.object({ kind: z.literal('wish'), traits: z.array(Trait).max(3), brand: z.string().nullable() }),
    z.object({ kind: z.literal('brand'), brand: z.string(), isNew: z.boolean(), likes: z.int().positive() }),
    z.object({ kind: z.literal('new'), since: z.iso.datetime() }),
    z.object({ kind: z.enum(['crowd', 'popular', 'exploring', 'promoted']) }),
  ])
  .meta({ id: 'Reason' })
export type Reason = Output<typeof Reason>

export const discoveryContract = defineContract({
  'GET /api/products/ai-discovery': {
    access: 'user',
    tag,
    summary: 'The personal deck: products not yet seen, best first',
    query: FeedQuery,
    response: z.array(Product),
    errors: ['brands.unknown'],
    raw: true,
  },
  'POST /api/user-interactions': {
    access: 'user',
    tag,
    summary: 'Record a swipe or an unsave; answered after commit, repeatable with the same Idempotency-Key',
    headers: IdempotencyHeaders,
    body: z.strictObject({
      productId: Id,
      action: z.enum(INTERACTIONS),
      /**
       * For a pass: whether the product was shown as saved. With `false` a product that was saved meanwhile stays saved,
       * and is only not dealt again. Left out: a pass removes a saved product.
       */
      wasSaved: z.boolean().optional(),
    }),
    response: z.object({
      ok: z.literal(true),
      productId: Id,
      action: z.enum(INTERACTIONS),
      /** The pass did not count, because the product had been saved meanwhile. */
      staysSaved: z.literal(true).optional(),
    }),
    errors: ['products.unknown', 'discovery.nothing-to-undo', 'idempotency-key.reused'],
  },
  'POST /api/user-interactions/reason': {
    access: 'user',
    tag,
    summary: 'Give a reason for the last pass; once for each pass, repeatable with the same reason',
    headers: IdempotencyHeaders,
    body: z.strictObject({ productId: Id, reason: z.enum(PASS_REASONS) }),
    response: Ok,
    errors: ['discovery.no-pass', 'idempotency-key.reused'],
  },
  'POST /api/undo-swipe': {
    access: 'user',
    tag,
    summary: 'Take back the last swipe (one step)',
    headers: IdempotencyHeaders,
    body: NoBody,
    response: z.object({ productId: Id }),
    errors: ['discovery.nothing-to-undo', 'idempotency-key.reused'],
  },
  'POST /api/mark-product-viewed': {
    access: 'user',
    tag,
    summary: 'Do not deal this product again',
    body: z.strictObject({ productId: Id }),
    response: Ok,
    errors: ['products.unknown'],
  },
  'POST /api/products/{id}/view': {
    access: 'user',
    tag,
    summary: 'Record that the card was looked at; repeatable with the same Idempotency-Key (UUIDv7)',
    headers: AdHeaders,
    params: z.strictObject({ id: Id }),
    body: NoBody,
    response: Ok,
    errors: ['products.unknown'],
  },
  'GET /api/products/{id}/reasons': {
    access: 'user',
    tag,
    summary: 'Why this product has its place in the own deck: one to three reasons, the strongest first',
    params: z.strictObject({ id: Id }),
    response: z.object({
      /** False: the order is the same for all users, and the reasons name no taste. */
      personalised: z.boolean(),
      reasons: z.array(Reason).max(3),
    }),
    errors: ['products.unknown'],
  },
  'GET /api/user-swipe-state': {
    access: 'user',
    tag,
    summary: 'Saved state of the deck, or null',
    response: SwipeState.nullable(),
  },
  'POST /api/user-swipe-state': {
    access: 'user',
    tag,
    summary: 'Save the state of the deck',
    body: SwipeStateBody,
    bodyBytes: SWIPE_STATE.bodyBytes,
    /** `version` is that of the filters saved now. */
    response: z.object({ ok: z.literal(true), version: Id }),
    errors: ['discovery.newer-filters'],
  },
  'DELETE /api/user-seen-products': {
    access: 'user',
    tag,
    summary: 'Restart, part 1: forget which cards were dealt and looked at',
    body: NoBody,
    response: Ok,
  },
  'DELETE /api/user-viewed-products': {
    access: 'user',
    tag,
    summary: 'Restart, part 2: deal all products again',
    body: NoBody,
    response: Ok,
  },
  'DELETE /api/user-swipe-history': {
    access: 'user',
    tag,
    summary: 'Restart, part 3: delete likes and passes (saved products stay saved)',
    body: NoBody,
    response: Ok,
  },
  'DELETE /api/user-ai-cache': {
    access: 'user',
    tag,
    summary: 'Restart, part 4: forget the learned taste',
    body: NoBody,
    response: Ok,
  },
})
