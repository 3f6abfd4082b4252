// What can be measured of a card: how much of its picture is cut off, and whether its text and its picture have contrast.

/** Width : height of a card of the deck, as in product-preview.css. */
export const CARD_RATIO = 3 / 4.4
/** A larger part of the picture cut off is worth a warning. */
export const MOST_CUT = 0.15
/** WCAG 1.4.3, for text of any size. */
export const LEAST_CONTRAST = 4.5
/** Brightness (0 to 1) of a picture that spreads less than this: product and background look alike. */
const LEAST_SPREAD = 0.08

export interface Cut {
  readonly from: 'sides' | 'ends'
  /** Of the width or the height, from 0 to 1. */
  readonly share: number
}

/** What a card cuts off of a picture, whichever point it keeps in view. */
export function cutOf({ width, height }: { readonly width: number; readonly height: number }): Cut {
  const ratio = width / height
  return ratio > CARD_RATIO
    ? { from: 'sides', share: 1 - CARD_RATIO / ratio }
    : { from: 'ends', share: 1 - ratio / CARD_RATIO }
}

/** Pixels of a picture as a card shows it, row by row: red, green, blue, alpha from 0 to 255. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** How opaque the black below the text is, by its height from the bottom (0) to its upper edge (1): product-card.css. */
const SCRIM = [
  [0, 0.88],
  [0.55, 0.74],
  [0.8, 0.36],
  [1, 0],
] as const
const BLACK = 11
/** Of the text: #f4f1ea. */
const BONE = luminance(244, 241, 234)

/**
 * The lowest contrast between the text of a card and what is behind it. Both are shares of the card's height from the bottom: of
 * the scrim, and of the text on it.
 */
export function textContrast(
  pixels: Pixels,
  { scrim, text }: { readonly scrim: number; readonly text: number },
): number {
  let least = Number.POSITIVE_INFINITY
  forEachPixel(pixels, (row, red, green, blue) => {
    const fromBottom = 1 - (row + 0.5) / pixels.height
    if (fromBottom > text) return
    const opaque = opacityAt(fromBottom / scrim)
    const under = (channel: number) => channel * (1 - opaque) + BLACK * opaque
    const contrast = (BONE + 0.05) / (luminance(under(red), under(green), under(blue)) + 0.05)
    least = Math.min(least, contrast)
  })
  return least
}

/** True where the visible part of the picture, above the text, has almost one brightness. */
export function isFaint(pixels: Pixels, text: number): boolean {
  const values: number[] = []
  forEachPixel(pixels, (row, red, green, blue) => {
    if (1 - (row + 0.5) / pixels.height > text) values.push((0.299 * red + 0.587 * green + 0.114 * blue) / 255)
  })
  if (values.length === 0) return false
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) < LEAST_SPREAD
}

function forEachPixel(
  { width, height, data }: Pixels,
  visit: (row: number, red: number, green: number, blue: number) => void,
): void {
  for (let at = 0; at < width * height; at++) {
    const start = 4 * at
    visit(Math.floor(at / width), Number(data[start]), Number(data[start + 1]), Number(data[start + 2]))
  }
}

function opacityAt(height: number): number {
  for (const [index, [end, opaque]] of SCRIM.entries()) {
    const [start, before] = SCRIM[index - 1] ?? [0, opaque]
    if (height <= end) return end === start ? opaque : before + ((opaque - before) * (height - start)) / (end - start)
  }
  return 0
}

/** Relative luminance of a colour (WCAG 2). */
function luminance(red: number, green: number, blue: number): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
