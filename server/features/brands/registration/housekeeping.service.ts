import type { World } from '#server/platform/scope/scope.ts'
import { forgetOldPreviewLinks } from '../theme/theme.service.ts'
import { WAITING_HOURS } from './registration.service.ts'
import { deleteInvitesExpiredBefore, deleteRegistrationsBefore } from './registration.store.ts'

const HOUR_MS = 3_600_000

/** Deletes registrations whose code was not entered within a day, and expired invitations and preview links. */
export async function forgetOldRegistrations(world: Pick<World, 'db' | 'now'>): Promise<void> {
  const { db, now } = world
  await deleteRegistrationsBefore(db, new Date(now().getTime() - WAITING_HOURS * HOUR_MS))
  await deleteInvitesExpiredBefore(db, now())
  await forgetOldPreviewLinks(world)
}
