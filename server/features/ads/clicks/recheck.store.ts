import { sql } from 'drizzle-orm'
import { AD_CLICK } from '#contract/ads.limits.ts'
import type { FreeReason } from '#contract/campaigns.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { type AdClickRow, isOfNewAccount } from './ad-clicks.store.ts'

type Found = Pick<AdClickRow, 'id' | 'token' | 'campaignId' | 'brandId' | 'chargedCents' | 'day'>

const { user, address } = AD_CLICK
const inMinutes = (minutes: number) => sql`make_interval(mins => ${minutes}::int)`

const COLUMNS = sql`k.id, k.token, k.campaign_id as "campaignId", k.brand_id as "brandId",
  k.charged_cents as "chargedCents", k.day::text as day`
const NOT_REFUNDED = sql`k.charged_cents > 0 and not exists (select from ad_click_refunds r where r.click_id = k.id)`

interface Invalid extends Found {
  readonly rule: FreeReason
}

/**
 * Charged clicks since a moment that turned out to be invalid: of the brand itself or of staff (R3), a second one of the same
 * user (R2), and all those of a user (R6) or of new accounts from a network address (R7) that exceeded a limit within the
 * day, also the ones before it was exceeded. Days are those of Berlin.
 */
export const selectInvalidClicks = (db: Database, since: Date): Promise<Invalid[]> =>
  rowsOf(
    db,
    sql`with recent as materialized (
          select k.id, k.user_id, k.ip_hash, k.campaign_id, k.day, k.clicked_at,
            ${isOfNewAccount(sql`k`, sql`u`)} as is_new
          from ad_clicks k left join users u on u.id = k.user_id
          where k.clicked_at > ${timestamptz(since)} - interval '1 day'),
        busy_users as (
          select user_id, day from recent where user_id is not null group by 1, 2 having count(*) > ${user.aDay}),
        bursts as (
          select user_id, clicked_at from (
            select user_id, clicked_at, count(*) over (partition by user_id order by clicked_at
              range between ${inMinutes(user.minutes)} preceding and current row) as clicks
            from recent where user_id is not null) w
          where w.clicks > ${user.clicks}),
        busy_addresses as (
          select ip_hash, campaign_id, day from recent where ip_hash is not null and campaign_id is not null
          group by 1, 2, 3 having count(*) filter (where is_new) > ${address.newADay}
            and 2 * count(*) filter (where is_new) > count(*)),
        judged as (
          select ${COLUMNS}, case
            when exists (select from brand_members m where m.brand_id = k.brand_id and m.user_id = k.user_id)
              or exists (select from staff s where s.user_id = k.user_id)
              or k.ip_hash is not null and exists (select from ad_own_addresses o where o.brand_id = k.brand_id
                and o.ip_hash = k.ip_hash and o.seen_at > k.clicked_at - make_interval(days => ${AD_CLICK.ownAddressDays}))
              then 'R3'
            when exists (select from ad_clicks o where o.user_id = k.user_id and o.campaign_id = k.campaign_id
              and o.product_id = k.product_id and o.id < k.id and o.charged_cents > 0
              and o.clicked_at > k.clicked_at - make_interval(hours => ${AD_CLICK.onceHours})
              and not exists (select from ad_click_refunds r where r.click_id = o.id)) then 'R2'
            when exists (select from busy_users u where u.user_id = k.user_id and u.day = k.day)
              or exists (select from bursts b where b.user_id = k.user_id
                and b.clicked_at between k.clicked_at and k.clicked_at + ${inMinutes(user.minutes)}) then 'R6'
            when exists (select from busy_addresses a join recent n on n.id = k.id and n.is_new
              where a.ip_hash = k.ip_hash and a.campaign_id = k.campaign_id and a.day = k.day) then 'R7'
            end as rule
          from ad_clicks k where k.clicked_at > ${timestamptz(since)} and ${NOT_REFUNDED})
        select * from judged where rule is not null order by id`,
  )

/** Charged clicks on a product since a moment. */
export const selectClicksOn = (db: Database, productId: string, since: Date): Promise<Found[]> =>
  rowsOf(
    db,
    sql`select ${COLUMNS} from ad_clicks k
        where k.product_id = ${productId} and k.clicked_at > ${timestamptz(since)} and ${NOT_REFUNDED} order by k.id`,
  )

interface PromotedLink {
  readonly id: string
  readonly brandId: string
  readonly name: string
  readonly link: string
}

/** Products of running campaigns with a link. */
export const selectPromotedLinks = (db: Database, most: number): Promise<PromotedLink[]> =>
  rowsOf(
    db,
    sql`select distinct p.id, p.brand_id as "brandId", p.name, p.link from campaigns c
          join campaign_products m on m.campaign_id = c.id join products p on p.id = m.product_id
        where c.status = 'active' and p.link is not null and p.status = 'active' order by p.id limit ${most}`,
  )
