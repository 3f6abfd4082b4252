import { createHash } from 'node:crypto'
import type { Scope } from '#server/platform/scope/scope.ts'

export type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'code-failed'
  | 'code-sent-by-staff'
  | 'email-verified'
  | 'email-changed'
  | 'email-reverted'
  | 'password-reset'
  | 'password-changed'
  | 'google-linked'
  | 'google-refused'
  | 'admin-granted'
  | 'staff-changed'
  | 'second-factor-enrolled'
  | 'recovery-codes-renewed'
  | 'second-factor-given'
  | 'second-factor-failed'
  | 'export-ordered'
  | 'data-exported'
  | 'account-locked'
  | 'account-unlocked'
  | 'view-started'
  | 'view-ended'
  | 'recovery-begun'
  | 'recovery-stopped'
  | 'recovery-done'
  | 'account-deleted'

/** Logs a security event (Trust S94), with a hash for the user and never a secret (Trust S93). */
export function noteSecurityEvent(
  scope: Pick<Scope, 'log'>,
  event: SecurityEvent,
  userId: string | null,
  reason?: string,
): void {
  const person = userId === null ? null : createHash('sha256').update(userId).digest('hex').slice(0, 16)
  scope.log.info({ security: event, person, ...(reason !== undefined && { reason }) }, 'security event')
}
