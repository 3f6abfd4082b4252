import { eq, type SQL, sql } from 'drizzle-orm'
import { AD_CLICK } from '#contract/ads.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { adClicks } from '../ad-clicks.tables.ts'
import type { AddressClicks, ClickFacts } from './click-rules.ts'
import type { Spending } from './spending.ts'

export type AdClickRow = typeof adClicks.$inferSelect

interface Locked extends Spending {
  readonly brandId: string
}

/**
 * Locks a campaign and what holds for all campaigns of its brand until the caller's transaction ends: clicks on it are
 * decided one after the other. Null: it does not exist.
 */
export async function lockSpending(db: Database, campaignId: string, today: string, now: Date): Promise<Locked | null> {
  const locked = await lockBoth(db, campaignId, today, now)
  if (locked) return locked
  // Unknown, or the first click of its brand.
  await db.execute(
    sql`insert into ad_settings (brand_id) select brand_id from campaigns where id = ${campaignId} on conflict do nothing`,
  )
  return lockBoth(db, campaignId, today, now)
}

async function lockBoth(db: Database, campaignId: string, today: string, now: Date): Promise<Locked | null> {
  const [row] = await rowsOf<Locked>(
    db,
    sql`select c.brand_id as "brandId", c.daily_budget_cents as "dailyBudgetCents",
          c.total_budget_cents as "totalBudgetCents", c.spent_cents as "spentCents",
          case when c.spent_day = ${today}::date then c.spent_day_cents else 0 end as "spentTodayCents",
          c.status = 'active' and c.blocked_reason is null and s.blocked_reason is null
            and c.starts_at <= ${timestamptz(now)}
            and (c.ends_at is null or c.ends_at > ${timestamptz(now)}) as "isDelivering",
          s.is_stopped as "isAllStopped", s.monthly_limit_cents as "monthlyLimitCents",
          case when s.spent_month = date_trunc('month', ${today}::date)::date then s.spent_month_cents else 0 end
            as "spentThisMonthCents"
        from campaigns c join ad_settings s on s.brand_id = c.brand_id where c.id = ${campaignId} for update`,
  )
  return row ?? null
}

interface Spent {
  readonly campaignId: string
  readonly brandId: string
  readonly cents: number
  readonly today: string
}

/**
 * Notes what a click costs. Its conditions hold already, because the caller has locked and compared; they stand here so that
 * no statement can exceed a budget. False where one does not hold.
 */
export async function addSpent(db: Database, { campaignId, brandId, cents, today }: Spent): Promise<boolean> {
  const day = sql`case when spent_day = ${today}::date then spent_day_cents else 0 end + ${cents}::int`
  const month = sql`date_trunc('month', ${today}::date)::date`
  const ofMonth = sql`case when spent_month = ${month} then spent_month_cents else 0 end + ${cents}::int`
  const rows = await db.execute(
    sql`with campaign as (
          update campaigns set spent_cents = spent_cents + ${cents}::int, spent_day_cents = ${day}, spent_day = ${today}::date
          where id = ${campaignId} and ${day} <= daily_budget_cents and blocked_reason is null
            and (total_budget_cents is null or spent_cents + ${cents}::int <= total_budget_cents) returning id)
        update ad_settings set spent_month_cents = ${ofMonth}, spent_month = ${month}
        from campaign where brand_id = ${brandId} and not is_stopped and blocked_reason is null
          and (monthly_limit_cents is null or ${ofMonth} <= monthly_limit_cents)`,
  )
  return (rows.rowCount ?? 0) > 0
}

/** Gives back what a refunded click cost, to the day and month in which it was spent. The caller has locked both rows. */
export async function takeSpent(db: Database, { campaignId, brandId, cents, today: day }: Spent): Promise<void> {
  await db.execute(
    sql`with campaign as (
          update campaigns set spent_cents = spent_cents - ${cents}::int,
            spent_day_cents = spent_day_cents - case when spent_day = ${day}::date then ${cents}::int else 0 end
          where id = ${campaignId} returning id)
        update ad_settings set spent_month_cents = spent_month_cents - ${cents}::int
        from campaign where brand_id = ${brandId} and spent_month = date_trunc('month', ${day}::date)::date`,
  )
}

interface ClickOf {
  readonly campaignId: string
  readonly productId: string
  readonly userId: string
  readonly ipHash: Buffer | null
  readonly now: Date
}

type StoredFacts = Omit<ClickFacts, 'isTokenValid' | 'isProgram' | 'accountAgeMs' | 'visibleMs' | 'fromAddress'> & {
  readonly createdAt: string
  /** Null: the card was not seen yet. */
  readonly seenAt: string | null
  /** The token was charged before. */
  readonly isTokenUsed: boolean
  /** The product may still be promoted. */
  readonly isProductShown: boolean
}

