import type { World } from '#server/platform/scope/scope.ts'
import { selectPushState } from './messages.store.ts'

/** Push messages that wait, and those of the last day that failed. */
export async function readPushState({ db }: Pick<World, 'db'>) {
  const { oldestAt, ...counts } = await selectPushState(db)
  return { ...counts, oldestAt: oldestAt && new Date(oldestAt).toISOString() }
}
