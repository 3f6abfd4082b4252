import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

export interface Age {
  readonly count: number
  /** ISO 8601. */
  readonly oldestAt: string | null
}

/** Conversations with the support in which a user waits, and the longest wait. */
export async function selectSupportAge(db: Database): Promise<Age> {
  const [row] = await rowsOf<Age & Record<string, unknown>>(
    db,
    sql`select count(*)::int as count, ${momentText(sql`min(waiting_since)`)} as "oldestAt"
        from conversations where kind = 'support' and waiting_since is not null`,
  )
  return row ?? { count: 0, oldestAt: null }
}