/** What the rules need to know about a click, under the lock of its user; null: the user was deleted meanwhile. */
export async function selectClickFacts(db: Database, token: string, click: ClickOf): Promise<StoredFacts | null> {
  const { campaignId, productId, userId, ipHash, now } = click
  const since = (hours: number) => sql`${timestamptz(now)} - make_interval(hours => ${hours})`
  const [row] = await rowsOf<StoredFacts>(
    db,
    sql`select u.created_at as "createdAt", u.email_verified_at is not null as "isVerified",
          (select i.seen_at from ad_impressions i where i.token = ${token}) as "seenAt",
          exists (select from ad_clicks k where k.token = ${token} and k.charged_cents > 0) as "isTokenUsed",
          exists (select from staff s where s.user_id = u.id)
            or exists (select from brand_members m where m.user_id = u.id and m.brand_id = p.brand_id)
            or exists (select from ad_own_addresses o where o.brand_id = p.brand_id and o.ip_hash = ${ipHash}
              and o.seen_at > ${since(24 * AD_CLICK.ownAddressDays)}) as "isOwn",
          mine.*,
          p.link is null or p.link_failures > 0 or 'link' = any(p.hold_reasons) as "isLinkDead",
          p.is_listed and b.is_public as "isProductShown"
        from users u, products p join brands b on b.id = p.brand_id, lateral (
          select count(*)::int as "clicksEver",
            count(*) filter (where k.clicked_at > ${timestamptz(now)} - make_interval(mins => ${AD_CLICK.user.minutes}))::int
              as "clicksLately",
            count(*) filter (where k.clicked_at > ${since(24)})::int as "clicksToday",
            count(*) filter (where k.clicked_at > ${since(AD_CLICK.onceHours)} and k.campaign_id = ${campaignId}
              and k.product_id = p.id and k.charged_cents > 0
              and not exists (select from ad_click_refunds r where r.click_id = k.id)) > 0 as "wasCharged"
          from ad_clicks k where k.user_id = u.id) mine
        where u.id = ${userId} and p.id = ${productId}`,
  )
  return row ?? null
}

/** A click of an account that was new at it, or is gone since (R7). */
export const isOfNewAccount = (click: SQL, user: SQL): SQL =>
  sql`coalesce(${user}.created_at > ${click}.clicked_at - make_interval(days => ${AD_CLICK.address.newDays}::int), true)`

/** R7: clicks on a campaign from a network address in the day before, under the lock of the campaign. */
export async function countFromAddress(
  db: Database,
  { campaignId, ipHash, now }: Omit<ClickOf, 'userId' | 'productId'>,
): Promise<AddressClicks> {
  const [row] = await rowsOf<AddressClicks>(
    db,
    sql`select count(*)::int as "all", count(*) filter (where ${isOfNewAccount(sql`k`, sql`u`)})::int as "new"
        from ad_clicks k left join users u on u.id = k.user_id
        where k.ip_hash = ${ipHash} and k.campaign_id = ${campaignId}
          and k.clicked_at > ${timestamptz(now)} - interval '1 day'`,
  )
  return row ?? { all: 0, new: 0 }
}

export type NewAdClick = typeof adClicks.$inferInsert

/** Stores a receipt; false where this click has one already. */
export async function insertAdClick(db: Database, click: NewAdClick): Promise<boolean> {
  const rows = await db
    .insert(adClicks)
    .values(click)
    .onConflictDoNothing({ target: adClicks.clickKey })
    .returning({ id: adClicks.id })
  return rows.length > 0
}

/** A click by its key. */
export async function selectAdClick(db: Database, clickKey: string): Promise<AdClickRow | null> {
  const [row] = await db.select().from(adClicks).where(eq(adClicks.clickKey, clickKey))
  return row ?? null
}

export async function selectAdClickById(db: Database, id: number): Promise<AdClickRow | null> {
  const [row] = await db.select().from(adClicks).where(eq(adClicks.id, id))
  return row ?? null
}

/** The brand of a product; null: unknown. */
export async function selectBrandOf(db: Database, productId: string): Promise<string | null> {
  const [row] = await rowsOf<{ brandId: string }>(
    db,
    sql`select brand_id as "brandId" from products where id = ${productId}`,
  )
  return row?.brandId ?? null
}

/** Notes that a click was refunded; false where it was before. */
export async function insertRefund(
  db: Database,
  refund: { readonly clickId: number; readonly reason: string; readonly rule: string | null; readonly at: Date },
): Promise<boolean> {
  const { clickId, reason, rule, at } = refund
  const rows = await db.execute(
    sql`insert into ad_click_refunds (click_id, reason, rule, refunded_at)
        values (${clickId}, ${reason}, ${rule}, ${timestamptz(at)}) on conflict do nothing`,
  )
  return (rows.rowCount ?? 0) > 0
}

interface Seen {
  readonly token: string
  readonly userId: string
  readonly campaignId: string
  readonly productId: string
  readonly at: Date
  readonly day: string
}

/** Counts that a promoted card was seen, once; the user may have been deleted meanwhile. */
export async function insertImpressions(db: Database, seen: readonly Seen[]): Promise<void> {
  const column = <K extends keyof Seen>(name: K) => sql.param(seen.map((one) => one[name]))
  await db.execute(
    sql`insert into ad_impressions (token, user_id, campaign_id, product_id, seen_at, day)
        select s.token, u.id, c.id, s.product_id, s.at, s.day
        from unnest(${column('token')}::uuid[], ${column('userId')}::uuid[], ${column('campaignId')}::uuid[],
            ${column('productId')}::uuid[], ${sql.param(seen.map(({ at }) => at.toISOString()))}::timestamptz[],
            ${column('day')}::date[]) s(token, user_id, campaign_id, product_id, at, day)
          join campaigns c on c.id = s.campaign_id join users u on u.id = s.user_id
        on conflict do nothing`,
  )
}
