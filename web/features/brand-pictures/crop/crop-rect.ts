import type { Crop } from '#contract/brand-pictures.ts'

export interface CropFrame {
  /** Of the upright picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Width divided by height of every crop; null: free. */
  readonly aspect: number | null
  /** No side of a crop is shorter. */
  readonly leastPx: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)))

/** Height of a crop as a share, where its width is given; free crops keep theirs. */
const heightFor = ({ width, height, aspect }: CropFrame, share: number): number =>
  aspect === null ? 1 : (share * width) / (aspect * height)

/** The largest crop, in the middle. */
export function largestCrop(frame: CropFrame): Crop {
  const width = Math.min(1, 1 / heightFor(frame, 1))
  const height = frame.aspect === null ? 1 : heightFor(frame, width)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** Moved by shares of the picture, and kept within it. */
export const moveCrop = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
})

const leastShare = ({ width, height, leastPx, aspect }: CropFrame) => ({
  width: Math.min(1, Math.max(leastPx, aspect === null ? 0 : leastPx * aspect) / width),
  height: Math.min(1, Math.max(leastPx, aspect === null ? 0 : leastPx / aspect) / height),
})

/** A corner moved by shares of the picture; the opposite corner stays. */
export function dragCorner(frame: CropFrame, crop: Crop, corner: Corner, dx: number, dy: number): Crop {
  const isLeft = corner.endsWith('w')
  const isTop = corner.startsWith('n')
  const right = crop.x + crop.width
  const bottom = crop.y + crop.height
  const least = leastShare(frame)
  const mostWidth = isLeft ? right : 1 - crop.x
  const mostHeight = isTop ? bottom : 1 - crop.y
  let width = clamp(crop.width + (isLeft ? -dx : dx), least.width, mostWidth)
  let height = clamp(crop.height + (isTop ? -dy : dy), least.height, mostHeight)
  if (frame.aspect !== null) {
    width = Math.min(width, mostHeight / heightFor(frame, 1))
    height = heightFor(frame, width)
  }
  return { x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height }
}

/** With another width or height around the same middle, for sliders. */
export function resizeCrop(frame: CropFrame, crop: Crop, wanted: Partial<Pick<Crop, 'width' | 'height'>>): Crop {
  const largest = largestCrop(frame)
  const least = leastShare(frame)
  const width = clamp(wanted.width ?? crop.width, least.width, largest.width)
  const height =
    frame.aspect === null ? clamp(wanted.height ?? crop.height, least.height, largest.height) : heightFor(frame, width)
  const x = crop.x + (crop.width - width) / 2
  const y = crop.y + (crop.height - height) / 2
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), width, height }
}

export const pixelsOf = ({ width, height }: CropFrame, crop: Crop) => ({
  width: Math.round(crop.width * width),
  height: Math.round(crop.height * height),
})
