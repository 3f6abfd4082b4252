import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { GENDERS, LANGUAGES, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** The owner's state of a product. */
export const PRODUCT_STATUSES = ['draft', 'active', 'paused', 'archived'] as const
/** The state of its review; `none`: reviewed, or no review is needed. */
export const REVIEW_STATES = ['none', 'in_review', 'changes_requested', 'rejected', 'blocked'] as const
/** Why an active product is not shown: its time has not come, the brand is on holiday, the plan is full, the link is dead. */
export const HOLD_REASONS = ['scheduled', 'closure', 'plan', 'link', 'suspended'] as const
/** Those of a product that is not public yet or not any more (Trust S41); with the others it stays with those who have it. */
const IS_WITHHELD = sql.raw(`hold_reasons && array['scheduled', 'suspended']`)

export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Dense number: row of the ranking's arrays and bit of its bit sets; never public. */
    no: integer('no').notNull().generatedAlwaysAsIdentity().unique('products_no'),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** Where the product comes from; with `externalId` the key by which a repeated import finds it. */
    source: text('source').notNull().default('import'),
    /** The shop's own key (handle); null for products made by hand. */
    externalId: text('external_id'),
    name: text('name').notNull(),
    descriptionDe: text('description_de').notNull(),
    descriptionEn: text('description_en').notNull(),
    /** Language of the original texts. Where the other one is empty, the original is shown with its `lang`. */
    language: text('language', { enum: LANGUAGES }).notNull().default('de'),
    gender: text('gender', { enum: GENDERS }).notNull(),
    productType: text('product_type', { enum: PRODUCT_TYPES }).notNull(),
    /** Kind of garment within the type; empty: not said. */
    category: text('category').notNull().default(''),
    /** Regular price: where variants have prices of their own, the lowest of the available ones (Decision 141). */
    priceGrossCents: integer('price_gross_cents').notNull(),
    /** Price of the variants without a price of their own; null: the regular price. */
    basePriceGrossCents: integer('base_price_gross_cents'),
    currency: text('currency').notNull().default('EUR'),
    link: text('link'),
    /** The shop pays us for orders (Trust L28). */
    isPartnerLink: boolean('is_partner_link').notNull().default(false),
    /** In the future: a drop. */
    releaseAt: moment('release_at'),
    /** Shown from this time on; until then it is held back as `scheduled`. */
    publishAt: moment('publish_at'),
    status: text('status', { enum: PRODUCT_STATUSES }).notNull().default('draft'),
    reviewState: text('review_state', { enum: REVIEW_STATES }).notNull().default('none'),
    holdReasons: text('hold_reasons').array().notNull().default([]),
    /** Shown, if its brand is public: the only definition. */
    isListed: boolean('is_listed')
      .notNull()
      .generatedAlwaysAs(sql`status = 'active' and review_state = 'none' and hold_reasons = '{}'`),
    /** A review asked for changes or refused it, and none has approved it since: publishing it asks for the next one. */
    isReviewDue: boolean('is_review_due').notNull().default(false),
    /** Stays in the lists and the history of those who have it, if its brand is public. */
    isKept: boolean('is_kept')
      .notNull()
      .generatedAlwaysAs(
        sql`status <> 'draft' and review_state = 'none' and not is_review_due and not (${IS_WITHHELD})`,
      ),
    /** Opened by those who saved it, if its brand is public. */
    isOpenable: boolean('is_openable')
      .notNull()
      .generatedAlwaysAs(sql`status in ('active', 'paused') and review_state = 'none' and not (${IS_WITHHELD})`),
    /** Required fields that were not filled in yet; their columns hold stand-ins. Only in what is not public. */
    unset: text('unset').array().notNull().default([]),
    /** A draft that an import may publish: data was missing, or the shop did not publish it. Never set by hand. */
    isHeldBack: boolean('is_held_back').notNull().default(false),
    /** Shown in the brand's shop and never dealt. */
    isShopOnly: boolean('is_shop_only').notNull().default(false),
    colours: text('colours').array().notNull().default([]),
    materialDe: text('material_de').notNull().default(''),
    materialEn: text('material_en').notNull().default(''),
    /** Fibres with their shares (Regulation 1007/2011): `[{"fibre": "cotton", "percent": 80}]`; empty: not said. */
    fibres: jsonb('fibres')
      .$type<readonly { readonly fibre: string; readonly percent: number }[]>()
      .notNull()
      .default([]),
    hasAnimalParts: boolean('has_animal_parts').notNull().default(false),
    careDe: text('care_de').notNull().default(''),
    careEn: text('care_en').notNull().default(''),
    /** ISO 3166-1 alpha-2; null: not said. */
    originCountry: text('origin_country'),
    /** Manufacturer of this product (GPSR art. 19); null: the brand's default. */
    safety: jsonb('safety').$type<ProductSafety>(),
    /** Evidence of an environmental claim (Trust L29); empty: none. */
    claimEvidence: text('claim_evidence').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    version: integer('version').notNull().default(1),
    linkCheckedAt: moment('link_checked_at'),
    /** Answer of the shop when the link was last checked; 0: none. */
    linkStatus: integer('link_status'),
    /** Checks in a row at which the page was gone; the brand is told at the third. */
    linkFailures: integer('link_failures').notNull().default(0),
    /**
     * Host of an affiliate network that the link redirected to (Trust L28). Null: none was found; empty: staff lifted the
     * refusal, and it is not looked for again.
     */
    linkAffiliateHost: text('link_affiliate_host'),
    deleteAfter: moment('delete_after'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('products_external').on(t.brandId, t.source, t.externalId),
    unique('products_brand').on(t.brandId, t.id),
    index('products_review').on(t.reviewState).where(sql`${t.reviewState} = 'in_review'`),
    index('products_affiliate').on(t.id).where(sql`${t.linkAffiliateHost} <> ''`),
    check('products_gender', inList(t.gender, GENDERS)),
    check('products_type', inList(t.productType, PRODUCT_TYPES)),
    check('products_status_known', inList(t.status, PRODUCT_STATUSES)),
    check('products_review_known', inList(t.reviewState, REVIEW_STATES)),
    check('products_holds', sql`${t.holdReasons} <@ array['scheduled', 'closure', 'plan', 'link', 'suspended']`),
    check('products_unset', sql`${t.status} in ('draft', 'archived') or ${t.unset} = '{}'`),
    check('products_unset_known', sql`${t.unset} <@ array['gender', 'productType', 'price']`),
    check('products_held_back', sql`${t.status} = 'draft' or not ${t.isHeldBack}`),
    check('products_price', sql`${t.priceGrossCents} between 1 and 999999`),
    check('products_base_price', sql`${t.basePriceGrossCents} between 1 and 999999`),
    check('products_currency', sql`${t.currency} = 'EUR'`),
  ],
)

