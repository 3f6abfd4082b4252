import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { downloadForStaff } from '#web/api/download.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import type { PurchaseDetail } from './use-purchases.ts'

interface ListProps {
  readonly purchase: PurchaseDetail
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="mb-1 font-[700]">{title}</h3>
    <ul className="divide-y divide-line border-y border-line text-14">{children}</ul>
  </section>
)

export function DocumentList({ purchase: { documents } }: ListProps) {
  const { t } = useTranslation()
  if (documents.length === 0) return null
  return (
    <Part title={t('money.documents')}>
      {documents.map((document) => (
        <Document key={document.id} document={document} />
      ))}
    </Part>
  )
}

function Document({ document }: { readonly document: PurchaseDetail['documents'][number] }) {
  const { t, language } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const { id, number, kind, issuedAt, grossCents } = document
  const save = async () => {
    setBusy(true)
    try {
      await downloadForStaff(`/api/admin/billing/invoices/${id}/invoice.pdf`, `${number}.pdf`)
    } catch (error) {
      showFailure(error, t, t('credits.fileFailed'))
    }
    setBusy(false)
  }
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block font-[600] [overflow-wrap:anywhere]">
          {t(kind === 'invoice' ? 'credits.invoice' : 'credits.correction', { number })}
        </span>
        <Moment at={issuedAt} className="text-12 text-muted" />
      </span>
      <span className="tabular shrink-0 font-[600]">{formatCents(grossCents, language)}</span>
      <Button
        tone="ghost"
        size="s"
        className="px-3!"
        busy={isBusy}
        aria-label={t('credits.invoicePdfOf', { number })}
        title={t('credits.invoicePdf')}
        onClick={() => void save()}
      >
        <FileText aria-hidden size={18} />
      </Button>
    </li>
  )
}

export function RefundList({ purchase: { refunds } }: ListProps) {
  const { t, language } = useTranslation()
  if (refunds.length === 0) return null
  return (
    <Part title={t('money.refunds')}>
      {refunds.map(({ id, cents, reason, state, createdAt }) => (
        <li key={id} className="flex items-start gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block font-[600]">{t(`money.refund-${state}`)}</span>
            <span className="block text-12 text-muted [overflow-wrap:anywhere]">
              <Moment at={createdAt} />
              {reason && ` · ${reason}`}
            </span>
          </span>
          <span className="tabular shrink-0 font-[600]">{formatCents(cents, language)}</span>
        </li>
      ))}
    </Part>
  )
}

/** What the provider told, for those who look for a mistake. */
export function EventList({ purchase: { events } }: ListProps) {
  const { t } = useTranslation()
  if (events.length === 0) return null
  return (
    <details className="text-14">
      <summary className="min-h-11 cursor-pointer py-2.5 font-[600]">
        {t('money.events', { count: events.length })}
      </summary>
      <ul className="divide-y divide-line border-y border-line">
        {events.map(({ type, outcome, receivedAt }) => (
          <li key={`${type} ${receivedAt}`} className="flex flex-wrap justify-between gap-x-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{type}</span>
            <span className="text-muted">
              {t(`money.event-${outcome}`)} · <Moment at={receivedAt} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
