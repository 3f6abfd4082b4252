import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

interface Age {
  readonly count: number
  /** ISO 8601. */
  readonly oldestAt: string | null
}

export interface MoneyAges {
  readonly requests: Age
  readonly returns: Age
  readonly unpaid: Age
}

const age = (since: SQL, from: SQL) =>
  sql`(select jsonb_build_object('count', count(*), 'oldestAt', ${momentText(sql`min(${since})`)}) from ${from})`

/** Undecided money of staff, credit that is asked back, and plans whose renewal was not paid. */
export async function selectMoneyAges(db: Database): Promise<MoneyAges> {
  const [row] = await rowsOf<MoneyAges & Record<string, unknown>>(
    db,
    sql`select ${age(sql`asked_at`, sql`money_requests where state = 'open'`)} as requests,
          ${age(sql`asked_at`, sql`credit_returns where state = 'asked'`)} as returns,
          ${age(sql`period_to`, sql`subscriptions where state = 'past_due'`)} as unpaid`,
  )
  const none = { count: 0, oldestAt: null }
  return row ?? { requests: none, returns: none, unpaid: none }
}
