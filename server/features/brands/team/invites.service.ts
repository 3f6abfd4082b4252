import { createHash, createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isAllowed, type MemberRole } from '#contract/rights.ts'
import { INVITE_DAYS } from '#contract/team.limits.ts'
import type { Team } from '#contract/team.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { emailKeyOf, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sharedSecret } from '#server/platform/config/secret.ts'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { limitsOf, moreBy } from '../plan-limits.service.ts'
import { inviteMail } from './invite-mail.ts'
import {
  deleteInvite,
  findInvite,
  findInviteByToken,
  hasInvite,
  type InviteRow,
  replaceInvite,
  selectInvites,
} from './invites.store.ts'
import { notifyTeam } from './notify-team.service.ts'
import { readTeam } from './team.service.ts'
import { insertMember, lockBrand, selectTeam } from './team.store.ts'
import { TEAM_LIMITS } from './team-limits.ts'

const DAY_MS = 86_400_000

const InviteOrder = z.strictObject({ inviteId: z.uuid(), language: z.enum(LANGUAGES) })
type InviteOrder = z.output<typeof InviteOrder>

/** Sends one invitation; the address is read from its row. */
export const sendInviteJob: JobKind<InviteOrder> = {
  name: 'send-team-invite',
  schema: InviteOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

/**
 * The token in the link. Derived from the secret, so that a repeated mail carries the same link and neither the database
 * nor the queue holds it.
 */
async function tokenOf({ db, config }: Pick<World, 'db' | 'config'>, inviteId: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, config.secret))
    .update(`team invite|${inviteId}`)
    .digest('base64url')
}
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a team has invited this address. */
export const isInvitedToTeam = ({ db, now }: Scope, emailKey: string): Promise<boolean> =>
  hasInvite(db, emailKey, now())

/** Invites an address. An earlier invitation of it ends. */
export async function invite(
  scope: BrandScope,
  { email, role }: { readonly email: string; readonly role: MemberRole },
): Promise<Team> {
  const { brandId } = scope.member
  const emailKey = emailKeyOf(email)
  await requireWithinLimit(scope, TEAM_LIMITS.invites, brandId)
  await requireWithinLimit(scope, TEAM_LIMITS.invitesTo, emailKey)
  await inTransaction(scope, async (inside) => {
    await lockBrand(inside.db, brandId)
    const team = await selectTeam(inside.db, brandId)
    // The caller may have been removed, or got another role, while the call waited.
    const self = team.find(({ userId }) => userId === inside.actor.userId)
    ensure(self && isAllowed(self, 'team'), 'forbidden')
    ensure(!team.some((each) => emailKeyOf(each.email) === emailKey), 'team.already-member')
    const others = (await selectInvites(inside.db, brandId)).filter((each) => each.emailKey !== emailKey)
    await requireRoom(inside, brandId, team.length + others.length)
    const id = randomUUID()
    await replaceInvite(inside.db, {
      id,
      brandId,
      email,
      emailKey,
      role,
      tokenHash: hashOf(await tokenOf(inside, id)),
      invitedBy: inside.actor.userId,
      expiresAt: new Date(inside.now().getTime() + INVITE_DAYS * DAY_MS),
      createdAt: inside.now(),
    })
    await inside.jobs.enqueue(inside.db, sendInviteJob, { inviteId: id, language: inside.language })
    await writeAudit(inside, {
      action: 'team.invited',
      targetType: 'invite',
      targetId: id,
      changed: { role: [null, role] },
    })
  })
  return readTeam(scope)
}

/** Members and open invitations together. */
export async function countTeam({ db }: Pick<World, 'db'>, brandId: string): Promise<number> {
  const [team, invites] = await Promise.all([selectTeam(db, brandId), selectInvites(db, brandId)])
  return team.length + invites.length
}

/** Who is in a team that the plan no longer allows stays in it; no more of them come. */
async function requireRoom(scope: Scope, brandId: string, taken: number): Promise<void> {
  if (taken < (await limitsOf(scope, brandId)).team) return
  throw new Refusal('team.full', { values: { more: await moreBy(scope, ({ team }) => team > taken) } })
}

/** Deletes an invitation, whose link then opens nothing. */
export async function withdrawInvite(scope: BrandScope, id: string): Promise<Team> {
  await inTransaction(scope, async (inside) => {
    ensure(await deleteInvite(inside.db, inside.member.brandId, id), 'team.invite-unknown')
    await writeAudit(inside, { action: 'team.invite-withdrawn', targetType: 'invite', targetId: id })
  })
  return readTeam(scope)
}

/** Job: mails the link. Does nothing for an invitation that was taken back or accepted. */
export async function mailInvite(world: World, { inviteId, language }: InviteOrder): Promise<void> {
  const row = await findInvite(world.db, inviteId)
  if (!row) return
  const site = siteUrlOf(world.config)
  const mail = inviteMail({ ...row, language, site, token: await tokenOf(world, inviteId) })
  await world.mail.send({ ...mail, messageId: messageIdOf(world.config, `team-invite.${inviteId}`) })
}

async function requireInvite(scope: Scope, token: string): Promise<InviteRow> {
  const row = await findInviteByToken(scope.db, hashOf(token), scope.now())
  if (!row) await requireWithinLimit(scope, TEAM_LIMITS.falseInvite, scope.address)
  ensure(row, 'team.invite-over')
  return row
}

/** What the holder of the link is invited to. */
export async function readInvite(scope: Scope, token: string) {
  const { brand, role, email, expiresAt } = await requireInvite(scope, token)
  return { brand, role, email, expiresAt }
}

/** Joins the team. Who read the mail must also own the account: the address must be its confirmed one. */
export async function acceptInvite(scope: Scope, token: string): Promise<{ brandId: string }> {
  const account = await requireAccount(scope)
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  // Trust C1: who works for a brand has a password of 12 characters.
  ensure(account.hasLongPassword, 'accounts.password-brand')
  const { brandId } = await requireInvite(scope, token)
  await inTransaction(scope, async (inside) => {
    const brand = await lockBrand(inside.db, brandId)
    const { id, role, emailKey } = await requireInvite(inside, token)
    ensure(account.emailVerifiedAt !== null && account.emailKey === emailKey, 'team.invite-address')
    const team = await selectTeam(inside.db, brandId)
    await requireRoom(inside, brandId, team.length)
    await deleteInvite(inside.db, brandId, id)
    if (team.some(({ userId }) => userId === account.id)) return
    await insertMember(inside.db, { brandId, userId: account.id, role, createdAt: inside.now() })
    // The number is not written to the log.
    const member = { brandId, brandNo: 0, role, isOwner: false }
    await writeAudit(
      { ...inside, actor, member },
      { action: 'team.joined', targetType: 'member', targetId: account.id },
    )
    await notifyTeam(inside, {
      brandId,
      right: 'team',
      exceptId: account.id,
      content: { kind: 'team-changed', brand, username: account.username, change: 'joined' },
    })
  })
  return { brandId }
}
