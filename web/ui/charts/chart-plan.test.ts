import { expect, test } from 'vitest'
import { bucketAfter, namePlaces, pathOf, planChart } from './chart-plan.ts'

const lines = [
  { name: 'Angesehen', values: [0, 40, null, 20] },
  { name: 'davor', values: [10, 10, 10, 10], isComparison: true },
]
const plan = planChart(lines, { width: 400, height: 200, buckets: 4, labelRoom: 50 }, String)

test('a chart begins at 0, and nothing is drawn where nothing is known', () => {
  expect(plan.y(0)).toBe(plan.bottom)
  expect(plan.y(40)).toBe(plan.top)
  const path = pathOf(lines[0] ?? { name: '', values: [] }, plan)
  expect([path.match(/M/g)?.length, path.match(/L/g)?.length]).toEqual([2, 1])
})

test('a single bucket stands in the middle', () => {
  const one = planChart(lines, { width: 400, height: 200, buckets: 1, labelRoom: 50 }, String)
  expect(one.x(0)).toBeCloseTo((one.left + one.right) / 2)
})

test('names at the ends of lines keep their distance and stay inside', () => {
  expect(namePlaces([50, 52, 20], 14, { top: 10, bottom: 180 })).toEqual([50, 64, 20])
  expect(namePlaces([178, 180], 14, { top: 10, bottom: 180 })).toEqual([166, 180])
})

test('arrow keys, Home and End lead from bucket to bucket', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => bucketAfter(key, 0, 5))).toEqual([
    0,
    1,
    0,
    4,
    null,
  ])
})
