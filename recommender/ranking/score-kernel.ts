/**
 * The compiled form of `scorePlainly`: 8 products at once in vectors of four float32, several draws of the weights in
 * one pass over the catalogue, because reading it costs more than multiplying. The result differs by the rounding of the
 * vectors to one byte per coordinate; `refineScores` corrects it where it matters.
 */
import { BLOCK_ROWS, type Columns, writeWeights } from '../columns.ts'
import {
  type Code,
  f32x4,
  get,
  i8x16,
  i16x8,
  i32,
  i32x4,
  type Kind,
  moduleOf,
  repeatWhile,
  set,
  v128,
  when,
} from '../compiled/assembler.ts'
import { kernelFamily } from '../compiled/kernels.ts'
import { FRESHNESS_HOURS, FRESHNESS_PER_HOUR, hourOf } from './freshness.ts'
import type { Scoring } from './plain-scores.ts'

/** Byte addresses of the arrays, and the limits of the filter. The first seven advance with every block. */
const PARAMETERS = [
  'vectors',
  'facets',
  'prices',
  'rates',
  'scales',
  'releases',
  'scores',
  'blocks',
  'weights',
  'weightScales',
  'draws',
  'genders',
  'types',
  'least',
  'most',
  'staleSince',
] as const
type Parameter = (typeof PARAMETERS)[number]

const read = (name: Parameter): Code => get(PARAMETERS.indexOf(name))
const move = (name: Parameter, by: number): Code => set(PARAMETERS.indexOf(name), i32.add(read(name), i32.constant(by)))

/** Indexes of the local variables: two halves of a block, each of four products. */
const facetLocal = PARAMETERS.length
const admittedLocal = facetLocal + 1
const countLocal = admittedLocal + 2
const vectorLocal = countLocal + 1
const weightLocal = vectorLocal + 2
const sumLocal = weightLocal + 1

const HALVES = [0, 1] as const
const HALF_BYTES = 16
const FLOAT_BYTES = 4
const WEIGHT_BYTES = 2
const BLOCK_BYTES = BLOCK_ROWS * FLOAT_BYTES
/** Bytes of two coordinates of every product in a block, one byte each. */
const PAIR_BYTES = 2 * BLOCK_ROWS
const nowhere = v128.constant32(Number.NEGATIVE_INFINITY)

/**
 * Scores all rows with the compiled loop and returns the number of admitted rows; null when this catalogue has no
 * compiled loop.
 */
export function scoreCompiled(columns: Columns, scoring: Scoring): number | null {
  const { weights, rows, admits, nowMs } = scoring
  const run = kernelOf(columns, weights.length)
  if (run === null) return null
  if (rows === 0) return 0
  weights.forEach((draw, at) => {
    writeWeights(columns, at, draw)
  })
  const { coarse, facets, pricesCents, baseRates, scales, releaseHours, scores } = columns
  const moving = [coarse, facets, pricesCents, baseRates, scales, releaseHours, scores]
  const starts = moving.map(({ byteOffset }) => byteOffset)
  const blocks = Math.ceil(rows / BLOCK_ROWS)
  const betweenDraws = facets.length * FLOAT_BYTES
  const { genders, types, leastCents, mostCents } = admits
  const filter = [genders, types, leastCents, mostCents]
  const drawn = [columns.weights.byteOffset, columns.weightScales.byteOffset, betweenDraws]
  return run(...starts, blocks, ...drawn, ...filter, hourOf(nowMs) - FRESHNESS_HOURS)
}

/** One loop for each number of draws. */
const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(dimension: number, draws: number): Uint8Array {
  const sums = draws * HALVES.length
  const locals = Array.from({ length: sumLocal - facetLocal + sums }, (): Kind => 'v128')
  const kinds = PARAMETERS.map((name): Kind => (name === 'staleSince' ? 'f32' : 'i32'))
  const block = [
    ...admit(),
    ...when(
      v128.anyTrue(v128.or(get(admittedLocal), get(admittedLocal + 1))),
      [...multiply(dimension, draws), ...addUp(draws)],
      HALVES.flatMap((half) => storeAll(draws, half, () => nowhere)),
    ),
    ...move('vectors', dimension * BLOCK_ROWS),
    ...move('facets', BLOCK_ROWS),
    ...(['prices', 'rates', 'scales', 'releases', 'scores'] as const).flatMap((name) => move(name, BLOCK_BYTES)),
    ...set(PARAMETERS.indexOf('blocks'), i32.subtract(read('blocks'), i32.constant(1))),
  ]
  const count = [0, 1, 2, 3].map((lane) => i32x4.lane(get(countLocal), lane))
  const total = count.reduce((sum, lane) => i32.add(sum, lane))
  return moduleOf({ parameters: kinds, locals, body: [...repeatWhile(block, read('blocks')), ...total] })
}

