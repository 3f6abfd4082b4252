import { BillingArea } from '#web/features/admin-billing/billing-area.tsx'

/** Product 14, Abrechnung. */
export const Area = BillingArea
