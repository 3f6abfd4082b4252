import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import { formatMonth } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TaxAdviserForm } from './tax-adviser.tsx'

type Months = Answer<'GET /api/brand/invoice-months'>['months']

/** What bookkeeping needs: a month of documents, the table of bookings, and the mail to the tax adviser. */
export function Bookkeeping() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/brand/invoice-months'],
    queryFn: ({ signal }) => call('GET /api/brand/invoice-months', { signal }),
  })
  if (!data && isError) return <RetryRow text={t('bookkeeping.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  return (
    <section aria-labelledby="bookkeeping" className="border-t border-line pt-3">
      <h2 id="bookkeeping" className="mb-3 text-18 font-[700]">
        {t('bookkeeping.title')}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="font-[600]">{t('bookkeeping.month')}</h3>
          {data.months.length === 0 ? (
            <p className="mt-1 text-14 text-muted">{t('bookkeeping.none')}</p>
          ) : (
            <Month months={data.months} />
          )}
          <Columns />
        </div>
        <TaxAdviserForm />
      </div>
    </section>
  )
}

function Month({ months }: { readonly months: Months }) {
  const { t, language } = useTranslation()
  const [chosen, setChosen] = useState(months[0]?.month ?? '')
  const [busy, setBusy] = useState<'zip' | 'csv' | null>(null)
  const found = months.find(({ month }) => month === chosen)
  const save = async (kind: 'zip' | 'csv') => {
    setBusy(kind)
    const path = `/api/brand/invoice-months/${chosen}/${kind === 'zip' ? 'invoices.zip' : 'bookings.csv'}` as const
    try {
      await downloadOfBrand(path, `${chosen}.${kind}`)
    } catch (error) {
      showFailure(error, t, t('credits.fileFailed'))
    }
    setBusy(null)
  }
  return (
    <div className="mt-2 flex flex-col gap-3">
      <SelectField
        label={t('bookkeeping.which')}
        value={chosen}
        options={months.map(({ month }) => ({ value: month, label: formatMonth(month, language) }))}
        onChange={setChosen}
        hint={
          found &&
          t('bookkeeping.sum', {
            count: found.count,
            net: formatCents(found.netCents, language),
            gross: formatCents(found.grossCents, language),
          })
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" busy={busy === 'zip'} onClick={() => void save('zip')}>
          <Download aria-hidden size={18} />
          {t('bookkeeping.zip')}
        </Button>
        <Button tone="outline" busy={busy === 'csv'} onClick={() => void save('csv')}>
          <Download aria-hidden size={18} />
          {t('bookkeeping.csv')}
        </Button>
      </div>
    </div>
  )
}

const COLUMNS = ['number', 'dates', 'parties', 'service', 'amounts', 'case', 'refers', 'test'] as const

/** What stands in the table, for those who set up an import of it. */
function Columns() {
  const { t } = useTranslation()
  return (
    <details className="mt-4 text-14">
      <summary className="link inline-flex min-h-6 cursor-pointer items-center">{t('bookkeeping.columns')}</summary>
      <dl className="mt-2 grid gap-2">
        {COLUMNS.map((column) => (
          <div key={column}>
            <dt className="font-[600]">{t(`bookkeeping.column-${column}`)}</dt>
            <dd className="text-muted">{t(`bookkeeping.column-${column}-text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">{t('bookkeeping.format')}</p>
    </details>
  )
}
