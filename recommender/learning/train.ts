/**
 * Trains a model from the swipes of all users. Pure and synchronous: equal inputs give equal models. Training takes
 * minutes for many swipes, so the server runs it in a thread.
 */
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { chooseSettings } from './choose.ts'
import type { TrainingProduct } from './counted-swipes.ts'
import { fitModel, modelOf, type TrainingData } from './fit-model.ts'
import { compare, predictions, ratesOfAnswers, shownBy } from './held-out.ts'
import { type TrainedModel, untrainedModel } from './model.ts'
import { isSound } from './model-bytes.ts'
import { emptyReport } from './report.ts'
import { groupByUser, type Swipes } from './swipes.ts'

export type { TrainingProduct } from './counted-swipes.ts'

export interface TrainingInput {
  /** One entry per answer; the answers of a user are in the order in which they were given. */
  readonly swipes: Swipes
  /** Every product that may be shown or was swiped; swipes of other products are ignored. */
  readonly products: readonly TrainingProduct[]
  readonly seed: number
  /** With more swipes than this, only the last sweep uses all users and the others a sample. */
  readonly sampleSwipes?: number
}

/** A tenth of the users, at most this many, are held out to measure predictions for unknown users. */
const HELD_OUT_SHARE = 0.1
const HELD_OUT_MOST = 500
/** A fifth of the others, at most this many, decide the settings. */
const DECIDING_SHARE = 0.2
const DECIDING_MOST = 250

/** A sample shows the directions of taste as well as all users do, in a fraction of the time. */
const USUAL_SAMPLE = 100_000
/** Sweeps after those of the model that was compared, and where none was. */
const SWEEPS = { more: 5, all: 12 } as const

/** Chooses the settings, trains without the held-out users, measures the model with them, then trains with all users. */
export function trainModel(input: TrainingInput): TrainedModel {
  const products = [...input.products].sort((one, other) => one.productNo - other.productNo)
  for (const { productNo, content } of products)
    if (content.length !== CONTENT_DIMENSION) throw new RangeError(`Product ${productNo}: content of ${content.length}`)
  const content = new Float32Array(products.length * CONTENT_DIMENSION)
  products.forEach((product, row) => {
    content.set(product.content, row * CONTENT_DIMENSION)
  })
  const { seed, sampleSwipes = USUAL_SAMPLE } = input
  const data: TrainingData = { products, content, seed, sampleSwipes }
  const allUsers = groupByUser(
    input.swipes,
    Int32Array.from(products, ({ productNo }) => productNo),
  )
  const { kept, aside: heldOut } = allUsers.split(HELD_OUT_SHARE, HELD_OUT_MOST, seed)
  const { kept: training, aside: deciding } = kept.split(DECIDING_SHARE, DECIDING_MOST, seed + 2)
  const { settings, choices, fit } = chooseSettings(data, training, deciding)
  const candidate = fitModel(data, kept, settings, { sweeps: fit ? SWEEPS.more : SWEEPS.all, before: fit })
  const model = modelOf(candidate, data, settings, emptyReport())
  const guesses = {
    model: predictions(heldOut, shownBy(model, products, candidate.counts)),
    contentOnly: predictions(heldOut, shownBy(untrainedModel(), products, candidate.counts)),
    popular: ratesOfAnswers(heldOut, shownBy(model, products, candidate.counts).rates),
  }
  const all = fitModel(data, allUsers, settings, { sweeps: 1, before: candidate })
  const trained = modelOf(all, data, settings, {
    swipes: allUsers.products.length,
    people: allUsers.starts.length - 1,
    products: products.length,
    heldOutPeople: heldOut.starts.length - 1,
    heldOutSwipes: heldOut.products.length,
    ...compare(heldOut, guesses),
    choices,
  })
  if (!isSound(trained)) throw new RangeError('Training ended in numbers that cannot be served')
  return trained
}
