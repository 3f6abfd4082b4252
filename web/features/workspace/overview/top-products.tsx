import { useSearch } from 'wouter'
import { useWorkspace } from '#web/api/workspace.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { PATHS, to } from '#web/paths.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Link } from '#web/ui/page/link.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import type { Overview } from './use-overview.ts'

const COLUMNS = ['overview.topViewers', 'overview.topLikes', 'overview.topSaves', 'overview.topClicks'] as const

type TopProduct = Overview['top']['week'][number]

/** A table on wide screens; on phones two lines per product with the rate at the right. */
export function TopProducts({ top: both }: Pick<Overview, 'top'>) {
  const { t, language } = useTranslation()
  const { rights } = useWorkspace()
  const query = new URLSearchParams(useSearch())
  const days = oneIn(query, 'top', ['7', '28']) ?? '28'
  const top = days === '7' ? both.week : both.month
  const showDays = (chosen: '7' | '28') => {
    query.delete('top')
    if (chosen === '7') query.set('top', chosen)
    replaceQuery(query.toString())
  }
  const nameOf = (row: TopProduct) =>
    rights.includes('insights') ? (
      <Link
        href={to(PATHS.productInsights, { productId: row.id })}
        className="inline-flex min-h-11 max-w-full items-center underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        <span className="truncate">{row.name}</span>
      </Link>
    ) : (
      row.name
    )
  const number = (value: number) => formatNumber(value, language)
  const range = ({ low, high }: TopProduct) =>
    t('overview.interval', { low: Math.round(low * 100), high: Math.round(high * 100) })
  return (
    <section className="relative">
      <div className="mb-2 flex flex-wrap items-center gap-1">
        <h2 className="text-18 font-[700]">{t('overview.top')}</h2>
        <Definition of={t('overview.topRate')} text={t('overview.topRateWhat')} />
        <fieldset className="ml-auto flex flex-wrap gap-2 *:px-4! *:text-14!">
          <legend className="sr-only">{t('overview.topDays')}</legend>
          {(['7', '28'] as const).map((each) => (
            <ChoiceChip key={each} pressed={each === days} onPress={() => showDays(each)}>
              {t('overview.days', { count: Number(each) })}
            </ChoiceChip>
          ))}
        </fieldset>
      </div>
      {top.length === 0 ? (
        <p className="text-14 text-muted">{t('overview.topEmpty')}</p>
      ) : (
        <>
          <table className="tabular hidden w-full text-14 md:table">
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="py-2 text-left font-[550]">
                  {t('overview.topProduct')}
                </th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="px-2 py-2 text-right font-[550]">
                    {t(column)}
                  </th>
                ))}
                <th scope="col" className="py-2 text-right font-[550]">
                  {t('overview.topRate')}
                </th>
              </tr>
            </thead>
            <tbody>
              {top.map((row) => (
                <tr key={row.id} className="h-11 border-b border-line">
                  <th scope="row" className="max-w-72 truncate text-left font-[600]">
                    {nameOf(row)}
                  </th>
                  {[row.viewers, row.likes, row.saves, row.clicks].map((value, index) => (
                    <td key={COLUMNS[index]} className="px-2 text-right">
                      {number(value)}
                    </td>
                  ))}
                  <td className="text-right">
                    <strong className="font-[700]">{percent(row.rate, language)}</strong>{' '}
                    <span className="text-muted">({range(row)})</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="tabular divide-y divide-line md:hidden">
            {top.map((row) => (
              <li key={row.id} className="flex items-center justify-between gap-4 py-3">
                <span className="min-w-0">
                  <span className="block truncate text-14 font-[600]">{nameOf(row)}</span>
                  <span className="block text-14 text-muted">
                    {number(row.viewers)} {t('overview.topViewers')} · {number(row.clicks)} {t('overview.topClicks')}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span className="block text-16 font-[700]">{percent(row.rate, language)}</span>
                  <span className="block text-12 text-muted">{range(row)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
