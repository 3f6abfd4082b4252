import { writeAudit } from '#server/platform/audit/audit.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { findAccount, lockAccount } from '../accounts.store.ts'
import { orderCode } from '../mails/account-mail.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { forgetGuesses } from './code.service.ts'

/**
 * Mails the person a new code, to the address of the account alone; staff never see it. The limits for one address hold as
 * for the person.
 */
export async function sendCodeByStaff(scope: StaffScope, id: string, reason: string): Promise<{ ok: true }> {
  const account = await findAccount(scope.db, id)
  ensure(account, 'people.unknown')
  const purpose = account.emailVerifiedAt === null ? 'verify' : 'reset'
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codePerHour, account.emailKey)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.codePerDay, account.emailKey)
  await inTransaction(scope, async (inside) => {
    await lockAccount(inside.db, id)
    await forgetGuesses(inside, purpose, account.emailKey)
    await orderCode({ ...inside, language: account.language }, id, purpose)
    await writeAudit(inside, {
      action: 'user.code-sent',
      targetType: 'user',
      targetId: id,
      changed: { code: [null, purpose] },
      reason,
    })
  })
  noteSecurityEvent(scope, 'code-sent-by-staff', id)
  return { ok: true }
}
