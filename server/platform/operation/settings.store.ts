import { and, eq, sql } from 'drizzle-orm'
import type { Flag } from '#contract/operation.limits.ts'
import type { FlagState, Registration, SiteLine } from '#contract/operation.ts'
import type { Database } from '../data/database.ts'
import { operationSettings } from '../data/platform.tables.ts'

export type SettingName = 'line' | 'registration' | `flag.${Flag}`
export type SettingValue<N extends SettingName> = N extends 'line'
  ? SiteLine | null
  : N extends 'registration'
    ? Registration
    : FlagState

export interface Setting<N extends SettingName> {
  readonly value: SettingValue<N>
  /** 0: never stored. */
  readonly version: number
  readonly changedAt: Date | null
}

const OPEN: Registration = { shoppers: true, brands: true }
const ON: FlagState = { mode: 'on', percent: 50, ids: [] }

function deliveredValue(name: SettingName): SettingValue<SettingName> {
  if (name === 'line') return null
  return name === 'registration' ? OPEN : ON
}

export async function findSetting<N extends SettingName>(db: Database, name: N): Promise<Setting<N>> {
  const [row] = await db.select().from(operationSettings).where(eq(operationSettings.name, name))
  const value = (row ? row.value : deliveredValue(name)) as SettingValue<N>
  return { value, version: row?.version ?? 0, changedAt: row?.changedAt ?? null }
}

interface NewSetting<N extends SettingName> {
  readonly value: SettingValue<N>
  /** The version that the caller saw. */
  readonly seen: number
  readonly at: Date
}

/** False: another change came first. */
export async function storeSetting<N extends SettingName>(
  db: Database,
  name: N,
  { value, seen, at }: NewSetting<N>,
): Promise<boolean> {
  // JSON's null is a value, that of the database is none.
  const row = { value: sql`${JSON.stringify(value)}::jsonb`, version: seen + 1, changedAt: at }
  const stored =
    seen === 0
      ? await db
          .insert(operationSettings)
          .values({ name, ...row })
          .onConflictDoNothing()
          .returning({ name: operationSettings.name })
      : await db
          .update(operationSettings)
          .set(row)
          .where(and(eq(operationSettings.name, name), eq(operationSettings.version, seen)))
          .returning({ name: operationSettings.name })
  return stored.length > 0
}
