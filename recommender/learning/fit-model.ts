/** Fits one model to some users' answers under given settings. */
import { usualRate } from '../base-rate.ts'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { DEFAULT_PLAN, type FactorModel, trainFactors } from './als.ts'
import { type CountedSwipes, countSwipes, type TrainingProduct } from './counted-swipes.ts'
import type { Answers } from './fit-prior.ts'
import { FACTOR_DIMENSION, KNOWN_DIMENSION, type TrainedModel } from './model.ts'
import { handSetPriorOfKnown, OWN_WEIGHT_DEVIATION, type Prior, widenedPrior } from './prior.ts'
import type { TrainingReport } from './report.ts'
import { fitForetold, type RatePlan, scaleOf, writeStanding } from './standing.ts'
import type { SwipesByUser } from './swipes.ts'

/** What differs from shop to shop; decided by users who are held out (`choose.ts`). */
export interface Settings {
  /** Weight of the foretold rate of a product, in pseudo-swipes. */
  readonly strength: number
  /** Learned coordinates per product: FACTOR_DIMENSION, or 0. */
  readonly factors: number
  /** Regularisation of a product's learned coordinates towards the prediction from what is known (λ_i). */
  readonly productPull: number
  /** Factor on the noise: above 1 a new user's answers count less than those of the users who were trained on. */
  readonly doubt: number
  readonly forgetting: number
  /** Whether base rates are corrected for who answered. */
  readonly hasOffsets: boolean
  /** Whether users' weights on the base rate vary at least as much as before any training. */
  readonly isOwnWeightWide: boolean
}

export interface TrainingData {
  readonly products: readonly TrainingProduct[]
  /** Row-major content of all products. */
  readonly content: Float32Array
  readonly seed: number
  /** With more swipes than this, a sample of the users goes through the sweeps and all of them through the last. */
  readonly sampleSwipes: number
}

export interface Fit {
  readonly rates: RatePlan
  readonly counts: CountedSwipes
  readonly factors: FactorModel
  readonly users: SwipesByUser
}

/** Weight of the hand-set prior, in pseudo-users; it keeps few users from fitting noise. */
const PRIOR_USERS = 10

interface Effort {
  readonly sweeps: number
  /** A fit under the same settings to start from. */
  readonly before?: Fit | null
  /** With many swipes: whether only the sample is used, which is enough to compare settings. */
  readonly isRough?: boolean
}

export function fitModel(
  data: TrainingData,
  users: SwipesByUser,
  settings: Settings,
  { sweeps, before = null, isRough = false }: Effort,
): Fit {
  const counts = countSwipes(users, data.products.length)
  const { strength, factors, productPull } = settings
  const usual = usualRate(counts.shop.likes, counts.shop.swipes)
  const foretold = fitForetold({ ...counts, content: data.content }, usual, strength)
  const plain = knownOf(data, counts, { strength, foretold, scale: 0 })
  const rates = { strength, foretold, scale: scaleOf(plain.rates, counts.swipes) }
  const known = knownOf(data, counts, rates)
  // The answers of these users are part of the rates, which therefore look more certain to them than they will to others.
  const heldMean = CONTENT_DIMENSION
  const plan = { ...DEFAULT_PLAN, factors, productPull, heldMean, priorUsers: PRIOR_USERS, seed: data.seed }
  const run = (some: SwipesByUser, rounds: number, start: FactorModel | null): FactorModel =>
    trainFactors(
      answersOf(some, known.rates),
      known.matrix,
      handSetPriorOfKnown('training'),
      { ...plan, sweeps: rounds },
      start,
    )
  const share = data.sampleSwipes / Math.max(1, users.products.length)
  if (share >= 1 || sweeps === 1) return { rates, counts, users, factors: run(users, sweeps, before?.factors ?? null) }
  const { aside: sample } = users.split(share, users.userNos.length, data.seed + 1)
  const rough = run(sample, sweeps, before?.factors ?? null)
  return { rates, counts, users, factors: isRough ? rough : run(users, 1, rough) }
}

/** Content and standing of every product as the fit sees them, and their base rates. */
function knownOf({ products, content }: TrainingData, counts: CountedSwipes, plan: RatePlan) {
  const matrix = new Float64Array(products.length * KNOWN_DIMENSION)
  const rates = new Float64Array(products.length)
  const vector = new Float32Array(KNOWN_DIMENSION)
  for (let row = 0; row < products.length; row++) {
    vector.set(content.subarray(row * CONTENT_DIMENSION, (row + 1) * CONTENT_DIMENSION))
    rates[row] = writeStanding(plan, counts.of(row), counts.shop, vector)
    matrix.set(vector, row * KNOWN_DIMENSION)
  }
  return { matrix, rates }
}

function answersOf({ starts, products, liked }: SwipesByUser, rates: Float64Array): Answers {
  const residuals = new Float64Array(liked.length)
  liked.forEach((like, at) => {
    residuals[at] = like - (rates[products[at] as number] as number)
  })
  return { starts, products, residuals }
}

/** The part of a fit that serving needs: factors of swiped products, 4 bytes per number. */
export function modelOf(
  { rates, counts, factors: fitted }: Fit,
  { products }: TrainingData,
  settings: Settings,
  report: TrainingReport,
): TrainedModel {
  const rows = Array.from(products.keys()).filter((row) => (counts.swipes[row] as number) > 0)
  const values = new Float32Array(rows.length * FACTOR_DIMENSION)
  rows.forEach((row, at) => {
    const start = row * fitted.prior.dimension + KNOWN_DIMENSION
    values.set(fitted.vectors.subarray(start, start + settings.factors), at * FACTOR_DIMENSION)
  })
  const predictor = new Float32Array(KNOWN_DIMENSION * FACTOR_DIMENSION)
  for (let known = 0; known < KNOWN_DIMENSION; known++)
    for (let factor = 0; factor < settings.factors; factor++)
      predictor[known * FACTOR_DIMENSION + factor] = fitted.predictor[known * settings.factors + factor] as number
  return {
    prior: servedPrior(fitted.prior, settings),
    rates,
    factors: {
      productNos: Int32Array.from(rows, (row) => (products[row] as TrainingProduct).productNo),
      values,
      offsets: Float32Array.from(rows, (row) => (settings.hasOffsets ? (fitted.offsets[row] as number) : 0)),
      evidence: Int32Array.from(rows, (row) => counts.swipes[row] as number),
    },
    predictor,
    report,
  }
}

function servedPrior(fitted: Prior, { factors, doubt, forgetting, isOwnWeightWide }: Settings): Prior {
  const prior = widenedPrior(fitted, FACTOR_DIMENSION - factors)
  const own = CONTENT_DIMENSION * (prior.dimension + 1)
  const least = isOwnWeightWide ? OWN_WEIGHT_DEVIATION ** 2 : 0
  prior.covariance[own] = Math.max(least, prior.covariance[own] as number)
  return { ...prior, noise: doubt * fitted.noise, forgetting }
}
