/**
 * Chooses the settings of a shop's model by users who are held out. The usual option stays unless another is better by
 * more than chance, so a small shop gets the usual model.
 */

import { RATE_STRENGTH } from '../base-rate.ts'
import { type Fit, fitModel, modelOf, type Settings, type TrainingData } from './fit-model.ts'
import { logLoss, orderOfLater, ratesOfAnswers, shownBy } from './held-out.ts'
import { FACTOR_DIMENSION } from './model.ts'
import { USUAL_FORGETTING } from './prior.ts'
import { type Choice, emptyReport } from './report.ts'
import type { SwipesByUser } from './swipes.ts'

const USUAL_SETTINGS: Settings = {
  strength: 20,
  factors: FACTOR_DIMENSION,
  productPull: 32,
  hasOffsets: true,
  doubt: 1,
  forgetting: USUAL_FORGETTING,
  isOwnWeightWide: true,
}

interface Chosen {
  readonly settings: Settings
  readonly choices: readonly Choice[]
  /** The model of the training users under these settings; null when nothing was chosen. */
  readonly fit: Fit | null
}

/** One option of a setting, and a figure per held-out user; higher is better. */
interface Option<V> {
  readonly name: string
  readonly value: V
  readonly figures: Float64Array
}

/** With fewer users to decide, the usual settings are taken. */
const FEWEST_USERS = 8
/** Sweeps of a fit that is only compared. */
const SWEEPS = 4
/**
 * What forgetting, a wide weight on the base rate and learning without doubt may cost on the answers of a shop's steady users,
 * as area under the curve: they help users whose mood changes, who like what others pass, or whose taste is narrow, and few of
 * those are held out.
 */
const INSURANCE = 0.01

/** Chooses by `deciding`, with models of `training`. */
export function chooseSettings(data: TrainingData, training: SwipesByUser, deciding: SwipesByUser): Chosen {
  if (deciding.userNos.length < FEWEST_USERS) return { settings: USUAL_SETTINGS, choices: [], fit: null }
  const choices: Choice[] = []
  const pick = <V>(setting: string, options: readonly Option<V>[], margin = 0): V => {
    const best = better(options, margin)
    const figures = Object.fromEntries(options.map((option) => [option.name, mean(option.figures)]))
    choices.push({ setting, chosen: best.name, figures, people: deciding.userNos.length })
    return best.value
  }
  const strength = pick('strength of the base rate', strengths(data, training, deciding))
  const plans = [
    { name: 'pull 32', factors: FACTOR_DIMENSION, productPull: 32 },
    { name: 'none', factors: 0, productPull: 32 },
    { name: 'pull 128', factors: FACTOR_DIMENSION, productPull: 128 },
  ]
  const orderUnder = (fit: Fit, settings: Settings): Float64Array =>
    orderOfLater(deciding, shownBy(modelOf(fit, data, settings, emptyReport()), data.products, fit.counts))
  const fitted = plans.map(({ name, ...plan }) => {
    const settings = { ...USUAL_SETTINGS, ...plan, strength }
    const fit = fitModel(data, training, settings, { sweeps: SWEEPS, isRough: true })
    return { name, value: { settings, fit }, figures: orderUnder(fit, settings) }
  })
  let { settings, fit } = pick('factors', fitted)
  const vary = (setting: string, changes: Readonly<Record<string, Partial<Settings>>>, margin?: number): void => {
    const options = Object.entries(changes).map(([name, change]) => {
      const value = { ...settings, ...change }
      return { name, value, figures: orderUnder(fit, value) }
    })
    settings = pick(setting, options, margin)
  }
  vary('corrected rates', { yes: {}, no: { hasOffsets: false } })
  vary('doubt', { none: { doubt: 1 }, some: { doubt: 1.5 } }, INSURANCE)
  vary('weight on the base rate', { wide: {}, fitted: { isOwnWeightWide: false } }, INSURANCE)
  vary('forgetting', { usual: {}, none: { forgetting: 0 } }, INSURANCE)
  return { settings, choices, fit }
}

/** Base rates alone, with each strength: how probable they make the answers. */
function strengths(data: TrainingData, training: SwipesByUser, deciding: SwipesByUser): Option<number>[] {
  return [USUAL_SETTINGS.strength, RATE_STRENGTH, 60].map((strength) => {
    const settings = { ...USUAL_SETTINGS, strength, factors: 0 }
    const fit = fitModel(data, training, settings, { sweeps: 0, isRough: true })
    const { rates } = shownBy(modelOf(fit, data, settings, emptyReport()), data.products, fit.counts)
    const guesses = ratesOfAnswers(deciding, rates)
    const figures = Float64Array.from(deciding.userNos, (_, user) => {
      const [from, to] = [deciding.starts[user] as number, deciding.starts[user + 1] as number]
      return -logLoss(guesses.subarray(from, to), deciding.liked.subarray(from, to))
    })
    return { name: String(strength), value: strength, figures }
  })
}

/** The best option, if it is better than the first one by more than the margin and the standard error; else the first. */
function better<V>(options: readonly Option<V>[], margin: number): Option<V> {
  const [usual] = options as [Option<V>]
  const best = options.reduce((one, other) => (mean(other.figures) > mean(one.figures) ? other : one))
  const leads = best.figures.map((figure, user) => figure - (usual.figures[user] as number))
  const known = leads.filter((lead) => !Number.isNaN(lead))
  const lead = mean(known)
  const spread = Math.sqrt(mean(known.map((each) => (each - lead) ** 2)) / Math.max(1, known.length - 1))
  return lead > margin + spread ? best : usual
}

function mean(figures: Float64Array): number {
  const known = figures.filter((figure) => !Number.isNaN(figure))
  return known.reduce((sum, figure) => sum + figure, 0) / known.length
}
