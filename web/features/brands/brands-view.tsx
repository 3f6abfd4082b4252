import { useQuery } from '@tanstack/react-query'
import { SearchX, Store, WifiOff } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { SEARCH } from '#contract/search.limits.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'
import { usePages } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { wordsIn } from '#web/ui/page/address-values.ts'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { ScrollRow } from '#web/ui/page/scroll-row.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { BrandFilters } from './brand-filters.tsx'
import { BrandList, BrandsLoading } from './brand-list.tsx'
import { ALL_BRANDS, addressOf, type BrandListOptions, isEverything, optionsFrom } from './brand-list-options.ts'
import { BRANDS_PATH, HIGHLIGHTS_PATH } from './brand-tie.ts'
import { BrandTile } from './brand-tile.tsx'

/** Rows of highlights, and tiles per row, that are visible without scrolling. */
const NEAR = { rows: 2, tiles: 5 } as const
const FLAG = { true: 'true', false: undefined } as const

function fetchBrands(options: BrandListOptions, page: number, signal: AbortSignal) {
  const { q, gender, productType, sale, drops, mine, sort, from } = options
  const query = {
    q,
    gender: [...gender],
    productType: [...productType],
    sale: FLAG[`${sale}`],
    drops: FLAG[`${drops}`],
    following: FLAG[`${mine === 'following'}`],
    hidden: FLAG[`${mine === 'hidden'}`],
    sort,
    ...(from !== null && { from }),
    page,
  }
  return call('GET /api/brands', { query, signal })
}

/** All brands: sections first, then the list, searched and filtered at once. */
export function BrandsView({ timezone }: { readonly timezone: Timezone }) {
  const { t, language } = useTranslation()
  const { options, requested, setOptions } = useOptions()
  const list = usePages([BRANDS_PATH, language, requested], (page, signal) => fetchBrands(requested, page, signal))
  // The previous list stays visible until the next one is loaded.
  const shown = useDeferredValue(list.pages)
  const pages = list.pages ?? shown
  const brands = pages?.flatMap((page) => page.brands)
  const total = list.pages?.[0]?.total
  const isWhole = isEverything(requested)
  const highlights = useHighlights(isWhole)
  return (
    <div className="flex flex-col gap-8">
      <BrandFilters options={options} onChange={(next) => setOptions({ ...next, from: null })} />
      <LiveRegion text={total === undefined ? '' : t('brands.count', { count: total })} />
      {isWhole && highlights.data && <Highlights highlights={highlights.data} timezone={timezone} />}
      {/* The list waits for the highlights: they would push it down. */}
      {isWhole && highlights.isPending ? (
        <BrandsLoading />
      ) : (
        <Section
          title={t(options.mine === null ? 'brands.all' : `brands.${options.mine}`)}
          note={<ListNote total={total} />}
        >
          {list.hasFailed ? (
            <EmptyState icon={<WifiOff size={34} />} title={t('brands.failed')} text={t('brands.failedText')}>
              <Button onClick={list.retry}>{t('ui.retry')}</Button>
            </EmptyState>
          ) : (
            <BrandList
              brands={brands}
              letters={pages?.[0]?.letters ?? []}
              timezone={timezone}
              isFar={isWhole && highlights.data !== undefined}
              onJump={(from) => setOptions({ ...options, from })}
              empty={<NoBrands options={requested} onReset={() => setOptions(ALL_BRANDS)} />}
            />
          )}
          <MorePages
            hasMore={list.hasMore}
            isFetching={list.isFetching}
            hasFailed={list.hasMoreFailed}
            onMore={list.more}
          />
        </Section>
      )}
    </div>
  )
}

/** Brands above the list while nothing is searched or filtered. */
function useHighlights(isEnabled: boolean) {
  const { language } = useTranslation()
  return useQuery({
    queryKey: [HIGHLIGHTS_PATH, language],
    queryFn: ({ signal }) => call('GET /api/brand-highlights', { signal }),
    enabled: isEnabled,
  })
}

/** The options as typed, and debounced for the request. They are kept in the address, whose other changes are followed. */
function useOptions() {
  const address = useSearch()
  const written = useRef(address)
  const [options, setOptions] = useState(() => optionsFrom(address))
  const requested = { ...options, q: useDebounced(wordsIn(options.q, SEARCH.maxCharacters)) }
  const next = addressOf(requested)
  useEffect(() => {
    written.current = next
    replaceQuery(next)
  }, [next])
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setOptions(optionsFrom(address))
  }, [address])
  return { options, requested, setOptions }
}

/** The number of brands, and how they are ranked (Trust L05). */
function ListNote({ total }: { readonly total: number | undefined }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {total !== undefined && t('brands.count', { count: total })}
      <Link href={PATHS.ranking} className="link inline-flex min-h-11 items-center">
        {t('ui.howRanked')}
      </Link>
    </span>
  )
}

interface HighlightsProps {
  readonly highlights: Answer<'GET /api/brand-highlights'>
  readonly timezone: Timezone
}

/** For this user, new, and dropping next. Empty sections are left out; after a failure only the list is shown. */
function Highlights({ highlights: { forYou, nextDrops, fresh }, timezone }: HighlightsProps) {
  const { t } = useTranslation()
  const sections = [
    { title: t('brands.forYou'), note: t('brands.forYouWhy'), brands: forYou },
    { title: t('brands.nextDrops'), note: '', brands: nextDrops },
    { title: t('brands.fresh'), note: '', brands: fresh },
  ]
  return sections
    .filter(({ brands }) => brands.length > 0)
    .map(({ title, note, brands }, row) => (
      <Section key={title} title={title} note={note}>
        <ScrollRow label={title}>
          {brands.map((brand, at) => (
            <li key={brand.id} className="w-[min(19rem,82vw)] shrink-0 snap-start">
              <BrandTile brand={brand} timezone={timezone} isFar={row >= NEAR.rows || at >= NEAR.tiles} sizes="100px" />
            </li>
          ))}
        </ScrollRow>
      </Section>
    ))
}

interface SectionProps {
  readonly title: string
  readonly note: ReactNode
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

function NoBrands({ options, onReset }: { readonly options: BrandListOptions; readonly onReset: () => void }) {
  const { t } = useTranslation()
  const reset = (
    <Button tone="outline" onClick={onReset}>
      {t('brands.reset')}
    </Button>
  )
  if (options.mine === 'following') {
    return (
      <EmptyState icon={<Store size={34} />} title={t('brands.emptyFollowing')} text={t('brands.emptyFollowingText')}>
        {reset}
      </EmptyState>
    )
  }
  if (options.mine === 'hidden') {
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
