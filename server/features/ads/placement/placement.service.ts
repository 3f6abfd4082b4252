import { FIRST_PLACEMENT, PLACEMENT_RULES, type Placement } from '#contract/ads.limits.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import { insertPlacement, selectPlacement } from './placement.store.ts'

/** Where and how often promoted cards are shown now. */
export const placementOf = async ({ db }: Pick<World, 'db'>): Promise<Placement> =>
  (await selectPlacement(db)) ?? FIRST_PLACEMENT

interface NewPlacement {
  readonly before: Placement
  readonly placement: Placement
  readonly reason: string
  readonly password?: string | undefined
}

/** Sets the rules from now on; `before` are those that the member of staff saw. Cards that were dealt stay. */
export async function setPlacement(
  scope: StaffScope,
  { before, placement, reason, password }: NewPlacement,
): Promise<void> {
  await requireMoneyProof(scope, password)
  return inTransaction(scope, async (inside) => {
    await takeLock(inside.db, 'ad-placement')
    const current = await placementOf(inside)
    ensure(
      PLACEMENT_RULES.every((rule) => current[rule] === before[rule]),
      'campaigns.placement-changed',
    )
    const different = PLACEMENT_RULES.filter((rule) => current[rule] !== placement[rule])
    ensure(different.length > 0, 'campaigns.placement-same')
    await insertPlacement(inside.db, placement, inside.now())
    const changed = Object.fromEntries(different.map((rule) => [rule, [current[rule], placement[rule]] as const]))
    await writeAudit(inside, { action: 'ads.placement', targetType: 'ads', targetId: 'placement', changed, reason })
    await tellCampaignsChanged(inside.db)
  })
}
