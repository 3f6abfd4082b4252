import { REVIEWED_FIELDS } from '#contract/brand-products.limits.ts'
import type { BrandProduct } from '#contract/brand-products.ts'
import { presentPicture } from '../present.ts'
import { formOf } from './form-columns.ts'
import type { OwnProduct } from './own-products.store.ts'
import { stateOf } from './product-state.ts'

/** A product for the workspace: its form contains the changes that still wait for their review. */
export function presentOwnProduct(product: OwnProduct, brandName: string, now: Date): BrandProduct {
  const { row, variants, pictures, pending, hasPrices } = product
  const form = formOf(row, variants)
  return {
    id: row.id,
    version: row.version,
    state: stateOf(product, now),
    form: { ...form, ...pending?.changes },
    pending: pending && {
      fields: REVIEWED_FIELDS.filter((field) => field in pending.changes),
      state: pending.state,
      submittedAt: pending.submittedAt.toISOString(),
    },
    pictures: pictures.map((picture) => ({
      id: picture.id,
      media: presentPicture(picture, { name: row.name, brandName }, form.language),
      altDe: picture.altDe,
      altEn: picture.altEn,
    })),
    linkStatus: row.linkStatus,
    linkAffiliateHost: row.linkAffiliateHost || null,
    wasShown: hasPrices,
    updatedAt: row.updatedAt.toISOString(),
  }
}
