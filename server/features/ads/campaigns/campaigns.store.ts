import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { adSettings, campaignProducts, campaigns, campaignTerms } from '../campaigns.tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type SettingsRow = typeof adSettings.$inferSelect

interface CampaignKey {
  readonly brandId: string
  readonly id: string
}

const isCampaign = ({ brandId, id }: CampaignKey) => and(eq(campaigns.brandId, brandId), eq(campaigns.id, id))

export async function insertCampaign(db: Database, row: typeof campaigns.$inferInsert): Promise<CampaignRow> {
  const [inserted] = await db.insert(campaigns).values(row).returning()
  if (!inserted) throw new Error('an inserted campaign was not returned')
  await insertTerms(db, inserted, inserted.createdAt)
  return inserted
}

/** Notes what the campaign bids and can spend a day from now on, for reports of past days. */
export async function insertTerms(db: Database, row: CampaignRow, now: Date): Promise<void> {
  const { id: campaignId, bidCents, dailyBudgetCents } = row
  await db.insert(campaignTerms).values({ campaignId, day: berlinDayOf(now), bidCents, dailyBudgetCents })
}

/** A campaign of the brand. */
export async function selectCampaign(db: Database, key: CampaignKey): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(isCampaign(key))
  return row ?? null
}

/** The same, locked until the caller's transaction ends. */
export async function lockCampaign(db: Database, key: CampaignKey): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(isCampaign(key)).for('update')
  return row ?? null
}

/** The campaigns of a brand, the newest first. */
export const selectCampaigns = (db: Database, brandId: string, withArchived: boolean): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), withArchived ? undefined : ne(campaigns.status, 'archived')))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(MOST_LISTED)

/** More than a brand has in years; the oldest archived ones are left out then. */
const MOST_LISTED = 300

/** The campaigns that members have started, of all brands. */
export const selectStarted = (db: Database): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(eq(campaigns.status, 'active'))
    .orderBy(asc(campaigns.brandId), asc(campaigns.createdAt))

export async function countOpen(db: Database, brandId: string): Promise<number> {
  return db.$count(campaigns, and(eq(campaigns.brandId, brandId), ne(campaigns.status, 'archived')))
}

/** Writes columns that a member changes, and raises the version. */
export async function updateCampaign(
  db: Database,
  key: CampaignKey,
  columns: Partial<typeof campaigns.$inferInsert>,
): Promise<CampaignRow> {
  const [row] = await db
    .update(campaigns)
    .set({ ...columns, version: sql`${campaigns.version} + 1` })
    .where(isCampaign(key))
    .returning()
  if (!row) throw new Error('a locked campaign is missing')
  return row
}

/** Replaces the products of a campaign. */
export async function saveCampaignProducts(
  db: Database,
  { id, brandId }: CampaignKey,
  productIds: readonly string[],
): Promise<void> {
  await db.delete(campaignProducts).where(eq(campaignProducts.campaignId, id))
  await db
    .insert(campaignProducts)
    .values(productIds.map((productId, position) => ({ campaignId: id, brandId, productId, position })))
}

/** By campaign, the ids of its products in their order. */
export async function selectCampaignProducts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ campaignId: campaignProducts.campaignId, productId: campaignProducts.productId })
    .from(campaignProducts)
    .where(inArray(campaignProducts.campaignId, [...ids]))
    .orderBy(asc(campaignProducts.campaignId), asc(campaignProducts.position))
  const found = new Map<string, string[]>()
  for (const { campaignId, productId } of rows) found.set(campaignId, [...(found.get(campaignId) ?? []), productId])
  return found
}

export interface CampaignFigures {
  readonly id: string
  readonly impressions: number
  readonly charged: number
  readonly free: number
  readonly costCents: number
}

/** Figures of campaigns since a day (Berlin), by campaign. A refunded click is neither charged nor free: it was undone. */
export const selectFigures = (db: Database, ids: readonly string[], since: string): Promise<CampaignFigures[]> =>
  rowsOf(
    db,
    sql`select c.id,
          (select count(*)::int from ad_impressions i where i.campaign_id = c.id and i.day >= ${since}::date) as impressions,
          k.charged, k.free, k.cents as "costCents"
        from unnest(${sql.param([...ids])}::uuid[]) as c(id), lateral (
          select count(*) filter (where k.charged_cents > 0 and r.click_id is null)::int as charged,
            count(*) filter (where k.charged_cents = 0 or r.click_id is not null)::int as free,
            coalesce(sum(k.charged_cents) filter (where r.click_id is null), 0)::int as cents
          from ad_clicks k left join ad_click_refunds r on r.click_id = k.id
          where k.campaign_id = c.id and k.day >= ${since}::date) k`,
  )

