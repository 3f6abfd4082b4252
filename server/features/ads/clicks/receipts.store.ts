import { type SQL, sql } from 'drizzle-orm'
import type { ClickRefund, FreeReason } from '#contract/campaigns.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

export type ReceiptKind = 'charged' | 'free' | 'refunded' | 'contested'

export interface ReceiptRow {
  readonly id: number
  readonly at: string
  readonly campaignId: string | null
  readonly campaignName: string | null
  readonly productId: string
  readonly productName: string
  readonly clickKey: string
  readonly seenAt: string | null
  readonly bidCents: number | null
  readonly secondRankCents: number | null
  readonly chargedCents: number
  readonly freeReason: FreeReason | null
  readonly refundedAt: string | null
  readonly refundReason: ClickRefund | null
  readonly contestState: 'open' | 'accepted' | 'refused' | null
  readonly contestedAt: string | null
  readonly contestReason: string | null
  readonly decision: string | null
}

const KINDS: Readonly<Record<ReceiptKind, SQL>> = {
  charged: sql`k.charged_cents > 0 and r.click_id is null`,
  free: sql`k.charged_cents = 0`,
  refunded: sql`r.click_id is not null`,
  contested: sql`t.click_id is not null`,
}

interface Wanted {
  readonly brandId: string
  readonly campaignId?: string | undefined
  readonly kind?: ReceiptKind | undefined
  readonly id?: number
  /** Only those with a smaller id. */
  readonly before?: number | undefined
  readonly most: number
}

/** Receipts of a brand, the latest first. */
export function selectReceipts(db: Database, wanted: Wanted): Promise<ReceiptRow[]> {
  const { brandId, campaignId, kind, id, before, most } = wanted
  const conditions = [sql`k.brand_id = ${brandId}`]
  if (campaignId !== undefined) conditions.push(sql`k.campaign_id = ${campaignId}`)
  if (kind !== undefined) conditions.push(KINDS[kind])
  if (id !== undefined) conditions.push(sql`k.id = ${id}`)
  if (before !== undefined) conditions.push(sql`k.id < ${before}`)
  return rowsOf(
    db,
    sql`select k.id, ${momentText(sql`k.clicked_at`)} as at, k.campaign_id as "campaignId", c.name as "campaignName",
          k.product_id as "productId", p.name as "productName", k.click_key as "clickKey",
          ${momentText(sql`k.seen_at`)} as "seenAt", k.bid_cents as "bidCents",
          k.second_rank_cents as "secondRankCents", k.charged_cents as "chargedCents", k.free_reason as "freeReason",
          ${momentText(sql`r.refunded_at`)} as "refundedAt", r.reason as "refundReason", t.state as "contestState",
          ${momentText(sql`t.opened_at`)} as "contestedAt", t.reason as "contestReason", t.decision
        from ad_clicks k join products p on p.id = k.product_id left join campaigns c on c.id = k.campaign_id
          left join ad_click_refunds r on r.click_id = k.id left join ad_click_contests t on t.click_id = k.id
        where ${sql.join(conditions, sql` and `)} order by k.id desc limit ${most}`,
  )
}

/** Whether a brand contested a click after a moment. */
export async function hasContestSince(db: Database, brandId: string, since: Date): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select 1 from ad_click_contests where brand_id = ${brandId} and opened_at > ${timestamptz(since)} limit 1`,
  )
  return found.length > 0
}

/** Opens a contest; false where the click has one already. */
export async function insertContest(
  db: Database,
  contest: { readonly clickId: number; readonly brandId: string; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const { clickId, brandId, reason, at } = contest
  const rows = await db.execute(
    sql`insert into ad_click_contests (click_id, brand_id, reason, opened_at)
        values (${clickId}, ${brandId}, ${reason}, ${timestamptz(at)}) on conflict do nothing`,
  )
  return (rows.rowCount ?? 0) > 0
}
