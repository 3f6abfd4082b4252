import { PLAN_LABELS } from '#contract/first-plan.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { MONEY_FIELDS, type PriceChange } from './price-changes.ts'

const MONEY: ReadonlySet<string> = new Set([...MONEY_FIELDS, 'priceCents'])

/** What differs between two lists of prices. */
export function ChangeList({ changes }: { readonly changes: readonly PriceChange[] }) {
  const { t, language } = useTranslation()
  const shown = (field: string, value: number | null): string => {
    if (value === null) return t(field === 'feedHours' ? 'money.noFeeds' : 'money.anyNumber')
    if (field === 'feedHours') return t('money.everyHours', { count: value })
    return MONEY.has(field)
      ? formatCents(value, language)
      : field === 'bonusBasisPoints'
        ? `${value / 100} %`
        : `${value}`
  }
  return (
    <ul className="divide-y divide-line border-y border-line text-14 empty:hidden">
      {changes.map((change) => {
        const field = change.of === 'bonusMonths' ? 'bonusMonths' : change.field
        const of =
          change.of === 'plan'
            ? PLAN_LABELS[change.plan]
            : change.of === 'package'
              ? t('credits.package', { name: change.name })
              : t('credits.bonus')
        return (
          <li key={`${of} ${field}`} className="flex justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="font-[600]">{of}</span> {t(`money.price-${field}`)}
            </span>
            <span className="tabular shrink-0">
              {shown(field, change.from)} → <span className="font-[650]">{shown(field, change.to)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
