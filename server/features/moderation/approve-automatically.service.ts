import { proveClaims } from '#server/features/brands/domains/domains.service.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { approveAutomatically } from './decide.service.ts'
import { selectWaitingSince } from './review-queue.store.ts'

/** Long enough to see the state "In Prüfung", and to decide by hand. */
const WAIT_MS = 2 * 60_000

/** Job: approves what has waited for two minutes and proves its domains, where the switch of the demo is on (Decision 133). */
export async function approveWaiting(world: World): Promise<void> {
  if (!world.config.approvesAutomatically) return
  const before = new Date(world.now().getTime() - WAIT_MS)
  for (const target of await selectWaitingSince(world.db, before)) {
    if (target.type === 'brand') await proveClaims(world, target.id)
    try {
      await approveAutomatically(world, target)
    } catch (error) {
      // The company is incomplete: its brand waits until it is not (Trust L13).
      if (!(error instanceof Refusal && error.code === 'review.incomplete')) throw error
    }
  }
}
