import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { LEDGER_PARTS, type LedgerPart } from '#contract/billing.limits.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatChange } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { type LedgerRow, useLedger } from './use-credits.ts'

const ALL = 'all'

/** Every movement of the credit with its reason; which part is shown stands in the address. */
export function Ledger() {
  const { t } = useTranslation()
  const of = oneIn(new URLSearchParams(useSearch()), 'of', LEDGER_PARTS) ?? null
  const options = ([ALL, ...LEDGER_PARTS] as const).map((value) => ({ value, label: t(`credits.of-${value}`) }))
  return (
    <section aria-labelledby="ledger" className="border-t border-line pt-3">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="ledger" className="text-18 font-[700]">
          {t('credits.ledger')}
        </h2>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={t('credits.ledgerOf')}
            value={of ?? ALL}
            options={options}
            onChange={(value) => replaceQuery(value === ALL ? '' : `of=${value}`)}
          />
          <CsvButton of={of} />
        </div>
      </div>
      <Rows key={of} of={of} />
    </section>
  )
}

function CsvButton({ of }: { readonly of: LedgerPart | null }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await downloadOfBrand(`/api/brand/wallet/entries.csv${of ? `?of=${of}` : ''}`, 'guthaben.csv')
    } catch (error) {
      showFailure(error, t, t('credits.fileFailed'))
    }
    setBusy(false)
  }
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={18} />
      {t('credits.csv')}
    </Button>
  )
}

function Rows({ of }: { readonly of: LedgerPart | null }) {
  const { t } = useTranslation()
  const found = useLedger(of)
  const rows = found.data?.pages.flatMap(({ entries }) => entries)
  if (!rows && found.isError) return <RetryRow text={t('credits.ledgerFailed')} onRetry={() => void found.refetch()} />
  if (!rows) return <Skeleton className="h-40" />
  if (rows.length === 0)
    return <p className="text-muted">{t(of === null ? 'credits.ledgerNone' : 'credits.ledgerNoneOf')}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <MorePages {...morePagesOf(found)} byHand />
    </>
  )
}

function Row({ row }: { readonly row: LedgerRow }) {
  const { t, language } = useTranslation()
  const { kind, at, purchasedCents, bonusCents, debtCents, reason } = row
  const change = (cents: number) => formatChange(cents, language)
  const parts = [
    purchasedCents !== 0 && bonusCents !== 0 && t('credits.partBought', { amount: change(purchasedCents) }),
    bonusCents !== 0 && t('credits.partBonus', { amount: change(bonusCents) }),
    debtCents !== 0 && t('credits.partDebt', { amount: change(debtCents) }),
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-[600]">{t(`credits.kind-${kind}`)}</p>
        <p className="text-14 text-muted [overflow-wrap:anywhere]">
          <Moment at={at} />
          {reason && ` · ${reason}`}
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className="tabular font-[600]">{change(purchasedCents + bonusCents)}</p>
        {parts.length > 0 && <p className="tabular text-14 text-muted">{parts.join(' · ')}</p>}
      </div>
    </li>
  )
}
