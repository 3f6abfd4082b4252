import { FEWEST_PEOPLE, REACH } from '#contract/product-insights.limits.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Panel } from './panel.tsx'
import type { ProductInsights } from './use-product-insights.ts'

type Reach = NonNullable<ProductInsights['reach']>

/** In the order in which a deck leaves a product out. */
const PARTS = ['seen', 'outOfPrice', 'outOfSize', 'open'] as const satisfies readonly (keyof Reach)[]

/** Why (not): whom the product fits, and what keeps it from them. */
export function ReachPanel({ reach }: Pick<ProductInsights, 'reach'>) {
  const { t } = useTranslation()
  const what = t('productfigures.reachWhat', { days: REACH.activeDays, people: FEWEST_PEOPLE, every: REACH.everyDays })
  return (
    <Panel title={t('productfigures.reach')} what={what}>
      {reach === null ? (
        <p className="text-14">{t('productfigures.reachNone')}</p>
      ) : reach.fitting === 0 ? (
        <p className="text-14">{t('productfigures.reachFew', { people: FEWEST_PEOPLE })}</p>
      ) : (
        <Parts reach={reach} />
      )}
    </Panel>
  )
}

function Parts({ reach }: { readonly reach: Reach }) {
  const { t, language } = useTranslation()
  const atLeast = (people: number) =>
    people === 0
      ? t('productfigures.reachBelow', { people: FEWEST_PEOPLE })
      : t('productfigures.reachFrom', { people: formatNumber(people, language) })
  return (
    <>
      <table className="tabular w-full text-14">
        <caption className="sr-only">{t('productfigures.reach')}</caption>
        <tbody>
          <tr>
            <th scope="row" className="py-2 pr-3 text-left font-[700]">
              {t('productfigures.reach-fitting')}
            </th>
            <td className="w-2/5 py-2">
              <Bar share={1} isWhole />
            </td>
            <td className="py-2 pl-3 text-right font-[700] whitespace-nowrap">{atLeast(reach.fitting)}</td>
          </tr>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row" className="py-2 pr-3 text-left font-[500]">
                {t(`productfigures.reach-${part}`)}
              </th>
              <td className="w-2/5 py-2">
                <Bar share={reach[part] / reach.fitting} />
              </td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{atLeast(reach[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-14 text-muted">
        {t('productfigures.reachMade')} <Moment at={reach.madeAt} />
      </p>
    </>
  )
}

const Bar = ({ share, isWhole = false }: { readonly share: number; readonly isWhole?: boolean }) => (
  <div aria-hidden className="h-4 rounded-[4px] bg-line">
    <div
      className={classes('h-full rounded-[4px] [print-color-adjust:exact]', isWhole ? 'bg-muted' : 'bg-sky')}
      style={{ width: `${100 * Math.min(1, share)}%` }}
    />
  </div>
)
