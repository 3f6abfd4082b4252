import { useQuery } from '@tanstack/react-query'
import type { ProductHistoryEntry } from '#contract/brand-products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { OWN_PRODUCTS } from '../own-products-key.ts'
import { FIELD_NAMES } from './field-names.ts'

interface HistorySheetProps {
  readonly productId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Who changed what of a product, and every price it had. */
export function HistorySheet({ productId, open, onClose }: HistorySheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} side="right" title={t('products.history')}>
      {open && <History productId={productId} />}
    </Sheet>
  )
}

function History({ productId }: Pick<HistorySheetProps, 'productId'>) {
  const { t } = useTranslation()
  const history = useQuery({
    queryKey: [...OWN_PRODUCTS, 'history', productId],
    queryFn: ({ signal }) => call('GET /api/brand/products/{id}/history', { params: { id: productId }, signal }),
    staleTime: 0,
  })
  if (history.isError) return <RetryRow text={t('products.loadFailed')} onRetry={() => void history.refetch()} />
  if (!history.data) return <Skeleton className="h-40" />
  const { entries, prices } = history.data
  return (
    <div className="flex flex-col gap-8">
      <ol className="flex flex-col divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.action}`} entry={entry} />
        ))}
      </ol>
      {prices.length > 0 && <Prices prices={prices} />}
    </div>
  )
}

const ACTIONS: Readonly<Record<string, PlainKey>> = {
  'product.created': 'products.did-created',
  'product.changed': 'products.did-changed',
  'product.publish': 'products.did-publish',
  'product.pause': 'products.did-pause',
  'product.archive': 'products.did-archive',
  'product.draft': 'products.did-draft',
  'product.deleted': 'products.did-deleted',
  'product.undone': 'products.did-undone',
  'product.pictures-added': 'products.did-pictures-added',
  'product.pictures-arranged': 'products.did-pictures-arranged',
  'product.pictures-cropped': 'products.did-pictures-cropped',
  'product.pictures-removed': 'products.did-pictures-removed',
  'product.pictures-restored': 'products.did-pictures-restored',
  'product.pictures-submitted': 'products.did-pictures-submitted',
  'product.approve': 'products.did-approve',
  'product.request_changes': 'products.did-request-changes',
  'product.reject': 'products.did-reject',
  'product.block': 'products.did-block',
  'product.reverse': 'products.did-reverse',
}

function Entry({ entry }: { readonly entry: ProductHistoryEntry }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { at, by, action, changed, isByStaff } = entry
  const fields = Object.keys(changed).flatMap((field) => {
    const name = FIELD_NAMES[field as keyof typeof FIELD_NAMES]
    return name ? [{ name: t(name), values: changed[field], isPrice: field === 'priceGrossCents' }] : []
  })
  return (
    <li className="py-3">
      <p className="font-[600]">{t(ACTIONS[action] ?? 'products.did-changed')}</p>
      <p className="text-14 text-muted">
        {`${isByStaff ? t('products.byReview') : (by ?? t('products.byNobody'))} · ${moment(at)}`}
      </p>
      {fields.length > 0 && (
        <ul className="mt-1 text-14">
          {fields.map(({ name, values, isPrice }) => (
            <li key={name} className="[overflow-wrap:anywhere]">
              {name}
              {isPrice && values ? `: ${values.map((cents) => priceText(cents, language)).join(' → ')}` : ''}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const priceText = (cents: unknown, language: Language): string =>
  typeof cents === 'number' ? formatPrice(cents / 100, language) : '–'

interface PricesProps {
  readonly prices: Answer<'GET /api/brand/products/{id}/history'>['prices']
}

function Prices({ prices }: PricesProps) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  return (
    <section>
      <h3 className="mb-2 font-[700]">{t('products.priceHistory')}</h3>
      <ul className="tabular flex flex-col gap-1 text-14">
        {prices.map(({ from, priceCents }) => (
          <li key={from} className="flex justify-between gap-4">
            <span className="text-muted">{t('products.since', { date: moment(from) })}</span>
            <span>{formatPrice(priceCents / 100, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
