import { ReceiptText } from 'lucide-react'
import { useSearch } from 'wouter'
import type { ClickReceipt } from '#contract/click-receipts.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { numberIn, oneIn } from '#web/ui/page/address-values.ts'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { ReceiptPanel } from './receipt-panel.tsx'
import { ReceiptRows, ReceiptTable } from './receipt-rows.tsx'
import { RECEIPT_KINDS, type ReceiptKind, useOpenReceipt, useReceipts } from './use-receipts.ts'

/** "Klick-Nachweise": each click on a promoted card, with what it cost and why. The open one stands in the address. */
export function Receipts({ campaign }: { readonly campaign?: string }) {
  const { t } = useTranslation()
  const search = useSearch()
  const kind = oneIn(new URLSearchParams(search), 'clicks', RECEIPT_KINDS)
  const found = useReceipts(campaign, kind)
  const isWide = useIsWide()
  const openId = numberIn(new URLSearchParams(search), 'receipt', { min: 1, max: 999_999_999 }) ?? null
  const write = (name: 'clicks' | 'receipt', value: string | undefined) => {
    const query = new URLSearchParams(search)
    if (value) query.set(name, value)
    else query.delete(name)
    replaceQuery(query.toString())
  }
  const show = (next: ReceiptKind | undefined) => write('clicks', next)
  const receipts = found.data?.pages.flatMap((page) => page.receipts)
  const open = useOpenReceipt(openId, receipts)
  const list = {
    receipts: receipts ?? [],
    hasCampaign: campaign === undefined,
    onOpen: (id: number) => write('receipt', String(id)),
  }
  return (
    <section aria-label={t('campaigns.receipts')}>
      <h2 className="mb-1 text-18 font-[700]">{t('campaigns.receipts')}</h2>
      <p className="mb-3 max-w-prose text-14 text-muted">{t('campaigns.receiptsWhat')}</p>
      <fieldset className="-mx-4 mb-3 min-w-0 overflow-x-auto px-4 py-1">
        <legend className="sr-only">{t('campaigns.receiptsFilter')}</legend>
        <div className="flex w-max gap-2 *:px-4! *:text-14!">
          <ChoiceChip pressed={kind === undefined} onPress={() => show(undefined)}>
            {t('campaigns.all')}
          </ChoiceChip>
          {RECEIPT_KINDS.map((each) => (
            <ChoiceChip key={each} pressed={kind === each} onPress={() => show(kind === each ? undefined : each)}>
              {t(`campaigns.kind-${each}`)}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      {!receipts && found.isError && (
        <RetryRow text={t('campaigns.receiptsFailed')} onRetry={() => void found.refetch()} />
      )}
      {!receipts && !found.isError && <Skeleton className="h-40" />}
      {receipts?.length === 0 && <Nothing hasKind={kind !== undefined} />}
      {receipts && receipts.length > 0 && (isWide ? <ReceiptTable {...list} /> : <ReceiptRows {...list} />)}
      <MorePages {...morePagesOf(found)} />
      <ReceiptSheet receipt={open} onClose={() => write('receipt', undefined)} />
    </section>
  )
}

function Nothing({ hasKind }: { readonly hasKind: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-3 border-y border-line py-5 text-14 text-muted">
      <ReceiptText aria-hidden size={20} className="shrink-0" />
      {t(hasKind ? 'campaigns.receiptsNone' : 'campaigns.receiptsEmpty')}
    </p>
  )
}

interface ReceiptSheetProps {
  readonly receipt: ClickReceipt | null
  readonly onClose: () => void
}

function ReceiptSheet({ receipt, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={receipt !== null} onClose={onClose} side="right" title={t('campaigns.receipt')}>
      {receipt && <ReceiptPanel key={receipt.id} receipt={receipt} />}
    </Sheet>
  )
}
