import type { ProductForm } from '#contract/product-form.ts'

/** Characters of a text that the history keeps: enough to recognise it. */
const MOST_CHARACTERS = 160

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** The fields that differ, each with its value before and after; of lists only their length. */
export function changedFields(before: ProductForm, after: ProductForm): Record<string, [unknown, unknown]> {
  const changed: Record<string, [unknown, unknown]> = {}
  for (const field of Object.keys(after) as (keyof ProductForm)[]) {
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) continue
    changed[field] = [shortened(before[field]), shortened(after[field])]
  }
  return changed
}
