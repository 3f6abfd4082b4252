import { describe, expect, test } from 'vitest'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { randomFrom } from '../random.ts'
import {
  describeProduct,
  FACTOR_DIMENSION,
  KNOWN_DIMENSION,
  type TrainedModel,
  untrainedModel,
  VECTOR_DIMENSION,
} from './model.ts'
import { modelFromBytes, modelToBytes } from './model-bytes.ts'
import { expectedResidual, learn, newTaste } from './posterior.ts'
import { handSetPrior } from './prior.ts'
import { mayGoLive } from './report.ts'
import { type TrainingInput, trainModel } from './train.ts'

const random = randomFrom(9)
/** Sixty products with content that does not show the two groups of users. */
const products = Array.from({ length: 60 }, (_, at) => ({
  productNo: 3 * at + 5,
  content: Float32Array.from({ length: CONTENT_DIMENSION }, (_, of) => (of === 0 ? 1 : 0.3 * random.normal())),
}))
const isOfFirstCamp = (productNo: number): boolean => ((productNo - 5) / 3) % 2 === 0

/** Each user answers 25 products; a group likes its own in 9 of 10 cases and the others in 1 of 10. */
function twoCamps(people: number, seed: number): TrainingInput['swipes'] {
  const chance = randomFrom(seed)
  const rows: (readonly [number, number, number])[] = []
  for (let userNo = 1; userNo <= people; userNo++) {
    for (let swipe = 0; swipe < 25; swipe++) {
      const productNo = products[Math.floor(chance.uniform() * products.length)]?.productNo ?? 0
      const isOwn = isOfFirstCamp(productNo) === (userNo % 2 === 0)
      rows.push([userNo, productNo, chance.uniform() < (isOwn ? 0.9 : 0.1) ? 1 : 0])
    }
  }
  return {
    userNos: Int32Array.from(rows, ([userNo]) => userNo),
    productNos: Int32Array.from(rows, ([, productNo]) => productNo),
    liked: Uint8Array.from(rows, ([, , liked]) => liked),
  }
}

const SHOP = { likes: 2500, swipes: 5000, products: 60 }
const trained = trainModel({ swipes: twoCamps(200, 1), products, seed: 7 })
const noSwipes = { userNos: new Int32Array(0), productNos: new Int32Array(0), liked: new Uint8Array(0) }

function vectorOf(model: TrainedModel, productNo: number): Float32Array {
  const content = products.find((product) => product.productNo === productNo)?.content ?? new Float32Array(0)
  const vector = new Float32Array(VECTOR_DIMENSION)
  describeProduct(model, { productNo, content, likes: 40, swipes: 80 }, SHOP, vector)
  return vector
}

