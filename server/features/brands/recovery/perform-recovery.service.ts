import { RECOVERY, type RecoveryOutcome } from '#contract/access-recovery.limits.ts'
import { bounceStateOf } from '#server/features/accounts/bounces/bounces.service.ts'
import {
  type LockedAccount,
  lockedAccount,
  moveAccount,
} from '#server/features/accounts/email-change/move-account.service.ts'
import { noteSecurityEvent } from '#server/features/accounts/security-events.service.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { end, STOP_LIMIT } from './recovery.service.ts'
import {
  confirmRecovery,
  deleteRecoveriesEndedBefore,
  endRecovery,
  findUserOf,
  lockRecovery,
  type OpenRecovery,
  ownsBrand,
  selectReady,
} from './recovery.store.ts'
import { hashOfRecoveryToken } from './recovery-link.ts'
import { tellRecovery } from './tell-recovery.service.ts'

const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** What the page after the link says; null: the link opens nothing. */
export type Confirmed = 'waits' | 'done' | null

/**
 * The link at the new address proves it. When the 72 hours are over already, the account changes at once, otherwise by the job.
 */
export async function confirmByLink(scope: Scope, token: string): Promise<Confirmed> {
  const id = await inTransaction(scope, async (inside) => {
    const which = { confirmHash: hashOfRecoveryToken(token) }
    const userId = await findUserOf(inside.db, which)
    if (userId === null || (await lockedAccount(inside, userId)) === null) return null
    const recovery = await lockRecovery(inside.db, which, clockOf(inside))
    if (recovery) await confirmRecovery(inside.db, recovery.id, inside.now())
    return recovery?.id ?? null
  })
  if (id === null) {
    await requireWithinLimit(scope, STOP_LIMIT, scope.address)
    return null
  }
  const outcome = await settleRecovery(scope, id)
  return outcome === null ? 'waits' : outcome === 'done' ? 'done' : null
}

const clockOf = ({ now }: Pick<World, 'now'>) => ({ now: now(), mostDays: RECOVERY.mostDays })

/** Job: performs what is due, and ends what can no longer be performed. */
export async function settleRecoveries(world: World): Promise<void> {
  await deleteRecoveriesEndedBefore(world.db, new Date(world.now().getTime() - KEPT_DAYS * DAY_MS))
  await eachAlone(world, await selectReady(world.db, clockOf(world)), (id) => settleRecovery(world, id))
}

/** Performs one where it is due, or ends it where something happened in between. Null: it goes on, or is over. */
async function settleRecovery(world: World, id: string): Promise<RecoveryOutcome | null> {
  try {
    return await inTransaction(world, (inside) => settle(inside, id))
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    // Another account took the address, perhaps at this very moment.
    return inTransaction(world, async (inside) => ((await hold(inside, id, 'taken')) ? 'taken' : null))
  }
}

const hold = (inside: World, id: string, outcome: Exclude<RecoveryOutcome, 'done'>): Promise<boolean> =>
  end(inside, { id }, outcome, (entry) => writeSystemAudit(inside, { ...entry, role: 'automatic' }))

async function settle(inside: World, id: string): Promise<RecoveryOutcome | null> {
  const userId = await findUserOf(inside.db, { id })
  const account = userId === null ? null : await lockedAccount(inside, userId)
  const recovery = account && (await lockRecovery(inside.db, { id }, clockOf(inside)))
  if (!account || !recovery) return null
  const hindrance = await hindranceOf(inside, recovery, account)
  if (hindrance) return (await hold(inside, id, hindrance)) ? hindrance : null
  if (!recovery.isDue || !recovery.isConfirmed) return null
  await moveAccount(inside, account, recovery.email)
  await endRecovery(inside.db, id, 'done', inside.now())
  await writeSystemAudit(inside, {
    role: 'automatic',
    action: 'recovery.done',
    targetType: 'user',
    targetId: account.id,
    changed: { access: ['as before', 'by the new address'] },
  })
  const dueAt = new Date(recovery.dueAt)
  await tellRecovery(inside, { id, account, newEmail: recovery.email, dueAt, outcome: 'done' })
  noteSecurityEvent(inside, 'recovery-done', account.id)
  return 'done'
}

/** What happened since it began, and must hold. */
async function hindranceOf(
  inside: World,
  { email, formerEmailKey, isDue, isConfirmed, isTooOld }: OpenRecovery,
  account: LockedAccount,
): Promise<Exclude<RecoveryOutcome, 'done'> | null> {
  if ((await bounceStateOf(inside, [email])).has(email)) return 'bounced'
  if (isTooOld && !isConfirmed) return 'expired'
  if (!isDue) return null
  if (account.emailKey !== formerEmailKey) return 'changed'
  if (account.isLockedByStaff || account.staffRole !== null) return 'locked'
  return (await ownsBrand(inside.db, account.id)) ? null : 'no-owner'
}
