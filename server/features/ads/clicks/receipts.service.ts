import { CAMPAIGN_PAGES, CONTEST } from '#contract/campaigns.limits.ts'
import type { ClickReceipt } from '#contract/click-receipts.ts'
import { notifyMoneyStaff } from '#server/features/brands/subscription/money-staff-notice.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { hasContestSince, insertContest, type ReceiptKind, type ReceiptRow, selectReceipts } from './receipts.store.ts'

const DAY_MS = 86_400_000
const CONTEST_MS = CONTEST.days * DAY_MS

/** Until when a charged click may be contested; null: not, or not any more. */
function contestableUntil(row: ReceiptRow, now: Date): Date | null {
  const until = new Date(Date.parse(row.at) + CONTEST_MS)
  const isOpen = row.chargedCents > 0 && row.refundedAt === null && row.contestState === null
  return isOpen && until > now ? until : null
}

function present(row: ReceiptRow, now: Date): ClickReceipt {
  const { campaignId, campaignName, refundedAt, refundReason, contestState, contestedAt } = row
  return {
    id: row.id,
    at: row.at,
    campaign: campaignId === null ? null : { id: campaignId, name: campaignName ?? '' },
    product: { id: row.productId, name: row.productName },
    clickKey: row.clickKey,
    seenAt: row.seenAt,
    bidCents: row.bidCents,
    secondRankCents: row.secondRankCents,
    chargedCents: row.chargedCents,
    freeReason: row.freeReason,
    refund: refundedAt === null || refundReason === null ? null : { at: refundedAt, reason: refundReason },
    contest:
      contestState === null || contestedAt === null
        ? null
        : { state: contestState, openedAt: contestedAt, reason: row.contestReason ?? '', decision: row.decision ?? '' },
    contestableUntil: contestableUntil(row, now)?.toISOString() ?? null,
  }
}

interface Asked {
  readonly campaign?: string | undefined
  readonly kind?: ReceiptKind | undefined
  readonly before?: number | undefined
}

/** Clicks on the promoted cards of the caller's brand, the latest first. */
export async function listReceipts(scope: BrandScope, { campaign, kind, before }: Asked) {
  const most = CAMPAIGN_PAGES.receipts
  const wanted = { brandId: scope.member.brandId, campaignId: campaign, kind, before, most: most + 1 }
  const rows = await selectReceipts(scope.db, wanted)
  const page = rows.slice(0, most)
  return {
    receipts: page.map((row) => present(row, scope.now())),
    before: rows.length > most ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Contests a charged click ("Reklamieren"): once, within 30 days, by any member who runs campaigns. */
export function contestClick(scope: BrandScope, id: number, reason: string): Promise<ClickReceipt> {
  const { brandId } = scope.member
  return inTransaction(scope, async (inside) => {
    const [row] = await selectReceipts(inside.db, { brandId, id, most: 1 })
    ensure(row, 'campaigns.click-unknown')
    const now = inside.now()
    const isPossible = contestableUntil(row, now) !== null
    // One notice for the contests of a day: staff see all of them in their queue.
    const isTold = await hasContestSince(inside.db, brandId, new Date(now.getTime() - DAY_MS))
    const isFirst = isPossible && (await insertContest(inside.db, { clickId: id, brandId, reason, at: now }))
    ensure(isFirst, 'campaigns.contest', { values: { n: CONTEST.days } })
    if (!isTold) await notifyMoneyStaff(inside, brandId, { what: 'contest', cents: row.chargedCents })
    await writeAudit(inside, { action: 'ads.contested', targetType: 'ad-click', targetId: String(id), reason })
    const [contested] = await selectReceipts(inside.db, { brandId, id, most: 1 })
    ensure(contested, 'campaigns.click-unknown')
    return present(contested, now)
  })
}
