/** Ridge regression on the features of user and coat and their products. */
import { addOuter, cholesky, solveWith } from '../../../recommender/learning/matrix.ts'
import type { CoatRatings, Features } from './data.ts'

/** Expected answer of a user to an item, known or not. */
export type Expectation = (user: number, item: number) => number

/** Fits `answers`, one per rating; `penalty` is the ridge penalty of every weight but the first. */
export function fitExpectation(
  { users, items }: CoatRatings,
  answers: Float64Array,
  people: Features,
  coats: Features,
  penalty: number,
): Expectation {
  const size = people.width * coats.width
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  for (let at = 1; at < size; at++) matrix[at * (size + 1)] = penalty
  matrix[0] = 1e-6
  const pair = new Float64Array(size)
  answers.forEach((answer, at) => {
    crossed(pair, people, users[at] ?? 0, coats, items[at] ?? 0)
    addOuter(matrix, pair, 1, size)
    for (let of = 0; of < size; of++) right[of] = (right[of] ?? 0) + answer * (pair[of] ?? 0)
  })
  const weights = solveWith(cholesky(matrix, size), right, size)
  return (user, item) => {
    crossed(pair, people, user, coats, item)
    return pair.reduce((sum, value, of) => sum + value * (weights[of] ?? 0), 0)
  }
}

/** All products of the features of user and item; both lists start with 1, so that each feature alone is included. */
function crossed(pair: Float64Array, people: Features, user: number, coats: Features, item: number): void {
  for (let row = 0; row < people.width; row++) {
    const ofUser = people.rows[user * people.width + row] ?? 0
    for (let column = 0; column < coats.width; column++)
      pair[row * coats.width + column] = ofUser * (coats.rows[item * coats.width + column] ?? 0)
  }
}
