import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { addOuter, LEAST_PIVOT, mirror } from './matrix.ts'
import { addGram, inverseOf } from './normal-equations.ts'

const SIZES = [1, 3, 4, 17, 48, 64, 67] as const

function randomVectors(count: number, n: number): Float64Array {
  const random = randomFrom(count + n)
  return Float64Array.from({ length: count * n }, () => random.normal())
}

/** A positive definite matrix: the sum of v·vᵀ over 2n random vectors, plus a small diagonal. */
function positiveDefinite(n: number): Float64Array {
  const vectors = randomVectors(2 * n, n)
  const matrix = new Float64Array(n * n)
  for (let at = 0; at < vectors.length; at += n) addOuter(matrix, vectors.subarray(at, at + n), 1, n)
  for (let at = 0; at < n * n; at += n + 1) matrix[at] = (matrix[at] ?? 0) + 0.1
  return matrix
}

describe('the Gram matrix of many vectors', () => {
  test.each(SIZES)(
    'of %i numbers is the sum of their outer products, with repeated vectors counted repeatedly',
    (n) => {
      const vectors = randomVectors(50, n)
      const random = randomFrom(1)
      const rows = Int32Array.from({ length: 90 }, () => Math.floor(50 * random.uniform()))
      const quick = positiveDefinite(n)
      const slow = quick.slice()
      addGram(quick, vectors, rows, [3, 88], 0.4, n)
      for (const row of rows.subarray(3, 88)) addOuter(slow, vectors.subarray(row * n, row * n + n), 0.4, n)
      slow.forEach((value, at) => {
        expect(quick[at]).toBeCloseTo(value, 9)
      })
    },
  )

  test('of no vectors is zero', () => {
    const matrix = positiveDefinite(5)
    addGram(matrix, randomVectors(3, 5), Int32Array.of(0, 1), [1, 1], 1, 5)
    expect(matrix).toEqual(positiveDefinite(5))
  })
})

describe('an inverse', () => {
  test.each(SIZES)('of %i rows times the matrix is the identity, and is symmetric', (n) => {
    const matrix = mirror(positiveDefinite(n), n)
    const inverse = inverseOf(matrix, n)
    for (let row = 0; row < n; row++) {
      for (let column = 0; column < n; column++) {
        let sum = 0
        for (let of = 0; of < n; of++) sum += (matrix[row * n + of] ?? 0) * (inverse[of * n + column] ?? 0)
        expect(sum).toBeCloseTo(row === column ? 1 : 0, 8)
        expect(inverse[row * n + column]).toBe(inverse[column * n + row])
      }
    }
  })

  test('reads only the lower triangle and does not depend on earlier calls', () => {
    const lower = positiveDefinite(17)
    const once = inverseOf(lower, 17)
    inverseOf(mirror(positiveDefinite(18), 18).subarray(0, 17 * 17), 17)
    addGram(
      new Float64Array(17 * 17),
      randomVectors(40, 17),
      Int32Array.from({ length: 40 }, (_, at) => at),
      [0, 40],
      1,
      17,
    )
    expect(inverseOf(mirror(lower.slice(), 17), 17)).toEqual(once)
  })

  test('raises the pivot of a direction without evidence to the lower bound, and stays finite', () => {
    const inverse = inverseOf(Float64Array.of(4, 0, 0, 0), 2)
    expect(inverse[0]).toBeCloseTo(0.25, 12)
    expect((inverse[3] ?? 0) * LEAST_PIVOT).toBeCloseTo(1, 9)
  })
})
