import { type SQL, sql } from 'drizzle-orm'
import { STAFF_BRANDS } from '#contract/administration.limits.ts'
import type { ListedBrand, StaffBrandFilters } from '#contract/administration.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

/** The plan in force: what staff let hold instead, or the brand's own. */
const planInForce = (now: Date): SQL =>
  sql`(select case when s.override_until > ${timestamptz(now)} then s.override_plan else s.plan end
    from subscriptions s where s.brand_id = b.id)`

const OPEN_REPORTS = sql`(select count(*)::int from content_notices n left join products p
    on n.target_type = 'product' and p.id = n.target_id
  where n.outcome is null
    and coalesce(p.brand_id, n.target_brand_id, case when n.target_type = 'brand' then n.target_id end) = b.id)`

/** What a line of the list says of a brand `b`. */
export const listedColumns = (now: Date): SQL => sql`
  b.id, b.name, b.slug as handle, b.status, ${momentText(sql`coalesce(b.delete_after, b.ends_at)`)} as "endsAt", b.trust_level as "trustLevel",
  (select d.domain from brand_domains d where d.brand_id = b.id
    order by d.proven_at nulls last, d.created_at limit 1) as domain,
  ${planInForce(now)} as plan,
  (select count(*)::int from products p where p.brand_id = b.id and p.is_listed) as "productsLive",
  coalesce((select sum(l.left_cents)::int from credit_lots l where l.brand_id = b.id and l.left_cents > 0
    and (l.expires_at is null or l.expires_at > ${timestamptz(now)})), 0) as "creditCents",
  ${OPEN_REPORTS} as "openReports",
  ${momentText(sql`case when b.delete_after is not null then null
    when b.status = 'pending_review' then b.submitted_at
    when b.status = 'approved' then b.claims_changed_at end`)} as "waitingSince"`

interface Wanted extends StaffBrandFilters {
  readonly now: Date
}

function conditionsOf({ q, state, plan, trust, reported, now }: Wanted): SQL {
  const words = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const all = [
    sql`b.erased_at is null`,
    q &&
      sql`(b.name ilike ${words} or b.slug ilike ${words}
        or exists (select 1 from brand_domains d where d.brand_id = b.id and d.domain ilike ${words}))`,
    state && (state === 'closing' ? sql`coalesce(b.delete_after, b.ends_at) is not null` : sql`b.status = ${state}`),
    plan && sql`${planInForce(now)} = ${plan}`,
    trust && sql`b.trust_level = ${Number(trust)}`,
    reported && sql`${OPEN_REPORTS} > 0`,
  ].filter((condition) => typeof condition === 'object')
  return sql.join(all, sql` and `)
}

/** A page of brands after the one that the cursor names, the latest first; one more than a page says that there are more. */
export const selectBrands = (db: Database, wanted: Wanted, cursor: string | null): Promise<ListedBrand[]> =>
  rowsOf<ListedBrand>(
    db,
    sql`select ${listedColumns(wanted.now)} from brands b
        where ${conditionsOf(wanted)}
          and (${cursor}::uuid is null or b.no < (select c.no from brands c where c.id = ${cursor}::uuid))
        order by b.no desc limit ${STAFF_BRANDS.page + 1}`,
  )

export async function countBrands(db: Database, wanted: Wanted): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from brands b where ${conditionsOf(wanted)}`,
  )
  return row?.count ?? 0
}
