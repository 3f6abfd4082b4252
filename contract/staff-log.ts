import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id, line } from './schemas.ts'
import { LOG_ACTORS, STAFF_LOG } from './staff-log.limits.ts'

const logCall = { access: 'staff', staffRight: 'system', tag: 'staff' } as const

const filters = {
  by: z.enum(LOG_ACTORS).optional(),
  /** Name or address of the account that acted. */
  who: line(254).optional(),
  /** Days in Berlin, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** An action such as `staff.grant`, or its beginning such as `staff`. */
  action: line(60).optional(),
  /** The number of what it was done to, or of the brand. */
  target: line(100).optional(),
  /** Found in reason, action, changes, brand and names. */
  q: line(100).optional(),
}
export const LogFilters = z.strictObject(filters)
export type LogFilters = Output<typeof LogFilters>

const LogEntry = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    /** Null: the server, its operator, or an account that was deleted since. */
    actor: z.object({ id: Id, username: z.string() }).nullable(),
    role: z.string(),
    brand: z.object({ id: Id, name: z.string() }).nullable(),
    action: z.string(),
    targetType: z.string(),
    targetId: z.string(),
    /** The name of an account or a brand that it was done to; null: another kind of thing, or it is gone. */
    targetName: z.string().nullable(),
    /** By field, before and after, as texts; null: nothing. */
    changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    reason: z.string(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = Output<typeof LogEntry>

export const staffLogContract = defineContract({
  'GET /api/admin/log': {
    ...logCall,
    summary: 'The audit log, the latest first, filtered and read page by page (Trust S43)',
    query: z.strictObject({ ...filters, cursor: line(80).optional() }),
    response: z.object({ entries: z.array(LogEntry).max(STAFF_LOG.page), cursor: z.string().nullable() }),
    errors: ['input'],
  },
  'GET /api/admin/log/entries.csv': {
    ...logCall,
    summary: 'The same entries as a table, the latest 50 000',
    query: LogFilters,
    response: z.unknown(),
    raw: true,
  },
})
