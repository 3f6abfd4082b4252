const MB = 1_000_000

/** Product 4: what one import takes. */
export const IMPORT_LIMITS = {
  /** Bytes of a table, also inside an archive. */
  tableBytes: 20 * MB,
  /** Trust S65: bytes of a table at an address, unpacked, and how long it may take. */
  feedBytes: 10 * MB,
  feedTimeoutMs: 5000,
  /** Bytes of an archive with pictures. */
  archiveBytes: 100 * MB,
  /** Product files of one import. */
  files: 10,
  rows: 20_000,
  products: 5000,
  columns: 500,
} as const
