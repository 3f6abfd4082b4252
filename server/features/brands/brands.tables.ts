import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ENDING_CAUSES } from '#contract/brand-endings.limits.ts'
import { COUNTRIES, LEGAL_FORMS, REVIEW_HINTS, TAX_KINDS, VAT_CHECKS } from '#contract/registration.limits.ts'
import { MEMBER_ROLES } from '#contract/rights.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { BRAND_STATUSES } from '#contract/workspace.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

export const BRAND_TIES = ['follow', 'hide'] as const

export const brands = pgTable(
  'brands',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Dense number for the ranking's arrays; never public. */
    no: integer('no').notNull().generatedAlwaysAsIdentity().unique('brands_no'),
    /** The handle, in addresses. */
    slug: text('slug').notNull().unique('brands_slug'),
    name: text('name').notNull(),
    /** The name without case, blanks and lookalikes: what must be unique. Null for brands that were imported. */
    nameKey: text('name_key').unique('brands_name_key'),
    descriptionDe: text('description_de').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** Language in which the brand writes; the other one may be missing. */
    language: text('language', { enum: LANGUAGES }).notNull().default('de'),
    city: text('city').notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull().default('DE'),
    website: text('website'),
    productTypes: text('product_types').array().notNull().default([]),
    genders: text('genders').array().notNull().default([]),
    /** A registration is no brand before its code was entered; closing is a date, not a state. */
    status: text('status', { enum: BRAND_STATUSES }).notNull().default('pending_review'),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    /** What the registration showed that a reviewer should look at (Trust L14). */
    reviewHints: text('review_hints', { enum: REVIEW_HINTS }).array().notNull().default([]),
    /** 0: every product is reviewed before it is shown; 1 and 2: samples afterwards (Product 4). */
    trustLevel: integer('trust_level').notNull().default(0),
    /** Staff gave the level by hand, and no count changes it. */
    isTrustFixed: boolean('is_trust_fixed').notNull().default(false),
    /** When the identity of the brand was verified; null: not yet. */
    verifiedAt: moment('verified_at'),
    /** Holidays: its products are held back, and the shop says until when. */
    closedFrom: moment('closed_from'),
    closedTo: moment('closed_to'),
    closureNoteDe: text('closure_note_de').notNull().default(''),
    closureNoteEn: text('closure_note_en').notNull().default(''),
    /** The owner closed the brand: nothing of it is public, and it is erased at this time. */
    deleteAfter: moment('delete_after'),
    /** When staff end its account, with or without notice; null: they do not (P2B art. 4). */
    endsAt: moment('ends_at'),
    endsCause: text('ends_cause', { enum: ENDING_CAUSES }),
    /** Since when it is closed by that: its owner does not take it back. */
    endedAt: moment('ended_at'),
    /** Its texts, pictures and people are deleted; the row stays for what proves something. */
    erasedAt: moment('erased_at'),
    /** Cost of a delivery in Germany, gross; null: said in words (Trust L08). */
    shippingGrossCents: integer('shipping_gross_cents'),
    shippingNoteDe: text('shipping_note_de').notNull().default(''),
    shippingNoteEn: text('shipping_note_en').notNull().default(''),
    /** Evidence of environmental claims in the texts of the brand and on its sales (Trust L29); empty: none. */
    claimEvidence: text('claim_evidence').notNull().default(''),
    /** Since when claims about the environment wait for staff to look at them; null: none do. */
    claimsChangedAt: moment('claims_changed_at'),
    /** Everyone may see it: the only definition. */
    isPublic: boolean('is_public').notNull().generatedAlwaysAs(sql`status = 'approved' and delete_after is null`),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('brands_status', inList(t.status, BRAND_STATUSES)),
    check('brands_trust', sql`${t.trustLevel} between 0 and 3`),
    check('brands_closed', sql`${t.closedFrom} < ${t.closedTo}`),
    index('brands_ending').on(t.endsAt).where(sql`${t.endsAt} is not null`),
    check('brands_ends', sql`(${t.endsAt} is null) = (${t.endsCause} is null)`),
    check('brands_ends_cause', inList(t.endsCause, ENDING_CAUSES)),
    check('brands_shipping', sql`${t.shippingGrossCents} between 0 and 99999`),
  ],
)

/** Who works for a brand. An owner has every right of an admin, and may delete the brand or hand it over. */
export const brandMembers = pgTable(
  'brand_members',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    isOwner: boolean('is_owner').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.userId] }),
    index('brand_members_user').on(t.userId),
    check('brand_members_role', inList(t.role, MEMBER_ROLES)),
    check('brand_members_owner', sql`${t.role} = 'admin' or not ${t.isOwner}`),
  ],
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

/** A brand's own pictures, the present ones and a few before them; `master` has the form of `product_images.master`. */
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
    /** The one that is shown, at most one of each kind; the others can be restored by members. */
    isCurrent: boolean('is_current').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('brand_pictures_current').on(t.brandNo, t.kind).where(sql`${t.isCurrent}`),
    index('brand_pictures_brand').on(t.brandNo, t.kind, t.createdAt),
  ],
)

/** The company responsible for a brand's shop (DDG § 5) and for the safety of its products (GPSR art. 19). */
export const brandImprints = pgTable('brand_imprints', {
  brandNo: integer('brand_no')
    .primaryKey()
    .references(() => brands.no, { onDelete: 'cascade' }),
  company: text('company').notNull(),
  street: text('street').notNull(),
  /** Postal code and city, as in an address. */
  city: text('city').notNull(),
  /** The first part of `city`; null for imprints that were imported. */
  postalCode: text('postal_code'),
  /** A code as below, or a name in imprints that were imported. */
  country: text('country').notNull(),
  /** ISO 3166-1 alpha-2; null for imprints that were imported. */
  countryCode: text('country_code', { enum: COUNTRIES }),
  /** E-mail address. */
  contact: text('contact').notNull(),
  phone: text('phone'),
  representative: text('representative'),
  register: text('register'),
  vatId: text('vat_id'),
  /** What VIES said about the VAT ID; null: not known yet. */
  vatCheck: text('vat_check', { enum: VAT_CHECKS }),
  /** When VIES was last asked, with or without an answer. */
  vatCheckedAt: moment('vat_checked_at'),
  /** What the review needs to know of the company, never public; null for companies that did not register. */
  legalForm: text('legal_form', { enum: LEGAL_FORMS }),
  taxKind: text('tax_kind', { enum: TAX_KINDS }),
  taxNumber: text('tax_number'),
  /** Manufacturer, or its responsible person in the EU; null: the company itself. */
  safetyName: text('safety_name'),
  safetyAddress: text('safety_address'),
  safetyContact: text('safety_contact'),
})
