import { isUsername } from '#contract/username.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { notify } from '#server/platform/data/database.ts'
import { deleteJobsOf } from '#server/platform/jobs/jobs-data.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'
import { ACCOUNT_DELETED_CHANNEL, emailKeyOf, requireAccount, usernameColumns } from './accounts.service.ts'
import { type Account, deleteAccountRow, lockAccount, ownsBrandAlone, updateAccount } from './accounts.store.ts'
import { deleteBounce } from './bounces/bounces.store.ts'
import { listFormerEmails } from './email-change/email-reverts.store.ts'
import { orderRevertNotice } from './email-change/revert-email.service.ts'
import { orderCode, orderDeletionNotice } from './mails/account-mail.service.ts'
import { requireProof } from './proof.service.ts'
import { noteSecurityEvent } from './security-events.service.ts'
import { requireLivingSession } from './sessions/session.service.ts'
import { requireMaySendCode } from './sign-in/code.service.ts'
import { refusingTakenNames, requireFreeNames } from './sign-in/registration.service.ts'
import { requireOtherSuperadmin } from './staff/team.service.ts'

interface Profile {
  readonly username: string
  readonly email: string
  readonly preferredTimezone: Timezone
  readonly password?: string | undefined
}

/**
 * Saves the profile. A new address needs a recent sign-in or the password, and waits in `pendingEmail` until its code is
 * entered (Decision 112); until then mails go to the old one, which gets a notice and can take the change back. One
 * that waits already keeps its code, and the present one ends the waiting.
 */
export async function updateProfile(scope: Scope, profile: Profile): Promise<Account> {
  const account = await requireAccount(scope)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.profileChange, account.id)
  const emailKey = emailKeyOf(profile.email)
  const names = usernameColumns(profile.username)
  const isNewName = names.usernameKey !== account.usernameKey
  const isAllowed = profile.username === account.username || isUsername(profile.username)
  ensure(isAllowed, 'accounts.username-characters')
  await requireFreeNames(scope, { names: isNewName ? names : null, emailKey, exceptIds: [account.id] })
  const isPresent = emailKey === account.emailKey
  const isWaiting = account.pendingEmail !== null && emailKey === emailKeyOf(account.pendingEmail)
  const isNewAddress = !isPresent && !isWaiting
  if (isNewAddress) {
    await requireProof(scope, account, { password: profile.password, limit: ACCOUNT_LIMITS.emailChange })
    await requireMaySendCode(scope, 'change-email', emailKey)
  }
  const saved = await refusingTakenNames(scope, () =>
    inTransaction(scope, async (inside) => {
      const next = await updateAccount(inside.db, account.id, {
        username: profile.username,
        ...(isNewName && names),
        preferredTimezone: profile.preferredTimezone,
        language: scope.language,
        ...(!isWaiting && { pendingEmail: isPresent ? null : profile.email }),
      })
      await requireLivingSession(inside)
      if (next && isNewAddress) {
        await orderCode(inside, account.id, 'change-email')
        await orderRevertNotice(inside, 'email-change-asked', next)
      }
      return next
    }),
  )
  ensure(saved, 'unauthenticated')
  return saved
}

/** Changes settings of the deck, from the next request on in every process. */
export async function changeSettings(
  scope: Scope,
  {
    personalised,
    quickFlicks,
  }: { readonly personalised?: boolean | undefined; readonly quickFlicks?: boolean | undefined },
): Promise<Account> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, ACCOUNT_LIMITS.orderChange, scope.actor.userId)
  const settings = {
    ...(personalised !== undefined && { personalised }),
    ...(quickFlicks !== undefined && { quickFlicks }),
  }
  const saved = await updateAccount(scope.db, scope.actor.userId, settings)
  ensure(saved, 'unauthenticated')
  return saved
}

/** Deletes the account and all that belongs to it. An older sign-in must be confirmed by the password (Decision 112). */
export async function deleteAccount(scope: Scope, password: string | undefined): Promise<void> {
  const account = await requireAccount(scope)
  await requireProof(scope, account, { password, limit: ACCOUNT_LIMITS.deletion })
  await inTransaction(scope, async (inside) => {
    await lockAccount(inside.db, account.id)
    await requireLivingSession(inside)
    await requireOtherSuperadmin(inside, account.id)
    await eraseAccount(inside, account)
  })
  noteSecurityEvent(scope, 'account-deleted', account.id)
}

/** Erases a locked account inside a transaction, and orders the notice in the language of the scope. */
export async function eraseAccount(inside: Scope, account: Account): Promise<void> {
  const formerEmails = await listFormerEmails(inside.db, account.id)
  ensure(!(await ownsBrandAlone(inside.db, account.id)), 'accounts.owns-brand')
  ensure(await deleteAccountRow(inside.db, account.id), 'unauthenticated')
  await deleteBounce(inside.db, account.emailKey)
  await deleteJobsOf(inside.db, { userId: account.id, emailKey: account.emailKey })
  await orderDeletionNotice(inside, account, formerEmails)
  await notify(inside.db, ACCOUNT_DELETED_CHANNEL, account.id)
}
