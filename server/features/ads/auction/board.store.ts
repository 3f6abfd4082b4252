import { sql } from 'drizzle-orm'
import type { Pacing } from '#contract/campaigns.limits.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface ActiveCampaign {
  readonly id: string
  readonly brandId: string
  readonly brandNo: number
  /** The company behind the brand; the brand's name where it has given none. */
  readonly payer: string
  readonly bidCents: number
  readonly genders: readonly Gender[]
  readonly pacing: Pacing
  readonly dailyBudgetCents: number
  readonly spentTodayCents: number
  /** What is left of the day, the total and the month; null: no limit. */
  readonly leftCents: number
  /** ISO 8601; null: never. */
  readonly shownAt: string | null
}

/** Campaigns that members have started and whose time it is, with what is left of their budgets. */
export const selectActive = (db: Database, today: string, now: Date): Promise<ActiveCampaign[]> =>
  rowsOf(
    db,
    sql`select c.id, c.brand_id as "brandId", b.no as "brandNo",
          coalesce(nullif(m.company, ''), b.name) as payer, c.bid_cents as "bidCents", c.genders, c.pacing,
          c.daily_budget_cents as "dailyBudgetCents", t.cents as "spentTodayCents",
          least(c.daily_budget_cents - t.cents, c.total_budget_cents - c.spent_cents, s.monthly_limit_cents -
            case when s.spent_month = date_trunc('month', ${today}::date)::date then s.spent_month_cents else 0 end)::int
            as "leftCents",
          (select max(i.seen_at) from ad_impressions i where i.campaign_id = c.id and i.day >= ${today}::date - 1)
            as "shownAt"
        from campaigns c join brands b on b.id = c.brand_id and b.is_public
          left join brand_imprints m on m.brand_no = b.no left join ad_settings s on s.brand_id = c.brand_id,
          lateral (select case when c.spent_day = ${today}::date then c.spent_day_cents else 0 end as cents) t
        where c.status = 'active' and c.starts_at <= ${timestamptz(now)}
          and (c.ends_at is null or c.ends_at > ${timestamptz(now)}) and not coalesce(s.is_stopped, false)
          and c.blocked_reason is null and s.blocked_reason is null`,
  )

interface PromotedProduct {
  readonly campaignId: string
  readonly productId: string
  readonly productNo: number
  readonly productType: ProductType
  readonly impressions: number
  readonly clicks: number
}

/** Products of campaigns that can be dealt and whose link works, with how often they were seen and clicked as promoted cards. */
export const selectPromoted = (
  db: Database,
  campaignIds: readonly string[],
  since: string,
): Promise<PromotedProduct[]> =>
  rowsOf(
    db,
    sql`with wanted as (
          select m.campaign_id, p.id, p.no, p.product_type from campaign_products m join products p on p.id = m.product_id
          where m.campaign_id = any(${sql.param([...campaignIds])}::uuid[]) and p.is_listed and not p.is_shop_only
            and p.link is not null and p.link_failures = 0),
        seen as (
          select product_id, count(*)::int as n from ad_impressions
          where day >= ${since}::date and campaign_id = any(${sql.param([...campaignIds])}::uuid[]) group by product_id),
        clicked as (
          select product_id, count(*)::int as n from ad_clicks
          where day >= ${since}::date and campaign_id = any(${sql.param([...campaignIds])}::uuid[]) group by product_id)
        select w.campaign_id as "campaignId", w.id as "productId", w.no as "productNo",
          w.product_type as "productType", coalesce(seen.n, 0) as impressions, coalesce(clicked.n, 0) as clicks
        from wanted w left join seen on seen.product_id = w.id left join clicked on clicked.product_id = w.id`,
  )

interface ShownOften {
  readonly productId: string
}

/** Products that a user saw promoted so often since a moment that they are not promoted to this user now. */
export const selectShownOften = (
  db: Database,
  userId: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<ShownOften[]> =>
  rowsOf(
    db,
    sql`select product_id as "productId" from ad_impressions
        where user_id = ${userId} and seen_at > ${timestamptz(since)} group by product_id having count(*) >= ${most}`,
  )

export interface AuctionSums {
  readonly campaignId: string
  readonly offered: number
  readonly won: number
  readonly lostBudget: number
  readonly lostRank: number
  readonly lostFit: number
}

/** Adds what happened in auctions to the sums of a day. */
export async function addAuctions(db: Database, day: string, sums: readonly AuctionSums[]): Promise<void> {
  const column = <K extends keyof AuctionSums>(name: K) => sql.param(sums.map((one) => one[name]))
  await db.execute(
    sql`insert into ad_auction_days as d (campaign_id, day, offered, won, lost_budget, lost_rank, lost_fit)
        select c.id, ${day}::date, s.offered, s.won, s.budget, s.rank, s.fit
        from unnest(${column('campaignId')}::uuid[], ${column('offered')}::int[], ${column('won')}::int[],
            ${column('lostBudget')}::int[], ${column('lostRank')}::int[], ${column('lostFit')}::int[])
            s(id, offered, won, budget, rank, fit)
          join campaigns c on c.id = s.id order by c.id
        on conflict (campaign_id, day) do update set offered = d.offered + excluded.offered, won = d.won + excluded.won,
          lost_budget = d.lost_budget + excluded.lost_budget, lost_rank = d.lost_rank + excluded.lost_rank,
          lost_fit = d.lost_fit + excluded.lost_fit`,
  )
}
