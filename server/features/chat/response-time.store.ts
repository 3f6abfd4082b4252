import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface Period {
  /** Null: the support. */
  readonly brandId: string | null
  readonly since: Date
  readonly now: Date
}

interface Responses {
  /** Conversations with at least one answer. */
  readonly answered: number
  readonly medianSeconds: number | null
}

/** So that a reading stays small for a desk with very many: the latest ones say the same. */
const MOST = 500

/**
 * A question is what the user wrote since the last answer; it waits from its first message until a person of the desk answers.
 * Automatic answers answer nothing.
 */
export async function readResponses(db: Database, { brandId, since, now }: Period): Promise<Responses> {
  const ofDesk = brandId === null ? sql`c.kind = 'support'` : sql`c.brand_id = ${brandId}`
  const [row] = await rowsOf<Responses>(
    db,
    sql`with latest as (
          select c.id from conversations c where ${ofDesk} and c.last_message_at >= ${timestamptz(since)}
          order by c.last_message_at desc limit ${MOST}),
        said as (
          select m.conversation_id as id, m.seq, m.side, m.created_at as at,
            lag(m.side) over (partition by m.conversation_id order by m.seq) as before
          from conversation_messages m join latest on latest.id = m.conversation_id where not m.is_automatic),
        asked as (
          select q.id, q.at, (select min(a.at) from said a where a.id = q.id and a.side = 'desk' and a.seq > q.seq) as answer
          from said q where q.side = 'user' and q.before is distinct from 'user' and q.at >= ${timestamptz(since)})
        select count(distinct id) filter (where answer is not null)::int as answered,
          percentile_cont(0.5) within group (
            order by extract(epoch from coalesce(answer, ${timestamptz(now)}) - at)) as "medianSeconds"
        from asked`,
  )
  return row ?? { answered: 0, medianSeconds: null }
}
