import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { pillLook } from '#web/ui/buttons/chip.tsx'
import { ScrollRow } from '#web/ui/page/scroll-row.tsx'

/** Products per row. */
const SHOWN = 8
/** Those visible without scrolling. */
const NEAR = 3

interface StartRowsProps {
  readonly onSearch: (query: string) => void
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
}

/** Before the first search: the next drops and what is popular, each leading to all of them. */
export function StartRows({ onSearch, renderTile }: StartRowsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ProductRow
        title={t('search.nextDrops')}
        query={{ drops: 'true', sort: 'new' }}
        onAll={() => onSearch(t('search.drops'))}
        renderTile={renderTile}
      />
      <ProductRow
        title={t('search.trends')}
        query={{ sort: 'popular' }}
        onAll={() => onSearch(t('search.allPopular'))}
        renderTile={renderTile}
      />
    </>
  )
}

interface ProductRowProps extends Pick<StartRowsProps, 'renderTile'> {
  readonly title: string
  readonly query: { readonly drops?: 'true'; readonly sort: 'new' | 'popular' }
  readonly onAll: () => void
}

function ProductRow({ title, query, onAll, renderTile }: ProductRowProps) {
  const { t, language } = useTranslation()
  const { data } = useQuery({
    queryKey: ['/api/search', 'start', query, language],
    queryFn: ({ signal }) => call('GET /api/search', { query, signal }),
  })
  const products = data?.products.slice(0, SHOWN) ?? []
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-18 font-[700]">{title}</h2>
        <Button tone="ghost" size="s" onClick={onAll} aria-label={t('search.showAllOf', { title })}>
          {t('search.showAll')}
        </Button>
      </div>
      <ScrollRow label={title}>
        {products.map((product, at) => (
          <li key={product.id} className="w-[min(12.25rem,50vw)] shrink-0 snap-start">
            {renderTile(product, at >= NEAR)}
          </li>
        ))}
      </ScrollRow>
    </section>
  )
}

/** How the colours are painted; those of the filter, not of any product. */
const PAINT: Readonly<Record<BaseColour, string>> = {
  black: '#141414',
  white: '#ffffff',
  grey: '#8d8f94',
  beige: '#dccdb3',
  brown: '#6f4a2f',
  red: '#c8202f',
  orange: '#ee7a20',
  yellow: '#f3c623',
  green: '#2f8a4b',
  olive: '#6b6a35',
  blue: '#2a6fd6',
  navy: '#1c2b52',
  purple: '#7b4bb3',
  pink: '#ec7fb0',
  silver: 'linear-gradient(135deg, #f1f1f1, #a9adb3)',
  multicolour: 'conic-gradient(#c8202f, #f3c623, #2f8a4b, #2a6fd6, #7b4bb3, #c8202f)',
}

/** All colours, each leading to the products in it. */
export function ColourChips({ onSearch }: Pick<StartRowsProps, 'onSearch'>) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('search.colours')} className="min-w-0">
      <h2 className="mb-2 flex min-h-11 items-center text-18 font-[700]">{t('search.colours')}</h2>
      <ul className="flex flex-wrap gap-2">
        {BASE_COLOURS.map((colour) => (
          <li key={colour}>
            <button type="button" className={pillLook()} onClick={() => onSearch(t(`search.${colour}`))}>
              <span
                aria-hidden
                className="size-5 rounded-pill border border-edge"
                style={{ background: PAINT[colour] }}
              />
              {t(`search.${colour}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
