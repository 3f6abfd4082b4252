import { SUPPORT_FIGURE_WEEKS } from '#contract/support.limits.ts'
import type { SupportWeek } from '#contract/support-staff.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { selectWeeks } from './weeks.store.ts'

/** Figures of support by week, the oldest first; the last one is not over. */
export const listWeeks = async ({ db, now }: StaffScope): Promise<{ weeks: SupportWeek[] }> => ({
  weeks: await selectWeeks(db, now(), SUPPORT_FIGURE_WEEKS),
})
