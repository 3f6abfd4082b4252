import { and, eq, isNull, sql } from 'drizzle-orm'
import { type NOTICE_OUTCOMES, REVIEW, type ReviewType } from '#contract/moderation.limits.ts'
import type { Language, NoticeReason } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { contentNotices } from '../site.tables.ts'

type Outcome = (typeof NOTICE_OUTCOMES)[number]

interface OtherNotice {
  readonly id: string
  readonly reference: string
  readonly reason: NoticeReason
  readonly explanation: string
  readonly hasAddress: boolean
  readonly createdAt: string
}

/** A report with what it is about; times in ISO 8601. */
interface NoticeRow {
  readonly id: string
  readonly reference: string
  readonly reason: NoticeReason
  readonly location: string
  readonly explanation: string
  readonly name: string | null
  readonly hasAddress: boolean
  readonly language: Language
  readonly createdAt: string
  readonly targetType: ReviewType | null
  readonly targetId: string | null
  readonly target: string | null
  readonly brand: string | null
  readonly brandLanguage: Language | null
  /** Of a reported message. */
  readonly messageId: string | null
  readonly snapshot: string | null
  readonly others: OtherNotice[]
  readonly confirmedAt: string | null
  readonly outcome: Outcome | null
  readonly answer: string
  readonly decidedAt: string | null
}

/** Reports that were sent with this address, in any spelling. */
export const countNoticesFrom = (db: Database, email: string): Promise<number> =>
  db.$count(contentNotices, sql`lower(${contentNotices.email}) = lower(${email})`)

export async function selectNotice(db: Database, id: string): Promise<NoticeRow | null> {
  const [row] = await rowsOf<NoticeRow>(
    db,
    sql`select n.id, n.reference, n.reason, n.location, n.explanation, n.name, n.email is not null as "hasAddress",
          n.language, ${momentText(sql`n.created_at`)} as "createdAt",
          case when b.id is not null then n.target_type end as "targetType",
          case when b.id is not null then n.target_id end as "targetId", coalesce(p.name, b.name) as target, b.name as brand,
          b.language as "brandLanguage",
          case when n.target_type = 'message' then n.target_id end as "messageId", n.snapshot,
          coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'reason', o.reason,
              'explanation', o.explanation, 'hasAddress', o.email is not null,
              'createdAt', ${momentText(sql`o.created_at`)}) order by o.created_at, o.id)
            from (select * from content_notices where target_type = n.target_type and target_id = n.target_id
              and id <> n.id and outcome is null order by created_at, id limit ${REVIEW.noticesAtOnce}) o), '[]') as others,
          ${momentText(sql`n.confirmed_at`)} as "confirmedAt", n.outcome, n.answer, ${momentText(sql`n.decided_at`)} as "decidedAt"
        from content_notices n
          left join products p on n.target_type = 'product' and p.id = n.target_id
          left join brands b on b.id = coalesce(p.brand_id, case when n.target_type = 'brand' then n.target_id end)
        where n.id = ${id}`,
  )
  return row ?? null
}

/** Stores the decision; false where the report was decided meanwhile. */
export async function storeOutcome(
  db: Database,
  id: string,
  decided: { readonly outcome: Outcome; readonly answer: string; readonly decidedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(contentNotices)
    .set(decided)
    .where(and(eq(contentNotices.id, id), isNull(contentNotices.outcome)))
    .returning({ id: contentNotices.id })
  return rows.length > 0
}

/** Makes reports wait again that this member of staff decided to keep since a time, in one decision; returns their ids. */
export async function clearKept(
  db: Database,
  id: string,
  { since, userId }: { readonly since: Date; readonly userId: string },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update content_notices n set outcome = null, answer = '', decided_at = null
        from content_notices one
        where one.id = ${id} and one.outcome = 'kept' and one.decided_at >= ${timestamptz(since)}
          and exists (select 1 from audit_log l where l.target_type = 'notice' and l.target_id = one.id::text
            and l.action = 'notice.kept' and l.actor_id = ${userId} and l.at >= one.decided_at)
          and n.outcome = 'kept' and n.decided_at = one.decided_at
          and (n.id = one.id or (n.target_type = one.target_type and n.target_id = one.target_id))
        returning n.id`,
  )
  return rows.map((row) => row.id)
}
