import { hiddenBrandNos, requireBrandNo } from '#server/features/brands/brand-ties.service.ts'
import type { Scope } from '#server/platform/scope.ts'

/** Where the brands of all products that may be dealt are written down. */
interface Shelved {
  rows(): number
  rowOf(no: number): number
  columns(): { readonly productNos: Int32Array; readonly brandNos: Int32Array }
}

/** Which brands a deck may hold: all but those the person hid, or one alone ("swipe this shop"). */
export interface BrandLimit {
  allows(shelf: Shelved, no: number): boolean
  /** Numbers of all products that must stay out of the deck. */
  outside(shelf: Shelved): Iterable<number>
}

/** Nobody hid anything: nothing is looked through. */
const NO_LIMIT: BrandLimit = { allows: () => true, outside: () => [] }

function limitTo(isAllowed: (brandNo: number) => boolean): BrandLimit {
  return {
    allows: (shelf, no) => isAllowed(shelf.columns().brandNos[shelf.rowOf(no)] ?? 0),
    *outside(shelf) {
      const { productNos, brandNos } = shelf.columns()
      for (let row = 0; row < shelf.rows(); row++) {
        const no = productNos[row] ?? 0
        if (no > 0 && !isAllowed(brandNos[row] ?? 0)) yield no
      }
    },
  }
}

/** What this person's deck is limited to. Whoever opens a shop sees it, hidden or not. */
export async function readBrandLimit(scope: Scope, userId: string, brandId: string | undefined): Promise<BrandLimit> {
  if (brandId !== undefined) {
    const only = await requireBrandNo(scope, brandId)
    return limitTo((brandNo) => brandNo === only)
  }
  const hidden = new Set(await hiddenBrandNos(scope, userId))
  return hidden.size === 0 ? NO_LIMIT : limitTo((brandNo) => !hidden.has(brandNo))
}
