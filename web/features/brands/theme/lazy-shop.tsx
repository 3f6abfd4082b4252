import type { BrandShop } from '#contract/brands.ts'
import type { ShownTheme } from '#contract/shop-theme.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { DesignedShopProps } from './designed-shop-props.ts'
import { fontsReady } from './theme-fonts.ts'
import { ThemedShop } from './themed-shop.tsx'

const designedShop = lazyPart(async () => (await import('./designed-shop.tsx')).DesignedShop)
const plainShop = lazyPart(async () => (await import('../plain-shop.tsx')).PlainShop)

/** Loads what a shop is drawn with, code and fonts, so that nothing moves later. Null: our look. */
export async function prepareLook(theme: ShownTheme | null): Promise<void> {
  await (theme ? Promise.all([designedShop.fetch(), fontsReady(theme)]) : plainShop.fetch())
}

type LazyShopProps = Omit<DesignedShopProps, 'theme' | 'brand'> & { readonly brand: BrandShop }

/** A shop in its brand's design or in our look: only the code of one is loaded. */
export function LazyShop(props: LazyShopProps) {
  const { theme } = props.brand
  const Designed = useLazyPart(designedShop, theme !== null)
  const Plain = useLazyPart(plainShop, theme === null)
  if (!theme) return Plain && <Plain {...props} />
  return <ThemedShop theme={theme}>{Designed && <Designed {...props} theme={theme} />}</ThemedShop>
}
