/** Product 17: lists beside Saved. */
export const BOARDS = {
  /** Own lists; Saved does not count. */
  most: 20,
  nameMax: 40,
  productsMost: 500,
  /** Pictures that a list is shown by. */
  covers: 4,
} as const
