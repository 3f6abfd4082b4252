import { type SQL, sql } from 'drizzle-orm'
import type { Decision, GroundKey, NOTICE_OUTCOMES, ReviewType } from '#contract/moderation.limits.ts'
import type { DecisionView } from '#contract/moderation.ts'
import type { NoticeReason } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { moderationDecisions } from './moderation.tables.ts'

export async function insertDecision(db: Database, decision: typeof moderationDecisions.$inferInsert): Promise<void> {
  await db.insert(moderationDecisions).values(decision)
}

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Decisions about a brand and its products, the last first. */
export const selectDecisions = (db: Database, brandId: string): Promise<(DecisionView & { targetId: string })[]> =>
  rowsOf(
    db,
    sql`select d.id, d.reference, d.target_type as type, d.target_id as "targetId", coalesce(p.name, c.domain, b.name) as name,
          d.decision, nullif(d.ground, '') as ground, d.facts, d.note, d.is_automated as "isAutomated", u.username as by,
          ${iso(sql`d.decided_at`)} as "decidedAt",
          exists (select 1 from moderation_decisions r where r.reverses = d.id) as "isReversed"
        from moderation_decisions d join brands b on b.id = d.brand_id
          left join products p on d.target_type = 'product' and p.id = d.target_id
          left join brand_domains c on d.target_type = 'domain' and c.id = d.target_id
          left join users u on u.id = d.decided_by
        where d.brand_id = ${brandId} order by d.decided_at desc, d.id limit 50`,
  )

export interface LastDecision {
  readonly id: string
  readonly reference: string
  readonly decision: Decision
  readonly ground: GroundKey | null
  readonly facts: string
  readonly isAutomated: boolean
  /** When a suspension ends, in ISO 8601; null: until it is lifted. */
  readonly until: string | null
  /** ISO 8601. */
  readonly decidedAt: string
}

/** The last decision about a brand, a product or the end of a brand's account, or null; warnings stand beside its end. */
export async function findLastDecision(
  db: Database,
  type: ReviewType | 'account',
  id: string,
): Promise<LastDecision | null> {
  const [row] = await rowsOf<LastDecision>(
    db,
    sql`select id, reference, decision, nullif(ground, '') as ground, facts, is_automated as "isAutomated",
          ${iso(sql`until`)} as until, ${iso(sql`decided_at`)} as "decidedAt"
        from moderation_decisions where target_type = ${type} and target_id = ${id}
          and not (target_type = 'account' and decision = 'request_changes')
        order by decided_at desc, id limit 1`,
  )
  return row ?? null
}

interface Record {
  readonly brandId: string
  readonly approved: number
  readonly refusedLately: number
  readonly refusedInQuarter: number
}

const DAY = (days: number) => sql`make_interval(days => ${days})`

/** Product 4: what the trust in brands depends on; of one brand, or of those whose level is above 0. */
export const selectRecords = (db: Database, now: Date, brandId: string | null): Promise<Record[]> =>
  rowsOf(
    db,
    sql`with counted as (
          select d.* from moderation_decisions d where d.target_type = 'product'
            and not exists (select 1 from moderation_decisions r where r.reverses = d.id))
        select b.id as "brandId",
          count(distinct d.target_id) filter (where d.decision in ('approve', 'reverse'))::int as approved,
          count(*) filter (where d.decision in ('reject', 'block')
            and d.decided_at > ${timestamptz(now)} - ${DAY(30)})::int as "refusedLately",
          count(*) filter (where d.decision in ('reject', 'block')
            and d.decided_at > ${timestamptz(now)} - ${DAY(90)})::int as "refusedInQuarter"
        from brands b join counted d on d.brand_id = b.id
        where ${brandId}::uuid is null or b.id = ${brandId}::uuid group by b.id`,
  )

interface NoticeRow {
  readonly reference: string
  readonly reason: NoticeReason
  readonly explanation: string
  readonly createdAt: string
  readonly outcome: (typeof NOTICE_OUTCOMES)[number] | null
}

/** Reports of this brand or product, the last first. */
export const selectNotices = (db: Database, type: ReviewType, id: string): Promise<NoticeRow[]> =>
  rowsOf(
    db,
    sql`select reference, reason, explanation, ${iso(sql`created_at`)} as "createdAt", outcome from content_notices
        where target_type = ${type} and target_id = ${id} order by content_notices.created_at desc limit 20`,
  )

/** Suspended brands whose suspension is over. */
export const selectEndedSuspensions = (db: Database, now: Date): Promise<{ id: string }[]> =>
  rowsOf(
    db,
    sql`select b.id from brands b where b.status = 'suspended' and b.delete_after is null and (
          select d.decision = 'block' and d.until <= ${timestamptz(now)} from moderation_decisions d
          where d.target_type = 'brand' and d.target_id = b.id order by d.decided_at desc, d.id limit 1)`,
  )
