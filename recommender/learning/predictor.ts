/** Predicts the learned coordinates of a product from its content, as for a new product without swipes. */
import { addOuter, cholesky, solveWith } from './matrix.ts'

/** Training data of the predictor: content, learned coordinates and confidence in these, one row per product. */
interface Examples {
  readonly content: Float64Array
  /** Length of the content of a product. */
  readonly fixed: number
  readonly learned: Float64Array
  /** Learned coordinates per product. */
  readonly factors: number
  /** Confidence per product: 0 without answers, approaching 1 with many. */
  readonly confidence: Float64Array
}

/**
 * Ridge regression from content to learned coordinates; row-major, one row of `factors` numbers per coordinate of the
 * content.
 */
export function fitPredictor({ content, fixed, learned, factors, confidence }: Examples, pull: number): Float64Array {
  const matrix = new Float64Array(fixed * fixed)
  const rights = Array.from({ length: factors }, () => new Float64Array(fixed))
  for (let at = 0; at < fixed; at++) matrix[at * (fixed + 1)] = pull
  confidence.forEach((weight, product) => {
    if (weight === 0) return
    const row = content.subarray(product * fixed, (product + 1) * fixed)
    addOuter(matrix, row, weight, fixed)
    rights.forEach((right, factor) => {
      const value = weight * (learned[product * factors + factor] as number)
      for (let of = 0; of < fixed; of++) right[of] = (right[of] as number) + value * (row[of] as number)
    })
  })
  const lower = cholesky(matrix, fixed)
  const predictor = new Float64Array(fixed * factors)
  rights.forEach((right, factor) => {
    solveWith(lower, right, fixed).forEach((weight, of) => {
      predictor[of * factors + factor] = weight
    })
  })
  return predictor
}

/** Predicts the learned coordinates of one product from its content. */
export function predict(
  predictor: Float32Array | Float64Array,
  content: Float32Array | Float64Array,
  factors: number,
): Float64Array {
  return Float64Array.from({ length: factors }, (_, factor) => predictedFactor(predictor, content, factors, factor))
}

/** Predicts one learned coordinate. */
export function predictedFactor(
  predictor: Float32Array | Float64Array,
  content: Float32Array | Float64Array,
  factors: number,
  factor: number,
): number {
  let predicted = 0
  for (let of = 0; of < content.length; of++) {
    predicted += (content[of] as number) * (predictor[of * factors + factor] as number)
  }
  return predicted
}
