import { CONTENT_LAYOUT_VERSION } from '../content/layout.ts'
import type { Taste } from './posterior.ts'
import type { Prior } from './prior.ts'

const FORMAT = 2
const HEADER_BYTES = 16

/**
 * Compact form of a taste for storage, little-endian: header (format, layout version, dimension u16, swipes u32,
 * has-last u32, noise f32), mean, upper triangle of the covariance, then the latest observation; all numbers float32.
 */
export function tasteToBytes(taste: Taste): Uint8Array {
  const { dimension, mean, covariance, last } = taste
  const bytes = new Uint8Array(HEADER_BYTES + 4 * floatsIn(dimension, last !== null))
  const view = new DataView(bytes.buffer)
  view.setUint8(0, FORMAT)
  view.setUint8(1, CONTENT_LAYOUT_VERSION)
  view.setUint16(2, dimension, true)
  view.setUint32(4, taste.swipes, true)
  view.setUint32(8, last === null ? 0 : 1, true)
  view.setFloat32(12, taste.noise, true)
  let at = HEADER_BYTES
  const write = (value: number | undefined): void => {
    view.setFloat32(at, value ?? 0, true)
    at += 4
  }
  mean.forEach(write)
  for (let row = 0; row < dimension; row++) {
    for (let column = row; column < dimension; column++) write(covariance[row * dimension + column])
  }
  if (last !== null) {
    write(last.residual)
    write(last.noise)
    last.vector.forEach(write)
  }
  return bytes
}

/** Reads bytes written by `tasteToBytes`; null when format, layout or dimension differ, and the taste must be relearned. */
export function tasteFromBytes(bytes: Uint8Array, prior: Prior): Taste | null {
  if (bytes.length < HEADER_BYTES) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const dimension = view.getUint16(2, true)
  const hasLast = view.getUint32(8, true) === 1
  const isReadable =
    view.getUint8(0) === FORMAT &&
    view.getUint8(1) === CONTENT_LAYOUT_VERSION &&
    dimension === prior.dimension &&
    bytes.length === HEADER_BYTES + 4 * floatsIn(dimension, hasLast)
  if (!isReadable) return null
  let at = HEADER_BYTES - 4
  const read = (): number => {
    at += 4
    return view.getFloat32(at, true)
  }
  const mean = Float64Array.from({ length: dimension }, read)
  const covariance = new Float64Array(dimension * dimension)
  for (let row = 0; row < dimension; row++) {
    for (let column = row; column < dimension; column++) {
      const value = read()
      covariance[row * dimension + column] = value
      covariance[column * dimension + row] = value
    }
  }
  const last = hasLast
    ? { residual: read(), noise: read(), vector: Float32Array.from({ length: dimension }, read) }
    : null
  const [noise, swipes] = [view.getFloat32(12, true), view.getUint32(4, true)]
  return { dimension, mean, covariance, noise, prior, swipes, last }
}

function floatsIn(dimension: number, hasLast: boolean): number {
  return dimension + (dimension * (dimension + 1)) / 2 + (hasLast ? dimension + 2 : 0)
}
