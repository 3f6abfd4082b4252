import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { SectionKind } from '#contract/shop-theme.limits.ts'
import type { ShopTheme } from '#contract/shop-theme.ts'
import { shownTheme } from '#contract/shown-theme.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'

/** The shop in a draft, as everyone would see it. */
export interface PreviewedShop {
  readonly brand: BrandShop & { readonly theme: NonNullable<BrandShop['theme']> }
  /** The newest, as the list of the shop begins. */
  readonly products: readonly Product[]
  /** All that its sections may name. */
  readonly known: ReadonlyMap<string, Product>
}

type Preview = Answer<'GET /api/brand/theme/preview'>

/** Brand and products of the preview. They are read again when the saved draft names other products. */
export const usePreviewData = (language: Language, saved: ShopTheme) =>
  useQuery({
    queryKey: ['/api/brand/theme/preview', language, namedBy(saved)],
    queryFn: ({ signal }) => call('GET /api/brand/theme/preview', { query: { language }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })

const namedBy = ({ sections }: ShopTheme): readonly string[] =>
  sections.flatMap((section) => ('products' in section ? section.products : [])).toSorted()

/** The draft drawn with what the shop has to show. */
export function usePreviewedShop(
  data: Preview | undefined,
  theme: ShopTheme,
  language: Language,
): PreviewedShop | null {
  const known = useMemo(() => new Map(data?.products.map((product) => [product.id, product])), [data])
  const contents = useMemo(
    () =>
      data && {
        ...data.contents,
        pictures: new Map(data.products.flatMap(({ id, media }) => (media[0] ? [[id, media[0]] as const] : []))),
      },
    [data],
  )
  return useMemo(() => {
    if (!data || !contents) return null
    const shown = shownTheme(theme, contents, { language, now: new Date() })
    return { brand: { ...data.brand, theme: shown }, products: data.products, known }
  }, [data, contents, theme, language, known])
}

/** Sections that are to be shown and have nothing to show. */
export function emptySections(theme: ShopTheme, shop: PreviewedShop): ReadonlySet<SectionKind> {
  const shown = new Set(shop.brand.theme.sections.map(({ kind }) => kind))
  const { headline, intro } = shop.brand.theme
  if (headline === '' && intro === '') shown.delete('hero')
  return new Set(theme.sections.filter(({ kind, isShown }) => isShown && !shown.has(kind)).map(({ kind }) => kind))
}
