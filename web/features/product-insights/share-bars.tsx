import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { percentOf } from './percent-of.ts'
import type { ProductInsights } from './use-product-insights.ts'

type Share = NonNullable<ProductInsights['price']['now']>

export interface ShareRow {
  readonly key: string
  readonly label: string
  /** Null: fewer people than may be shown. */
  readonly share: Share | null
  readonly isOwn?: boolean
}

/** Shares of people as bars of 100 %, with their 95 % interval as a line below; the same numbers stand beside them. */
export function ShareBars({ rows, caption }: { readonly rows: readonly ShareRow[]; readonly caption: string }) {
  const { t, language } = useTranslation()
  const at = (value: number) => `${100 * value}%`
  return (
    <table className="tabular w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('productfigures.group')}</th>
          <th scope="col">{t('productfigures.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, share, isOwn }) => (
          <tr key={key} className="align-top">
            <th scope="row" className={classes('w-2/5 py-2 pr-3 text-left', isOwn ? 'font-[700]' : 'font-[500]')}>
              {label}
            </th>
            <td className="py-2">
              {share ? (
                <>
                  <div aria-hidden className="h-3 rounded-[4px] bg-line">
                    <div
                      className={classes(
                        'h-full rounded-[4px] [print-color-adjust:exact]',
                        isOwn ? 'bg-sky' : 'bg-muted',
                      )}
                      style={{ width: at(share.rate) }}
                    />
                  </div>
                  <div aria-hidden className="relative mt-1 h-0.5">
                    <div
                      className="absolute inset-y-0 bg-ink [print-color-adjust:exact]"
                      style={{ left: at(share.low), width: at(share.high - share.low) }}
                    />
                  </div>
                  <p className="mt-1">
                    <strong className="font-[700]">{percentOf(share.rate, language)}</strong>{' '}
                    <span className="text-muted">
                      {t('productfigures.shareOf', {
                        low: Math.round(share.low * 100),
                        high: Math.round(share.high * 100),
                        count: share.people,
                      })}
                    </span>
                  </p>
                </>
              ) : (
                <span className="text-muted">{t('productfigures.tooFew')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
