import { useSearch } from 'wouter'
import type { CampaignStatus } from '#contract/campaigns.limits.ts'
import { oneIn } from '#web/ui/page/address-values.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'

export const STATES = ['active', 'paused', 'draft', 'archived'] as const satisfies readonly CampaignStatus[]
/** Of which the figures are shown: the last 7 days, or all. */
export const PERIODS = ['week', 'all'] as const
export type Period = (typeof PERIODS)[number]

export interface ListView {
  readonly status: CampaignStatus | undefined
  readonly period: Period
}

/** What the address says is shown, and the function that writes another view into it. */
export function useListView() {
  const query = new URLSearchParams(useSearch())
  const view: ListView = {
    status: oneIn(query, 'status', STATES),
    period: oneIn(query, 'period', PERIODS) ?? 'week',
  }
  const show = (changes: Partial<ListView>) => {
    const { status, period } = { ...view, ...changes }
    const next = new URLSearchParams()
    if (status) next.set('status', status)
    if (period !== 'week') next.set('period', period)
    replaceQuery(next.toString())
  }
  return { view, show }
}
