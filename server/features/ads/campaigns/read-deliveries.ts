import type { Delivery } from '#contract/campaigns.limits.ts'
import { spendableOf } from '#server/features/billing/ledger/ledger.service.ts'
import { type BoostFacts, boostFactsOf } from '#server/features/products/boosting/boost-facts.service.ts'
import type { Member, Scope, World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { reserveOf } from './ad-prices.service.ts'
import {
  type CampaignRow,
  isBrandPublic,
  selectAuctionSums,
  selectCampaignProducts,
  selectSettings,
} from './campaigns.store.ts'
import { deliveryOf } from './delivery.ts'
import { presentSettings } from './present-settings.ts'

/** A member of a brand, or a job in the name of it. */
export interface BrandReader extends Pick<World, 'db' | 'now' | 'config'>, Pick<Scope, 'language'> {
  readonly member: Pick<Member, 'brandId'>
}

export interface ReadDelivery {
  readonly delivery: Delivery
  readonly productIds: readonly string[]
  /** Without products that are gone. */
  readonly products: readonly BoostFacts[]
  readonly spentTodayCents: number
  /** By staff, the campaign or all of its brand; null: not blocked. */
  readonly blockedReason: string | null
}

const NO_AUCTIONS = { offered: 0, lostRank: 0, lostFit: 0 }

/** What all campaigns of a brand depend on. */
async function readShared(reader: BrandReader, today: string) {
  const { db, member } = reader
  const [settings, credit, isPublic, reserveCents] = await Promise.all([
    selectSettings(db, member.brandId),
    spendableOf(reader, [member.brandId]),
    isBrandPublic(db, member.brandId),
    reserveOf(reader),
  ])
  const { isStopped: isAllStopped, ...limits } = presentSettings(settings, today)
  return { ...limits, isAllStopped, creditCents: credit(member.brandId), isBrandPublic: isPublic, reserveCents }
}

/** By campaign of one brand, what happens with it. */
export async function readDeliveries(
  reader: BrandReader,
  rows: readonly CampaignRow[],
): Promise<ReadonlyMap<string, ReadDelivery>> {
  const { db, member, language } = reader
  const now = reader.now()
  const today = berlinDayOf(now)
  const ids = rows.map(({ id }) => id)
  const products = await selectCampaignProducts(db, ids)
  const [shared, facts, auctions] = await Promise.all([
    readShared(reader, today),
    boostFactsOf(reader, member.brandId, [...new Set([...products.values()].flat())], language),
    selectAuctionSums(db, ids, daysLater(today, -1)),
  ])
  const lost = new Map(auctions.map((sums) => [sums.id, sums]))
  return new Map(
    rows.map((row) => {
      const productIds = products.get(row.id) ?? []
      const boosted = productIds.flatMap((id) => facts.get(id) ?? [])
      const spentTodayCents = row.spentDay === today ? row.spentDayCents : 0
      const problems = boosted.map(({ problem }) => problem)
      const blockedReason = row.blockedReason ?? shared.blockedReason
      const met = {
        spentTodayCents,
        problems,
        isBlocked: blockedReason !== null,
        auctions: lost.get(row.id) ?? NO_AUCTIONS,
      }
      const delivery = deliveryOf({ ...row, ...shared, ...met }, now)
      return [row.id, { delivery, productIds, products: boosted, spentTodayCents, blockedReason }]
    }),
  )
}
