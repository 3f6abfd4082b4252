import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { RECOVERY_CHECKS, RECOVERY_OUTCOMES } from '#contract/access-recovery.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

/** Access to the account of an owner that staff restore (Decision 098). Deleted 90 days after its end, and with the account. */
export const accessRecoveries = pgTable(
  'access_recoveries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The new address. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** The address that the account had when it began: another one means that the person has access. */
    formerEmailKey: text('former_email_key').notNull(),
    checks: text('checks', { enum: RECOVERY_CHECKS }).array().notNull(),
    reason: text('reason').notNull(),
    /** Null: the account of the member of staff is gone; the log keeps who it was. */
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the tokens in the links: to stop it, and to confirm the new address. */
    stopHash: bytea('stop_hash').notNull().unique('access_recoveries_stop'),
    confirmHash: bytea('confirm_hash').notNull().unique('access_recoveries_confirm'),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The link at the new address was opened. */
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    outcome: text('outcome', { enum: RECOVERY_OUTCOMES }),
  },
  (t) => [
    uniqueIndex('access_recoveries_open').on(t.userId).where(sql`${t.endedAt} is null`),
    index('access_recoveries_due').on(t.dueAt).where(sql`${t.endedAt} is null`),
    index('access_recoveries_user').on(t.userId),
    index('access_recoveries_staff').on(t.staffId),
    index('access_recoveries_ended').on(t.endedAt),
    check('access_recoveries_outcome', inList(t.outcome, RECOVERY_OUTCOMES)),
    check('access_recoveries_end', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)
