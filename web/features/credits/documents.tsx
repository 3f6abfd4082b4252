import { FileText } from 'lucide-react'
import { useState } from 'react'
import { downloadOfBrand } from '#web/api/download.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CheckoutLink } from '#web/ui/buttons/checkout-link.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { type Invoice, type ListedPurchase, useInvoices, usePurchases } from './use-credits.ts'

/** What was bought, and its invoices. */
export const Documents = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
    <PurchaseList />
    <InvoiceList />
  </div>
)

const LIST = 'divide-y divide-line border-y border-line'

function PurchaseList() {
  const { t } = useTranslation()
  const found = usePurchases()
  const purchases = found.data?.pages.flatMap((page) => page.purchases)
  return (
    <section aria-labelledby="purchases" className="border-t border-line pt-3">
      <h2 id="purchases" className="mb-2 text-18 font-[700]">
        {t('credits.purchases')}
      </h2>
      {!purchases && found.isError && (
        <RetryRow text={t('credits.purchasesFailed')} onRetry={() => void found.refetch()} />
      )}
      {!purchases && !found.isError && <Skeleton className="h-40" />}
      {purchases?.length === 0 && <p className="text-muted">{t('credits.purchasesNone')}</p>}
      {purchases && purchases.length > 0 && (
        <>
          <ul className={LIST}>
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} />
            ))}
          </ul>
          <MorePages {...morePagesOf(found)} byHand />
        </>
      )}
    </section>
  )
}

const DOTS = {
  created: 'bg-muted',
  pending: 'bg-muted',
  credited: 'bg-volt',
  expired: 'bg-edge',
  refunded: 'bg-edge',
  disputed: 'bg-signal',
} as const satisfies Record<ListedPurchase['state'], string>

function PurchaseRow({ purchase }: { readonly purchase: ListedPurchase }) {
  const { t, language } = useTranslation()
  const { id, state, title, grossCents, refundedCents, createdAt, expiresAt, card } = purchase
  const isOpen = (state === 'created' || state === 'pending') && new Date(expiresAt) > new Date() && !isNativeShell()
  const isPart = refundedCents > 0 && refundedCents < grossCents
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-[600]">{title}</p>
        <p className="text-14 text-muted">
          <span aria-hidden className={`mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge ${DOTS[state]}`} />
          {t(`credits.purchase-${state}`)}
          {isPart && ` · ${t('credits.purchaseRefunded', { amount: formatCents(refundedCents, language) })}`}
          {' · '}
          <Moment at={createdAt} />
          {card && ` · ${t('credits.purchaseCard', { last4: card.last4 })}`}
        </p>
        {isOpen && (
          <CheckoutLink query={{ order: id }} className="link inline-flex min-h-6 items-center">
            {t('credits.purchasePay')}
          </CheckoutLink>
        )}
      </div>
      <p className="tabular shrink-0 text-right font-[600]">
        {formatCents(grossCents, language)}
        <span className="block text-12 font-[400] text-muted">{t('credits.gross')}</span>
      </p>
    </li>
  )
}

function InvoiceList() {
  const { t } = useTranslation()
  const found = useInvoices()
  const invoices = found.data?.pages.flatMap((page) => page.invoices)
  return (
    <section aria-labelledby="invoices" className="border-t border-line pt-3">
      <h2 id="invoices" className="mb-2 text-18 font-[700]">
        {t('credits.invoices')}
      </h2>
      {!invoices && found.isError && (
        <RetryRow text={t('credits.invoicesFailed')} onRetry={() => void found.refetch()} />
      )}
      {!invoices && !found.isError && <Skeleton className="h-40" />}
      {invoices?.length === 0 && <p className="text-muted">{t('credits.invoicesNone')}</p>}
      {invoices && invoices.length > 0 && (
        <>
          <ul className={LIST}>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          <MorePages {...morePagesOf(found)} byHand />
        </>
      )}
    </section>
  )
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { t, language } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const { id, number, kind, issuedAt, grossCents, isTest } = invoice
  const save = async () => {
    setBusy(true)
    try {
      await downloadOfBrand(`/api/brand/invoices/${id}/invoice.pdf`, `${number}.pdf`)
    } catch (error) {
      showFailure(error, t, t('credits.fileFailed'))
    }
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-[600] [overflow-wrap:anywhere]">
          {t(kind === 'invoice' ? 'credits.invoice' : 'credits.correction', { number })}
        </p>
        <p className="text-14 text-muted">
          <Moment at={issuedAt} />
          {isTest && ` · ${t('credits.invoiceTest')}`}
        </p>
        <Button
          tone="ghost"
          size="s"
          className="-ml-4"
          busy={isBusy}
          aria-label={t('credits.invoicePdfOf', { number })}
          onClick={() => void save()}
        >
          <FileText aria-hidden size={18} />
          {t('credits.invoicePdf')}
        </Button>
      </div>
      <p className="tabular shrink-0 text-right font-[600]">
        {formatCents(grossCents, language)}
        <span className="block text-12 font-[400] text-muted">{t('credits.gross')}</span>
      </p>
    </li>
  )
}
