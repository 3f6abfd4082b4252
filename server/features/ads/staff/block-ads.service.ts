import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import { lockBrandBlock, writeBrandBlock, writeCampaignBlock } from './block-ads.store.ts'
import { lockForStaff } from './lock-for-staff.service.ts'

interface Block {
  readonly isBlocked: boolean
  readonly reason: string
  readonly password?: string | undefined
}

/** Stopping advertising never waits for a password, letting it run again does (Decision 087). */
const requireProofToLift = async (scope: StaffScope, { isBlocked, password }: Block): Promise<void> => {
  if (!isBlocked) await requireMoneyProof(scope, password)
}

/** Blocks one campaign or lifts that: from the commit on no click on it is charged. Its status stays what the brand decided. */
export async function blockCampaign(scope: StaffScope, id: string, block: Block): Promise<void> {
  await requireProofToLift(scope, block)
  return inTransaction(scope, async (inside) => {
    const before = await lockForStaff(inside, id)
    const { brandId } = before
    ensure((before.blockedReason !== null) !== block.isBlocked, 'campaigns.block-unchanged')
    await writeCampaignBlock(inside.db, id, valuesOf(inside, block))
    await tell(inside, brandId, block, { before: before.blockedReason, campaign: { id, name: before.name } })
  })
}

/** The same for all campaigns of a brand, those that it makes later included. */
export async function blockBrand(scope: StaffScope, brandId: string, block: Block): Promise<void> {
  await requireProofToLift(scope, block)
  return inTransaction(scope, async (inside) => {
    const before = await lockBrandBlock(inside.db, brandId)
    ensure(before, 'brands.unknown')
    await requireOtherBrand(inside, brandId)
    ensure((before.blockedReason !== null) !== block.isBlocked, 'campaigns.block-unchanged')
    await writeBrandBlock(inside.db, brandId, valuesOf(inside, block))
    await tell(inside, brandId, block, { before: before.blockedReason, campaign: null, brand: before.name })
  })
}

const valuesOf = ({ now }: StaffScope, { isBlocked, reason }: Block) =>
  isBlocked ? { reason, at: now() } : { reason: null, at: null }

interface Blocked {
  readonly before: string | null
  /** Null: all of the brand. */
  readonly campaign: { readonly id: string; readonly name: string } | null
  readonly brand?: string
}

async function tell(
  inside: StaffScope,
  brandId: string,
  { isBlocked, reason }: Block,
  { before, campaign, brand = '' }: Blocked,
): Promise<void> {
  const target = { targetType: campaign ? 'campaign' : 'brand', targetId: campaign?.id ?? brandId }
  const changed = { blockedReason: [before, isBlocked ? reason : null] } as const
  const action = isBlocked ? 'ads.blocked' : 'ads.unblocked'
  await writeAudit(inside, { action, ...target, brandId, changed, reason })
  const content = { kind: 'campaigns-blocked', brand, campaign, isBlocked, reason } as const
  await notifyTeam(inside, { brandId, right: 'campaigns', content })
  await tellCampaignsChanged(inside.db)
}
