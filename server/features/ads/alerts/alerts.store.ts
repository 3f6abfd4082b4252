import { sql } from 'drizzle-orm'
import { type AD_ALERTS, WEAK_PICTURE } from '#contract/campaigns.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface Alert {
  readonly campaignId: string
  /** Why it stopped, or the id of a product. */
  readonly cause: string
  /** Of a weak picture. */
  readonly clickRate?: number
  readonly usualRate?: number
}

type Kind = (typeof AD_ALERTS)[number]

/**
 * Notes which alerts hold now, of these campaigns or of all: others have ended. Returns those that are new: not the ones that
 * still held, nor those that had ended only since `quietSince`.
 */
export async function replaceAlerts(
  db: Database,
  kind: Kind,
  alerts: readonly Alert[],
  { at, quietSince }: { readonly at: Date; readonly quietSince: Date },
): Promise<ReadonlySet<string>> {
  const column = <V>(of: (alert: Alert) => V) => sql.param(alerts.map(of))
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`with given as (
          select * from unnest(${column(({ campaignId }) => campaignId)}::uuid[], ${column(({ cause }) => cause)}::text[],
            ${column(({ clickRate }) => clickRate ?? null)}::float8[], ${column(({ usualRate }) => usualRate ?? null)}::float8[])
            g(campaign_id, cause, click_rate, usual_rate)),
        ended as (
          update ad_alerts a set ended_at = ${timestamptz(at)} where a.kind = ${kind} and a.ended_at is null
            and not exists (select from given g where g.campaign_id = a.campaign_id and g.cause = a.cause)),
        known as (
          update ad_alerts a set click_rate = g.click_rate, usual_rate = g.usual_rate, ended_at = null from given g
          where a.kind = ${kind} and a.campaign_id = g.campaign_id and a.cause = g.cause
            and (a.ended_at is null or a.ended_at > ${timestamptz(quietSince)}))
        insert into ad_alerts as a (campaign_id, kind, cause, raised_at, click_rate, usual_rate)
        select campaign_id, ${kind}, cause, ${timestamptz(at)}, click_rate, usual_rate from given g
        where not exists (select from ad_alerts a where a.kind = ${kind} and a.campaign_id = g.campaign_id
          and a.cause = g.cause and (a.ended_at is null or a.ended_at > ${timestamptz(quietSince)}))
        on conflict (campaign_id, kind, cause) do update set raised_at = excluded.raised_at, ended_at = null,
          click_rate = excluded.click_rate, usual_rate = excluded.usual_rate
        returning a.campaign_id || ' ' || a.cause as key`,
  )
  return new Set(rows.map(({ key }) => key))
}

export interface WeakCard {
  readonly campaignId: string
  readonly campaign: string
  readonly brandId: string
  readonly productId: string
  readonly product: string
  readonly clickRate: number
  readonly usualRate: number
}

/**
 * Product 5: cards of running campaigns that are clicked less than half as often as the median of their type. A type whose
 * cards are few, or of few brands, has no median.
 */
export const selectWeakCards = (db: Database, since: string): Promise<WeakCard[]> =>
  rowsOf(
    db,
    sql`with seen as (
          select campaign_id, product_id, count(*) as n from ad_impressions where day >= ${since}::date
          group by 1, 2 having count(*) >= ${WEAK_PICTURE.impressions}),
        rated as (
          select s.campaign_id, s.product_id, p.name, p.product_type, p.brand_id,
            (select count(*) from ad_clicks k where k.campaign_id = s.campaign_id and k.product_id = s.product_id
              and k.day >= ${since}::date and k.charged_cents > 0
              and not exists (select from ad_click_refunds r where r.click_id = k.id))::float8 / s.n as rate
          from seen s join products p on p.id = s.product_id),
        usual as (
          select product_type, percentile_cont(0.5) within group (order by rate) as rate from rated group by product_type
          having count(*) >= ${WEAK_PICTURE.cards} and count(distinct brand_id) >= ${WEAK_PICTURE.brands})
        select c.id as "campaignId", c.name as campaign, c.brand_id as "brandId", r.product_id as "productId",
          r.name as product, r.rate as "clickRate", u.rate as "usualRate"
        from rated r join usual u using (product_type) join campaigns c on c.id = r.campaign_id and c.status = 'active'
        where r.rate < u.rate * ${WEAK_PICTURE.share}::float8 order by c.brand_id, c.name, r.name`,
  )

interface OpenAlert {
  readonly campaignId: string
  readonly productId: string
  readonly clickRate: number
  readonly usualRate: number
}

/** Of these campaigns, the products whose picture should be checked. */
export const selectWeakPictures = (db: Database, campaignIds: readonly string[]): Promise<OpenAlert[]> =>
  rowsOf(
    db,
    sql`select campaign_id as "campaignId", cause as "productId", least(1, click_rate) as "clickRate",
          least(1, usual_rate) as "usualRate"
        from ad_alerts where kind = 'weak-picture' and ended_at is null
          and campaign_id = any(${sql.param([...campaignIds])}::uuid[])`,
  )
