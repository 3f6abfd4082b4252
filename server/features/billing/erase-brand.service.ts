import type { World } from '#server/platform/scope/scope.ts'
import { erasePaymentData } from './erase-payment-data.store.ts'

/** The part of billing in erasing a brand, in the caller's transaction. */
export const eraseBillingOfBrand = ({ db }: Pick<World, 'db'>, brandId: string): Promise<void> =>
  erasePaymentData(db, brandId)
