/**
 * Times the ranking as ratios to two floors measured in the same run: reading the vectors once (memory bandwidth) and
 * a plain dot-product loop over the same bytes. Run: node bench/ranking.ts
 */
import { addBit, createBitset } from '#recommender/bitset.ts'
import type { CatalogueIndex } from '#recommender/catalogue-index.ts'
import { learn, newTaste, unlearnLast } from '#recommender/learning/posterior.ts'
import { handSetPrior } from '#recommender/learning/prior.ts'
import { tasteFromBytes, tasteToBytes } from '#recommender/learning/taste-bytes.ts'
import { randomFrom } from '#recommender/random.ts'
import { rank } from '#recommender/rank.ts'
import { randomCatalogue } from './random-catalogue.ts'

const nowMs = Date.UTC(2026, 0, 1)
const pageSize = 1000

interface Timing {
  /** What a quiet machine gives: the fastest tenth. */
  readonly p10Ms: number
  readonly p50Ms: number
  readonly p95Ms: number
}

if (import.meta.main) await run()

/** Prints the table of timings. */
export async function run(): Promise<void> {
  for (const products of [10_000, 100_000]) reportRanking(products)
  reportLearning()
}

function reportRanking(products: number): void {
  const index = randomCatalogue(products, 400, 1, nowMs)
  const floor = timed(() => readAll(index), 60)
  const loop = timed(() => plainDots(index), 60)
  const whole = timed(rankCall(index, products / 5), 200)
  console.log(
    `${products} products of ${index.dimension} coordinates, ${products / 5} of them seen, page of ${pageSize}`,
  )
  report('read all vectors once', floor, floor, loop)
  report('plain dot-product loop', loop, floor, loop)
  report('rank', whole, floor, loop)
}

function report(name: string, timing: Timing, floor: Timing, loop: Timing): void {
  const p10 = timing.p10Ms.toFixed(2).padStart(7)
  const p50 = timing.p50Ms.toFixed(2).padStart(7)
  const p95 = timing.p95Ms.toFixed(2).padStart(7)
  const ratios = `${(timing.p50Ms / floor.p50Ms).toFixed(1)} x reading, ${(timing.p50Ms / loop.p50Ms).toFixed(1)} x loop`
  console.log(`  ${name.padEnd(24)} p10 ${p10} ms   p50 ${p50} ms   p95 ${p95} ms   ${ratios}`)
}

function rankCall(index: CatalogueIndex, seenCount: number): (round: number) => unknown {
  const taste = newTaste(handSetPrior())
  const seen = createBitset()
  const random = randomFrom(7)
  while (seen.count < seenCount) addBit(seen, 1 + Math.floor(random.uniform() * index.count()))
  for (let swipe = 0; swipe < 100; swipe++) {
    const vector = index.vectorOf(1 + Math.floor(random.uniform() * index.count()))
    if (vector !== null) learn(taste, vector, (vector[1] ?? 0) > 0.4, 0.35)
  }
  const filter = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }
  return (round) => rank({ index, taste, filter, seen, excluded: null, take: pageSize, seed: round, nowMs })
}

function reportLearning(): void {
  const taste = newTaste(handSetPrior())
  const random = randomFrom(3)
  const vector = Float32Array.from({ length: taste.dimension }, () => random.normal() / 5)
  const swipe = timed((round) => learn(taste, vector, round % 2 === 0, 0.4), 3000)
  const undo = timed(() => {
    learn(taste, vector, true, 0.4)
    unlearnLast(taste)
  }, 3000)
  const store = timed(() => tasteFromBytes(tasteToBytes(taste), taste.dimension), 1000)
  console.log(`one person, ${taste.dimension} coordinates, ${tasteToBytes(taste).length} bytes stored`)
  console.log(`  learn one swipe          p50 ${(swipe.p50Ms * 1000).toFixed(1)} us`)
  console.log(`  learn and take back      p50 ${(undo.p50Ms * 1000).toFixed(1)} us`)
  console.log(`  to bytes and back        p50 ${(store.p50Ms * 1000).toFixed(1)} us`)
}

function readAll(index: CatalogueIndex): number {
  const { vectors } = index.columns()
  const doubles = new Float64Array(vectors.buffer)
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < doubles.length; at += 4) {
    a += doubles[at] as number
    b += doubles[at + 1] as number
    c += doubles[at + 2] as number
    d += doubles[at + 3] as number
  }
  return a + b + c + d
}

function plainDots(index: CatalogueIndex): Float32Array {
  const { vectors } = index.columns()
  const { dimension } = index
  const scores = new Float32Array(index.rows())
  const weights = new Float64Array(dimension).fill(0.1)
  for (let row = 0; row < scores.length; row++) {
    const start = row * dimension
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0; at < dimension; at += 4) {
      a += (vectors[start + at] as number) * (weights[at] as number)
      b += (vectors[start + at + 1] as number) * (weights[at + 1] as number)
      c += (vectors[start + at + 2] as number) * (weights[at + 2] as number)
      d += (vectors[start + at + 3] as number) * (weights[at + 3] as number)
    }
    scores[row] = a + b + c + d
  }
  return scores
}

function timed(work: (round: number) => unknown, rounds: number): Timing {
  for (let round = 0; round < Math.ceil(rounds / 4); round++) work(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    work(round)
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  return {
    p10Ms: times[Math.floor(rounds / 10)] ?? 0,
    p50Ms: times[rounds >> 1] ?? 0,
    p95Ms: times[Math.floor(rounds * 0.95)] ?? 0,
  }
}
