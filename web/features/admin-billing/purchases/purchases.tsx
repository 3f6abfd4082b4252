import { PURCHASE_FILTERS, PURCHASE_KINDS } from '#contract/billing.limits.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { useAreaQuery } from '../address.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { PurchaseRows, PurchaseTable } from './purchase-rows.tsx'
import { usePurchases } from './use-purchases.ts'

const ALL = 'all'
const SEARCH_MOST = 100

/** Purchases of all brands: search, filters and the open one stand in the address. */
export function Purchases() {
  const { t } = useTranslation()
  const { query, set } = useAreaQuery()
  const words = query.get('q') ?? ''
  const state = oneIn(query, 'state', PURCHASE_FILTERS)
  const kind = oneIn(query, 'kind', PURCHASE_KINDS)
  const found = usePurchases({ ...(words !== '' && { q: words }), ...(state && { state }), ...(kind && { kind }) })
  const isWide = useIsWide()
  const purchases = found.data?.pages.flatMap((page) => page.purchases)
  const List = isWide ? PurchaseTable : PurchaseRows
  const id = query.get('id')
  return (
    <section aria-label={t('money.view-purchases')}>
      <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_12rem_12rem] md:items-end">
        <DeskSearch
          key={words}
          label={t('money.search')}
          hint={t('money.searchPurchases')}
          words={words}
          mostCharacters={SEARCH_MOST}
          onSearch={(q) => set({ q, id: undefined })}
        />
        <div className="grid grid-cols-2 gap-3 md:contents">
          <SelectField
            label={t('money.state')}
            value={state ?? ALL}
            options={([ALL, ...PURCHASE_FILTERS] as const).map((value) => ({
              value,
              label: t(`money.state-${value}`),
            }))}
            onChange={(value) => set({ state: value === ALL ? undefined : value })}
          />
          <SelectField
            label={t('money.kind')}
            value={kind ?? ALL}
            options={([ALL, ...PURCHASE_KINDS] as const).map((value) => ({ value, label: t(`money.kind-${value}`) }))}
            onChange={(value) => set({ kind: value === ALL ? undefined : value })}
          />
        </div>
      </div>
      {!purchases && found.isError && <RetryRow text={t('money.failed')} onRetry={() => void found.refetch()} />}
      {!purchases && !found.isError && <Skeleton className="h-64" />}
      {purchases?.length === 0 && (
        <p className="border-y border-line py-5 text-14 text-muted">
          {t(words !== '' || state || kind ? 'money.purchasesNotFound' : 'money.purchasesNone')}
        </p>
      )}
      {purchases && purchases.length > 0 && (
        <div className={classes('transition-opacity', found.isPlaceholderData && 'opacity-50')}>
          <List purchases={purchases} onOpen={(opened) => set({ id: opened })} />
          <MorePages {...morePagesOf(found)} />
        </div>
      )}
      <Sheet open={id !== null} onClose={() => set({ id: undefined })} side="right" title={t('money.purchase')}>
        {id && <PurchasePanel key={id} id={id} />}
      </Sheet>
    </section>
  )
}
