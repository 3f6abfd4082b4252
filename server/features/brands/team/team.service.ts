import { isAllowed, type MemberRole } from '#contract/rights.ts'
import type { Team } from '#contract/team.ts'
import { emailKeyOf, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { requireProof } from '#server/features/accounts/proof.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { selectInvites } from './invites.store.ts'
import { notifyTeam } from './notify-team.service.ts'
import { deleteMember, isVerifiedAddress, lockBrand, selectTeam, type TeamRow, updateMember } from './team.store.ts'
import { TEAM_LIMITS } from './team-limits.ts'

/** Whether an address belongs to a member of the brand, who verified it. */
export const isAddressOfTeam = ({ db }: Pick<World, 'db'>, brandId: string, email: string): Promise<boolean> =>
  isVerifiedAddress(db, brandId, emailKeyOf(email))

/** The team as the caller may see it. */
export async function readTeam({ db, member, actor, now }: BrandScope): Promise<Team> {
  const manages = isAllowed(member, 'team')
  const team = await selectTeam(db, member.brandId)
  const invites = manages ? await selectInvites(db, member.brandId) : []
  return {
    members: team.map((each) => ({
      ...each,
      email: manages ? each.email : null,
      isSelf: each.userId === actor.userId,
    })),
    invites: invites.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt,
      isExpired: new Date(expiresAt) <= now(),
    })),
  }
}

interface LockedTeam {
  /** Name of the brand. */
  readonly brand: string
  readonly team: readonly TeamRow[]
  /** The caller, who may have been removed since the call began. */
  readonly self: TeamRow
}

/** Runs a change of the team alone, on what the team is then. */
const changeTeam = (scope: BrandScope, work: (inside: BrandScope, locked: LockedTeam) => Promise<void>) =>
  inTransaction(scope, async (inside) => {
    const { brandId } = inside.member
    const brand = await lockBrand(inside.db, brandId)
    const team = await selectTeam(inside.db, brandId)
    const self = team.find(({ userId }) => userId === inside.actor.userId)
    ensure(self, 'forbidden')
    await work(inside, { brand, team, self })
  })

function memberIn(team: readonly TeamRow[], userId: string): TeamRow {
  const found = team.find((each) => each.userId === userId)
  ensure(found, 'team.member-unknown')
  return found
}

const isLastOwner = (team: readonly TeamRow[], { isOwner }: TeamRow): boolean =>
  isOwner && team.filter((each) => each.isOwner).length === 1

/** Gives a member, whom the caller has seen in this version, another role, in force from the next request on. */
export async function changeRole(
  scope: BrandScope,
  userId: string,
  { role, version }: { readonly role: MemberRole; readonly version: number },
): Promise<Team> {
  await changeTeam(scope, async (inside, { team, brand, self }) => {
    ensure(isAllowed(self, 'team'), 'forbidden')
    const target = memberIn(team, userId)
    ensure(!target.isOwner, 'team.owner-role')
    ensure(target.version === version, 'conflict')
    if (target.role === role) return
    const { brandId } = inside.member
    await updateMember(inside.db, { brandId, userId }, { role })
    await writeAudit(inside, {
      action: 'team.role-changed',
      targetType: 'member',
      targetId: userId,
      changed: { role: [target.role, role] },
    })
    if (userId !== self.userId)
      await notify(inside, { userIds: [userId], brandId, content: { kind: 'own-role', brand, change: 'role', role } })
  })
  return readTeam(scope)
}

/** Removes another member; only owners remove an owner. */
export async function removeMember(scope: BrandScope, userId: string): Promise<Team> {
  await changeTeam(scope, async (inside, { team, brand, self }) => {
    const target = memberIn(team, userId)
    ensure(isAllowed(self, target.isOwner ? 'ownership' : 'team'), 'forbidden')
    ensure(!isLastOwner(team, target), 'team.last-owner')
    const { brandId } = inside.member
    await deleteMember(inside.db, brandId, userId)
    await writeAudit(inside, {
      action: 'team.member-removed',
      targetType: 'member',
      targetId: userId,
      changed: { role: [target.role, null] },
    })
    const content = { kind: 'own-role', brand, change: 'removed', role: null } as const
    await notify(inside, { userIds: [userId], brandId: null, content })
  })
  return readTeam(scope)
}

/** The caller leaves; a brand keeps at least one owner. */
export async function leaveTeam(scope: BrandScope): Promise<void> {
  await changeTeam(scope, async (inside, { team, brand, self }) => {
    ensure(!isLastOwner(team, self), 'team.last-owner')
    const { brandId } = inside.member
    await deleteMember(inside.db, brandId, self.userId)
    await writeAudit(inside, { action: 'team.left', targetType: 'member', targetId: self.userId })
    const content = { kind: 'team-changed', brand, username: self.username, change: 'left' } as const
    await notifyTeam(inside, { brandId, right: 'team', content })
  })
}

interface HandOver {
  readonly userId: string
  /** The caller stays an owner beside the new one. */
  readonly staysOwner: boolean
  readonly password?: string | undefined
}

/** Makes a member an owner, after the caller has proved who they are (Decision 112). */
export async function handOver(scope: BrandScope, { userId, staysOwner, password }: HandOver): Promise<Team> {
  await requireProof(scope, await requireAccount(scope), { password, limit: TEAM_LIMITS.handOver })
  await changeTeam(scope, async (inside, { team, brand, self }) => {
    ensure(isAllowed(self, 'ownership'), 'forbidden')
    const target = memberIn(team, userId)
    ensure(target.userId !== self.userId, 'team.member-unknown')
    const { brandId } = inside.member
    await updateMember(inside.db, { brandId, userId }, { role: 'admin', isOwner: true })
    if (!staysOwner) await updateMember(inside.db, { brandId, userId: self.userId }, { isOwner: false })
    await writeAudit(inside, {
      action: 'team.ownership-given',
      targetType: 'member',
      targetId: userId,
      changed: { owner: [self.userId, staysOwner ? [self.userId, userId] : userId] },
    })
    const content = { kind: 'own-role', brand, change: 'owner', role: null } as const
    if (!target.isOwner) await notify(inside, { userIds: [userId], brandId, content })
  })
  return readTeam(scope)
}