interface AuctionSums {
  readonly id: string
  readonly offered: number
  readonly lostRank: number
  readonly lostFit: number
}

export const selectAuctionSums = (db: Database, ids: readonly string[], since: string): Promise<AuctionSums[]> =>
  rowsOf(
    db,
    sql`select campaign_id as id, sum(offered)::int as offered, sum(lost_rank)::int as "lostRank",
          sum(lost_fit)::int as "lostFit"
        from ad_auction_days where campaign_id = any(${sql.param([...ids])}::uuid[]) and day >= ${since}::date
        group by campaign_id`,
  )

/** What holds for all campaigns of a brand; null: never set and nothing spent. */
export async function selectSettings(db: Database, brandId: string): Promise<SettingsRow | null> {
  const [row] = await db.select().from(adSettings).where(eq(adSettings.brandId, brandId))
  return row ?? null
}

/** Writes what a member sets; null where the version is another one. */
export async function writeSettings(
  db: Database,
  brandId: string,
  set: { readonly version: number; readonly isStopped: boolean; readonly monthlyLimitCents: number | null },
): Promise<SettingsRow | null> {
  const { version, ...columns } = set
  await db.insert(adSettings).values({ brandId }).onConflictDoNothing()
  const [row] = await db
    .update(adSettings)
    .set({ ...columns, version: version + 1 })
    .where(and(eq(adSettings.brandId, brandId), eq(adSettings.version, version)))
    .returning()
  return row ?? null
}

export async function isBrandPublic(db: Database, brandId: string): Promise<boolean> {
  const [row] = await rowsOf<{ isPublic: boolean }>(
    db,
    sql`select is_public as "isPublic" from brands where id = ${brandId}`,
  )
  return row?.isPublic ?? false
}

/** The lowest price of a click; null: the one that the product begins with. */
export async function selectReserve(db: Database): Promise<number | null> {
  const [row] = await rowsOf<{ cents: number }>(db, sql`select cents from ad_reserves order by id desc limit 1`)
  return row?.cents ?? null
}

export interface Demand {
  /** People who answered cards since then, and how many cards. */
  readonly shoppers: number
  readonly cards: number
  /** Of each product, how many people have answered it ever. */
  readonly answered: readonly number[]
  /** Of promoted cards of these types. */
  readonly impressions: number
  readonly clicks: number
}

/** Who was here since a moment, and how promoted cards of these types were clicked. */
export async function selectDemand(
  db: Database,
  productNos: readonly number[],
  types: readonly string[],
  since: Date,
): Promise<Demand> {
  const [row] = await rowsOf<Demand>(
    db,
    sql`with products_asked as (
          select p.no, coalesce(c.swipes, 0)::int as swipes from products p left join product_counts c on c.product_no = p.no
          where p.no = any(${sql.param([...productNos])}::int[])),
        of_types as (
          select p.id from products p where p.product_type = any(${sql.param([...types])}::text[])
            and exists (select from campaign_products m where m.product_id = p.id))
        select s.shoppers, s.cards, array(select swipes from products_asked order by no) as answered,
          (select count(*)::int from ad_impressions i join of_types o on o.id = i.product_id
            where i.seen_at > ${timestamptz(since)}) as impressions,
          (select count(*)::int from ad_clicks k join of_types o on o.id = k.product_id
            where k.clicked_at > ${timestamptz(since)} and k.charged_cents > 0) as clicks
        from (select count(distinct user_id)::int as shoppers, count(*)::int as cards from interactions
          where created_at > ${timestamptz(since)} and action in ('like', 'pass')) s`,
  )
  return row ?? { shoppers: 0, cards: 0, answered: [], impressions: 0, clicks: 0 }
}

interface Prices {
  readonly auctions: number
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** Prices of charged clicks since a moment on products of these types: 40th, 60th and 80th percentile (Product 5). */
export async function selectPrices(db: Database, types: readonly string[], since: Date): Promise<Prices> {
  const [row] = await rowsOf<Prices>(
    db,
    sql`select count(*)::int as auctions,
          coalesce(percentile_disc(0.4) within group (order by k.price_cents), 0)::int as low,
          coalesce(percentile_disc(0.6) within group (order by k.price_cents), 0)::int as middle,
          coalesce(percentile_disc(0.8) within group (order by k.price_cents), 0)::int as high
        from ad_clicks k join products p on p.id = k.product_id
        where k.clicked_at > ${timestamptz(since)} and k.token is not null and p.product_type = any(${sql.param([...types])}::text[])`,
  )
  return row ?? { auctions: 0, low: 0, middle: 0, high: 0 }
}
