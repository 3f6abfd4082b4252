import { sql } from 'drizzle-orm'
import { AD_CLICK } from '#contract/ads.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { AdClickRow } from './ad-clicks.store.ts'

type Found = Pick<AdClickRow, 'id' | 'token' | 'campaignId' | 'brandId' | 'chargedCents' | 'day'>

const COLUMNS = sql`k.id, k.token, k.campaign_id as "campaignId", k.brand_id as "brandId",
  k.charged_cents as "chargedCents", k.day::text as day`
const NOT_REFUNDED = sql`k.charged_cents > 0 and not exists (select from ad_click_refunds r where r.click_id = k.id)`

/** Charged clicks since a moment that turned out to be of the brand itself or of staff (R3). */
export const selectOwnClicks = (db: Database, since: Date): Promise<Found[]> =>
  rowsOf(
    db,
    sql`select ${COLUMNS} from ad_clicks k
        where k.clicked_at > ${timestamptz(since)} and ${NOT_REFUNDED} and (
          exists (select from brand_members m where m.brand_id = k.brand_id and m.user_id = k.user_id)
          or exists (select from staff s where s.user_id = k.user_id)
          or k.ip_hash is not null and exists (select from audit_log l where l.brand_id = k.brand_id and l.ip_hash = k.ip_hash
            and l.at > k.clicked_at - make_interval(days => ${AD_CLICK.ownAddressDays})))
        order by k.id`,
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
