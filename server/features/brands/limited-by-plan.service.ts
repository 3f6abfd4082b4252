import { firstPlanWith } from '#contract/first-plan.ts'
import type { PlanName } from '#contract/plans.limits.ts'

/** As many as the plan shows, in their order, and what the next plan with more of them would add. */
export function limited<Row>(
  rows: readonly Row[],
  most: number | null,
): { readonly shown: Row[]; readonly more: { readonly count: number; readonly plan: PlanName } | null } {
  if (most === null || rows.length <= most) return { shown: [...rows], more: null }
  const plan = firstPlanWith(({ trends }) => trends === null || trends > most)
  return { shown: rows.slice(0, most), more: { count: rows.length - most, plan } }
}
