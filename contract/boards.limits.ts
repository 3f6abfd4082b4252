/** Product 17: lists beside Saved. */
export const BOARDS = {
  /** Own lists; Saved does not count. */
  most: 20,
  nameMax: 40,
  productsMost: 500,
  /** Pictures on the tile of a list. */
  covers: 4,
} as const
