import { CONTENT_DIMENSION, CONTENT_LAYOUT_VERSION } from '../content/layout.ts'
import { FACTOR_DIMENSION, KNOWN_DIMENSION, type TrainedModel, VECTOR_DIMENSION } from './model.ts'
import { reportFromBytes, reportToBytes } from './report.ts'

/** Increase it when the order or meaning of the numbers below changes. */
const FORMAT = 2
const MAGIC = 0x4d445244 // „DRDM", read as little-endian
/** Magic, format, layout version, dimensions (u16 each), rows (u32), bytes of the report (u32), checksum of all later bytes (u32). */
export const HEADER_BYTES = 24

/**
 * The model as bytes for storage, little-endian: header, report as JSON, prior as float64, then base rates, product
 * numbers, evidence, offsets, factors and predictor in 4 bytes each. Only the lower triangle of the covariance is kept.
 */
export function modelToBytes(model: TrainedModel): Uint8Array {
  const { prior, rates, factors, predictor } = model
  const rows = factors.productNos.length
  const report = reportToBytes(model.report)
  const bytes = new Uint8Array(lengthFor(rows, report.length))
  const view = new DataView(bytes.buffer)
  bytes.set(report, HEADER_BYTES)
  let at = HEADER_BYTES + report.length
  const writeWide = (value: number): void => {
    view.setFloat64(at, value, true)
    at += 8
  }
  const writeFloat = (value: number): void => {
    view.setFloat32(at, value, true)
    at += 4
  }
  const writeWhole = (value: number): void => {
    view.setInt32(at, value, true)
    at += 4
  }
  writeWide(prior.noise)
  writeWide(prior.forgetting ?? 0)
  prior.mean.forEach(writeWide)
  for (let row = 0; row < prior.dimension; row++)
    for (let column = 0; column <= row; column++) writeWide(prior.covariance[row * prior.dimension + column] as number)
  writeFloat(rates.strength)
  writeWide(rates.scale)
  rates.foretold.forEach(writeFloat)
  factors.productNos.forEach(writeWhole)
  factors.evidence.forEach(writeWhole)
  factors.offsets.forEach(writeFloat)
  factors.values.forEach(writeFloat)
  predictor.forEach(writeFloat)
  view.setUint32(0, MAGIC, true)
  view.setUint16(4, FORMAT, true)
  view.setUint16(6, CONTENT_LAYOUT_VERSION, true)
  view.setUint16(8, KNOWN_DIMENSION, true)
  view.setUint16(10, FACTOR_DIMENSION, true)
  view.setUint32(12, rows, true)
  view.setUint32(16, report.length, true)
  view.setUint32(20, checksum(bytes.subarray(HEADER_BYTES)), true)
  return bytes
}

/**
 * Reads bytes written by `modelToBytes`; null when they are damaged, truncated, not finite or of another format or
 * layout.
 */
export function modelFromBytes(bytes: Uint8Array): TrainedModel | null {
  if (!hasThisLayout(bytes)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rows = view.getUint32(12, true)
  const reportBytes = view.getUint32(16, true)
  const isReadable =
    bytes.length === lengthFor(rows, reportBytes) && view.getUint32(20, true) === checksum(bytes.subarray(HEADER_BYTES))
  if (!isReadable) return null
  const report = reportFromBytes(bytes.subarray(HEADER_BYTES, HEADER_BYTES + reportBytes))
  const model = { ...readBody(view, rows, HEADER_BYTES + reportBytes), report }
  return isSound(model) ? model : null
}

/** Whether bytes that begin like these were written by this version of the software; `HEADER_BYTES` of them are enough. */
export function hasThisLayout(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER_BYTES) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    view.getUint32(0, true) === MAGIC &&
    view.getUint16(4, true) === FORMAT &&
    view.getUint16(6, true) === CONTENT_LAYOUT_VERSION &&
    view.getUint16(8, true) === KNOWN_DIMENSION &&
    view.getUint16(10, true) === FACTOR_DIMENSION
  )
}

function readBody(view: DataView, rows: number, start: number): Omit<TrainedModel, 'report'> {
  const dimension = VECTOR_DIMENSION
  let at = start
  const readWide = (): number => {
    at += 8
    return view.getFloat64(at - 8, true)
  }
  const readFloat = (): number => {
    at += 4
    return view.getFloat32(at - 4, true)
  }
  const readWhole = (): number => {
    at += 4
    return view.getInt32(at - 4, true)
  }
  const noise = readWide()
  const forgetting = readWide()
  const mean = Float64Array.from({ length: dimension }, readWide)
  const covariance = new Float64Array(dimension * dimension)
  for (let row = 0; row < dimension; row++) {
    for (let column = 0; column <= row; column++) {
      const value = readWide()
      covariance[row * dimension + column] = value
      covariance[column * dimension + row] = value
    }
  }
  const rates = {
    strength: readFloat(),
    scale: readWide(),
    foretold: Float32Array.from({ length: CONTENT_DIMENSION }, readFloat),
  }
  const productNos = Int32Array.from({ length: rows }, readWhole)
  const evidence = Int32Array.from({ length: rows }, readWhole)
  const offsets = Float32Array.from({ length: rows }, readFloat)
  const values = Float32Array.from({ length: rows * FACTOR_DIMENSION }, readFloat)
  const predictor = Float32Array.from({ length: KNOWN_DIMENSION * FACTOR_DIMENSION }, readFloat)
  return {
    prior: { dimension, mean, covariance, noise, forgetting },
    rates,
    factors: { productNos, values, offsets, evidence },
    predictor,
  }
}

/** Whether a model can be served: all weights finite, spreads and noise positive, products in ascending order. */
export function isSound({ prior, rates, factors, predictor }: Omit<TrainedModel, 'report'>): boolean {
  const { dimension, mean, covariance, noise, forgetting = 0 } = prior
  const numbers = [mean, covariance, rates.foretold, factors.values, factors.offsets, predictor]
  const allFinite = numbers.every((values) => values.every(Number.isFinite))
  const spreadsArePositive = mean.every((_, at) => (covariance[at * (dimension + 1)] as number) > 0)
  const areAscending = factors.productNos.every((no, at) => at === 0 || no > (factors.productNos[at - 1] as number))
  const isFading = forgetting >= 0 && forgetting < 1
  return (
    allFinite &&
    spreadsArePositive &&
    areAscending &&
    isFading &&
    [rates.strength, rates.scale, noise].every((value) => value > 0 && Number.isFinite(value))
  )
}

function lengthFor(rows: number, reportBytes: number): number {
  const n = VECTOR_DIMENSION
  const wide = 3 + n + (n * (n + 1)) / 2
  const narrow = 1 + CONTENT_DIMENSION + rows * (3 + FACTOR_DIMENSION) + KNOWN_DIMENSION * FACTOR_DIMENSION
  return HEADER_BYTES + reportBytes + 8 * wide + 4 * narrow
}

/** FNV-1a over the bytes: detects damaged writes, not manipulation. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash >>> 0
}