/** Computes the masks of the products that pass the filter, in both halves, and counts these products. */
function admit(): Code {
  const named = (mask: Parameter): Code =>
    i8x16.notEqual(v128.and(get(facetLocal), i8x16.splat(read(mask))), v128.constant32(0))
  const facets = i16x8.extendLow8(v128.and(named('genders'), named('types')))
  const inPrice = (half: number): Code => {
    const cents = v128.load(read('prices'), half * HALF_BYTES)
    return v128.and(
      i32x4.greaterOrEqual(cents, i32x4.splat(read('least'))),
      i32x4.lessOrEqual(cents, i32x4.splat(read('most'))),
    )
  }
  return [
    ...set(facetLocal, v128.load64(read('facets'))),
    ...set(admittedLocal, v128.and(i32x4.extendLow16(facets), inPrice(0))),
    ...set(admittedLocal + 1, v128.and(i32x4.extendHigh16(facets), inPrice(1))),
    ...HALVES.flatMap((half) => set(countLocal, i32x4.subtract(get(countLocal), get(admittedLocal + half)))),
  ]
}

const sumOf = (draw: number, half: number): number => sumLocal + draw * HALVES.length + half

/** Dot products of every draw with the block's vectors, written out two coordinates at a time. */
function multiply(dimension: number, draws: number): Code {
  const code: number[] = []
  for (let pair = 0; pair < dimension / 2; pair++) {
    code.push(...set(vectorLocal, v128.load(read('vectors'), pair * PAIR_BYTES)))
    code.push(...set(vectorLocal + 1, i16x8.extendHigh8(get(vectorLocal))))
    code.push(...set(vectorLocal, i16x8.extendLow8(get(vectorLocal))))
    for (let draw = 0; draw < draws; draw++) {
      code.push(...set(weightLocal, v128.loadSplat32(read('weights'), (draw * dimension + 2 * pair) * WEIGHT_BYTES)))
      for (const half of HALVES) {
        const product = i32x4.dot16(get(vectorLocal + half), get(weightLocal))
        const sum = sumOf(draw, half)
        code.push(...set(sum, pair === 0 ? product : i32x4.add(get(sum), product)))
      }
    }
  }
  return code
}

/** Base rate + dot product + freshness for admitted products, minus infinity for others. */
function addUp(draws: number): Code {
  return HALVES.flatMap((half) => {
    const extra = vectorLocal + half
    const scoreOf = (draw: number): Code => {
      const weightScale = v128.loadSplat32(read('weightScales'), draw * FLOAT_BYTES)
      const scale = f32x4.multiply(v128.load(read('scales'), half * HALF_BYTES), weightScale)
      const sum = f32x4.multiply(f32x4.convert(get(sumOf(draw, half))), scale)
      return v128.select(f32x4.add(get(extra), sum), nowhere, get(admittedLocal + half))
    }
    const rate = v128.load(read('rates'), half * HALF_BYTES)
    return [...set(extra, f32x4.add(rate, freshness(half))), ...storeAll(draws, half, scoreOf)]
  })
}

/** The formula of `freshnessOf`: remaining hours of freshness times the bonus per hour. */
function freshness(half: number): Code {
  const left = f32x4.subtract(v128.load(read('releases'), half * HALF_BYTES), f32x4.splat(read('staleSince')))
  // Products that are not released yet have the full bonus.
  const bounded = f32x4.max(v128.constant32(0), f32x4.min(v128.constant32(FRESHNESS_HOURS), left))
  return f32x4.multiply(bounded, v128.constant32(FRESHNESS_PER_HOUR))
}

function storeAll(draws: number, half: number, scoreOf: (draw: number) => Code): Code {
  return Array.from({ length: draws }, (_, draw) => {
    const start = i32.add(read('scores'), i32.multiply(read('draws'), i32.constant(draw)))
    return v128.store(start, half * HALF_BYTES, scoreOf(draw))
  }).flat()
}
