import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { type BrandTie, deleteTie, selectBrandNo, selectHiddenNos, upsertTie } from './brand-ties.store.ts'

/** The number of a public brand; throws otherwise. */
export async function requireBrandNo(scope: Pick<Scope, 'db'>, id: string): Promise<number> {
  const no = await selectBrandNo(scope.db, id)
  ensure(no !== null, 'brands.unknown')
  return no
}

/** The number of a public brand, or null. */
export const findBrandNo = ({ db }: Pick<Scope, 'db'>, id: string): Promise<number | null> => selectBrandNo(db, id)

/** Follows or hides a brand. Each replaces the other; a repeat changes nothing. */
export async function tie(scope: Scope, id: string, kind: BrandTie): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await upsertTie(scope.db, scope.actor.userId, await requireBrandNo(scope, id), kind)
}

/** Takes back a follow or a hide. */
export async function untie(scope: Scope, id: string, kind: BrandTie): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await deleteTie(scope.db, scope.actor.userId, await requireBrandNo(scope, id), kind)
}

/** Numbers of the brands that this user has hidden. */
export const hiddenBrandNos = ({ db }: Pick<Scope, 'db'>, userId: string): Promise<number[]> =>
  selectHiddenNos(db, userId)
