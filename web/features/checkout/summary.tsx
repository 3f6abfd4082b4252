import type { Purchase, Quote } from '#contract/billing.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'

export type Ordered = Pick<
  Purchase,
  'title' | 'netCents' | 'vatCents' | 'grossCents' | 'vatBasisPoints' | 'taxReason' | 'bonusCents' | 'buyer'
> &
  Partial<Pick<Quote, 'bonusMonths'>>

interface SummaryProps {
  readonly ordered: Ordered
  /** Changes who gets the invoice; left out where the order is placed, or the role may not. */
  readonly onChangeAddress?: (() => void) | undefined
}

/** What is ordered, what it costs, and who gets the invoice. */
export function Summary({ ordered, onChangeAddress }: SummaryProps) {
  const { t, language } = useTranslation()
  const { title, netCents, vatCents, grossCents, vatBasisPoints, taxReason, bonusCents, bonusMonths, buyer } = ordered
  const money = (cents: number) => formatCents(cents, language)
  const percent = String(vatBasisPoints / 100).replace('.', language === 'de' ? ',' : '.')
  const reason = taxReason === 'standard' ? null : t(`checkout.tax-${taxReason}`)
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(buyer.country) ?? buyer.country
  return (
    <section aria-labelledby="order" className="rounded-sheet border border-line bg-surface p-4 md:p-5">
      <h2 id="order" className="text-18 font-[700]">
        {t('checkout.order')}
      </h2>
      <dl className="tabular mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 [&>dt]:pr-4">
        <dt className="font-[600]">
          {title} <span className="font-[400] text-muted">{t('checkout.net')}</span>
        </dt>
        <dd className="text-right">{money(netCents)}</dd>
        <dt className="text-muted">{t('checkout.vat', { percent })}</dt>
        <dd className="text-right text-muted">{money(vatCents)}</dd>
        <dt className="mt-1.5 border-t border-line pt-2.5 text-18 font-[700]">{t('checkout.gross')}</dt>
        <dd className="mt-1.5 border-t border-line pt-2.5 text-right text-18 font-[700]">{money(grossCents)}</dd>
      </dl>
      {reason && <p className="mt-2 text-14 text-muted">{reason}</p>}
      {bonusCents > 0 && (
        <p className="mt-2 text-14">
          {bonusMonths === undefined
            ? t('checkout.bonusOnly', { amount: money(bonusCents) })
            : t('checkout.bonus', { amount: money(bonusCents), count: bonusMonths })}
        </p>
      )}
      <div className="mt-4 flex items-start justify-between gap-4 border-t border-line pt-3 text-14">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h3 className="font-[600] text-muted">{t('checkout.address')}</h3>
          <p className="font-[600]">{buyer.company}</p>
          <p>{buyer.street}</p>
          <p>{`${buyer.postalCode} ${buyer.city}, ${country}`}</p>
          <p className="text-muted">
            {buyer.vatId === null ? t('checkout.vatNone') : t('checkout.vatId', { id: buyer.vatId })}
          </p>
        </div>
        {onChangeAddress && (
          <button
            type="button"
            aria-label={t('checkout.changeAddress')}
            className="link min-h-6 shrink-0"
            onClick={onChangeAddress}
          >
            {t('checkout.change')}
          </button>
        )}
      </div>
    </section>
  )
}
