import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import type { PlanName } from '#contract/plans.limits.ts'
import type { PlanInterval } from '#contract/subscription.limits.ts'
import type { Plan } from '#web/api/subscription.ts'
import { formatRoundPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { type PlanRow, planRows } from './plan-rows.ts'

interface PlanTableProps {
  readonly plans: readonly Plan[]
  readonly interval: PlanInterval
  /** The plan of the reader's brand; null: none. */
  readonly current: PlanName | null
  /** What can be done with a plan. */
  readonly action: (plan: PlanName) => ReactNode
}

/** What the plans cost and allow: a table on a desktop, cards on a phone. */
export function PlanTable(props: PlanTableProps) {
  const { t, language } = useTranslation()
  const rows = planRows(t, language)
  return (
    <>
      <PlanCards {...props} rows={rows} />
      <div className="hidden overflow-x-auto lg:block">
        <table className="w-full table-fixed border-collapse text-14">
          <caption className="sr-only">{t('plans.title')}</caption>
          <thead>
            <tr className="border-b border-line align-top">
              <td className="w-1/4" />
              {props.plans.map((plan) => (
                <th
                  key={plan.name}
                  scope="col"
                  className={classes(
                    'p-4 text-left font-[550]',
                    plan.name === props.current && 'rounded-t-sheet bg-surface',
                  )}
                >
                  <PlanHead plan={plan} {...props} />
                  <div className="mt-4">{props.action(plan.name)}</div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-3 pr-4 text-left font-[550] text-muted">
                  {t(label)}
                </th>
                {props.plans.map((plan) => (
                  <td
                    key={plan.name}
                    className={classes('tabular px-4 py-3', plan.name === props.current && 'bg-surface')}
                  >
                    <Cell value={cell(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function PlanCards({ plans, rows, ...props }: PlanTableProps & { readonly rows: readonly PlanRow[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:hidden">
      {plans.map((plan) => (
        <li key={plan.name} className="flex min-w-0 flex-col rounded-sheet border border-line bg-surface p-5">
          <h3 className="font-[550]">
            <PlanHead plan={plan} {...props} />
          </h3>
          <dl className="mt-4 flex-1 text-14">
            {rows.map(({ label, cell }) => (
              <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
                <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{t(label)}</dt>
                <dd className="tabular min-w-0 text-right [overflow-wrap:anywhere]">
                  <Cell value={cell(plan)} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-4">{props.action(plan.name)}</div>
        </li>
      ))}
    </ul>
  )
}

function PlanHead({ plan, interval, current }: Pick<PlanTableProps, 'interval' | 'current'> & { readonly plan: Plan }) {
  const { t, language } = useTranslation()
  const cents = interval === 'month' ? plan.monthCents : plan.yearCents
  return (
    <>
      <span className="flex flex-wrap items-center gap-2 text-18 font-[750]">
        {PLAN_LABELS[plan.name]}
        {plan.name === current && <Badge tone="bone">{t('plans.yours')}</Badge>}
      </span>
      <span className="tabular mt-1 block text-28 leading-tight font-[750]">
        {formatRoundPrice(cents / 100, language)}
      </span>
      <span className="block min-h-10 text-12 text-muted">
        {cents === 0 ? t('plans.forever') : interval === 'month' ? t('plans.perMonth') : t('plans.perYear')}
      </span>
    </>
  )
}

function Cell({ value }: { readonly value: string | boolean }) {
  const { t } = useTranslation()
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon aria-hidden size={18} className={classes('inline', !value && 'text-muted')} />
      <span className="sr-only">{t(value ? 'plans.included' : 'plans.notIncluded')}</span>
    </>
  )
}
