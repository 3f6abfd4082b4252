import sharp from 'sharp'

/** The longer side in px: a decoration that every shopper loads need not be sharp on the largest screens. */
const LONGEST_PX = 1920
const QUALITY = 72
/** Patches along the longer side of the smallest version; text is about as large as one. */
const PATCHES = 48

export interface BackdropPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** WCAG contrast of white text on the brightest patch under a black veil. */
  readonly contrast: number
}

/** The picture as it is shown behind text, and the contrast that white text has on it. */
export async function backdropOf(picture: Uint8Array, veilPercent: number): Promise<BackdropPicture> {
  const { data: bytes, info } = await sharp(picture)
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const contrast = await contrastOf(bytes, 1 - veilPercent / 100)
  return { bytes, width: info.width, height: info.height, contrast }
}

async function contrastOf(picture: Uint8Array, light: number): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(PATCHES, PATCHES, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let brightest = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = [0, 1, 2].map((part) => linear(((data[at + part] ?? 0) / 255) * light))
    brightest = Math.max(brightest, 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0))
  }
  // Rounded down, so that a figure that is shown as enough is enough.
  return Math.floor((1.05 / (brightest + 0.05)) * 100) / 100
}

/** WCAG 2.2: relative luminance of one colour part, 0 to 1. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
