import type { Product } from './products.ts'
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
