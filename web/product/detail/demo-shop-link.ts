import { DEMO_SHOP_QUERY, OPENED_IN_APP } from '#contract/demo-shop.ts'
import type { Language } from '#contract/vocabulary.ts'

interface Reader {
  readonly language: Language
  readonly isNative: boolean
  /** Address below which the shops of the demo are; null: there is no demo. */
  readonly demoShops: string | null
}

/** The link to a demo shop for one reader; null where the product's link leads to a real shop, whatever its path is. */
export function demoShopLink(link: string, { language, isNative, demoShops }: Reader): string | null {
  const url = new URL(link)
  if (demoShops === null || !url.href.startsWith(demoShops)) return null
  url.searchParams.set(DEMO_SHOP_QUERY.language, language)
  if (isNative) url.searchParams.set(DEMO_SHOP_QUERY.opener, OPENED_IN_APP)
  return url.href
}
