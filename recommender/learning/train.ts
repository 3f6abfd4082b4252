/**
 * Trains a model from the swipes of all users. Pure and synchronous: equal inputs give equal models. Training takes
 * minutes for many swipes, so the server runs it in a thread.
 */
import { baseRate, EXPECTED_LIKE_RATE } from '../base-rate.ts'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { DEFAULT_PLAN, type FactorModel, type TrainingPlan, trainFactors } from './als.ts'
import type { Answers } from './fit-prior.ts'
import { evaluateHeldOut } from './held-out.ts'
import { FACTOR_DIMENSION, type TrainedModel, type TrainingReport } from './model.ts'
import { isSound } from './model-bytes.ts'
import { handSetPrior } from './prior.ts'
import { groupByUser, type Swipes, type SwipesByUser } from './swipes.ts'

export interface TrainingInput {
  /** One entry per answer; the answers of a user are in the order in which they were given. */
  readonly swipes: Swipes
  /** Every product that may be shown or was swiped; swipes of other products are ignored. */
  readonly products: readonly TrainingProduct[]
  readonly seed: number
  /** Number of sweeps over all users and products. */
  readonly sweeps?: number
  /** With more swipes than this, only the last sweep uses all users and the others a sample. */
  readonly sampleSwipes?: number
}

export interface TrainingProduct {
  readonly productNo: number
  /** CONTENT_DIMENSION numbers, from `contentVector`. */
  readonly content: Float32Array
}

/** A tenth of the users, at most this many, are held out to measure predictions for unknown users. */
const HELD_OUT_SHARE = 0.1
const HELD_OUT_MOST = 500
/** With fewer held-out swipes the metrics are mostly noise. */
const HELD_OUT_FEWEST = 50

/** A sample shows the directions of taste as well as all users do, in a fraction of the time. */
const USUAL_SAMPLE = 100_000
/** Weight of the hand-set prior, in pseudo-users; it keeps few users from fitting noise. */
const PRIOR_USERS = 10

/** Trains without the held-out users, measures the model with them, then trains again with all users. */
export function trainModel(input: TrainingInput): TrainedModel {
  const products = [...input.products].sort((one, other) => one.productNo - other.productNo)
  for (const { productNo, content } of products)
    if (content.length !== CONTENT_DIMENSION) throw new RangeError(`Product ${productNo}: content of ${content.length}`)
  const content = new Float64Array(products.length * CONTENT_DIMENSION)
  products.forEach((product, row) => {
    content.set(product.content, row * CONTENT_DIMENSION)
  })
  const productNos = Int32Array.from(products, ({ productNo }) => productNo)
  const allUsers = groupByUser(input.swipes, productNos)
  const sweeps = input.sweeps ?? DEFAULT_PLAN.sweeps
  // Serving does not use the correction of base rates, so training must not either.
  const plan = {
    ...DEFAULT_PLAN,
    factors: FACTOR_DIMENSION,
    offsetPull: Number.POSITIVE_INFINITY,
    sweeps,
    priorUsers: PRIOR_USERS,
    seed: input.seed,
  }
  const { kept, aside: heldOut } = allUsers.split(HELD_OUT_SHARE, HELD_OUT_MOST, input.seed)
  const rates = ratesOf(kept, products.length)
  const candidate = trainOnSample(kept, rates, content, plan, input.sampleSwipes ?? USUAL_SAMPLE)
  const comparisons = evaluateHeldOut(heldOut, { rates, content, model: candidate })
  const answers = answersOf(allUsers, ratesOf(allUsers, products.length))
  const all = trainFactors(answers, content, handSetPrior(), { ...plan, sweeps: 1 }, candidate)
  return modelOf(all, allUsers, productNos, {
    swipes: allUsers.products.length,
    people: allUsers.starts.length - 1,
    products: products.length,
    heldOutPeople: heldOut.starts.length - 1,
    heldOutSwipes: heldOut.products.length,
    ...comparisons,
  })
}

/** Whether a trained model may go live: it predicts held-out users better than content or popularity alone. */
export function mayGoLive(report: TrainingReport): boolean {
  const { heldOutSwipes, heldOutLogLoss: loss, heldOutAuc: auc } = report
  return (
    heldOutSwipes >= HELD_OUT_FEWEST &&
    loss.model < loss.contentOnly &&
    loss.model < loss.popular &&
    auc.model > auc.contentOnly &&
    auc.model > auc.popular
  )
}

/** Runs all sweeps with these users; if they are too many, all sweeps with a sample and one more with all. */
function trainOnSample(
  people: SwipesByUser,
  rates: Float64Array,
  content: Float64Array,
  plan: TrainingPlan,
  sampleSwipes: number,
): FactorModel {
  const share = sampleSwipes / Math.max(1, people.products.length)
  if (share >= 1) return trainFactors(answersOf(people, rates), content, handSetPrior(), plan)
  const { aside: sample } = people.split(share, people.userNos.length, plan.seed + 1)
  const rough = trainFactors(answersOf(sample, rates), content, handSetPrior(), plan)
  return trainFactors(answersOf(people, rates), content, handSetPrior(), { ...plan, sweeps: 1 }, rough)
}

/** The part of the result that serving needs: factors of swiped products, 4 bytes per number. */
function modelOf(
  { vectors, prior, predictor }: FactorModel,
  people: SwipesByUser,
  productNos: Int32Array,
  report: TrainingReport,
): TrainedModel {
  const swipes = new Int32Array(productNos.length)
  for (const row of people.products) swipes[row] = (swipes[row] as number) + 1
  const rows = Array.from(swipes.keys()).filter((row) => (swipes[row] as number) > 0)
  const values = new Float32Array(rows.length * FACTOR_DIMENSION)
  rows.forEach((row, at) => {
    const start = row * prior.dimension + CONTENT_DIMENSION
    values.set(vectors.subarray(start, start + FACTOR_DIMENSION), at * FACTOR_DIMENSION)
  })
  const factors = {
    productNos: Int32Array.from(rows, (row) => productNos[row] as number),
    values,
    evidence: Int32Array.from(rows, (row) => swipes[row] as number),
  }
  const model = {
    factorDimension: FACTOR_DIMENSION,
    contentDimension: CONTENT_DIMENSION,
    prior,
    factors,
    predictor: Float32Array.from(predictor),
    report,
  }
  if (!isSound(model)) throw new RangeError('Training ended in numbers that cannot be served')
  return model
}

function ratesOf(people: SwipesByUser, products: number): Float64Array {
  const likes = new Float64Array(products)
  const swipes = new Float64Array(products)
  people.products.forEach((product, at) => {
    likes[product] = (likes[product] as number) + (people.liked[at] as number)
    swipes[product] = (swipes[product] as number) + 1
  })
  const all = people.liked.reduce((sum, liked) => sum + liked, 0)
  const usual = baseRate(all, people.products.length, EXPECTED_LIKE_RATE)
  return likes.map((count, product) => baseRate(count, swipes[product] as number, usual))
}

function answersOf({ starts, products, liked }: SwipesByUser, rates: Float64Array): Answers {
  const residuals = new Float64Array(liked.length)
  liked.forEach((like, at) => {
    residuals[at] = like - (rates[products[at] as number] as number)
  })
  return { starts, products, residuals }
}
