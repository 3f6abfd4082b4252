import type { Campaign } from '#contract/campaigns.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { selectWeakPictures } from '../alerts/alerts.store.ts'
import { type CampaignFigures, type CampaignRow, selectFigures } from './campaigns.store.ts'
import { readDeliveries } from './read-deliveries.ts'

/** Before the first campaign. */
const EVER = '2000-01-01'

const figuresOf = (rows: readonly CampaignFigures[]) => {
  const byId = new Map(rows.map(({ id, ...figures }) => [id, figures]))
  return (id: string) => byId.get(id) ?? { impressions: 0, charged: 0, free: 0, costCents: 0 }
}

/** Campaigns of the caller's brand with their figures and what happens with them. */
export async function presentCampaigns(scope: BrandScope, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  if (rows.length === 0) return []
  const { db } = scope
  const ids = rows.map(({ id }) => id)
  const [deliveries, week, all, weak] = await Promise.all([
    readDeliveries(scope, rows),
    selectFigures(db, ids, daysLater(berlinDayOf(scope.now()), -6)),
    selectFigures(db, ids, EVER),
    selectWeakPictures(db, ids),
  ])
  const [weekOf, allOf] = [figuresOf(week), figuresOf(all)]
  const rates = new Map(weak.map(({ campaignId, productId, ...each }) => [`${campaignId} ${productId}`, each] as const))
  return rows.flatMap((row) => {
    const found = deliveries.get(row.id)
    if (!found) return []
    const { delivery, productIds, products, spentTodayCents, blockedReason } = found
    return {
      id: row.id,
      version: row.version,
      status: row.status,
      delivery,
      blockedReason,
      form: formOf(row, productIds),
      createdAt: row.createdAt.toISOString(),
      spentTodayCents,
      spentCents: row.spentCents,
      products: products.map(({ id, name, picture, problem }) => ({
        ...{ id, name, picture, problem },
        weakPicture: rates.get(`${row.id} ${id}`) ?? null,
      })),
      week: weekOf(row.id),
      all: allOf(row.id),
    }
  })
}

function formOf(row: CampaignRow, productIds: readonly string[]): Campaign['form'] {
  const { name, bidCents, dailyBudgetCents, totalBudgetCents, startsAt, endsAt, genders, pacing, note } = row
  return {
    name,
    productIds: [...productIds],
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
