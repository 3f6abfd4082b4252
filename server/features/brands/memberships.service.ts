import type { PersonBrand } from '#contract/people.ts'
import { BRAND_RIGHTS, isAllowed } from '#contract/rights.ts'
import type { Workspace } from '#contract/workspace.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, Member, Scope, StaffScope, World } from '#server/platform/scope/scope.ts'
import { isOpenBrand, selectMemberships, selectOwnedAlone, type WorkspaceRow } from './memberships.store.ts'

/** The brands that a user works for, the first joined first. */
export const membershipsOf = ({ db }: Pick<World, 'db'>, userId: string): Promise<readonly Member[]> =>
  selectMemberships(db, userId)

const present = ({
  brandId: id,
  name,
  handle,
  status,
  role,
  isOwner,
  deleteAfter,
  endsAt,
  endedAt,
}: WorkspaceRow): Workspace => ({
  id,
  name,
  handle,
  status,
  role,
  isOwner,
  rights: BRAND_RIGHTS.filter((right) => isAllowed({ role, isOwner }, right)),
  deleteAfter: deleteAfter?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  isEnded: endedAt !== null,
})

/** The brands of an account as staff see it. */
export async function brandsOfPerson({ db }: Pick<World, 'db'>, userId: string): Promise<PersonBrand[]> {
  const ownedAlone = new Set(await selectOwnedAlone(db, userId))
  return (await selectMemberships(db, userId)).map(({ brandId: id, name, role, isOwner }) => ({
    ...{ id, name, role, isOwner, isOwnedAlone: ownedAlone.has(id) },
  }))
}

/** Staff never decide about money or reviews of a brand that they work for. */
export async function requireOtherBrand({ db, actor }: StaffScope, brandId: string): Promise<void> {
  const memberships = await selectMemberships(db, actor.userId)
  ensure(!memberships.some((one) => one.brandId === brandId), 'billing.own-brand')
}

/** Whether a brand may buy: it is neither refused, suspended nor closing. */
export const isOpenForOrders = ({ db }: Pick<World, 'db'>, brandId: string): Promise<boolean> =>
  isOpenBrand(db, brandId)

/** The brands that the caller works for. */
export async function listWorkspaces({ db, actor }: Scope): Promise<Workspace[]> {
  ensure(actor, 'unauthenticated')
  return (await selectMemberships(db, actor.userId)).map(present)
}

/** The brand that the call names. */
export async function readWorkspace({ db, actor, member }: BrandScope): Promise<Workspace> {
  const row = (await selectMemberships(db, actor.userId)).find(({ brandId }) => brandId === member.brandId)
  ensure(row, 'forbidden')
  return present(row)
}
