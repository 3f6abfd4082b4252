import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { operationSettings } from '#server/platform/data/platform.tables.ts'

/** The row that removing the demo leaves. */
export const REMOVED_NAME = 'demo-removed'

/** Whether the demo was removed from this installation: then no start fills it again. */
export async function isDemoRemoved({ db }: { readonly db: Database }): Promise<boolean> {
  const rows = await db
    .select({ name: operationSettings.name })
    .from(operationSettings)
    .where(eq(operationSettings.name, REMOVED_NAME))
  return rows.length > 0
}
