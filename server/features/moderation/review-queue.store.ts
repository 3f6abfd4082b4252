import { type SQL, sql } from 'drizzle-orm'
import type { QueueType, ReviewType } from '#contract/moderation.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface QueueRow {
  readonly type: QueueType
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly cause: 'new' | 'change' | 'dispute' | 'report' | 'appeal' | 'found'
  /** ISO 8601. */
  readonly since: string
  readonly notices: number
  readonly claimedBy: string | null
  readonly claimant: string | null
  readonly until: string | null
  /** The reader works for a brand that it concerns, and so does not decide. */
  readonly isOwnBrand: boolean
  /** An appeal against a decision of the reader, and other staff can decide. */
  readonly isOwnDecision: boolean
}

const MOST = 200

/** Products of brands that staff refused or suspended are not decided about. */
const IS_OPEN = sql`b.delete_after is null and b.status not in ('rejected', 'suspended')`

/** Brands and products with a new submission or a change, disputed domains, and reports of content. */
const WAITING = sql`
  select 'brand' as type, id, name, name as brand, 'new' as cause, submitted_at as since, array[id] as brand_ids
    from brands
    where status = 'pending_review' and delete_after is null
  union all select 'brand', id, name, name, 'change', claims_changed_at, array[id] from brands
    where status = 'approved' and claims_changed_at is not null and delete_after is null
  union all select 'domain', (array_agg(d.id order by d.disputed_at, d.id))[1], d.domain, string_agg(b.name, ' / ' order by b.no),
      'dispute', min(d.disputed_at), array_agg(b.id)
    from brand_domains d join brands b on b.id = d.brand_id where d.disputed_at is not null and ${IS_OPEN} group by d.domain
  union all select 'product', p.id, p.name, b.name, 'new', p.updated_at, array[b.id]
    from products p join brands b on b.id = p.brand_id
    where p.review_state = 'in_review' and p.status in ('active', 'paused') and p.delete_after is null and ${IS_OPEN}
  union all select 'product', p.id, p.name, b.name, 'change', c.submitted_at, array[b.id] from product_changes c
    join products p on p.id = c.product_id join brands b on b.id = p.brand_id
    where c.state = 'in_review' and p.review_state = 'none' and p.status in ('active', 'paused') and p.delete_after is null
      and ${IS_OPEN}
  union all select 'notice', n.id, coalesce(p.name, b.name, n.location), coalesce(b.name, ''), 'report', n.created_at, array[b.id]
    from content_notices n
      left join products p on n.target_type = 'product' and p.id = n.target_id
      left join brands b on b.id = coalesce(p.brand_id, n.target_brand_id, case when n.target_type = 'brand' then n.target_id end)
    where n.outcome is null
  union all select 'appeal', a.id, a.subject_reference, coalesce(b.name, ''), 'appeal', a.created_at, array[b.id]
    from appeals a left join brands b on b.id = a.brand_id where a.outcome is null`

/** The reader made the decision that an appeal is against, and there are others who may decide (DSA art. 20 (6)). */
const isOwnDecision = (staffId: string) => sql`(q.type = 'appeal'
  and exists (select 1 from staff s where s.user_id <> ${staffId} and s.role in ('superadmin', 'moderator'))
  and exists (select 1 from appeals a where a.id = q.id and (
    exists (select 1 from moderation_decisions d where d.id = a.subject_id and d.decided_by = ${staffId})
    or exists (select 1 from audit_log l where l.target_type = 'notice' and l.target_id = a.subject_id::text
      and l.action in ('notice.kept', 'notice.restricted') and l.actor_id = ${staffId}))))`

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface Reader {
  readonly staffId: string
  readonly now: Date
}

const withClaims = (db: Database, items: SQL, { staffId, now }: Reader): Promise<QueueRow[]> =>
  rowsOf(
    db,
    sql`select q.type, q.id, q.name, q.brand, q.cause, ${iso(sql`q.since`)} as since,
          (select count(*)::int from content_notices n where n.target_type = q.type and n.target_id = q.id
            and n.outcome is null) as notices,
          c.staff_id as "claimedBy", u.username as claimant, ${iso(sql`c.until`)} as until,
          exists (select 1 from brand_members m where m.user_id = ${staffId} and m.brand_id = any(q.brand_ids)) as "isOwnBrand",
          ${isOwnDecision(staffId)} as "isOwnDecision"
        from (${items}) q
          left join review_claims c on c.target_type = q.type and c.target_id = q.id
            and c.until > ${now.toISOString()}::timestamptz
          left join users u on u.id = c.staff_id
        order by q.since, q.type, q.id limit ${MOST}`,
  )

