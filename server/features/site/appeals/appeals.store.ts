import { and, eq, isNull, sql } from 'drizzle-orm'
import type { APPEAL_OUTCOMES, APPEAL_SUBJECTS, Decision, GroundKey, ReviewType } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { appeals } from '../site.tables.ts'

export type AppealSubject = (typeof APPEAL_SUBJECTS)[number]
type Outcome = (typeof APPEAL_OUTCOMES)[number]
type Appeal = typeof appeals.$inferSelect

/** A decision that may be contested; times in ISO 8601. */
interface Contested {
  readonly id: string
  readonly kind: 'decision' | 'notice'
  readonly brandId: string | null
  /** Of a decision about a brand, a product or a domain. */
  readonly decision: Decision | null
  readonly outcome: 'restricted' | 'kept' | null
  readonly isMessage: boolean
  /** Of the sender of a report, in the form that addresses are compared in. */
  readonly emailKey: string | null
  readonly decidedAt: string
}

/** The decision with this reference, or null. */
export async function findContested(db: Database, reference: string): Promise<Contested | null> {
  const [row] = await rowsOf<Contested>(
    db,
    sql`select id, 'decision' as kind, brand_id as "brandId", decision, null as outcome, false as "isMessage",
          null as "emailKey", ${momentText(sql`decided_at`)} as "decidedAt"
        from moderation_decisions where reference = ${reference}
        union all select n.id, 'notice', coalesce(p.brand_id, n.target_brand_id,
            case when n.target_type = 'brand' then n.target_id end), null, n.outcome, n.target_type = 'message',
          lower(normalize(n.email, NFKC)), ${momentText(sql`n.decided_at`)}
        from content_notices n left join products p on n.target_type = 'product' and p.id = n.target_id
        where n.reference = ${reference} and n.outcome is not null`,
  )
  return row ?? null
}

/** Inserts an appeal and returns its id; null where the same side has appealed already. */
export async function insertAppeal(db: Database, appeal: typeof appeals.$inferInsert): Promise<string | null> {
  const [row] = await db
    .insert(appeals)
    .values(appeal)
    .onConflictDoNothing({ target: [appeals.subjectId, appeals.about] })
    .returning({ id: appeals.id })
  return row?.id ?? null
}

export async function findAppeal(db: Database, id: string): Promise<Appeal | null> {
  const [row] = await db.select().from(appeals).where(eq(appeals.id, id))
  return row ?? null
}

/** Records when the receipt was sent; keeps the first time. */
export async function markAppealConfirmed(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(appeals)
    .set({ confirmedAt: at })
    .where(and(eq(appeals.id, id), isNull(appeals.confirmedAt)))
}

/** An appeal with the decision that it is against. */
interface AppealRow {
  readonly id: string
  readonly reference: string
  readonly about: AppealSubject
  readonly subjectId: string
  readonly subjectReference: string
  readonly subject: string
  readonly brand: string
  readonly brandLanguage: Language | null
  readonly text: string
  readonly language: Language
  readonly createdAt: string
  readonly confirmedAt: string | null
  readonly isOwnDecision: boolean
  readonly by: string | null
  readonly at: string | null
  readonly ground: GroundKey | null
  readonly facts: string
  readonly isAutomated: boolean
  /** Of a report; null: the appeal is against a statement of reasons. */
  readonly explanation: string | null
  readonly location: string | null
  readonly snapshot: string | null
  readonly targetType: ReviewType | null
  readonly targetId: string | null
  /** Of a message. */
  readonly messageId: string | null
  /** Of the brand whose account the decision ends. */
  readonly endedBrandId: string | null
  /** The last decision about the target is the contested one. */
  readonly isLast: boolean
  readonly outcome: Outcome | null
  readonly answer: string
  readonly decidedAt: string | null
}

/** Who made the first decision; the audit log says so of reports. */
const FIRST_BY = sql`coalesce(d.decided_by, (select l.actor_id from audit_log l where l.target_type = 'notice'
  and l.target_id = n.id::text and l.action in ('notice.kept', 'notice.restricted') order by l.at desc limit 1))`

/** Another member of staff may decide, so the one who decided first does not (DSA art. 20 (6)). */
const HAS_OTHERS = (staffId: string) =>
  sql`exists (select 1 from staff s where s.user_id <> ${staffId} and s.role in ('superadmin', 'moderator'))`

export async function selectAppeal(db: Database, id: string, staffId: string): Promise<AppealRow | null> {
  const [row] = await rowsOf<AppealRow>(
    db,
    sql`select a.id, a.reference, a.about, a.subject_id as "subjectId", a.subject_reference as "subjectReference",
          coalesce(p.name, c.domain, b.name, n.location, '') as subject, coalesce(b.name, '') as brand,
          b.language as "brandLanguage", a.text, a.language,
          ${momentText(sql`a.created_at`)} as "createdAt", ${momentText(sql`a.confirmed_at`)} as "confirmedAt",
          coalesce(f.by_id = ${staffId} and ${HAS_OTHERS(staffId)}, false) as "isOwnDecision", u.username as by,
          ${momentText(sql`coalesce(d.decided_at, n.decided_at)`)} as at, nullif(d.ground, '') as ground,
          coalesce(d.facts, n.answer, '') as facts, coalesce(d.is_automated, false) as "isAutomated",
          n.explanation, n.location, n.snapshot,
          case when f.type in ('brand', 'product') then f.type end as "targetType",
          case when f.type in ('brand', 'product') then f.target end as "targetId",
          case when f.type = 'message' then f.target end as "messageId",
          case when f.type = 'account' and d.decision = 'block' then f.target end as "endedBrandId",
          coalesce(d.id = (select l.id from moderation_decisions l where l.target_type = d.target_type
            and l.target_id = d.target_id and not (l.target_type = 'account' and l.decision = 'request_changes') order by l.decided_at desc, l.id limit 1), false) as "isLast",
          a.outcome, a.answer, ${momentText(sql`a.decided_at`)} as "decidedAt"
        from appeals a
          left join moderation_decisions d on a.about = 'decision' and d.id = a.subject_id
          left join content_notices n on a.about <> 'decision' and n.id = a.subject_id
          cross join lateral (select ${FIRST_BY} as by_id, coalesce(d.target_type, n.target_type) as type,
            coalesce(d.target_id, n.target_id) as target) f
          left join users u on u.id = f.by_id
          left join products p on f.type = 'product' and p.id = f.target
          left join brand_domains c on f.type = 'domain' and c.id = f.target
          left join brands b on b.id = coalesce(a.brand_id, p.brand_id)
        where a.id = ${id}`,
  )
  return row ?? null
}

/** Stores the decision; false where it was decided meanwhile. */
export async function storeAppealOutcome(
  db: Database,
  id: string,
  decided: { readonly outcome: Outcome; readonly answer: string; readonly decidedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(appeals)
    .set(decided)
    .where(and(eq(appeals.id, id), isNull(appeals.outcome)))
    .returning({ id: appeals.id })
  return rows.length > 0
}
