import { sql } from 'drizzle-orm'
import type { StaffAds } from '#contract/ads-staff.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

const MOST = 200

/** Started campaigns of all brands with their figures since a day. */
export const selectAllCampaigns = (db: Database, since: string): Promise<StaffAds['campaigns']> =>
  rowsOf(
    db,
    sql`with clicks as (
          select k.campaign_id, count(*) filter (where k.charged_cents > 0 and r.click_id is null)::int as charged,
            count(*) filter (where k.charged_cents = 0 or r.click_id is not null)::int as free,
            coalesce(sum(k.charged_cents) filter (where r.click_id is null), 0)::int as cents
          from ad_clicks k left join ad_click_refunds r on r.click_id = k.id
          where k.day >= ${since}::date group by k.campaign_id)
        select c.id, c.name, jsonb_build_object('id', b.id, 'name', b.name) as brand, c.status,
          c.blocked_reason is not null or s.blocked_reason is not null as "isBlocked",
          c.bid_cents as "bidCents", c.daily_budget_cents as "dailyBudgetCents",
          (select count(*)::int from ad_impressions i where i.campaign_id = c.id and i.day >= ${since}::date) as impressions,
          coalesce(k.charged, 0) as charged, coalesce(k.free, 0) as free, coalesce(k.cents, 0) as "costCents"
        from campaigns c join brands b on b.id = c.brand_id left join clicks k on k.campaign_id = c.id
          left join ad_settings s on s.brand_id = c.brand_id
        where c.status in ('active', 'paused')
        order by coalesce(k.cents, 0) desc, c.created_at desc limit ${MOST}`,
  )

/** Free clicks since a day by reason. */
export const selectInvalid = (db: Database, since: string): Promise<StaffAds['invalid']> =>
  rowsOf(
    db,
    sql`select free_reason as reason, count(*)::int as clicks, count(distinct user_id)::int as users,
          count(distinct brand_id)::int as brands
        from ad_clicks where day >= ${since}::date and free_reason is not null group by free_reason order by 2 desc, 1`,
  )

/** The same by day. */
export const selectInvalidByDay = (db: Database, since: string): Promise<StaffAds['invalidByDay']> =>
  rowsOf(
    db,
    sql`select day::text as day, free_reason as reason, count(*)::int as clicks
        from ad_clicks where day >= ${since}::date and free_reason is not null group by 1, 2 order by 1, 2`,
  )

/** The brand of a campaign; null: there is no such campaign. */
export async function selectBrandOfCampaign(db: Database, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ brandId: string }>(db, sql`select brand_id as "brandId" from campaigns where id = ${id}`)
  return row?.brandId ?? null
}

/** Contested clicks that staff have not decided, the oldest first. */
export const selectOpenContests = (db: Database): Promise<StaffAds['contests']> =>
  rowsOf(
    db,
    sql`select k.id as "clickId", jsonb_build_object('id', b.id, 'name', b.name) as brand, p.name as product,
          ${momentText(sql`k.clicked_at`)} as "clickedAt", ${momentText(sql`k.seen_at`)} as "seenAt",
          k.charged_cents as "chargedCents", t.reason, ${momentText(sql`t.opened_at`)} as "openedAt",
          (select count(*)::int from ad_clicks o where o.user_id = k.user_id and o.day between k.day - 1 and k.day + 1)
            as "clicksOfUser",
          (select count(*)::int from ad_clicks o where o.ip_hash = k.ip_hash and o.day between k.day - 1 and k.day + 1)
            as "clicksOfAddress"
        from ad_click_contests t join ad_clicks k on k.id = t.click_id join brands b on b.id = k.brand_id
          join products p on p.id = k.product_id
        where t.state = 'open' order by t.opened_at limit ${MOST}`,
  )

interface Decision {
  readonly clickId: number
  readonly state: 'accepted' | 'refused'
  readonly decision: string
  readonly at: Date
}

/** Closes a contest; answers its brand, or null where it is not open. */
export async function closeContest(db: Database, { clickId, state, decision, at }: Decision): Promise<string | null> {
  const [row] = await rowsOf<{ brandId: string }>(
    db,
    sql`update ad_click_contests set state = ${state}, decision = ${decision}, decided_at = ${timestamptz(at)}
        where click_id = ${clickId} and state = 'open' returning brand_id as "brandId"`,
  )
  return row?.brandId ?? null
}

export async function insertReserve(db: Database, cents: number, at: Date): Promise<void> {
  await db.execute(sql`insert into ad_reserves (cents, set_at) values (${cents}, ${timestamptz(at)})`)
}
