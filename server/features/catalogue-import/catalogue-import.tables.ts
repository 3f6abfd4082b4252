import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { IMPORT_ACTIONS, IMPORT_STATES } from '#contract/brand-imports.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** A file that a member of a brand uploaded, and how far its import is. Deleted after a month. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** The member for whom it runs; null: the account was deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Key of the file in storage. */
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    /** The feed from which it came, and the run that decides by itself; null: a member does. */
    feedId: uuid('feed_id'),
    feedRunId: uuid('feed_run_id'),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('ready'),
    version: integer('version').notNull().default(1),
    /** What the file contains, as it was recognised. */
    facts: jsonb('facts').notNull(),
    /** By column of the file, our column; null: the format says it. */
    mapping: jsonb('mapping'),
    options: jsonb('options').notNull(),
    /** Products of the current phase, and how many of them are done. */
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** Attempts since its last progress; one that is under way counts. */
    tries: integer('tries').notNull().default(0),
    isTrying: boolean('is_trying').notNull().default(false),
    /** Why it failed, as an error code; empty: it did not. */
    failure: text('failure').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** The last sign of life of its job. */
    touchedAt: moment('touched_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    unique('import_batches_brand').on(t.brandId, t.id),
    index('import_batches_created').on(t.createdAt),
    check('import_batches_state', inList(t.state, IMPORT_STATES)),
  ],
)

/** A product of an imported file: what the check says of it, and what the import did. */
export const importRows = pgTable(
  'import_rows',
  {
    brandId: uuid('brand_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    /** Its place among the products of the file. */
    place: integer('place').notNull(),
    line: integer('line').notNull(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    action: text('action', { enum: IMPORT_ACTIONS }).notNull(),
    productId: uuid('product_id'),
    problems: jsonb('problems').notNull(),
    /** Fields that publishing still needs. */
    missing: text('missing').array().notNull().default([]),
    /** Pictures to fetch: addresses, or names of files of the archive. */
    pictures: text('pictures').array().notNull().default([]),
    /** Pictures that the import has added. */
    pictureIds: uuid('picture_ids').array().notNull().default([]),
    /** What the product was before; null: it is new, or nothing was changed. */
    before: jsonb('before'),
    /** Hash of the product after the import: an undo leaves alone what was changed since. */
    afterHash: text('after_hash').notNull().default(''),
    isCommitted: boolean('is_committed').notNull().default(false),
    /** Pictures are fetched, and publishing was tried. */
    isSettled: boolean('is_settled').notNull().default(false),
    /** It is published, or waits for its review. */
    isPublished: boolean('is_published').notNull().default(false),
    /** The price changes by half or more, or nothing of it is available any more. */
    isDrastic: boolean('is_drastic').notNull().default(false),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.place] }),
    foreignKey({
      name: 'import_rows_batch',
      columns: [t.brandId, t.batchId],
      foreignColumns: [importBatches.brandId, importBatches.id],
    }).onDelete('cascade'),
    check('import_rows_action', inList(t.action, IMPORT_ACTIONS)),
    check('import_rows_place', sql`${t.place} >= 0`),
  ],
)

/** How a brand assigned the columns of a table by hand, for the next file with the same columns. */
export const importMappings = pgTable(
  'import_mappings',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    headersHash: text('headers_hash').notNull(),
    mapping: jsonb('mapping').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.headersHash] })],
)
