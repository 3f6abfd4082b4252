import { requireBrandNo } from '#server/features/brands/brand-ties.service.ts'
import type { Scope } from '#server/platform/scope/scope.ts'

/** The brand of every product that may be dealt. */
interface Shelved {
  rows(): number
  columns(): { readonly productNos: Int32Array; readonly brandNos: Int32Array }
}

/** Which brands a deck may hold: all but those the user hid, or one alone ("swipe this shop"). */
export interface BrandLimit {
  /** Numbers of the products that must not be in the deck. */
  outside(shelf: Shelved): Iterable<number>
}

/** No hidden brands: nothing to filter. */
const NO_LIMIT: BrandLimit = { outside: () => [] }

function limitTo(isAllowed: (brandNo: number) => boolean): BrandLimit {
  return {
    *outside(shelf) {
      const { productNos, brandNos } = shelf.columns()
      for (let row = 0; row < shelf.rows(); row++) {
        const no = productNos[row] ?? 0
        if (no > 0 && !isAllowed(brandNos[row] ?? 0)) yield no
      }
    },
  }
}

/** Number of the only brand to deal from; null when the request names none. Refuses an unknown brand. */
export async function readShopNo(scope: Scope, brandId: string | undefined): Promise<number | null> {
  return brandId === undefined ? null : requireBrandNo(scope, brandId)
}

/** The limit of a deck. A shop that the user opens is shown even if the user hid its brand. */
export function brandLimit(shopNo: number | null, hiddenNos: readonly number[]): BrandLimit {
  if (shopNo !== null) return limitTo((brandNo) => brandNo === shopNo)
  const hidden = new Set(hiddenNos)
  return hidden.size === 0 ? NO_LIMIT : limitTo((brandNo) => !hidden.has(brandNo))
}
