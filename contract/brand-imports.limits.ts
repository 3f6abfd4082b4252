/** Product 4: how an import of a brand proceeds. */
export const IMPORT_STATES = [
  'ready',
  'checking',
  'checked',
  'committing',
  'settling',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** States in which a job works on it. `settling`: pictures are fetched, then complete products are published. */
export const RUNNING_STATES: readonly ImportState[] = ['checking', 'committing', 'settling', 'undoing']

/** `stock`: prices and stock of existing products only. */
export const IMPORT_MODES = ['new', 'update', 'stock'] as const

/** What the import does with a product of the file. `same`: nothing changes; `pause`: the feed no longer has it. */
export const IMPORT_ACTIONS = ['create', 'update', 'same', 'skip', 'pause', 'error'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

/** Decision 141: what is added to net prices. */
export const VAT_PERCENT = 19

/** Hours for which an import can be taken back. */
export const IMPORT_UNDO_HOURS = 24
/** Days for which files and results are kept. */
export const IMPORT_KEPT_DAYS = 30
/** Rows of the result per call. */
export const IMPORT_ROWS_PAGE = 500
/** Imports in the list. */
export const IMPORTS_SHOWN = 50
export const FILE_NAME_LENGTH = 200
