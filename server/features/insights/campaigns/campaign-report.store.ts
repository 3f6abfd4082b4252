import { type SQL, sql } from 'drizzle-orm'
import type { CampaignReport, ReportSums } from '#contract/campaign-report.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface Asked {
  readonly brandId: string
  readonly campaignId: string | null
  /** Days in Berlin, both included. */
  readonly from: string
  readonly to: string
}

/** Campaigns of the brand, or the one of them that was asked for. */
const chosen = ({ brandId, campaignId }: Asked) =>
  sql`select id, name, bid_cents, daily_budget_cents from campaigns
      where brand_id = ${brandId} and (${campaignId}::uuid is null or id = ${campaignId}::uuid)`

/** The bid of the campaign `c` at the end of a day. */
const bidOn = (day: SQL) =>
  sql`coalesce((select h.bid_cents from campaign_terms h where h.campaign_id = c.id and h.day <= ${day}
        order by h.day desc, h.id desc limit 1), c.bid_cents)`

/** The highest daily budget of the campaign `c` on a day: nothing that was spent on it is above it. */
const budgetOn = (day: SQL) =>
  sql`coalesce(greatest(
        (select max(h.daily_budget_cents) from campaign_terms h where h.campaign_id = c.id and h.day = ${day}),
        (select h.daily_budget_cents from campaign_terms h where h.campaign_id = c.id and h.day < ${day}
          order by h.day desc, h.id desc limit 1)), c.daily_budget_cents)`

/** Clicks with what was refunded and ordered. */
const CLICKS_OF_CHOSEN = sql`join ad_clicks k on k.campaign_id = c.id left join ad_click_refunds r on r.click_id = k.id
            left join lateral (
              select count(*)::int as n, sum(value_cents) as cents from orders o
              where o.click_key = k.click_key and o.brand_id = k.brand_id and not o.is_own) o on true`

const CLICK_SUMS = sql`count(*) filter (where k.charged_cents > 0 and r.click_id is null)::int as charged,
            count(*) filter (where k.charged_cents = 0 or r.click_id is not null)::int as free,
            coalesce(sum(k.charged_cents) filter (where r.click_id is null), 0)::int as cents,
            sum(o.n)::int as orders, coalesce(sum(o.cents), 0)::int as order_cents`

interface StoredRow extends Omit<CampaignReport['rows'][number], 'reach' | 'likes' | 'details' | 'saves'> {
  readonly reach: number
  readonly likes: number
  readonly details: number
  readonly saves: number
}

/** Figures by day and product. A click counts on the day on which it was made; a refunded one is free. */
export const selectReportRows = (db: Database, asked: Asked, most: number): Promise<StoredRow[]> =>
  rowsOf(
    db,
    sql`with chosen as materialized (${chosen(asked)}),
        seen as (
          select i.campaign_id, i.product_id, i.day, count(*)::int as impressions,
            count(distinct i.user_id)::int as reach,
            count(distinct i.user_id) filter (where exists (select from interactions a
              where a.user_id = i.user_id and a.product_no = p.no and a.action = 'like'
                and a.created_at between i.seen_at and i.seen_at + interval '1 day'))::int as likes,
            count(distinct i.user_id) filter (where exists (select from product_events e
              where e.user_id = i.user_id and e.product_no = p.no and e.kind = 'detail' and e.day in (i.day, i.day + 1)
                and e.happened_at between i.seen_at - interval '1 second' and i.seen_at + interval '1 day'))::int as details,
            count(distinct i.user_id) filter (where exists (select from saved_products v
              where v.user_id = i.user_id and v.product_no = p.no
                and v.saved_at between i.seen_at and i.seen_at + interval '1 day'))::int as saves
          from ad_impressions i join chosen c on c.id = i.campaign_id join products p on p.id = i.product_id
          where i.day between ${asked.from}::date and ${asked.to}::date group by 1, 2, 3),
        clicked as (
          select k.campaign_id, k.product_id, k.day, ${CLICK_SUMS} from chosen c ${CLICKS_OF_CHOSEN}
          where k.day between ${asked.from}::date and ${asked.to}::date group by 1, 2, 3)
        select coalesce(s.day, k.day)::text as day, jsonb_build_object('id', c.id, 'name', c.name) as campaign,
          jsonb_build_object('id', p.id, 'name', p.name) as product, coalesce(s.impressions, 0) as impressions,
          coalesce(s.reach, 0) as reach, coalesce(s.likes, 0) as likes, coalesce(s.details, 0) as details,
          coalesce(s.saves, 0) as saves,
          coalesce(k.charged, 0) as charged, coalesce(k.free, 0) as free, coalesce(k.cents, 0) as "costCents",
          ${bidOn(sql`coalesce(s.day, k.day)`)} as "bidCents", coalesce(k.orders, 0) as orders, coalesce(k.order_cents, 0) as "orderCents"
        from seen s full join clicked k using (campaign_id, product_id, day)
          join chosen c on c.id = coalesce(s.campaign_id, k.campaign_id)
          join products p on p.id = coalesce(s.product_id, k.product_id)
        order by 1 desc, c.name, p.name limit ${most}`,
  )

/** Sums by day, without people. */
export const selectDaySums = (db: Database, asked: Asked): Promise<(ReportSums & { readonly day: string })[]> =>
  rowsOf(
    db,
    sql`with chosen as materialized (${chosen(asked)}),
        seen as (
          select i.day, count(*)::int as impressions from ad_impressions i join chosen c on c.id = i.campaign_id
          where i.day between ${asked.from}::date and ${asked.to}::date group by 1),
        clicked as (
          select k.day, ${CLICK_SUMS} from chosen c ${CLICKS_OF_CHOSEN}
          where k.day between ${asked.from}::date and ${asked.to}::date group by 1)
        select day::text as day, coalesce(s.impressions, 0) as impressions, coalesce(k.charged, 0) as charged,
          coalesce(k.free, 0) as free, coalesce(k.cents, 0) as "costCents", coalesce(k.orders, 0) as orders,
          coalesce(k.order_cents, 0) as "orderCents"
        from seen s full join clicked k using (day) order by day`,
  )

/** What each campaign won and lost in auctions, by day, and how much of its daily budget was spent. */
export const selectMissed = (db: Database, asked: Asked): Promise<CampaignReport['missed'][number][]> =>
  rowsOf(
    db,
    sql`with chosen as materialized (${chosen(asked)})
        select d.day::text as day, jsonb_build_object('id', c.id, 'name', c.name) as campaign, d.offered, d.won, d.lost_budget as "lostBudget",
          d.lost_rank as "lostRank", d.lost_fit as "lostFit", ${budgetOn(sql`d.day`)} as "dailyBudgetCents",
          (select coalesce(sum(k.charged_cents), 0)::int from ad_clicks k
            where k.campaign_id = c.id and k.day = d.day
              and not exists (select from ad_click_refunds r where r.click_id = k.id)) as "spentCents"
        from ad_auction_days d join chosen c on c.id = d.campaign_id
        where d.day between ${asked.from}::date and ${asked.to}::date order by d.day desc, c.name`,
  )
