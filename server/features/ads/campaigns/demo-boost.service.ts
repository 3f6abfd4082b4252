import { grant } from '#server/features/billing/ledger/ledger.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { countOpen, insertCampaign, saveCampaignProducts } from './campaigns.store.ts'
import { tellCampaignsChanged } from './campaigns-changed.ts'

const YEAR_MS = 365 * 86_400_000
const CREDIT_CENTS = 5000

interface DemoBoost {
  readonly brandId: string
  readonly name: string
  readonly productIds: readonly string[]
  readonly bidCents: number
  readonly dailyBudgetCents: number
}

/** Gives a brand of the demo bonus credit and a running campaign, once. Runs in the caller's transaction. */
export async function ensureDemoBoost(world: World, { productIds, ...boost }: DemoBoost): Promise<void> {
  const { brandId } = boost
  if (productIds.length === 0 || (await countOpen(world.db, brandId)) > 0) return
  const now = world.now()
  const expiresAt = new Date(now.getTime() + YEAR_MS)
  await grant(world, {
    brandId,
    kind: 'bonus_grant',
    cause: `demo boost of ${brandId}`,
    cents: CREDIT_CENTS,
    expiresAt,
  })
  const columns = { ...boost, status: 'active', pacing: 'even', startsAt: now, createdAt: now } as const
  await saveCampaignProducts(world.db, await insertCampaign(world.db, columns), productIds)
  await tellCampaignsChanged(world.db)
}
