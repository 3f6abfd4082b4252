/**
 * The position of each group of features in the content vector, and the prior spread of users' weights on it.
 * `deviation` is the standard deviation of a user's weight in units of like probability; every group is scaled to
 * a length of about 1, so deviations of different groups can be compared.
 */
export interface FeatureGroup {
  readonly start: number
  readonly size: number
  readonly deviation: number
}

export const FEATURE_GROUPS = {
  bias: { start: 0, size: 1, deviation: 0.15 },
  gender: { start: 1, size: 3, deviation: 0.2 },
  type: { start: 4, size: 4, deviation: 0.12 },
  price: { start: 8, size: 4, deviation: 0.12 },
  sale: { start: 12, size: 1, deviation: 0.06 },
  drop: { start: 13, size: 1, deviation: 0.06 },
  /** One number for each of `COLOURS`. */
  colour: { start: 14, size: 15, deviation: 0.16 },
  kind: { start: 29, size: 8, deviation: 0.18 },
  /** One number for each of `MATERIALS`. */
  material: { start: 37, size: 7, deviation: 0.12 },
  /** One number for each of `CUTS`. */
  cut: { start: 44, size: 7, deviation: 0.12 },
  words: { start: 51, size: 32, deviation: 0.16 },
  brand: { start: 83, size: 8, deviation: 0.14 },
  picture: { start: 91, size: 3, deviation: 0.08 },
} as const satisfies Record<string, FeatureGroup>

/** Length of a content vector. */
export const CONTENT_DIMENSION = 94

/** Increase it when the meaning of a coordinate changes: tastes stored with another layout are then relearned. */
export const CONTENT_LAYOUT_VERSION = 2
