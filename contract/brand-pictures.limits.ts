const MIB = 2 ** 20

/** Decision 128, Trust S55: bytes that an uploaded picture may have. */
export const PICTURE_BYTES = { product: 10 * MIB, logo: 2 * MIB, banner: 5 * MIB } as const
export const megabytesOf = (bytes: number): number => Math.round(bytes / MIB)

/** Decision 128: pictures below this are refused, except banners. */
export const LEAST_SIDE_PX = 200
/** Trust S57: checked in the header before decoding. */
export const MOST_PIXELS = 25_000_000
export const MOST_SIDE_PX = 8192
/** Decision 128: a product picture below this size gets a warning and no boost. */
export const GOOD_PICTURE = { width: 800, height: 1000 } as const
/** Product 2: a logo whose sides differ by more than this share is cropped. */
export const SQUARE_TOLERANCE = 0.02

/** Decision 128. */
export const PICTURES_PER_PRODUCT = 12
/** Product 4. */
export const ALT_LENGTH = 140
/** Product 2: earlier logos and banners that can be restored. */
export const EARLIER_ASSETS = 5
/** Seconds for which the removal of a picture can be undone; screens offer it for 10. */
export const PICTURE_UNDO_SECONDS = 3600
/** A file dialog offers these types; what a file is, is decided by its content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Product 4: recommended size of a product picture. */
export const BEST_PICTURE = { width: 1801, height: 2600 } as const
/** Spec §9: recommended size of a banner. */
export const GOOD_BANNER = { width: 1920, height: 400 } as const
/** Product 2: the middle part of a banner that phones show. */
export const BANNER_SAFE_SHARE = 0.6
