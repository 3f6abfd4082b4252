/** What staff ask for that a second person confirms: bonus credit, a refund, or credit that a brand asks back (Trust S43). */
export const MONEY_REQUEST_KINDS = ['grant', 'refund', 'return'] as const
export type MoneyRequestKind = (typeof MONEY_REQUEST_KINDS)[number]

/** `confirmed`: by a second person; `effective`: by itself, after a day; `failed`: it was not possible any more by then. */
export const MONEY_REQUEST_STATES = ['open', 'confirmed', 'effective', 'withdrawn', 'refused', 'failed'] as const

/** What one member of staff does alone within a day, and how long a request waits where there is no second person. */
export const FOUR_EYES = { aloneCents: 10_000, hours: 24, mostCents: 1_000_000, shown: 100 } as const
