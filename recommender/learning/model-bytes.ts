import { contentDimension, contentLayoutVersion } from '../content/layout.ts'
import { type Contest, factorDimension, type TrainedModel } from './model.ts'

/** Raise when the order or meaning of the numbers below changes. */
const format = 1
const magic = 0x4d445244 // „DRDM", read as little-endian
/** Magic, format, layout version, dimensions (u16 each), rows (u32), checksum of all that follows (u32). */
const headerBytes = 20
const reportNumbers = 5 + 6

/**
 * The model as bytes for storage, little-endian: header, report and prior as float64, then product numbers, evidence,
 * factors and predictor in 4 bytes each. Only the lower triangle of the covariance is kept.
 */
export function modelToBytes(model: TrainedModel): Uint8Array {
  const { prior, factors, predictor } = model
  const rows = factors.productNos.length
  const bytes = new Uint8Array(lengthFor(rows))
  const view = new DataView(bytes.buffer)
  let at = headerBytes
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
  view.setUint32(0, magic, true)
  view.setUint16(4, format, true)
  view.setUint16(6, contentLayoutVersion, true)
  view.setUint16(8, model.contentDimension, true)
  view.setUint16(10, model.factorDimension, true)
  view.setUint32(12, rows, true)
  view.setUint32(16, checksum(bytes.subarray(headerBytes)), true)
  return bytes
}

/** Reads what `modelToBytes` wrote; null when it is damaged, cut short, not finite or of another format or layout. */
export function modelFromBytes(bytes: Uint8Array): TrainedModel | null {
  if (bytes.length < headerBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rows = view.getUint32(12, true)
  const isReadable =
    view.getUint32(0, true) === magic &&
    view.getUint16(4, true) === format &&
    view.getUint16(6, true) === contentLayoutVersion &&
    view.getUint16(8, true) === contentDimension &&
    view.getUint16(10, true) === factorDimension &&
    bytes.length === lengthFor(rows) &&
    view.getUint32(16, true) === checksum(bytes.subarray(headerBytes))
  if (!isReadable) return null
  const model = readBody(view, rows)
  return isSound(model) ? model : null
}

function readBody(view: DataView, rows: number): TrainedModel {
  const dimension = contentDimension + factorDimension
  let at = headerBytes
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
  const report = reportFrom(Array.from({ length: reportNumbers }, readWide))
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
  const values = Float32Array.from({ length: rows * factorDimension }, readFloat)
  const predictor = Float32Array.from({ length: contentDimension * factorDimension }, readFloat)
  const prior = { dimension, mean, covariance, noise }
  return { factorDimension, contentDimension, prior, factors: { productNos, values, evidence }, predictor, report }
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
  const dimension = contentDimension + factorDimension
  const wide = reportNumbers + 1 + dimension + (dimension * (dimension + 1)) / 2
  return headerBytes + 8 * wide + 4 * (rows * (2 + factorDimension) + contentDimension * factorDimension)
}

function reportAsNumbers({ report }: TrainedModel): number[] {
  const { swipes, people, products, heldOutPeople, heldOutSwipes, heldOutLogLoss: loss, heldOutAuc: auc } = report
  const counts = [swipes, people, products, heldOutPeople, heldOutSwipes]
  return [...counts, loss.model, loss.contentOnly, loss.popular, auc.model, auc.contentOnly, auc.popular]
}

function reportFrom(numbers: readonly number[]): TrainedModel['report'] {
  const [swipes = 0, people = 0, products = 0, heldOutPeople = 0, heldOutSwipes = 0, ...figures] = numbers
  const contest = (from: number): Contest => {
    const [model = Number.NaN, contentOnly = Number.NaN, popular = Number.NaN] = figures.slice(from, from + 3)
    return { model, contentOnly, popular }
  }
  const contests = { heldOutLogLoss: contest(0), heldOutAuc: contest(3) }
  return { swipes, people, products, heldOutPeople, heldOutSwipes, ...contests }
}

/** FNV-1a over the bytes: enough to notice a torn or damaged write, not meant against intent. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash >>> 0
}
