import type { Language } from '#contract/vocabulary.ts'
import { formatPrice } from '#web/i18n/formats.ts'

export const euros = (cents: number, language: Language): string => formatPrice(cents / 100, language)

/** `0,05 € bis 0,12 €`, or one amount where both are the same. */
export const amountRange = (
  { low, high }: { readonly low: number; readonly high: number },
  language: Language,
  write: (values: { readonly low: string; readonly high: string }) => string,
): string => (low === high ? euros(low, language) : write({ low: euros(low, language), high: euros(high, language) }))
