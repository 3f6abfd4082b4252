import { REVIEWED_FIELDS } from '#contract/brand-products.limits.ts'
import { hostOf } from '#contract/product-check.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { ChangedFields } from '../own-products.store.ts'

const hostIn = (link: string | null): string => hostOf(link ?? '') ?? ''

/**
 * The changed fields of a live product that need a review (Product 4). Brands of level 0: name, link and type. Those of a
 * higher level: only a link to another host, unless the product is reported. Price, stock, description and sizes never wait.
 */
export function fieldsToReview(
  live: ProductForm,
  form: ProductForm,
  { trustLevel, isReported }: { readonly trustLevel: number; readonly isReported: boolean },
): ChangedFields {
  if (trustLevel > 0 && !isReported) return hostIn(live.link) === hostIn(form.link) ? {} : { link: form.link }
  const changed = REVIEWED_FIELDS.filter((field) => form[field] !== live[field])
  return Object.fromEntries(changed.map((field) => [field, form[field]]))
}

/** Share of the products of trusted brands that are looked at after their publication, by level (Product 4). */
const SAMPLES: Readonly<Record<number, number>> = { 1: 0.2, 2: 0.05 }

/** Decided by the product's random id, so that the answer stays the same. */
export function isSampled(productId: string, trustLevel: number): boolean {
  const share = SAMPLES[trustLevel] ?? 0
  return Number.parseInt(productId.slice(0, 8), 16) / 0x1_0000_0000 < share
}
