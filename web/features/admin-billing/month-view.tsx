import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { downloadForStaff } from '#web/api/download.ts'
import { dayOf, formatMonth } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { oneIn } from '#web/ui/page/address-values.ts'
import { useAreaQuery } from './address.ts'

type Figures = Answer<'GET /api/admin/billing/months/{month}'>

const MONTHS = 24

/** The present month in Berlin and those before it, `2026-11` first. */
function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = dayOf(now, 'Europe/Berlin').split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  )
}

/** What was earned, owed and not paid in a month, each with its definition. */
export function MonthView() {
  const { t, language } = useTranslation()
  const { query, set } = useAreaQuery()
  const months = monthsUntil(new Date())
  const month = oneIn(query, 'month', months) ?? months[0] ?? ''
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['/api/admin/billing/months', month],
    queryFn: ({ signal }) => call('GET /api/admin/billing/months/{month}', { params: { month }, signal }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-label={t('money.view-month')}>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <div className="min-w-[min(100%,13rem)]">
          <SelectField
            label={t('money.month')}
            value={month}
            options={months.map((value) => ({ value, label: formatMonth(value, language) }))}
            onChange={(value) => set({ month: value })}
          />
        </div>
        <FileButton month={month} />
      </div>
      {data?.isTest && <p className="mb-4 text-14 text-muted">{t('money.monthTest')}</p>}
      {!data && isError && <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-64" />}
      {data && (
        <div className={classes('transition-opacity', isPlaceholderData && 'opacity-50')}>
          <FigureList figures={data} />
          <Rates figures={data} />
        </div>
      )}
    </section>
  )
}

function FileButton({ month }: { readonly month: string }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await downloadForStaff(`/api/admin/billing/months/${month}/documents.csv`, `dokumente-${month}.csv`)
    } catch (error) {
      showFailure(error, t, t('credits.fileFailed'))
    }
    setBusy(false)
  }
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={18} />
      {t('money.documentsCsv')}
    </Button>
  )
}

function FigureList({ figures }: { readonly figures: Figures }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { netCents, vatCents, grossCents, documents, corrections, unspent, unpaid } = figures
  const money = (cents: number) => formatCents(cents, language)
  const orders = ({ count, grossCents: cents }: { readonly count: number; readonly grossCents: number }) =>
    t('money.orders', { count, amount: money(cents) })
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
      <Figure name="turnover" value={money(netCents)}>
        {t('money.turnoverSub', { count: documents, corrections })}
      </Figure>
      <Figure name="vatSum" value={money(vatCents)}>
        {t('money.vatSumSub', { amount: money(grossCents) })}
      </Figure>
      <Figure name="unspent" value={money(unspent.purchasedCents + unspent.bonusCents)}>
        {t('money.unspentSub', { bought: money(unspent.purchasedCents), bonus: money(unspent.bonusCents) })}
        {unspent.debtCents > 0 && ` ${t('money.unspentDebt', { amount: money(unspent.debtCents) })}`}
        <span className="block">{t('money.unspentAt', { moment: moment(unspent.at) })}</span>
      </Figure>
      <Figure name="unpaid" value={money(unpaid.charges.grossCents + unpaid.disputed.grossCents)}>
        <span className="block">{t('money.unpaidCharges', { orders: orders(unpaid.charges) })}</span>
        <span className="block">{t('money.unpaidDisputed', { orders: orders(unpaid.disputed) })}</span>
        <span className="block">{t('money.unpaidOrders', { orders: orders(unpaid.orders) })}</span>
      </Figure>
    </dl>
  )
}

interface FigureProps {
  readonly name: 'turnover' | 'vatSum' | 'unspent' | 'unpaid'
  readonly value: string
  readonly children: ReactNode
}

function Figure({ name, value, children }: FigureProps) {
  const { t } = useTranslation()
  return (
    <div className="relative min-w-0 border-t border-line pt-3">
      <dt className="flex items-center gap-1 text-14 font-[600] text-muted">
        {t(`money.${name}`)}
        <Definition of={t(`money.${name}`)} text={t(`money.${name}What`)} />
      </dt>
      <dd className="tabular text-28 leading-tight font-[750]">{value}</dd>
      <dd className="tabular mt-1 text-14 text-muted hyphens-auto">{children}</dd>
    </div>
  )
}

function Rates({ figures: { byRate } }: { readonly figures: Figures }) {
  const { t, language } = useTranslation()
  if (byRate.length === 0)
    return <p className="mt-8 border-y border-line py-5 text-14 text-muted">{t('money.ratesNone')}</p>
  const cell = 'tabular py-2.5 pl-3 text-right whitespace-nowrap'
  return (
    <section className="relative mt-8 min-w-0">
      <h2 className="mb-1 flex items-center gap-1 text-18 font-[700]">
        {t('money.rates')}
        <Definition of={t('money.rates')} text={t('money.ratesWhat')} />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <section aria-label={t('money.rates')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full max-w-3xl border-collapse text-14">
          <thead>
            <tr className="border-b border-line text-right text-muted">
              <th scope="col" className="py-2 text-left font-[600]">
                {t('money.rate')}
              </th>
              <th scope="col" className="pl-3 font-[600]">
                {t('money.documents')}
              </th>
              <th scope="col" className="pl-3 font-[600]">
                {t('money.net')}
              </th>
              <th scope="col" className="pl-3 font-[600]">
                {t('money.vatShort')}
              </th>
            </tr>
          </thead>
          <tbody>
            {byRate.map(({ basisPoints, reason, netCents, vatCents, documents }) => (
              <tr key={`${basisPoints} ${reason}`} className="border-b border-line">
                <th scope="row" className="py-2.5 pr-2 text-left font-[550]">
                  {t('money.rateOf', { rate: basisPoints / 100 })}
                  <span className="block text-12 text-muted">{t(`money.tax-${reason}`)}</span>
                </th>
                <td className={cell}>{documents}</td>
                <td className={cell}>{formatCents(netCents, language)}</td>
                <td className={cell}>{formatCents(vatCents, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
