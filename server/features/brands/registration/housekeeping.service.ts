import type { World } from '#server/platform/scope/scope.ts'
import { WAITING_HOURS } from './registration.service.ts'
import { deleteInvitesExpiredBefore, deleteRegistrationsBefore } from './registration.store.ts'

const HOUR_MS = 3_600_000

/** Deletes registrations whose code was not entered within a day, and expired invitations. */
export async function forgetOldRegistrations({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  await deleteRegistrationsBefore(db, new Date(now().getTime() - WAITING_HOURS * HOUR_MS))
  await deleteInvitesExpiredBefore(db, now())
}
