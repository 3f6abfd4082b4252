import { BrandsArea } from '#web/features/admin-brands/brands-area.tsx'

/** Product 14, Marken: all brands, and what staff know and do about each. */
export const Area = BrandsArea