/** What waits in these queues, the longest waiting first. */
export const selectQueue = (db: Database, reader: Reader, types: readonly QueueType[]): Promise<QueueRow[]> =>
  withClaims(db, sql`select * from (${WAITING}) w where w.type = any(${sql.param(types)}::text[])`, reader)

export interface QueueCounts {
  readonly brands: number
  readonly products: number
  readonly domains: number
  readonly notices: number
  readonly appeals: number
}

export async function countQueue(db: Database): Promise<QueueCounts> {
  const count = (type: QueueType) => sql`count(*) filter (where type = ${type})::int`
  const [row] = await rowsOf<QueueCounts>(
    db,
    sql`select ${count('brand')} as brands, ${count('product')} as products, ${count('domain')} as domains,
          ${count('notice')} as notices, ${count('appeal')} as appeals from (${WAITING}) q`,
  )
  return row ?? { brands: 0, products: 0, domains: 0, notices: 0, appeals: 0 }
}

const MOST_FOUND = 20

/** Brands and products whose name contains the words, or one of which a decision has this reference. */
export function searchItems(db: Database, words: string, reader: Reader): Promise<QueueRow[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const decided = (type: ReviewType, id: SQL) => sql`exists (select 1 from moderation_decisions d
    where d.target_type = ${type} and d.target_id = ${id} and d.reference = upper(${words}))`
  return withClaims(
    db,
    sql`(select 'brand' as type, b.id, b.name, b.name as brand, 'found' as cause, b.submitted_at as since,
            array[b.id] as brand_ids from brands b
          where b.name ilike ${pattern} or b.slug ilike ${pattern} or ${decided('brand', sql`b.id`)}
          order by length(b.name) limit ${MOST_FOUND})
        union all (select 'product', p.id, p.name, b.name, 'found', p.created_at, array[b.id] from products p
          join brands b on b.id = p.brand_id
          where p.status <> 'draft' and (p.name ilike ${pattern} or ${decided('product', sql`p.id`)})
          order by length(p.name) limit ${MOST_FOUND})`,
    reader,
  )
}

/** The brands that an item of the queue concerns, by its type. */
const CONCERNED: Readonly<Record<QueueType, (id: string) => SQL>> = {
  brand: (id) => sql`select ${id}::uuid`,
  product: (id) => sql`select brand_id from products where id = ${id}`,
  domain: (id) =>
    sql`select o.brand_id from brand_domains d join brand_domains o on o.domain = d.domain where d.id = ${id}`,
  notice: (
    id,
  ) => sql`select coalesce(p.brand_id, n.target_brand_id, case when n.target_type = 'brand' then n.target_id end)
    from content_notices n left join products p on n.target_type = 'product' and p.id = n.target_id where n.id = ${id}`,
  appeal: (id) => sql`select brand_id from appeals where id = ${id}`,
}

/** A brand that the item concerns and that the user works for; null: none. */
export async function findOwnBrand(
  db: Database,
  { userId, type, id }: { readonly userId: string; readonly type: QueueType; readonly id: string },
): Promise<string | null> {
  const [row] = await rowsOf<{ brandId: string }>(
    db,
    sql`select brand_id as "brandId" from brand_members where user_id = ${userId} and brand_id in (${CONCERNED[type](id)})`,
  )
  return row?.brandId ?? null
}

export interface OldestItem {
  readonly type: ReviewType
  readonly id: string
}

/** What waits since before this time, for the demo that approves by itself. */
export const selectWaitingSince = (db: Database, before: Date): Promise<OldestItem[]> =>
  rowsOf(
    db,
    sql`select type, id from (${WAITING}) q where since < ${before.toISOString()}::timestamptz and type in ('brand', 'product')
        order by type, since limit ${MOST}`,
  )

export interface QueueAge {
  readonly type: QueueType
  readonly count: number
  /** ISO 8601. */
  readonly oldestAt: string
}

/** How much waits of each type, and since when; types of which nothing waits are left out. */
export const selectQueueAges = (db: Database): Promise<QueueAge[]> =>
  rowsOf(
    db,
    sql`select type, count(*)::int as count, ${iso(sql`min(since)`)} as "oldestAt" from (${WAITING}) q group by type`,
  )
