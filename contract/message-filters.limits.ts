/** `exact`: as whole words; `contains`: also within words; `regex`: a regular expression of a safe subset. */
export const FILTER_KINDS = ['exact', 'contains', 'regex'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** `mask`: replaced by dots for good; `warn`: the reader is warned; `refuse`: not sent. */
export const FILTER_ACTIONS = ['mask', 'warn', 'refuse'] as const
export type FilterAction = (typeof FILTER_ACTIONS)[number]

export const MESSAGE_FILTER = {
  most: 100,
  patternMin: 2,
  patternMax: 120,
  noteMax: 160,
  trialMax: 2000,
  /** `*` and `+` of a regular expression repeat at most so often. */
  repeatMost: 30,
  /** Ways in which a regular expression can match from one place, at most. */
  waysMost: 2000,
} as const
