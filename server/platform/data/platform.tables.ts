import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** bytea as Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
/** A moment, always with zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Fixed windows of the limits in `rate-limit.ts`; keys are hashed, so no address lies here. */
export const rateWindows = pgTable('rate_windows', {
  keyHash: bytea('key_hash').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: moment('resets_at').notNull(),
})

/** Secrets that all processes of one installation share when the environment gives none. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: bytea('secret').notNull(),
})
