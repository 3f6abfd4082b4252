import { sql } from 'drizzle-orm'
import { PRICE_BANDS } from '#contract/insights.limits.ts'

/** The lower bound of the price band of a product `p`, as text. */
export const PRICE_BAND = sql.raw(
  `case ${PRICE_BANDS.toReversed()
    .map((cents) => `when p.price_gross_cents >= ${cents} then '${cents}'`)
    .join(' ')} end`,
)