describe('a trained model', () => {
  test('may go live because it predicts unknown users better than content and popularity do', () => {
    expect(trained.report).toMatchObject({ swipes: 5000, people: 200, products: 60, heldOutPeople: 20 })
    expect(mayGoLive(trained.report)).toBe(true)
    expect(trained.report.heldOutAuc.model).toBeGreaterThan(0.75)
  })

  test('recognises the group of a user after three likes', () => {
    const taste = newTaste(trained.prior)
    for (const productNo of [5, 11, 17]) learn(taste, vectorOf(trained, productNo), true, 0.5)
    const own = products.filter(({ productNo }) => isOfFirstCamp(productNo) && productNo > 17)
    const others = products.filter(({ productNo }) => !isOfFirstCamp(productNo))
    const mean = (some: typeof products): number =>
      some.reduce((sum, { productNo }) => sum + expectedResidual(taste, vectorOf(trained, productNo)), 0) / some.length
    expect(mean(own)).toBeGreaterThan(mean(others) + 0.3)
  })

  test('is equal for equal input in any order of users and products', () => {
    const { userNos, productNos, liked } = twoCamps(40, 2)
    const once = trainModel({ swipes: { userNos, productNos, liked }, products, seed: 7 })
    const order = Array.from(userNos.keys()).sort(
      (one, other) => (userNos[other] ?? 0) - (userNos[one] ?? 0) || one - other,
    )
    const swipes = {
      userNos: Int32Array.from(order, (at) => userNos[at] ?? 0),
      productNos: Int32Array.from(order, (at) => productNos[at] ?? 0),
      liked: Uint8Array.from(order, (at) => liked[at] ?? 0),
    }
    expect(trainModel({ swipes, products: products.toReversed(), seed: 7 })).toEqual(once)
  })

  test('predicts unknown users as well when most sweeps saw a sample of the users', () => {
    const { report } = trainModel({ swipes: twoCamps(200, 1), products, seed: 7, sampleSwipes: 2000 })
    expect(mayGoLive(report)).toBe(true)
    expect(report.heldOutAuc.model).toBeGreaterThan(trained.report.heldOutAuc.model - 0.03)
  })

  test('ignores swipes of removed products', () => {
    const { userNos, productNos, liked } = twoCamps(30, 3)
    const more = {
      userNos: Int32Array.from([...userNos, 1, 999]),
      productNos: Int32Array.from([...productNos, 4000, 4000]),
      liked: Uint8Array.from([...liked, 1, 1]),
    }
    const input = { products, seed: 1 }
    expect(trainModel({ ...input, swipes: more })).toEqual(
      trainModel({ ...input, swipes: { userNos, productNos, liked } }),
    )
  })

  test('without swipes is finite and may not go live', () => {
    const model = trainModel({ swipes: noSwipes, products, seed: 1 })
    expect(mayGoLive(model.report)).toBe(false)
    expect(model.factors.productNos.length).toBe(0)
    expect([...model.prior.mean, ...model.prior.covariance].every(Number.isFinite)).toBe(true)
  })

  test('may not go live when users answer at random', () => {
    const swipes = twoCamps(100, 4)
    const coin = randomFrom(5)
    const byChance = { ...swipes, liked: swipes.liked.map(() => (coin.uniform() < 0.5 ? 1 : 0)) }
    expect(mayGoLive(trainModel({ swipes: byChance, products, seed: 1 }).report)).toBe(false)
  })

  test('throws for content of another length and for lists of unequal length', () => {
    const short = [{ productNo: 1, content: new Float32Array(3) }]
    expect(() => trainModel({ swipes: noSwipes, products: short, seed: 1 })).toThrow(RangeError)
    const swipes = { ...noSwipes, liked: new Uint8Array(1) }
    expect(() => trainModel({ swipes, products, seed: 1 })).toThrow(RangeError)
  })
})

describe('what held-out users decide', () => {
  const chosen = (model: TrainedModel, setting: string) =>
    model.report.choices.find((choice) => choice.setting === setting)?.chosen

  test('is reported with the figures of every option', () => {
    expect(chosen(trained, 'factors')).toMatch(/^pull/)
    for (const { figures, people } of trained.report.choices) {
      expect(people).toBe(36)
      expect(Object.values(figures).every(Number.isFinite)).toBe(true)
    }
  })

  test('is how far a rate is trusted: little when all products are liked alike, much when they differ', () => {
    const chance = randomFrom(3)
    const { userNos, productNos } = twoCamps(60, 6)
    const liked = Uint8Array.from(productNos, (no) => (chance.uniform() < (isOfFirstCamp(no) ? 0.97 : 0.03) ? 1 : 0))
    expect(chosen(trained, 'strength of the base rate')).toBe('60')
    const model = trainModel({ swipes: { userNos, productNos, liked }, products, seed: 1 })
    expect(chosen(model, 'strength of the base rate')).toBe('5')
  })

  test('is left at the usual in a shop with few users', () => {
    expect(trainModel({ swipes: twoCamps(20, 2), products, seed: 7 }).report.choices).toEqual([])
  })
})

