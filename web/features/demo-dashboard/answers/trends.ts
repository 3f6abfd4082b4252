import type { Trends } from '#contract/trends.ts'
import { daysLater } from '../events/calendar.ts'
import type { DemoAnswer } from './demo-answer.ts'

type Kind = Trends['kinds'][number]

const cells = (kind: Kind['kind'], changes: Readonly<Record<string, number>>): Kind => ({
  kind,
  cells: Object.entries(changes)
    .map(([key, changePercent]) => ({ key, changePercent }))
    .toSorted((a, b) => b.changePercent - a.changePercent),
  more: null,
})

/** Of all labels of an invented platform, so that they are no figures of the label and agree with none of them. */
const KINDS: readonly Kind[] = [
  cells('type', { tops: 9, shoes: 4, accessories: -3, pants: -6 }),
  cells('colour', { navy: 18, orange: 14, olive: 11, grey: 5, white: -4, pink: -9, yellow: -15 }),
  cells('price', { 10000: 12, 5000: 6, 20000: 3, 2500: -5, 0: -11 }),
  cells('tag', { workwear: 21, hoodie: 16, outdoor: 12, boxy: 7, skate: -6, mesh: -14 }),
]
const PERCENTILE = 74
const BRANDS = 41

export const trends: DemoAnswer<'GET /api/brand/trends'> = ({ time: { today } }) => ({
  from: daysLater(today, -21),
  to: daysLater(today, -1),
  kinds: [...KINDS],
  own: { percentile: PERCENTILE, brands: BRANDS },
  mayExport: true,
  exportPlan: null,
})

const SEARCHES: Readonly<Record<'de' | 'en', readonly (readonly [query: string, searches: number, found: number])[]>> =
  {
    de: [
      ['wasserdichte cargohose', 312, 2],
      ['parka orange', 247, 1],
      ['strickpullover wolle boxy', 188, 3],
      ['trail sneaker weiß', 141, 2],
      ['troyer', 96, 0],
    ],
    en: [
      ['waterproof cargo pants', 312, 2],
      ['orange parka', 247, 1],
      ['boxy wool jumper', 188, 3],
      ['white trail sneaker', 141, 2],
      ['half-zip fisherman', 96, 0],
    ],
  }

export const rareSearches: DemoAnswer<'GET /api/brand/trends/searches'> = ({ language }) => ({
  searches: SEARCHES[language].map(([query, searches, found]) => ({ query, searches, found })),
  more: null,
})
