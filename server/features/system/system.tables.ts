import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Of which kind of security events superadmins were told on a day: once is enough (Trust S94). */
export const securityAlarms = pgTable(
  'security_alarms',
  {
    kind: text('kind').notNull(),
    /** In Berlin. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.day] })],
)
