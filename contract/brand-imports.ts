import { z } from 'zod'
import {
  FILE_NAME_LENGTH,
  IMPORT_ACTIONS,
  IMPORT_MODES,
  IMPORT_ROWS_PAGE,
  IMPORT_STATES,
} from './brand-imports.limits.ts'
import { PRODUCT_LIMITS } from './brand-products.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { IMPORT_LIMITS } from './import.limits.ts'
import { ProductForm } from './product-form.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from './product-table.ts'
import { Id, NoBody } from './schemas.ts'
import { GENDERS, LANGUAGES, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'workspace'
const brandCall = { access: 'brand', brandRight: 'products', tag } as const
const params = z.strictObject({ id: Id })
const OPTION_BYTES = 100_000
const Count = z.int().nonnegative()

/** Values for rows that state none (Decision 129). */
const Defaults = z.strictObject({
  gender: z.enum(GENDERS).nullable(),
  productType: z.enum(PRODUCT_TYPES).nullable(),
  fibres: ProductForm.shape.fibres,
  care: z.string().trim().max(PRODUCT_LIMITS.care),
  originCountry: ProductForm.shape.originCountry,
  safety: ProductForm.shape.safety,
})

/** What is asked once for each import. */
export const ImportOptions = z.strictObject({
  mode: z.enum(IMPORT_MODES),
  /** What new products become when nothing is missing. */
  arrival: z.enum(['draft', 'review']),
  isAllOrNothing: z.boolean(),
  /** Decision 141: net prices are converted at 19 %. */
  priceKind: z.enum(['gross', 'net']),
  /** Language of texts whose column does not name one. */
  language: z.enum(LANGUAGES),
  /** Where the pages of the products are, for files without links; null: not given. */
  shopAddress: z.string().trim().max(PRODUCT_LIMITS.link).nullable(),
  defaults: Defaults,
})
export type ImportOptions = Output<typeof ImportOptions>

const COLUMN_NAMES = Object.keys(PRODUCT_COLUMNS) as [ProductColumn, ...ProductColumn[]]
/** By column of the file, the column of our table; columns that are not named are ignored. */
const Mapping = z.record(z.string().min(1).max(500), z.enum(COLUMN_NAMES))
export type ImportMapping = Output<typeof Mapping>

const Problem = z.object({
  key: z.string(),
  level: z.enum(['error', 'warning', 'info']),
  /** Its name, of an import of several files; empty: it has only one. */
  file: z.string(),
  /** Line of the file; 0: the file as a whole. */
  line: Count,
  column: z.string(),
  value: z.string(),
  sentence: z.string(),
})
export type ImportRowProblem = Output<typeof Problem>

const Brief = z.object({
  id: Id,
  fileName: z.string(),
  /** The feed from which it came; null: it is a file. */
  feedId: Id.nullable(),
  state: z.enum(IMPORT_STATES),
  createdAt: z.iso.datetime(),
  /** Null: the account was deleted. */
  createdBy: z.string().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** `unknown`: its columns have to be assigned by hand. */
  format: z.string(),
  /** Products of the current phase. */
  progress: z.object({ done: Count, total: Count }),
  /** By action. */
  counts: z.partialRecord(z.enum(IMPORT_ACTIONS), Count),
  /** Until then it can be taken back; null: not (any more). */
  undoUntil: z.iso.datetime().nullable(),
  /** Why it failed; null: it did not. */
  failure: z.string().nullable(),
})
export type ImportBrief = Output<typeof Brief>

export const BrandImport = Brief.extend({
  version: z.int().min(1),
  medium: z.object({ kind: z.string(), encoding: z.string().nullable(), delimiter: z.string().nullable() }),
  /** Of several files: each of them; empty: it is one. */
  files: z.array(z.object({ name: z.string(), format: z.string(), rows: Count, products: Count })),
  rows: Count,
  products: Count,
  columns: z.array(
    z.object({
      name: z.string(),
      /** The format reads it. */
      isUsed: z.boolean(),
      examples: z.array(z.string()),
    }),
  ),
  /** The first rows, with a cell for each of `columns`. */
  preview: z.array(z.array(z.string())),
  /** Null: the format says which column is what. */
  mapping: Mapping.nullable(),
  options: ImportOptions,
  /** What is wrong with the file as a whole. */
  problems: z.array(Problem),
  /** Problems of products by kind. */
  groups: z.array(
    z.object({ key: z.string(), level: z.enum(['error', 'warning', 'info']), sentence: z.string(), count: Count }),
  ),
  /** Fields that publishing still needs, with the number of products. */
  missing: z.array(z.object({ field: z.string(), count: Count })),
  /** Products that were published or wait for their review. */
  published: Count,
  /** It stopped halfway; a new commit goes on with the products that are left. */
  canContinue: z.boolean(),
  /** A run of a feed by itself: it has the settings of the feed. */
  isAutomatic: z.boolean(),
}).meta({ id: 'BrandImport' })
export type BrandImport = Output<typeof BrandImport>

const Row = z
  .object({
    /** Its place in the file, from 0. */
    place: Count,
    line: Count,
    externalId: z.string(),
    name: z.string(),
    action: z.enum(IMPORT_ACTIONS),
    /** Null: not created (yet). */
    productId: Id.nullable(),
    problems: z.array(Problem),
    missing: z.array(z.string()),
  })
  .meta({ id: 'BrandImportRow' })
export type BrandImportRow = Output<typeof Row>

const unknown = 'imports.unknown'
const busy = 'imports.state'

export const brandImportsContract = defineContract({
  'POST /api/brand/imports': {
    ...brandCall,
    summary: 'Upload a file of products: a table, or an archive with up to ten tables and pictures',
    query: z.strictObject({ name: z.string().trim().min(1).max(FILE_NAME_LENGTH).optional() }),
    fileBytes: IMPORT_LIMITS.archiveBytes,
    response: BrandImport,
    errors: ['imports.unreadable', 'pictures.quota', 'operation.part-off'],
  },
  'GET /api/brand/imports': {
    ...brandCall,
    summary: 'The imports of the last month, newest first',
    response: z.array(Brief),
  },
  'GET /api/brand/imports/template': {
    ...brandCall,
    summary: 'Our own table with two example rows, as CSV',
    query: z.strictObject({ language: z.enum(LANGUAGES).default('de') }),
    response: z.unknown(),
    raw: true,
  },
  'GET /api/brand/imports/{id}': {
    ...brandCall,
    summary: 'One import with its progress and its result',
    params,
    response: BrandImport,
    errors: [unknown],
  },
  'GET /api/brand/imports/{id}/rows': {
    ...brandCall,
    summary: 'Products of the file and what the import does with each, in the order of the file',
    params,
    query: z.strictObject({
      from: z.coerce.number<string>().int().min(0).default(0),
      action: z.enum(IMPORT_ACTIONS).optional(),
      problem: z
        .string()
        .regex(/^[a-zA-Z]{1,40}$/)
        .optional(),
      missing: z
        .string()
        .regex(/^[a-zA-Z]{1,40}$/)
        .optional(),
    }),
    response: z.object({
      rows: z.array(Row).max(IMPORT_ROWS_PAGE),
      /** Place from which the next page begins; null: this was the last one. */
      next: Count.nullable(),
    }),
    errors: [unknown],
  },
  'PUT /api/brand/imports/{id}/mapping': {
    ...brandCall,
    summary: 'Assign the columns of the file, and set the options of the import',
    params,
    body: z.strictObject({ version: z.int().min(1), mapping: Mapping.nullable(), options: ImportOptions }),
    bodyBytes: OPTION_BYTES,
    response: BrandImport,
    errors: [unknown, busy, 'imports.mapping', 'imports.shop-address', 'conflict'],
  },
  'POST /api/brand/imports/{id}/check': {
    ...brandCall,
    summary: 'Check every product as the import would; changes no product',
    params,
    body: NoBody,
    response: BrandImport,
    errors: [unknown, busy, 'imports.mapping'],
  },
  'POST /api/brand/imports/{id}/commit': {
    ...brandCall,
    summary: 'Import the checked products, or continue an import that stopped',
    params,
    body: z.strictObject({ version: z.int().min(1) }),
    response: BrandImport,
    errors: [unknown, busy, 'imports.faulty', 'conflict'],
  },
  'POST /api/brand/imports/{id}/undo': {
    ...brandCall,
    summary: 'Undo an import: products become what they were before; those that changed since stay as they are',
    params,
    body: NoBody,
    response: BrandImport,
    errors: [unknown, busy, 'imports.undo-over'],
  },
  'GET /api/brand/imports/{id}/errors.csv': {
    ...brandCall,
    summary: 'The rows with errors in the columns of the file, with one more that names the problem',
    params,
    /** Of several files: which one; the first when left out. */
    query: z.strictObject({ file: z.string().max(500).optional() }),
    response: z.unknown(),
    raw: true,
    errors: [unknown],
  },
})
