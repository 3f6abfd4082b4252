import { DEMO_SHOP_QUERY, isDemoShopPath, OPENED_IN_APP } from '#contract/demo-shop.ts'
import type { Language } from '#contract/vocabulary.ts'

/** The link to a demo shop for one reader; null where the product's link leads to a real shop. */
export function demoShopLink(
  link: string,
  reader: { readonly language: Language; readonly isNative: boolean },
): string | null {
  const url = new URL(link)
  if (!isDemoShopPath(url.pathname)) return null
  url.searchParams.set(DEMO_SHOP_QUERY.language, reader.language)
  if (reader.isNative) url.searchParams.set(DEMO_SHOP_QUERY.opener, OPENED_IN_APP)
  return url.href
}
