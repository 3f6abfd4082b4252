import { useTranslation } from '#web/i18n/language.ts'
import { cellName } from './cell-name.ts'
import { PlanNote } from './plan-note.tsx'
import { signedWhole } from './signed-whole.ts'
import type { Trends } from './use-trends.ts'

interface ChangeBarsProps {
  readonly part: Trends['kinds'][number]
  /** The greatest change of the page: all bars have one scale. */
  readonly most: number
}

/** How liking changed by one property: to the right of the middle it rose, to the left it fell. */
export function ChangeBars({ part: { kind, cells, more }, most }: ChangeBarsProps) {
  const { t, language } = useTranslation()
  return (
    <section className="min-w-0 border-t border-line pt-5">
      <h2 className="text-18 font-[700]">{t(`trends.kinds-${kind}`)}</h2>
      {cells.length === 0 ? (
        <p className="mt-3 text-14 text-muted">{t('trends.kindEmpty')}</p>
      ) : (
        <table className="tabular mt-3 w-full text-14">
          <caption className="sr-only">{t(`trends.kinds-${kind}`)}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('trends.name')}</th>
              <th scope="col">{t('trends.change')}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ key, changePercent }) => (
              <tr key={key} className="h-9">
                <th scope="row" className="w-2/5 max-w-0 truncate pr-3 text-left font-[550]">
                  {cellName(kind, key, t, language)}
                </th>
                <td>
                  <span className="flex items-center gap-3">
                    <Bar changePercent={changePercent} most={most} />
                    <span className="w-16 shrink-0 text-right font-[650]">{signedWhole(changePercent, language)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <PlanNote more={more} />
    </section>
  )
}

function Bar({ changePercent, most }: { readonly changePercent: number; readonly most: number }) {
  const width = `${(50 * Math.abs(changePercent)) / most}%`
  return (
    <span aria-hidden className="relative h-4 min-w-0 flex-1">
      <span
        className={
          changePercent < 0
            ? 'absolute inset-y-0 right-1/2 rounded-l-[4px] bg-ink [print-color-adjust:exact]'
            : 'absolute inset-y-0 left-1/2 rounded-r-[4px] bg-sky [print-color-adjust:exact]'
        }
        style={{ width }}
      />
      <span className="absolute -inset-y-1 left-1/2 w-px bg-edge" />
    </span>
  )
}
