import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { LandingFigureName } from '#contract/landing-figures.limits.ts'
import type { Database } from '#server/platform/data/database.ts'
import { landingFigures } from '../site.tables.ts'

export type FigureRecord = typeof landingFigures.$inferSelect
export type VersionRow = FigureRecord & { readonly by: string | null }

/** Of each figure the latest version. */
export const selectCurrent = (db: Database): Promise<FigureRecord[]> =>
  db
    .selectDistinctOn([landingFigures.name])
    .from(landingFigures)
    .orderBy(asc(landingFigures.name), desc(landingFigures.version))

/** The latest version of a figure; null: staff never set it. */
export async function findFigure(db: Database, name: LandingFigureName): Promise<FigureRecord | null> {
  const [row] = await db
    .select()
    .from(landingFigures)
    .where(eq(landingFigures.name, name))
    .orderBy(desc(landingFigures.version))
    .limit(1)
  return row ?? null
}

/** All versions with who made them, the latest first. */
export const selectVersions = (db: Database): Promise<VersionRow[]> =>
  db
    .select({
      ...getTableColumns(landingFigures),
      by: sql<string | null>`(select u.username from audit_log l join users u on u.id = l.actor_id
        where l.target_type = 'landing-figure' and l.target_id = landing_figures.id::text limit 1)`,
    })
    .from(landingFigures)
    .orderBy(asc(landingFigures.name), desc(landingFigures.version))

/** Adds a version; null: there is one of this number. */
export async function insertVersion(
  db: Database,
  row: typeof landingFigures.$inferInsert,
): Promise<FigureRecord | null> {
  const [added] = await db.insert(landingFigures).values(row).onConflictDoNothing().returning()
  return added ?? null
}
