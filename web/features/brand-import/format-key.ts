import type { PlainKey } from '#web/i18n/catalogue.ts'

const FORMATS = [
  'shopify-classic',
  'shopify-template',
  'woocommerce-en',
  'woocommerce-de',
  'google-merchant',
  'shopware5',
  'products-json',
  'dropdeck',
  'mixed',
] as const

/** The name of a format as text. */
export function formatKey(format: string): PlainKey {
  const known = FORMATS.find((one) => one === format)
  return known ? `imports.format-${known}` : 'imports.format-unknown'
}
