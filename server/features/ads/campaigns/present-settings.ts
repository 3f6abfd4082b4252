import type { AdSettings } from '#contract/campaigns.ts'
import type { SettingsRow } from './campaigns.store.ts'

/** The first day of the month of a day. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** What holds for all campaigns of a brand, on a day in Berlin. */
export function presentSettings(row: SettingsRow | null, today: string): AdSettings {
  return {
    version: row?.version ?? 0,
    isStopped: row?.isStopped ?? false,
    blockedReason: row?.blockedReason ?? null,
    monthlyLimitCents: row?.monthlyLimitCents ?? null,
    spentThisMonthCents: row?.spentMonth === monthOf(today) ? row.spentMonthCents : 0,
  }
}
