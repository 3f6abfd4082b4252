import type { QueueType } from '#contract/moderation.limits.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectQueueAges } from './review-queue.store.ts'

/** How much waits for a decision of these types, and the oldest of it. */
export async function readQueueAge(
  { db }: Pick<World, 'db'>,
  types: readonly QueueType[],
): Promise<{ count: number; oldestAt: string | null }> {
  const ages = (await selectQueueAges(db)).filter(({ type }) => types.includes(type))
  const [oldestAt = null] = ages.map((age) => age.oldestAt).sort()
  return { count: ages.reduce((sum, age) => sum + age.count, 0), oldestAt }
}
