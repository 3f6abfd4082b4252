import { expect, test } from 'vitest'
import { randomFrom } from '../../recommender/random.ts'
import { type Likes, transposeLikes } from './likes.ts'
import { addLikesScores, type LikesPlan, trainOnLikes } from './likes-model.ts'

const plan: LikesPlan = { factors: 4, sweeps: 8, unknownWeight: 0.2, penalty: 0.01, penaltyGrowth: 1, seed: 3 }

/** Users with even numbers like even products, the others odd ones; each likes a random two thirds of theirs. */
function twoGroups(users: number, productCount: number): Likes {
  const random = randomFrom(5)
  const starts = [0]
  const products: number[] = []
  for (let user = 0; user < users; user++) {
    for (let product = user % 2; product < productCount; product += 2) {
      if (random.uniform() < 2 / 3) products.push(product)
    }
    starts.push(products.length)
  }
  return { starts: Int32Array.from(starts), products: Int32Array.from(products), productCount }
}

test("scores unseen products of a user's own group above all products of the other group", () => {
  const likes = twoGroups(60, 20)
  const model = trainOnLikes(likes, { ...plan, factors: 2 })
  for (let user = 0; user < 60; user++) {
    const scores = new Float64Array(20)
    addLikesScores(model, user, scores)
    const own = [...scores].filter((_, product) => product % 2 === user % 2)
    const other = [...scores].filter((_, product) => product % 2 !== user % 2)
    expect(Math.min(...own)).toBeGreaterThan(Math.max(...other))
  }
})

test('one factor and one user reach the minimum of the stated loss', () => {
  // One user likes product 0 of two. In the fixed point w = (Σ v_liked) / (α Σ v² + v_0² + λ (1 + 2 α)).
  const likes: Likes = { starts: Int32Array.of(0, 1), products: Int32Array.of(0), productCount: 2 }
  const { users, products } = trainOnLikes(likes, { ...plan, factors: 1, sweeps: 60, penalty: 0.1 })
  const [user = 0, liked = 0, other = 0] = [users[0], products[0], products[1]]
  expect(user).toBeCloseTo(liked / (0.2 * (liked ** 2 + other ** 2) + liked ** 2 + 0.1 * 1.4), 8)
  expect(liked).toBeCloseTo(user / (1.2 * user ** 2 + 0.1 * 1.2), 6)
  expect(other).toBe(0)
})

test('the same seed gives the same vectors, and scores add up', () => {
  const likes = twoGroups(20, 10)
  const model = trainOnLikes(likes, plan)
  expect(trainOnLikes(likes, plan).users).toEqual(model.users)
  const once = new Float64Array(10)
  const twice = new Float64Array(10)
  addLikesScores(model, 3, once)
  addLikesScores(model, 3, twice, 0.5)
  addLikesScores(model, 3, twice, 0.5)
  for (const [product, score] of twice.entries()) expect(score).toBeCloseTo(once[product] ?? 0, 12)
})

test('transposing twice gives the likes back', () => {
  const likes = twoGroups(12, 8)
  const transposed = transposeLikes(likes)
  expect(transposed.productCount).toBe(12)
  expect(
    [...transposed.products.subarray(transposed.starts[0], transposed.starts[1])].every((user) => user % 2 === 0),
  ).toBe(true)
  expect(transposeLikes(transposed)).toEqual(likes)
})
