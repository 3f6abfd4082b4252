import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

export const BRAND_TIES = ['follow', 'hide'] as const

export const brands = pgTable(
  'brands',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Dense number for the ranking's arrays; never public. */
    no: integer('no').notNull().generatedAlwaysAsIdentity().unique('brands_no'),
    slug: text('slug').notNull().unique('brands_slug'),
    name: text('name').notNull(),
    descriptionDe: text('description_de').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    city: text('city').notNull().default(''),
    website: text('website'),
    status: text('status', { enum: ['approved', 'suspended'] })
      .notNull()
      .default('approved'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the identity of the brand was verified; null: not yet. */
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('brands_owner').on(t.ownerId)],
)

/** A user follows or hides a brand, never both. */
export const brandTies = pgTable(
  'brand_ties',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandNo: integer('brand_no')
      .notNull()
      .references(() => brands.no, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BRAND_TIES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.brandNo] }), index('brand_ties_brand').on(t.brandNo, t.kind)],
)

const BRAND_PICTURE_KINDS = ['logo', 'banner'] as const

/** A brand's own pictures; `master` has the form of `product_images.master`. */
export const brandPictures = pgTable(
  'brand_pictures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandNo: integer('brand_no')
      .notNull()
      .references(() => brands.no, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BRAND_PICTURE_KINDS }).notNull(),
    master: text('master').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** ThumbHash, base64. */
    placeholder: text('placeholder').notNull().default(''),
  },
  (t) => [unique('brand_pictures_kind').on(t.brandNo, t.kind)],
)

/** The company responsible for a brand's shop (DDG § 5) and for the safety of its products (GPSR art. 19). */
export const brandImprints = pgTable('brand_imprints', {
  brandNo: integer('brand_no')
    .primaryKey()
    .references(() => brands.no, { onDelete: 'cascade' }),
  company: text('company').notNull(),
  street: text('street').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  /** E-mail address. */
  contact: text('contact').notNull(),
  phone: text('phone'),
  representative: text('representative'),
  register: text('register'),
  vatId: text('vat_id'),
  /** Manufacturer, or its responsible person in the EU; null: the company itself. */
  safetyName: text('safety_name'),
  safetyAddress: text('safety_address'),
  safetyContact: text('safety_contact'),
})
