import { type AuditEntry, writeAudit, writeSystemAudit } from '#server/platform/audit/audit.ts'
import type { StaffScope, World } from '#server/platform/scope/scope.ts'

/** Writes the one entry of an act with money into the audit log, in the transaction of the act. */
export type Recorder = (inside: Pick<World, 'db' | 'now'>, entry: AuditEntry) => Promise<void>

/** By a member of staff; `more` is added to what changed. */
export const byStaff =
  (scope: StaffScope, more: AuditEntry['changed'] = {}): Recorder =>
  ({ db }, entry) =>
    writeAudit({ ...scope, db }, { ...entry, changed: { ...entry.changed, ...more } })

/** By the server itself, a day after it was asked for. */
export const byItself =
  (more: AuditEntry['changed'] = {}): Recorder =>
  (inside, entry) =>
    writeSystemAudit(inside, { ...entry, role: 'automatic', changed: { ...entry.changed, ...more } })
