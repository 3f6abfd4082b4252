import type { AdSettings, Campaign } from '#contract/campaigns.ts'
import { spendableOf } from '#server/features/billing/ledger/ledger.service.ts'
import { boostFactsOf } from '#server/features/products/boosting/boost-facts.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { reserveOf } from './ad-prices.service.ts'
import {
  type CampaignFigures,
  type CampaignRow,
  isBrandPublic,
  type SettingsRow,
  selectAuctionSums,
  selectCampaignProducts,
  selectFigures,
  selectSettings,
} from './campaigns.store.ts'
import { deliveryOf } from './delivery.ts'

/** Before the first campaign. */
const EVER = '2000-01-01'
const NO_AUCTIONS = { offered: 0, lostRank: 0, lostFit: 0 }

/** The first day of the month of a day. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

const spentToday = ({ spentDay, spentDayCents }: CampaignRow, today: string): number =>
  spentDay === today ? spentDayCents : 0

export function presentSettings(row: SettingsRow | null, today: string): AdSettings {
  return {
    version: row?.version ?? 0,
    isStopped: row?.isStopped ?? false,
    monthlyLimitCents: row?.monthlyLimitCents ?? null,
    spentThisMonthCents: row?.spentMonth === monthOf(today) ? row.spentMonthCents : 0,
  }
}

const figuresOf = (rows: readonly CampaignFigures[]) => {
  const byId = new Map(rows.map(({ id, ...figures }) => [id, figures]))
  return (id: string) => byId.get(id) ?? { impressions: 0, charged: 0, free: 0, costCents: 0 }
}

/** What all campaigns of a brand depend on. */
async function readShared(scope: BrandScope, today: string) {
  const { db, member } = scope
  const [settings, credit, isPublic, reserveCents] = await Promise.all([
    selectSettings(db, member.brandId),
    spendableOf(scope, [member.brandId]),
    isBrandPublic(db, member.brandId),
    reserveOf(scope),
  ])
  const { isStopped: isAllStopped, ...limits } = presentSettings(settings, today)
  return { ...limits, isAllStopped, creditCents: credit(member.brandId), isBrandPublic: isPublic, reserveCents }
}

/** Campaigns of the caller's brand with their figures and what happens with them. */
export async function presentCampaigns(scope: BrandScope, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  if (rows.length === 0) return []
  const { db, member, language } = scope
  const now = scope.now()
  const today = berlinDayOf(now)
  const ids = rows.map(({ id }) => id)
  const products = await selectCampaignProducts(db, ids)
  const [shared, facts, week, all, auctions] = await Promise.all([
    readShared(scope, today),
    boostFactsOf(scope, member.brandId, [...new Set([...products.values()].flat())], language),
    selectFigures(db, ids, daysLater(today, -6)),
    selectFigures(db, ids, EVER),
    selectAuctionSums(db, ids, daysLater(today, -1)),
  ])
  const [weekOf, allOf, lost] = [figuresOf(week), figuresOf(all), new Map(auctions.map((sums) => [sums.id, sums]))]
  return rows.map((row) => {
    const productIds = products.get(row.id) ?? []
    const boosted = productIds.flatMap((id) => facts.get(id) ?? [])
    const spentTodayCents = spentToday(row, today)
    const delivery = deliveryOf(
      {
        ...row,
        ...shared,
        spentTodayCents,
        problems: boosted.map(({ problem }) => problem),
        auctions: lost.get(row.id) ?? NO_AUCTIONS,
      },
      now,
    )
    return {
      id: row.id,
      version: row.version,
      status: row.status,
      delivery,
      form: formOf(row, productIds),
      createdAt: row.createdAt.toISOString(),
      spentTodayCents,
      spentCents: row.spentCents,
      products: boosted.map(({ id, name, picture, problem }) => ({ id, name, picture, problem })),
      week: weekOf(row.id),
      all: allOf(row.id),
    }
  })
}

function formOf(row: CampaignRow, productIds: string[]): Campaign['form'] {
  const { name, bidCents, dailyBudgetCents, totalBudgetCents, startsAt, endsAt, genders, pacing, note } = row
  return {
    name,
    productIds,
    bidCents,
    dailyBudgetCents,
    totalBudgetCents,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    genders,
    pacing,
    note,
  }
}
