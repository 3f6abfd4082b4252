import { describe, expect, test } from 'vitest'
import { INSIGHT_RANGE } from '#contract/insights.limits.ts'
import { areDays, countDays, daysOf, RANGES, type RangeId } from '#web/ui/figures/ranges.ts'
import { unitsFor, usualUnit } from './units.ts'
import { readView, withRange, writeView } from './view.ts'

const TODAY = '2026-11-27'
const search = (view: ReturnType<typeof readView>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(writeView(view))) if (value) query.set(name, value)
  return query.toString()
}

test.each([
  ['today', '2026-11-27', '2026-11-27', 'hour'],
  ['yesterday', '2026-11-26', '2026-11-26', 'hour'],
  ['7d', '2026-11-21', '2026-11-27', 'day'],
  ['28d', '2026-10-31', '2026-11-27', 'day'],
  ['90d', '2026-08-30', '2026-11-27', 'day'],
  ['month', '2026-11-01', '2026-11-27', 'day'],
  ['last-month', '2026-10-01', '2026-10-31', 'day'],
  ['12m', '2025-11-28', '2026-11-27', 'month'],
] as const)('%s is from %s to %s, by %s', (range, from, to, unit) => {
  expect(daysOf(range, TODAY)).toEqual({ from, to })
  expect(usualUnit({ from, to })).toBe(unit)
})

test('twelve months of a leap day are as long as others', () => {
  expect(countDays(daysOf('12m', '2028-02-29'))).toBe(367 - 1)
})

describe('the address', () => {
  test('is empty for what is usual, and has everything else', () => {
    expect(search(readView('', TODAY))).toBe('')
    const all =
      'range=custom&from=2026-11-01&to=2026-11-02&compare=none&unit=day&promoted=true&step=liked&by=device&month=2026-10-01&tables=time%2Chours&sort=clicked&rising=true'
    expect(search(readView(all, TODAY))).toBe(all)
  })

  test.each([
    'range=custom&from=2026-11-28&to=2026-11-28',
    'range=custom&from=2025-01-01&to=2026-11-27',
    'range=custom&from=2026-11-31&to=2026-11-27',
    'range=custom&to=2026-11-27',
    'range=moon&unit=year&step=%00&by=x&tables=y&month=2026-10-02',
    'unit=hour',
  ])('%s shows what is usual', (query) => {
    expect(search(readView(query, TODAY))).toBe('')
  })

  test('of another range begins with its usual unit, and own days with those shown', () => {
    const view = { ...readView('range=today', TODAY), step: 'liked' as const }
    expect(search(withRange(view, '12m', TODAY))).toBe('range=12m&step=liked')
    expect(search(withRange(readView('range=7d', TODAY), 'custom', TODAY))).toBe(
      'range=custom&from=2026-11-21&to=2026-11-27',
    )
  })
})

test('every range is one that the server answers', () => {
  for (const range of RANGES.filter((each): each is Exclude<RangeId, 'custom'> => each !== 'custom')) {
    const days = daysOf(range, TODAY)
    expect([areDays(days, TODAY, INSIGHT_RANGE.mostDays), unitsFor(days).includes(usualUnit(days))]).toEqual([
      true,
      true,
    ])
  }
})
