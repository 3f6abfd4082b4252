import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'

interface PickerProps {
  readonly open: boolean
  readonly chosen: readonly string[]
  /** Those that cannot be removed. */
  readonly fixed: readonly string[]
  /** At most this many can be chosen. */
  readonly most: number
  readonly onChange: (ids: readonly string[]) => void
  readonly onClose: () => void
}

type Page = Answer<'GET /api/brand/products'>

function useOwnProducts(q: string, isShownOnly: boolean) {
  const query = { sort: 'name' as const, ...(isShownOnly && { status: 'active' as const }), ...(q !== '' && { q }) }
  const found = useInfiniteQuery({
    queryKey: ['/api/brand/products', 'picker', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/products', { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  return { found, query }
}

/** Chooses products of the brand by name, SKU or tag, or all that were found. */
export function ProductPicker({ open, onClose, ...rest }: PickerProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="right"
      title={t('workspace.pickerPick')}
      footer={
        <Button block onClick={onClose}>
          {t('workspace.pickerDone')}
        </Button>
      }
    >
      <Choice {...rest} />
    </Sheet>
  )
}

function Choice({ chosen, fixed, most, onChange }: Omit<PickerProps, 'open' | 'onClose'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  // Products that were never shown have no price to reduce, and most labels have more drafts than they think.
  const [isShownOnly, setShownOnly] = useState(true)
  const { found, query } = useOwnProducts(useDebounced(typed.trim()), isShownOnly)
  const total = found.data?.pages[0]?.total ?? 0
  const take = (ids: readonly string[]) => {
    const all = [...new Set([...fixed, ...ids])]
    if (all.length > most) showToast({ title: t('workspace.pickerMost', { count: most }) })
    onChange(all.slice(0, most))
  }
  const takeAll = async () => {
    try {
      const { sort: _sort, ...filter } = query
      take([...chosen, ...(await call('GET /api/brand/products/ids', { query: filter }))])
    } catch (error) {
      showFailure(error, t, t('workspace.pickerFailed'))
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <label className="relative block">
        <span className="sr-only">{t('workspace.pickerSearch')}</span>
        <Search aria-hidden size={18} className="absolute top-1/2 left-4 -translate-y-1/2 text-muted" />
        <input
          type="search"
          value={typed}
          placeholder={t('workspace.pickerSearch')}
          onChange={(event) => setTyped(event.target.value)}
          className={`${CONTROL_LOOK} pl-11`}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <ChoiceChip pressed={isShownOnly} onPress={() => setShownOnly(true)}>
          {t('workspace.pickerShownOnly')}
        </ChoiceChip>
        <ChoiceChip pressed={!isShownOnly} onPress={() => setShownOnly(false)}>
          {t('workspace.pickerAllProducts')}
        </ChoiceChip>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="tabular mr-auto text-14 font-[600]">
          {t('workspace.pickerPicked', { count: chosen.length })}
        </p>
        {chosen.length > fixed.length && (
          <Button tone="ghost" size="s" onClick={() => onChange(fixed)}>
            {t('workspace.pickerClear')}
          </Button>
        )}
        {total > 0 && total <= most && (
          <Button tone="outline" size="s" onClick={() => void takeAll()}>
            {t('workspace.pickerSelectAll', { count: total })}
          </Button>
        )}
      </div>
      <Found found={found} chosen={chosen} fixed={fixed} onTake={take} />
    </div>
  )
}

interface FoundProps extends Pick<PickerProps, 'chosen' | 'fixed'> {
  readonly found: ReturnType<typeof useOwnProducts>['found']
  readonly onTake: (ids: readonly string[]) => void
}

function Found({ found, chosen, fixed, onTake }: FoundProps) {
  const { t, language } = useTranslation()
  if (found.isError) return <RetryRow text={t('workspace.pickerFailed')} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton className="h-40" />
  const rows = found.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="text-muted">{t('workspace.pickerNothingFound')}</p>
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ id, name, sku, picture, priceCents, state }) => (
          <li key={id} className="py-2.5">
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(isOn) => (isOn ? onTake([...chosen, id]) : onTake(chosen.filter((one) => one !== id)))}
              label={
                <span className="flex flex-wrap items-center gap-x-3">
                  <span aria-hidden className="block h-12 w-9 shrink-0 overflow-hidden rounded-[6px] bg-line">
                    {picture && <Picture source={picture} sizes="36px" lazy alt="" />}
                  </span>
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {name}
                    {sku && <span className="block truncate text-12 text-muted">{sku}</span>}
                  </span>
                  <span className="tabular text-muted">
                    {state === 'active' || fixed.includes(id) ? '' : `${t(`products.state-${state}`)} · `}
                    {priceCents === null ? '–' : formatPrice(priceCents / 100, language)}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <MorePages {...morePagesOf(found)} />
    </div>
  )
}
