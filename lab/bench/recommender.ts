/**
 * Times the recommender as ratios to two baselines of the same run: reading the vectors once with 128-bit WebAssembly
 * loads, and a plain dot-product loop over them. Run: npm run bench recommender
 *
 * Target (Recommender 10): 100 000 × 104 scored and the top 1000 picked in at most 3 times the reading;
 * a matrix of the size of MovieLens 1M trained in at most 20 s on one core; a swipe learned in less than 50 µs.
 */
import { loadavg } from 'node:os'
import { addBit, type Bitset, createBitset } from '../../recommender/bitset.ts'
import type { CatalogueIndex } from '../../recommender/catalogue-index.ts'
import { CONTENT_DIMENSION } from '../../recommender/content/layout.ts'
import { untrainedModel, VECTOR_DIMENSION } from '../../recommender/learning/model.ts'
import { drawWeights, learn, newTaste, type Taste, unlearnLast } from '../../recommender/learning/posterior.ts'
import type { Prior } from '../../recommender/learning/prior.ts'
import { tasteFromBytes, tasteToBytes } from '../../recommender/learning/taste-bytes.ts'
import { trainModel } from '../../recommender/learning/train.ts'
import { randomFrom } from '../../recommender/random.ts'
import { rank, rankInTurn } from '../../recommender/rank.ts'
import { scoreCandidates } from '../../recommender/ranking/candidates.ts'
import { topRows } from '../../recommender/ranking/top.ts'
import { randomCatalogue, randomVector } from './random-catalogue.ts'
import { plainDots, vectorReader } from './recommender/lower-bounds.ts'
import { share, timed } from './recommender/timing.ts'

const NOW_MS = Date.UTC(2026, 0, 1)
const PAGE_SIZE = 1000
const SERVED_DIMENSION = VECTOR_DIMENSION
const EVERYTHING = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

/** The size of MovieLens 1M. */
const MATRIX = { users: 6040, products: 3706, answers: 1_000_209 }

if (import.meta.main) await run()

/** Prints the tables. */
export async function run(): Promise<void> {
  console.log(`recommender: load ${loadavg()[0]?.toFixed(2)} before; a page holds ${PAGE_SIZE}, a fifth was seen`)
  for (const products of [10_000, 100_000, 1_000_000])
    for (const dimension of [32, SERVED_DIMENSION]) reportRanking(products, dimension)
  reportLearning()
  reportTraining()
  console.log(`load ${loadavg()[0]?.toFixed(2)} after`)
}

function reportRanking(products: number, dimension: number): void {
  const index = randomCatalogue(products, 400, { seed: 1, nowMs: NOW_MS, dimension })
  const columns = index.columns()
  const taste = tasteAfter(100, index)
  const seen = someSeen(products)
  const request = { index, taste, filter: EVERYTHING, seen, excluded: null, nowMs: NOW_MS, exploration: 0.1 }
  const weights = [drawWeights(taste, 0.1, randomFrom(1))]
  const guesses = [10, 10, PAGE_SIZE - 20]
  const draws = (round: number) => guesses.map((take, at) => ({ take, seed: 10 * round + at }))
  const times = timed(
    {
      'read the vectors once': vectorReader(columns),
      'plain dot-product loop': plainDots(columns, index.rows()),
      'score all, pick the top': () =>
        topRows(scoreCandidates({ ...request, weights }).scores[0] as Float32Array, PAGE_SIZE),
      'rank a page': (round) => rank({ ...request, take: PAGE_SIZE, seed: round }),
      'rank a page of 3 guesses': (round) => rankInTurn(request, draws(round)),
    },
    Math.max(15, Math.min(150, 15_000_000 / products)),
  )
  const megabytes = (index.columns().memory?.buffer.byteLength ?? 0) / 1e6
  console.log(`${products} products of ${dimension} coordinates, ${megabytes.toFixed(0)} MB of columns`)
  for (const [name, timings] of Object.entries(times)) {
    // The fastest tenth is closest to what an idle machine gives.
    const ratio = (baseline: readonly number[]) => (share(timings, 0.1) / share(baseline, 0.1)).toFixed(2).padStart(6)
    const [p10, p50, p95] = [0.1, 0.5, 0.95].map((part) => share(timings, part).toFixed(2).padStart(8))
    console.log(
      `  ${name.padEnd(26)}p10 ${p10}  p50 ${p50}  p95 ${p95} ms ` +
        `${ratio(times['read the vectors once'])} x reading ${ratio(times['plain dot-product loop'])} x loop`,
    )
  }
}

