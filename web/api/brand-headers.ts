import { BRAND_HEADER } from '#contract/brand-header.ts'
import type { DEVICE_STORAGE } from '#contract/device-storage.ts'
import { createListeners } from '#web/device/listeners.ts'
import { otherBrand } from './other-answers.ts'

const STORED_AS = 'workspace_brand' satisfies (typeof DEVICE_STORAGE)['workspace']['names'][number]

/** The brand that this tab works for; undefined until storage was read. */
let chosen: string | null | undefined

export function chosenBrand(): string | null {
  const other = otherBrand()
  if (other) return other
  if (chosen === undefined) chosen = storedBrand()
  return chosen
}

const forgotten = createListeners()

/** Calls back when no brand is chosen any more: the session has ended. */
export function whenBrandForgotten(listener: () => void): void {
  forgotten.subscribe(listener)
}

const refused = createListeners()

/** Calls back when a call is refused for lack of a right: the role may have changed, or the membership ended. */
export const whenForbidden = refused.subscribe

export const tellForbidden = refused.notify

/** Chooses the brand of this tab, also for a reload; null forgets it. */
export function storeBrand(brandId: string | null): void {
  chosen = brandId
  if (brandId === null) forgotten.notify()
  try {
    if (brandId === null) sessionStorage.removeItem(STORED_AS)
    else sessionStorage.setItem(STORED_AS, brandId)
  } catch {
    // The browser forbids storage: the choice is lost with the page.
  }
}

/** Names the chosen brand, or another one, in calls for members of a brand. */
export function brandHeaders(path: string, named?: string): Readonly<Record<string, string>> {
  const brandId = path.startsWith('/api/brand/') ? (named ?? chosenBrand()) : null
  return brandId === null ? {} : { [BRAND_HEADER]: brandId }
}

function storedBrand(): string | null {
  try {
    return sessionStorage.getItem(STORED_AS)
  } catch {
    return null
  }
}
