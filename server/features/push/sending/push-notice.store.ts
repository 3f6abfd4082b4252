import { sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** Product 17: quiet from 22 to 8, in the user's time zone. */
const QUIET = { from: 22, to: 8 } as const

export interface AwakeBrowser {
  readonly id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
}

/** The subscribed browsers of a user whose session is alive; none in quiet hours. */
export const selectAwakeBrowsers = (db: Database, userId: string, now: Date): Promise<AwakeBrowser[]> =>
  rowsOf(
    db,
    sql`select s.id, s.endpoint, s.p256dh, s.auth, s.language
        from push_subscriptions s join sessions n on n.id = s.session_id join users u on u.id = s.user_id
        where s.user_id = ${userId} and n.expires_at > ${timestamptz(now)}
          and extract(hour from ${timestamptz(now)} at time zone u.preferred_timezone)
            between ${QUIET.to} and ${QUIET.from - 1}`,
  )