function someSeen(products: number): Bitset {
  const seen = createBitset(products)
  const random = randomFrom(7)
  while (seen.count < products / 5) addBit(seen, 1 + Math.floor(random.uniform() * products))
  return seen
}

function tasteAfter(swipes: number, index: CatalogueIndex): Taste {
  const taste = newTaste(flatPrior(index.dimension))
  const random = randomFrom(7)
  for (let swipe = 0; swipe < swipes; swipe++) {
    const vector = index.vectorOf(1 + Math.floor(random.uniform() * index.count()))
    if (vector !== null) learn(taste, vector, (vector[1] ?? 0) > 0.1, 0.35)
  }
  return taste
}

function reportLearning(): void {
  const taste = newTaste(untrainedModel().prior)
  const vector = randomVector(SERVED_DIMENSION, randomFrom(3))
  const times = timed(
    {
      'learn one swipe': (round) => learn(taste, vector, round % 2 === 0, 0.4),
      'learn and take back': () => {
        learn(taste, vector, true, 0.4)
        unlearnLast(taste)
      },
      'to bytes and back': () => tasteFromBytes(tasteToBytes(taste), taste.prior),
    },
    2000,
  )
  console.log(`one user, ${taste.dimension} coordinates, ${tasteToBytes(taste).length} bytes stored`)
  for (const [name, timings] of Object.entries(times)) {
    console.log(`  ${name.padEnd(26)}p50 ${(share(timings, 0.5) * 1000).toFixed(1)} us`)
  }
}

function reportTraining(): void {
  const random = randomFrom(11)
  const pick = (from: number, skew: number) => Math.floor(from * random.uniform() ** skew)
  const userNos = new Int32Array(MATRIX.answers)
  const productNos = new Int32Array(MATRIX.answers)
  const liked = new Uint8Array(MATRIX.answers)
  for (let at = 0; at < MATRIX.answers; at++) {
    userNos[at] = 1 + pick(MATRIX.users, 1.5)
    productNos[at] = 1 + pick(MATRIX.products, 2)
    liked[at] = random.uniform() < 0.4 ? 1 : 0
  }
  const products = Array.from({ length: MATRIX.products }, (_, at) => ({
    productNo: at + 1,
    content: randomVector(CONTENT_DIMENSION, random),
  }))
  const before = process.memoryUsage().rss
  const start = performance.now()
  const cpu = process.cpuUsage()
  trainModel({ swipes: { userNos, productNos, liked }, products, seed: 1 })
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  console.log(`training: ${MATRIX.answers} answers of ${MATRIX.users} users to ${MATRIX.products} products`)
  const worked = ((user + system) / 1e6).toFixed(1)
  const megabytes = ((process.memoryUsage().rss - before) / 1e6).toFixed(0)
  console.log(`  ${worked} s of work on one core, done after ${seconds.toFixed(1)} s; ${megabytes} MB more`)
}

/** The same variance for every weight. */
function flatPrior(dimension: number): Prior {
  const covariance = new Float64Array(dimension * dimension)
  for (let at = 0; at < covariance.length; at += dimension + 1) covariance[at] = 0.02
  return { dimension, mean: new Float64Array(dimension), covariance, noise: 0.2 }
}