/** Who makes a product and who answers for it in the EU (GPSR art. 19). */
export interface ProductSafety {
  readonly name: string
  readonly address: string
  readonly contact: string
  /** ISO 3166-1 alpha-2; absent in what was stored before it was asked for. */
  readonly country?: string | null
  /** Responsible person in the EU; null: the manufacturer is in the EU. */
  readonly responsible: { readonly name: string; readonly address: string; readonly contact: string } | null
  readonly note: { readonly de?: string | undefined; readonly en?: string | undefined }
}

/** A change of a live product that waits for its review; the old version stays live. */
export const productChanges = pgTable(
  'product_changes',
  {
    productId: uuid('product_id').primaryKey(),
    brandId: uuid('brand_id').notNull(),
    /** Version of the product that was changed. */
    baseVersion: integer('base_version').notNull(),
    /** The changed fields, in the shape of the contract's product form. */
    changes: jsonb('changes').notNull(),
    state: text('state', { enum: ['in_review', 'changes_requested', 'rejected'] })
      .notNull()
      .default('in_review'),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'product_changes_product',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
  ],
)

/** What takes back a deletion or a bulk action, for a minute. */
export const productUndos = pgTable(
  'product_undos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** By product, its version after the action and the values before: `[{"id", "version", "before"}]`. */
    rows: jsonb('rows').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [index('product_undos_made').on(t.madeAt)],
)
