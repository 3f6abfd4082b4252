import { CONTENT_DIMENSION, CONTENT_LAYOUT_VERSION } from '../content/layout.ts'
import { type Comparison, FACTOR_DIMENSION, type TrainedModel } from './model.ts'

/** Increase it when the order or meaning of the numbers below changes. */
const FORMAT = 1
const MAGIC = 0x4d445244 // „DRDM", read as little-endian
/** Magic, format, layout version, dimensions (u16 each), rows (u32), checksum of all later bytes (u32). */
const HEADER_BYTES = 20
const REPORT_NUMBERS = 5 + 6

/**
 * The model as bytes for storage, little-endian: header, report and prior as float64, then product numbers, evidence,
 * factors and predictor in 4 bytes each. Only the lower triangle of the covariance is kept.
 */
export function modelToBytes(model: TrainedModel): Uint8Array {
  const { prior, factors, predictor } = model
  const rows = factors.productNos.length
  const bytes = new Uint8Array(lengthFor(rows))
  const view = new DataView(bytes.buffer)
  let at = HEADER_BYTES
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
  for (const value of reportAsNumbers(model)) writeWide(value)
  writeWide(prior.noise)
  prior.mean.forEach(writeWide)
  for (let row = 0; row < prior.dimension; row++)
    for (let column = 0; column <= row; column++) writeWide(prior.covariance[row * prior.dimension + column] as number)
  factors.productNos.forEach(writeWhole)
  factors.evidence.forEach(writeWhole)
  factors.values.forEach(writeFloat)
  predictor.forEach(writeFloat)
  view.setUint32(0, MAGIC, true)
  view.setUint16(4, FORMAT, true)
  view.setUint16(6, CONTENT_LAYOUT_VERSION, true)
  view.setUint16(8, model.contentDimension, true)
  view.setUint16(10, model.factorDimension, true)
  view.setUint32(12, rows, true)
  view.setUint32(16, checksum(bytes.subarray(HEADER_BYTES)), true)
  return bytes
}

/**
 * Reads bytes written by `modelToBytes`; null when they are damaged, truncated, not finite or of another format or
 * layout.
 */
export function modelFromBytes(bytes: Uint8Array): TrainedModel | null {
  if (bytes.length < HEADER_BYTES) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rows = view.getUint32(12, true)
  const isReadable =
    view.getUint32(0, true) === MAGIC &&
    view.getUint16(4, true) === FORMAT &&
    view.getUint16(6, true) === CONTENT_LAYOUT_VERSION &&
    view.getUint16(8, true) === CONTENT_DIMENSION &&
    view.getUint16(10, true) === FACTOR_DIMENSION &&
    bytes.length === lengthFor(rows) &&
    view.getUint32(16, true) === checksum(bytes.subarray(HEADER_BYTES))
  if (!isReadable) return null
  const model = readBody(view, rows)
  return isSound(model) ? model : null
}

function readBody(view: DataView, rows: number): TrainedModel {
  const dimension = CONTENT_DIMENSION + FACTOR_DIMENSION
  let at = HEADER_BYTES
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
  const report = reportFrom(Array.from({ length: REPORT_NUMBERS }, readWide))
  const noise = readWide()
  const mean = Float64Array.from({ length: dimension }, readWide)
  const covariance = new Float64Array(dimension * dimension)
  for (let row = 0; row < dimension; row++) {
    for (let column = 0; column <= row; column++) {
      const value = readWide()
      covariance[row * dimension + column] = value
      covariance[column * dimension + row] = value
    }
  }
  const productNos = Int32Array.from({ length: rows }, readWhole)
  const evidence = Int32Array.from({ length: rows }, readWhole)
  const values = Float32Array.from({ length: rows * FACTOR_DIMENSION }, readFloat)
  const predictor = Float32Array.from({ length: CONTENT_DIMENSION * FACTOR_DIMENSION }, readFloat)
  const prior = { dimension, mean, covariance, noise }
  return {
    factorDimension: FACTOR_DIMENSION,
    contentDimension: CONTENT_DIMENSION,
    prior,
    factors: { productNos, values, evidence },
    predictor,
    report,
  }
}

/** Whether a model can be served: all weights finite, spreads and noise positive, products in ascending order. */
export function isSound({ prior, factors, predictor }: TrainedModel): boolean {
  const { dimension, mean, covariance, noise } = prior
  const allFinite = [mean, covariance, factors.values, predictor].every((values) => values.every(Number.isFinite))
  const spreadsArePositive = mean.every((_, at) => (covariance[at * (dimension + 1)] as number) > 0)
  const areAscending = factors.productNos.every((no, at) => at === 0 || no > (factors.productNos[at - 1] as number))
  return allFinite && spreadsArePositive && areAscending && Number.isFinite(noise) && noise > 0
}

function lengthFor(rows: number): number {
  const dimension = CONTENT_DIMENSION + FACTOR_DIMENSION
  const wide = REPORT_NUMBERS + 1 + dimension + (dimension * (dimension + 1)) / 2
  return HEADER_BYTES + 8 * wide + 4 * (rows * (2 + FACTOR_DIMENSION) + CONTENT_DIMENSION * FACTOR_DIMENSION)
}

function reportAsNumbers({ report }: TrainedModel): number[] {
  const { swipes, people, products, heldOutPeople, heldOutSwipes, heldOutLogLoss: loss, heldOutAuc: auc } = report
  const counts = [swipes, people, products, heldOutPeople, heldOutSwipes]
  return [...counts, loss.model, loss.contentOnly, loss.popular, auc.model, auc.contentOnly, auc.popular]
}

function reportFrom(numbers: readonly number[]): TrainedModel['report'] {
  const [swipes = 0, people = 0, products = 0, heldOutPeople = 0, heldOutSwipes = 0, ...figures] = numbers
  const comparison = (from: number): Comparison => {
    const [model = Number.NaN, contentOnly = Number.NaN, popular = Number.NaN] = figures.slice(from, from + 3)
    return { model, contentOnly, popular }
  }
  const comparisons = { heldOutLogLoss: comparison(0), heldOutAuc: comparison(3) }
  return { swipes, people, products, heldOutPeople, heldOutSwipes, ...comparisons }
}

/** FNV-1a over the bytes: detects damaged writes, not manipulation. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash >>> 0
}
