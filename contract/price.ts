import type { PriceChange, Product } from './products.ts'
import type { Language } from './vocabulary.ts'

/** Current price of a product, in euros. */
export const priceNow = ({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>): number => salePrice ?? price

/** Before the lowest of several prices. */
export const PRICE_FROM = { de: 'ab', en: 'from' } as const satisfies Record<Language, string>

/** Decision 141: "ab 45,00 €" where the available variants differ. `amount`: the formatted price. */
export const priceWords = (
  { variantPrices }: Pick<Product, 'variantPrices'>,
  amount: string,
  language: Language,
): string => (variantPrices ? `${PRICE_FROM[language]}\u00a0${amount}` : amount)

/**
 * Whole percents between two prices in cents, which may be shown as a reduction; null below one. Never more than the real
 * saving, up to the half cent of rounding the sale price (Spec §9).
 */
export function percentBelow(beforeCents: number, nowCents: number): number | null {
  return Math.max(0, Math.floor(((beforeCents - nowCents + 0.5) * 100) / beforeCents)) || null
}

/** The product with the prices of this moment: a sale starts and ends at its minute, wherever it is shown (Decision 137). */
export function productAt(product: Product, nowMs: number): Product {
  let latest: PriceChange | undefined
  for (const change of product.priceChanges ?? []) if (Date.parse(change.at) <= nowMs) latest = change
  if (!latest) return product
  const { at: _at, ...prices } = latest
  const { variantPrices: _before, ...rest } = product
  return { ...rest, ...prices }
}

/** When the prices of a product change next, in milliseconds; null: no change is known. */
export function nextPriceChange({ priceChanges = [] }: Pick<Product, 'priceChanges'>, nowMs: number): number | null {
  const next = priceChanges.map(({ at }) => Date.parse(at)).find((atMs) => atMs > nowMs)
  return next ?? null
}
