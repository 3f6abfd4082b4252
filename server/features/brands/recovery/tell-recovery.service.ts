import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { RECOVERY_OUTCOMES, type RecoveryOutcome } from '#contract/access-recovery.limits.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import type { LockedAccount } from '#server/features/accounts/email-change/move-account.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectOtherOwners } from './recovery.store.ts'

const Told = z.strictObject({
  /** The same in every attempt to send this mail. */
  id: z.uuid(),
  recoveryId: z.uuid(),
  /** `new`: who gets the account; `former`: its address until now; `owner`: another owner of a brand. */
  to: z.enum(['new', 'former', 'owner']),
  /** Null: it begins. */
  outcome: z.enum(RECOVERY_OUTCOMES).nullable(),
  email: z.string(),
  username: z.string(),
  /** Whose account it is, and its new address. */
  owner: z.string(),
  newEmail: z.string(),
  dueAt: z.string(),
  language: z.enum(LANGUAGES),
})
export type RecoveryTold = z.output<typeof Told>

/** The job row is deleted after sending. */
export const tellRecoveryJob: JobKind<RecoveryTold> = {
  name: 'tell-access-recovery',
  schema: Told,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

interface Telling {
  readonly id: string
  readonly account: Pick<LockedAccount, 'id' | 'username' | 'email' | 'language'>
  readonly newEmail: string
  readonly dueAt: Date
  readonly outcome: RecoveryOutcome | null
}

/** Tells the old and the new address and all owners of the same brands, by mail in any case, and the owners by bell. */
export async function tellRecovery(
  inside: Pick<World, 'db' | 'jobs' | 'now'>,
  { id, account, newEmail, dueAt, outcome }: Telling,
): Promise<void> {
  const owners = await selectOtherOwners(inside.db, account.id)
  const shared = { recoveryId: id, outcome, owner: account.username, newEmail, dueAt: dueAt.toISOString() }
  const own = { username: account.username, language: account.language }
  const mails = [
    { to: 'former', email: account.email, ...own },
    { to: 'new', email: newEmail, ...own },
    ...owners.map(({ email, username, language }) => ({ to: 'owner', email, username, language }) as const),
  ] as const
  for (const mail of mails)
    await inside.jobs.enqueue(inside.db, tellRecoveryJob, { id: randomUUID(), ...shared, ...mail })
  const phase = outcome === null ? 'begun' : outcome === 'done' ? 'done' : 'ended'
  await notify(inside, {
    userIds: [account.id, ...owners.map(({ userId }) => userId)],
    brandId: null,
    content: { kind: 'access-recovery', username: account.username, phase, dueAt: shared.dueAt },
  })
}
