import { AdsArea } from '#web/features/admin-ads/ads-area.tsx'

/** Product 14, Werbung. */
export const Area = AdsArea
