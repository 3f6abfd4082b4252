import { createGroupCommit } from './group-commit.ts'

/**
 * Reads that arrive while a statement is under way share the next one, as writes do in `group-commit.ts`. A statement
 * starts after each of its reads was requested, so no result is older than its request.
 */
export function createGroupRead<Key, Found>(
  read: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  const group = createGroupCommit<Key, Found>({ write: read, atOnce: 1 })
  return (key) => group.add(key)
}
