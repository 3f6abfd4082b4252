import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { refuseAffiliateLinks } from './affiliate-links.service.ts'
import { approveWaiting } from './approve-automatically.service.ts'
import { endBrands } from './endings/end-brand.service.ts'
import { liftSuspensions } from './lift-suspensions.service.ts'
import { forgetClaims } from './review-queue.service.ts'
import { computeTrust } from './trust-level.service.ts'

export const approveWaitingJob: JobKind<NoPayload> = { name: 'approve-waiting', schema: NoPayload, cron: '* * * * *' }
const refuseAffiliateLinksJob: JobKind<NoPayload> = {
  name: 'refuse-affiliate-links',
  schema: NoPayload,
  cron: '* * * * *',
}
export const liftSuspensionsJob: JobKind<NoPayload> = {
  name: 'lift-suspensions',
  schema: NoPayload,
  cron: '*/10 * * * *',
}
export const endBrandsJob: JobKind<NoPayload> = { name: 'end-brands', schema: NoPayload, cron: '*/10 * * * *' }
export const moderationHousekeepingJob: JobKind<NoPayload> = {
  name: 'moderation-housekeeping',
  schema: NoPayload,
  cron: '53 3 * * *',
}

/** The jobs of the review. */
export async function moderationWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(approveWaitingJob, () => approveWaiting(world))
  await runner.perform(refuseAffiliateLinksJob, async () => {
    await refuseAffiliateLinks(world)
  })
  await runner.perform(liftSuspensionsJob, () => liftSuspensions(world))
  await runner.perform(endBrandsJob, () => endBrands(world))
  await runner.perform(moderationHousekeepingJob, async () => {
    await forgetClaims(world)
    await computeTrust(world, null)
  })
}
