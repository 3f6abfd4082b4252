import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { Definition } from '#web/ui/figures/definition.tsx'
import type { Overview } from './use-overview.ts'

const COLUMNS = ['overview.topAnswers', 'overview.topLikes', 'overview.topSaves', 'overview.topClicks'] as const

/** A table on wide screens; on phones two lines per product with the rate at the right. */
export function TopProducts({ top }: Pick<Overview, 'top'>) {
  const { t, language } = useTranslation()
  const number = (value: number) => formatNumber(value, language)
  const range = ({ low, high }: Overview['top'][number]) =>
    t('overview.interval', { low: Math.round(low * 100), high: Math.round(high * 100) })
  return (
    <section className="relative">
      <div className="mb-2 flex items-center gap-1">
        <h2 className="text-18 font-[700]">{t('overview.top')}</h2>
        <Definition of={t('overview.topRate')} text={t('overview.topRateWhat')} />
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
                    {row.name}
                  </th>
                  {[row.answers, row.likes, row.saves, row.clicks].map((value, index) => (
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
                  <span className="block truncate text-14 font-[600]">{row.name}</span>
                  <span className="block text-14 text-muted">
                    {number(row.answers)} {t('overview.topAnswers')} · {number(row.clicks)} {t('overview.topClicks')}
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
