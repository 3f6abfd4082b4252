import { PLANS, type PlanLimits } from '#contract/plan.limits.ts'
import { THEME_PRESETS } from '#contract/shop-theme.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Plan } from '#web/api/subscription.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { formatNumber, formatRoundPrice } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'

/** A cell: words, or whether it is included. */
type Cell = string | boolean

export interface PlanRow {
  readonly label: PlainKey
  readonly cell: (plan: Plan) => Cell
}

/** The rows of the table: only what the product has. */
export function planRows(t: Translate, language: Language): readonly PlanRow[] {
  const number = (value: number) => formatNumber(value, language)
  const fixed = ({ name }: Plan): PlanLimits => PLANS[name]
  return [
    { label: 'plans.row-products', cell: ({ activeProducts }) => number(activeProducts) },
    {
      label: 'plans.row-drops',
      cell: ({ activeDrops }) => (activeDrops === null ? t('plans.unlimited') : number(activeDrops)),
    },
    { label: 'plans.row-team', cell: ({ team }) => number(team) },
    { label: 'plans.row-import', cell: () => true },
    { label: 'plans.row-feed', cell: ({ feedHours }) => (feedHours === null ? false : rhythm(t, feedHours)) },
    { label: 'plans.row-design', cell: (plan) => designOf(t, fixed(plan)) },
    { label: 'plans.row-history', cell: ({ historyDays }) => t('plans.days', { count: historyDays }) },
    {
      label: 'plans.row-trends',
      cell: (plan) => {
        const { trends } = fixed(plan)
        return trends === null ? t('plans.allTrends') : t('plans.topTrends', { count: trends })
      },
    },
    { label: 'plans.row-reports', cell: (plan) => fixed(plan).reports },
    { label: 'plans.row-key', cell: (plan) => fixed(plan).apiKey },
    {
      label: 'plans.row-credit',
      cell: ({ creditCents }) => (creditCents === 0 ? false : formatRoundPrice(creditCents / 100, language)),
    },
    { label: 'plans.row-support', cell: (plan) => t('plans.hours', { count: fixed(plan).supportHours }) },
    { label: 'plans.row-ranking', cell: () => t('plans.same') },
  ]
}

const rhythm = (t: Translate, hours: 24 | 6 | 1): string =>
  hours === 24 ? t('plans.daily') : hours === 1 ? t('plans.hourly') : t('plans.everyHours', { hours })

function designOf(t: Translate, { themePresets, themeSections }: PlanLimits): string {
  if (themeSections.includes('lookbook')) return t('plans.designMore')
  const count = themePresets.length
  return count < THEME_PRESETS.length ? t('plans.designFew', { count }) : t('plans.designAll')
}
