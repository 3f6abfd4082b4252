/**
 * Learns from all users' swipes what serving needs for each of them. Pure and synchronous: the same input gives the
 * same model. Long for many swipes, so the server runs it beside serving, not in between.
 */
import { baseRate, EXPECTED_LIKE_RATE } from '../base-rate.ts'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { type FactorModel, type TrainingPlan, trainFactors, USUAL_PLAN } from './als.ts'
import type { Answers } from './fit-prior.ts'
import { judgeHeldOut } from './held-out.ts'
import { FACTOR_DIMENSION, type TrainedModel, type TrainingReport } from './model.ts'
import { isSound } from './model-bytes.ts'
import { handSetPrior } from './prior.ts'
import { groupByPerson, type Swipes, type SwipesByPerson } from './swipes.ts'

export interface TrainingInput {
  /** One entry per answer; those of one person in the order in which they were given. */
  readonly swipes: Swipes
  /** Every product that may be shown or was swiped; swipes of others are left out. */
  readonly products: readonly TrainingProduct[]
  readonly seed: number
  /** How often all people and products are gone through; the usual number when left out. */
  readonly sweeps?: number
  /** Above so many swipes only a sample of the people is used in all sweeps; the usual number when left out. */
  readonly sampleSwipes?: number
}

export interface TrainingProduct {
  readonly productNo: number
  /** As `contentVector` makes it: CONTENT_DIMENSION numbers. */
  readonly content: Float32Array
}

/** A tenth of the users, but no more than these, measure how well unknown users are predicted. */
const HELD_OUT_SHARE = 0.1
const HELD_OUT_MOST = 500
/** Fewer held-out swipes than this prove nothing. */
const HELD_OUT_FEWEST = 50

/** Some people show the directions of taste as well as all of them, in a fraction of the time. */
const USUAL_SAMPLE = 100_000
/** Weight of the hand-set prior, in pseudo-people: few people must not fit noise. */
const START_PEOPLE = 10

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
  const everybody = groupByPerson(input.swipes, productNos)
  const sweeps = input.sweeps ?? USUAL_PLAN.sweeps
  // Serving adds nothing to the base rate of a product, so training must not count on it either.
  const plan = {
    ...USUAL_PLAN,
    factors: FACTOR_DIMENSION,
    offsetPull: Number.POSITIVE_INFINITY,
    sweeps,
    startPeople: START_PEOPLE,
    seed: input.seed,
  }
  const { kept, aside: heldOut } = everybody.split(HELD_OUT_SHARE, HELD_OUT_MOST, input.seed)
  const rates = ratesOf(kept, products.length)
  const judged = trainOnMost(kept, rates, content, plan, input.sampleSwipes ?? USUAL_SAMPLE)
  const contests = judgeHeldOut(heldOut, { rates, content, model: judged })
  const answers = answersOf(everybody, ratesOf(everybody, products.length))
  const all = trainFactors(answers, content, handSetPrior(), { ...plan, sweeps: 1 }, judged)
  return modelOf(all, everybody, productNos, {
    swipes: everybody.products.length,
    people: everybody.starts.length - 1,
    products: products.length,
    heldOutPeople: heldOut.starts.length - 1,
    heldOutSwipes: heldOut.products.length,
    ...contests,
  })
}

/** Whether a trained model may go live: proven to predict unknown users better than content or popularity alone. */
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

/** All sweeps with these people; when they are too many, all sweeps with some of them and one more with all. */
function trainOnMost(
  people: SwipesByPerson,
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

/** What serving needs of it: factors of the products that were swiped, in 4 bytes a number. */
function modelOf(
  { vectors, prior, predictor }: FactorModel,
  people: SwipesByPerson,
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

function ratesOf(people: SwipesByPerson, products: number): Float64Array {
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

function answersOf({ starts, products, liked }: SwipesByPerson, rates: Float64Array): Answers {
  const residuals = new Float64Array(liked.length)
  liked.forEach((like, at) => {
    residuals[at] = like - (rates[products[at] as number] as number)
  })
  return { starts, products, residuals }
}
