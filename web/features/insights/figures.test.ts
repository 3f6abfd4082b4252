import { describe, expect, test } from 'vitest'
import { INSIGHT_STEPS } from '#contract/insights.limits.ts'
import type { Steps } from '#contract/insights.ts'
import { de } from '#web/i18n/de.ts'
import { translator } from '#web/i18n/translate.ts'
import { funnelRows, funnelTable, hourValues, listTable, timeTable } from './figures.ts'
import { bandName, bucketLabel, bucketName, groupName } from './labels.ts'
import { readView } from './view.ts'

const words = { t: translator(de, 'de'), language: 'de' } as const
const NOW = new Date('2026-11-27T12:30:00Z')
const steps = (some: Partial<Steps>): Steps =>
  Object.fromEntries(INSIGHT_STEPS.map((step) => [step, some[step] ?? 0])) as Steps
const part = (buckets: readonly (readonly [start: string, viewed: number, isIncomplete?: boolean])[]) => ({
  from: '2026-11-26',
  to: '2026-11-27',
  totals: steps({}),
  whole: steps({}),
  buckets: buckets.map(([start, viewed, isIncomplete = false]) => ({ start, isIncomplete, steps: steps({ viewed }) })),
})

describe('the table over time', () => {
  const series = {
    range: part([
      ['2026-11-26', 30],
      ['2026-11-27', 5, true],
      ['2026-11-28', 0, true],
    ]),
    comparison: part([
      ['2026-11-24', 20],
      ['2026-11-25', 0],
      ['2026-11-26', 30],
    ]),
    orders: null,
    product: null,
    historyDays: 400,
  }

  test('has what has begun, and changes only of what is over', () => {
    const { rows } = timeTable(series, readView('', '2026-11-27'), words, NOW)
    expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
      [30, 20, 0.5, 'Di., 24. Nov. 2026'],
      [5, 0, null, 'Mi., 25. Nov. 2026'],
    ])
    expect(rows.at(-1)?.cells[0]).toBe('Fr., 27. Nov. 2026 (unvollständig)')
  })

  test('has all steps without a comparison, the chosen one first', () => {
    const { columns } = timeTable({ ...series, comparison: null }, readView('step=liked', '2026-11-27'), words, NOW)
    expect(columns.map(({ key }) => key)).toEqual([
      'bucket',
      'liked',
      ...INSIGHT_STEPS.filter((step) => step !== 'liked'),
    ])
  })
})

test('a funnel says what is lost to each step, and nothing where there was none', () => {
  const row = (key: string, some: Partial<Steps>) => ({ key, name: null, steps: steps(some) })
  const promotion = { from: '', to: '', rows: [row('organic', { shown: 60 }), row('promoted', { shown: 40 })] }
  const range = { totals: steps({ shown: 100, viewed: 50 }) }
  const rows = funnelRows({ range, orders: null }, promotion)
  expect(rows.map(({ ofFirst, ofBefore }) => [ofFirst, ofBefore])).toEqual([
    [1, null],
    [0.5, -0.5],
    [0, -1],
    [0, null],
    [0, null],
  ])
  expect([rows[0]?.organic, rows[0]?.promoted]).toEqual([60, 40])
})

test('a funnel ends with the orders where the shop reports them, and so does its export', () => {
  const range = { totals: steps({ shown: 200, clicked: 20 }) }
  const rows = funnelRows({ range, orders: { organic: 4, promoted: 1 } }, { from: '', to: '', rows: [] })
  const ordered = { step: 'ordered', total: 5, organic: 4, promoted: 1, ofFirst: 0.025, ofBefore: -0.75 }
  expect(rows.at(-1)).toEqual(ordered)
  expect(funnelTable(rows, words).rows.at(-1)?.cells).toEqual(['Bestellungen', 5, 0.025, -0.75, 4, 1])
})

test('a list is sorted by any column; what is unknown comes last when the largest comes first', () => {
  const rows = [
    { key: 'phone', name: null, steps: steps({ liked: 1, passed: 3 }) },
    { key: 'app', name: null, steps: steps({ liked: 3, passed: 1 }) },
    { key: 'unknown', name: null, steps: steps({ shown: 9 }) },
  ]
  const sorted = (sort: string | undefined, isRising = false) =>
    listTable({ from: '', to: '', rows }, { by: 'device', sort, isRising }, words).rows.map(({ cells }) => cells[0])
  expect(sorted('likeRate')).toEqual(['App', 'Telefon', 'Unbekannt'])
  expect(sorted('likeRate', true)).toEqual(['Unbekannt', 'Telefon', 'App'])
  expect(sorted('name', true)).toEqual(['App', 'Telefon', 'Unbekannt'])
  expect(sorted('nonsense')).toEqual(['Telefon', 'App', 'Unbekannt'])
})

test('hours have their place by weekday', () => {
  const values = hourValues(
    { from: '', to: '', rows: [{ key: '7 23', name: null, steps: steps({ viewed: 4 }) }] },
    'viewed',
  )
  expect([values.length, values[6]?.length, values[6]?.[23], values.flat().reduce((sum, each) => sum + each)]).toEqual([
    7, 24, 4, 4,
  ])
})

test('buckets and groups have names that people use', () => {
  expect([
    bucketLabel('2026-11-27T13:00:00Z', 'hour', 'de'),
    bucketName('2026-11-27T22:00:00Z', 'hour', words),
    bucketName('2026-11-23', 'week', words),
    bucketName('2026-11-01', 'month', words),
    bandName(0, words),
    bandName(20_000, words),
    groupName('gender', { key: 'women', name: null }, words),
    groupName('source', { key: 'shop', name: null }, words),
    groupName('device', { key: 'unknown', name: null }, words),
  ]).toEqual([
    '14:00',
    '27. Nov., 23–00 Uhr',
    'Woche ab 23. Nov. 2026',
    'November 2026',
    '0\u00A0€ bis unter 25\u00A0€',
    'ab 200\u00A0€',
    'Damen',
    'Shop deiner Marke',
    'Unbekannt',
  ])
})
