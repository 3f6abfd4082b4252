import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PROOF_METHODS } from '#contract/registration.limits.ts'
import { MEMBER_ROLES } from '#contract/rights.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'
import { brands } from './brands.tables.ts'

/** Submitted registrations that wait for the code of the mail (Product 1); deleted with it, or after a day. */
export const brandRegistrations = pgTable('brand_registrations', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the form said, in the shape of the contract. */
  form: jsonb('form').notNull(),
  /** Of the address from which it was submitted, for the assurances in it. */
  ipHash: bytea('ip_hash').notNull(),
  submittedAt: moment('submitted_at').notNull().defaultNow(),
})

/** What was assured at registration, by version (Product 1, step 4). Rows are never changed. */
export const brandAssurances = pgTable(
  'brand_assurances',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** Null: the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    ipHash: bytea('ip_hash').notNull(),
  },
  (t) => [index('brand_assurances_brand').on(t.brandId), index('brand_assurances_user').on(t.userId)],
)

/** Domains that a brand claims. One domain proves one brand. */
export const brandDomains = pgTable(
  'brand_domains',
  {
    /** Identifies the claim for staff. */
    id: uuid('id').notNull().defaultRandom().unique('brand_domains_id'),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** ASCII, lower case: the registrable domain, or the exact host on shared hosts. */
    domain: text('domain').notNull(),
    /** What the site, the DNS record or the file must contain. */
    token: text('token').notNull(),
    method: text('method', { enum: PROOF_METHODS }),
    provenAt: moment('proven_at'),
    checkedAt: moment('checked_at'),
    /** HMAC of the code that was mailed to an address at the domain; null: none is valid. */
    mailCodeHmac: bytea('mail_code_hmac'),
    mailCodeExpiresAt: moment('mail_code_expires_at'),
    mailGuessesLeft: integer('mail_guesses_left').notNull().default(0),
    /** Another brand has proven the domain: staff decide. */
    disputedAt: moment('disputed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.domain] }),
    uniqueIndex('brand_domains_proven').on(t.domain).where(sql`${t.provenAt} is not null`),
  ],
)

/** Invitations to a team, by mail. */
export const brandInvites = pgTable(
  'brand_invites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    tokenHash: bytea('token_hash').notNull().unique('brand_invites_token_hash'),
    /** Null: the account was deleted. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('brand_invites_email').on(t.brandId, t.emailKey), index('brand_invites_inviter').on(t.invitedBy)],
)

/** Profiles elsewhere, in the order of the shop (Product 2). */
export const brandSocials = pgTable(
  'brand_socials',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    url: text('url').notNull(),
    position: integer('position').notNull(),
    /** False: kept, and not in the shop. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.network] })],
)

/** New versions of texts that bind brands, and when each brand was told of them (P2B art. 3). */
export const brandDocumentNotices = pgTable(
  'brand_document_notices',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    toldAt: moment('told_at').notNull(),
    /** When the version takes effect for this brand: never sooner than 15 days after it was told. */
    effectiveAt: moment('effective_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.document, t.version] })],
)
