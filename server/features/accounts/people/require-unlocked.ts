import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { lockDayText } from './lock-day.ts'
import { findLock } from './locks.store.ts'

/** Refuses to sign a locked account in, and says why and how long: there are no silent bans (Product 14). */
export async function requireUnlocked({ db, now, language }: Scope, userId: string): Promise<void> {
  const lock = await findLock(db, userId, now())
  if (lock === null) return
  const { reason, until } = lock
  ensure(until, 'accounts.locked', { values: { reason } })
  ensure(false, 'accounts.locked-until', { values: { reason, until: lockDayText(until, language) } })
}
