import { createGroupCommit } from './group-commit.ts'

/** A statement of six questions costs nearly what one of thirty costs; of an answer's time this is little under load. */
const REST_MS = 4

/**
 * Questions that are asked at the same time share one statement, as writes do in `group-commit.ts`. A statement
 * begins after each of its questions was asked, so no answer is older than its question.
 */
export function createGroupRead<Key, Found>(
  read: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  const group = createGroupCommit<Key, Found>({ write: read, atOnce: 1, restMs: REST_MS })
  return (key) => group.add(key)
}