describe('the base rate of a product', () => {
  test('is foretold from its content while it has no answers', () => {
    const byContent = twoCamps(100, 8)
    const contentOf = new Map(products.map(({ productNo, content }) => [productNo, content]))
    const liked = byContent.liked.map((_, at) => ((contentOf.get(byContent.productNos[at] ?? 0)?.[9] ?? 0) > 0 ? 1 : 0))
    const model = trainModel({ swipes: { ...byContent, liked }, products, seed: 1 })
    const rateWith = (value: number): number => {
      const content = new Float32Array(CONTENT_DIMENSION)
      content.set([1])
      content[9] = value
      return describeProduct(
        model,
        { productNo: 4, content, likes: 0, swipes: 0 },
        SHOP,
        new Float32Array(VECTOR_DIMENSION),
      )
    }
    expect(rateWith(0.5)).toBeGreaterThan(rateWith(-0.5) + 0.3)
  })

  test('of a new shop is the usual one, and its standing is zero', () => {
    const vector = new Float32Array(VECTOR_DIMENSION)
    const counted = { productNo: 4, content: products[0]?.content ?? vector, likes: 0, swipes: 0 }
    const rate = describeProduct(untrainedModel(), counted, { likes: 0, swipes: 0, products: 0 }, vector)
    expect(rate).toBeCloseTo(0.4)
    expect([...vector.subarray(CONTENT_DIMENSION)].every((value) => value === 0)).toBe(true)
    expect(() => describeProduct(untrainedModel(), counted, SHOP, new Float32Array(3))).toThrow(RangeError)
  })
})

describe('factors of a product', () => {
  test('are the learned ones for a product with many swipes and predicted from content for a new one', () => {
    const [first] = products
    if (first === undefined) throw new Error('no products')
    const factorsOf = (productNo: number): Float32Array => {
      const vector = new Float32Array(VECTOR_DIMENSION)
      describeProduct(trained, { productNo, content: first.content, likes: 40, swipes: 80 }, SHOP, vector)
      return vector.subarray(KNOWN_DIMENSION)
    }
    const predicted = factorsOf(4)
    const blended = factorsOf(first.productNo)
    const own = trained.factors.values.subarray(0, FACTOR_DIMENSION)
    const swipes = trained.factors.evidence[0] ?? 0
    expect(swipes).toBeGreaterThan(20)
    const away = (from: ArrayLike<number>): number => Math.hypot(...blended.map((value, at) => value - (from[at] ?? 0)))
    expect(away(own)).toBeLessThan(away(predicted))
  })

  test('are zero before any training, and the prior on the content is the hand-set one', () => {
    const model = untrainedModel()
    expect(model.prior.dimension).toBe(VECTOR_DIMENSION)
    expect(vectorOf(model, 5).subarray(KNOWN_DIMENSION)).toEqual(new Float32Array(FACTOR_DIMENSION))
    const byHand = handSetPrior()
    for (let row = 0; row < CONTENT_DIMENSION; row++)
      expect(model.prior.covariance[row * VECTOR_DIMENSION + row]).toBe(
        byHand.covariance[row * CONTENT_DIMENSION + row],
      )
    expect(mayGoLive(model.report)).toBe(false)
  })
})

describe('bytes of a model', () => {
  const bytes = modelToBytes(trained)

  test('are read back as the same model, also from the middle of a larger buffer', () => {
    expect(modelFromBytes(bytes)).toEqual(trained)
    const larger = new Uint8Array(bytes.length + 9)
    larger.set(bytes, 5)
    expect(modelFromBytes(larger.subarray(5, 5 + bytes.length))).toEqual(trained)
    expect(modelFromBytes(modelToBytes(untrainedModel()))).toEqual(untrainedModel())
  })

  test('are refused when truncated, lengthened, damaged or of another format', () => {
    for (const length of [0, 3, 23, 24, bytes.length >> 1, bytes.length - 1])
      expect(modelFromBytes(bytes.subarray(0, length))).toBeNull()
    expect(modelFromBytes(Uint8Array.from([...bytes, 0]))).toBeNull()
    for (let at = 0; at < bytes.length; at += 997) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 1
      expect(modelFromBytes(damaged)).toBeNull()
    }
  })

  test('are refused with numbers that are not finite or variances that are not positive', () => {
    const mean = trained.prior.mean.slice()
    mean[3] = Number.NaN
    expect(modelFromBytes(modelToBytes({ ...trained, prior: { ...trained.prior, mean } }))).toBeNull()
    const covariance = trained.prior.covariance.slice()
    covariance[0] = 0
    expect(modelFromBytes(modelToBytes({ ...trained, prior: { ...trained.prior, covariance } }))).toBeNull()
  })
})
