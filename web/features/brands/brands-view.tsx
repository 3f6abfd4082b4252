import { useQuery } from '@tanstack/react-query'
import { SearchX, Store, WifiOff } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import type { BrandCard } from '#contract/brands.ts'
import type { Timezone } from '#contract/limits.ts'
import { call } from '#web/api/call.ts'
import { usePages } from '#web/api/use-pages.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { BrandFilters } from './brand-filters.tsx'
import { BRANDS_PATH, HIGHLIGHTS_PATH } from './brand-tie.ts'
import { BrandTile } from './brand-tile.tsx'
import { ALL_BRANDS, type BrandWish, isEverything } from './brand-wish.ts'

const FLAG = { true: 'true', false: undefined } as const

function askBrands({ q, gender, productType, sale, drops, mine, sort }: BrandWish, page: number, signal: AbortSignal) {
  const query = {
    q,
    gender: [...gender],
    productType: [...productType],
    sale: FLAG[`${sale}`],
    drops: FLAG[`${drops}`],
    following: FLAG[`${mine === 'following'}`],
    hidden: FLAG[`${mine === 'hidden'}`],
    sort,
    page,
  }
  return call('GET /api/brands', { query, signal })
}

interface BrandsViewProps {
  readonly timezone: Timezone
  /** What the list begins with. */
  readonly mine: BrandWish['mine']
}

/** All brands: sections first, then the list, searched and filtered at once. */
export function BrandsView({ timezone, mine }: BrandsViewProps) {
  const { t, language } = useSpeech()
  const [wish, setWish] = useState<BrandWish>({ ...ALL_BRANDS, mine })
  const asked = { ...wish, q: useSettled(wish.q.trim()) }
  const list = usePages([BRANDS_PATH, language, asked], (page, signal) => askBrands(asked, page, signal))
  // The list before stays in view until the next one is here.
  const shown = useDeferredValue(list.pages)
  const brands = (list.pages ?? shown)?.flatMap((page) => page.brands)
  const total = list.pages?.[0]?.total
  return (
    <div className="flex flex-col gap-8">
      <BrandFilters wish={wish} onChange={setWish} />
      {isEverything(asked) && <Highlights timezone={timezone} />}
      <Section title={t(wish.mine === null ? 'brands.all' : `brands.${wish.mine}`)} note={countOf(total, t)}>
        <LiveRegion text={total === undefined ? '' : t('brands.count', { count: total })} />
        {list.hasFailed ? (
          <EmptyState icon={<WifiOff size={34} />} title={t('brands.failed')} text={t('brands.failedText')}>
            <Button onClick={list.retry}>{t('ui.retry')}</Button>
          </EmptyState>
        ) : (
          <BrandList
            brands={brands}
            timezone={timezone}
            empty={<NoBrands wish={asked} onReset={() => setWish(ALL_BRANDS)} />}
          />
        )}
        <MorePages
          hasMore={list.hasMore}
          isFetching={list.isFetching}
          hasFailed={list.hasMoreFailed}
          onMore={list.more}
        />
      </Section>
    </div>
  )
}

const countOf = (total: number | undefined, t: ReturnType<typeof useSpeech>['t']): string =>
  total === undefined ? '' : t('brands.count', { count: total })

/** For this person, new, and dropping next; a section without brands is left out, and a failure leaves the list. */
function Highlights({ timezone }: { readonly timezone: Timezone }) {
  const { t, language } = useSpeech()
  const { data } = useQuery({
    queryKey: [HIGHLIGHTS_PATH, language],
    queryFn: ({ signal }) => call('GET /api/brand-highlights', { signal }),
  })
  if (!data) return null
  const sections = [
    { title: t('brands.forYou'), note: t('brands.forYouWhy'), brands: data.forYou },
    { title: t('brands.nextDrops'), note: '', brands: data.nextDrops },
    { title: t('brands.fresh'), note: '', brands: data.fresh },
  ]
  return sections
    .filter(({ brands }) => brands.length > 0)
    .map(({ title, note, brands }) => (
      <Section key={title} title={title} note={note}>
        <ul
          aria-label={title}
          className="-mx-4 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6"
        >
          {brands.map((brand) => (
            <li key={brand.id} className="w-[min(19rem,82vw)] shrink-0 snap-start">
              <BrandTile brand={brand} timezone={timezone} isFar={false} />
            </li>
          ))}
        </ul>
      </Section>
    ))
}

interface SectionProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="headline text-22">
          {title}
        </h2>
        <p className="tabular text-14 text-muted">{note}</p>
      </div>
      {children}
    </section>
  )
}

interface BrandListProps {
  readonly brands: readonly BrandCard[] | undefined
  readonly timezone: Timezone
  readonly empty: ReactNode
}

const LIST = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

function BrandList({ brands, timezone, empty }: BrandListProps) {
  const { t } = useSpeech()
  if (!brands) {
    return (
      <div role="status" className={LIST}>
        <span className="sr-only">{t('ui.loading')}</span>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
          <Skeleton key={tile} className="h-72 rounded-sheet!" />
        ))}
      </div>
    )
  }
  if (brands.length === 0) return empty
  return (
    <ul className={LIST}>
      {brands.map((brand, at) => (
        <li key={brand.id}>
          <BrandTile brand={brand} timezone={timezone} isFar={at > 5} />
        </li>
      ))}
    </ul>
  )
}

function NoBrands({ wish, onReset }: { readonly wish: BrandWish; readonly onReset: () => void }) {
  const { t } = useSpeech()
  const reset = (
    <Button tone="outline" onClick={onReset}>
      {t('brands.reset')}
    </Button>
  )
  if (wish.mine === 'following') {
    return (
      <EmptyState icon={<Store size={34} />} title={t('brands.emptyFollowing')} text={t('brands.emptyFollowingText')}>
        {reset}
      </EmptyState>
    )
  }
  if (wish.mine === 'hidden') {
    return (
      <EmptyState icon={<Store size={34} />} title={t('brands.emptyHidden')} text={t('brands.emptyHiddenText')}>
        {reset}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<SearchX size={34} />} title={t('brands.empty')} text={t('brands.emptyText')}>
      {reset}
    </EmptyState>
  )
}
