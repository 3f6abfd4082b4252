import type { Language } from '#contract/vocabulary.ts'
import { formatPrice } from './formats.ts'

/** `−1.234,56 €`, with a true minus. */
export const formatCents = (cents: number, language: Language): string =>
  (cents < 0 ? '−' : '') + formatPrice(Math.abs(cents) / 100, language)

/** The same for changes, where more has a plus. */
export const formatChange = (cents: number, language: Language): string =>
  (cents > 0 ? '+' : '') + formatCents(cents, language)
