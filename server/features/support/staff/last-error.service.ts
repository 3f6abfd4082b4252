import { ticketNumber } from '#contract/support.limits.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { findLastError } from './background.store.ts'

interface LastError {
  readonly id: string
  readonly ticketId: string
  readonly number: string
  readonly createdAt: string
}

/** The last error that the person sent along with a ticket of any kind; null: none. */
export async function readLastError({ db }: StaffScope, userId: string): Promise<LastError | null> {
  const found = await findLastError(db, userId)
  if (!found) return null
  const { no, ...shown } = found
  return { ...shown, number: ticketNumber(no) }
}
