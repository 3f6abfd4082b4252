import type { BrandScope } from '#server/platform/scope/scope.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { type Batch, selectBatch } from '../imports.store.ts'

/** Products of one transaction. */
export const PORTION = 100

export type Key = Pick<Batch, 'brandId' | 'id'>

/** Runs a portion of an import that is in this state, locked: two processes never work on the same portion. */
export function inPortion(
  scope: BrandScope,
  key: Key,
  state: Batch['state'],
  work: (inside: BrandScope, batch: Batch) => Promise<void>,
): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const batch = await selectBatch(inside.db, { ...key, isLocked: true })
    if (batch?.state === state) await work(inside, batch)
  })
}
