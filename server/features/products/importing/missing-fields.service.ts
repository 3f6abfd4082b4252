import { FIELDS_FOR_ALL } from '#contract/brand-products.limits.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { yieldToEventLoop } from '#server/platform/load/time-slice.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectOwnProducts } from '../managing/own-products.store.ts'
import { selectDraftIds } from './imports.store.ts'
import { missingFields, ownFormOf } from './write-imported.service.ts'

/** As many as one import brings. */
const MOST = 5000
const BATCH = 200
const FIRST = 5

interface MissingField {
  readonly field: string
  readonly count: number
  /** All of them, of fields that can be set for all; otherwise none. */
  readonly ids: string[]
  /** The first of them, to be opened one by one. */
  readonly first: { readonly id: string; readonly name: string }[]
}

/** Decision 129: what the drafts of the brand still need to be published, by field, the most frequent first. */
export async function listMissing(scope: BrandScope): Promise<MissingField[]> {
  const { db, member } = scope
  const owner = await readProductOwner(scope, member.brandId)
  const ids = await selectDraftIds(db, member.brandId, MOST)
  const byField = new Map<string, MissingField['first']>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    for (const saved of await selectOwnProducts(db, { brandId: member.brandId, ids: batch })) {
      const { id, name } = saved.row
      for (const field of missingFields(scope, ownFormOf(saved), { owner, saved, bringsPictures: false })) {
        const found = byField.get(field) ?? []
        found.push({ id, name })
        byField.set(field, found)
      }
    }
    await yieldToEventLoop()
  }
  return [...byField]
    .map(([field, found]) => ({
      field,
      count: found.length,
      ids: FIELDS_FOR_ALL.some((one) => one === field) ? found.map(({ id }) => id) : [],
      first: found.slice(0, FIRST),
    }))
    .toSorted((a, b) => b.count - a.count)
}
