import { describe, expect, test } from 'vitest'
import { type CatalogueIndex, createCatalogueIndex } from '../catalogue-index.ts'
import { MOST_DRAWS } from '../columns.ts'
import { randomFrom } from '../random.ts'
import { type Scoring, scorePlainly } from './plain-scores.ts'
import { scoreCompiled } from './score-kernel.ts'

const NOW_MS = Date.UTC(2026, 0, 1)
const ROOM = 4096
const genders = ['men', 'women', 'unisex'] as const
const types = ['shoes', 'pants', 'tops', 'accessories'] as const

/** More products than the initial capacity; some were removed again, some are not released yet. */
function catalogue(dimension: number): CatalogueIndex {
  const index = createCatalogueIndex(dimension, ROOM)
  const random = randomFrom(dimension)
  for (let productNo = 1; productNo <= ROOM + 403; productNo++) {
    index.upsert({
      productNo,
      brandNo: 1,
      gender: genders[productNo % 3] ?? 'men',
      productType: types[Math.floor(4 * random.uniform())] ?? 'tops',
      priceCents: Math.floor(50_000 * random.uniform()),
      releaseAtMs: NOW_MS + (5 - 40 * random.uniform()) * 86_400_000,
      impressions: 0,
      baseRate: random.uniform(),
      // Vectors with the length of served ones, which is about 2.
      vector: Float32Array.from({ length: dimension }, () => random.normal() / 4),
    })
  }
  for (let productNo = 5; productNo < ROOM; productNo += 97) index.remove(productNo)
  return index
}

function scoring(index: CatalogueIndex, draws: number, change: Partial<Scoring> = {}): Scoring {
  const random = randomFrom(draws)
  return {
    rows: index.rows(),
    weights: Array.from({ length: draws }, () =>
      Float64Array.from({ length: index.dimension }, () => random.normal() / 5),
    ),
    admits: { genders: 7, types: 120, leastCents: 0, mostCents: 0x7fffffff },
    nowMs: NOW_MS,
    ...change,
  }
}

function bothScores(index: CatalogueIndex, asked: Scoring): { compiled: Float32Array; plain: Float32Array } {
  const columns = index.columns()
  const used = (scores: Float32Array): Float32Array =>
    Float32Array.from(
      asked.weights.flatMap((_, draw) => [...scores.subarray(draw * columns.facets.length).subarray(0, asked.rows)]),
    )
  const admitted = scoreCompiled(columns, asked)
  const compiled = used(columns.scores)
  columns.scores.fill(7)
  expect(admitted).toBe(scorePlainly(columns, asked))
  return { compiled, plain: used(columns.scores) }
}

describe('the compiled scores', () => {
  test.each([8, 32, 48, 64])(
    'of %i coordinates are those of the plain loop, for one draw and for several',
    (dimension) => {
      const index = catalogue(dimension)
      for (let draws = 1; draws <= MOST_DRAWS; draws++) {
        const { compiled, plain } = bothScores(index, scoring(index, draws))
        expect(compiled.filter((score) => score === Number.NEGATIVE_INFINITY).length).toBeGreaterThan(40 * draws)
        const errors = compiled.map((score, at) => (score === plain[at] ? 0 : score - (plain[at] ?? 0)))
        // Scores vary by 0.4 and more; one byte per coordinate causes an error of a few thousandths.
        expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.02)
        expect(Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)).toBeLessThan(0.004)
      }
    },
  )

  test.each([
    ['one gender', { genders: 2, types: 120, leastCents: 0, mostCents: 0x7fffffff }],
    ['two types', { genders: 7, types: 24, leastCents: 0, mostCents: 0x7fffffff }],
    ['a price range', { genders: 7, types: 120, leastCents: 4999, mostCents: 9000 }],
    ['nothing', { genders: 7, types: 120, leastCents: 50_001, mostCents: 0x7fffffff }],
  ])('admit %s like the plain loop', (_name, admits) => {
    const index = catalogue(16)
    const { compiled, plain } = bothScores(index, scoring(index, 2, { admits }))
    const absent = (scores: Float32Array): boolean[] =>
      Array.from(scores, (score) => score === Number.NEGATIVE_INFINITY)
    expect(absent(compiled)).toEqual(absent(plain))
  })

  test('are empty without rows, and do not exist for small catalogues', () => {
    const large = createCatalogueIndex(8, ROOM)
    expect(scoreCompiled(large.columns(), scoring(large, 1))).toBe(0)
    const small = createCatalogueIndex(8)
    expect(scoreCompiled(small.columns(), scoring(small, 1))).toBeNull()
  })
})
