import { expect, test } from 'vitest'
import type { CampaignReport } from '#contract/campaign-report.ts'
import { de } from '#web/i18n/de.ts'
import { translator } from '#web/i18n/translate.ts'
import { csvOf } from '#web/ui/figures/figure-table.ts'
import { daysIn, dayTable, missedTable, rowTable } from './report-tables.ts'
import { readReport, writeReport } from './report-view.ts'

const words = { t: translator(de, 'de'), language: 'de' } as const
const campaign = { id: '00000000-0000-4000-8000-00000000000c', name: 'Hoodies' }
const sums = { impressions: 200, charged: 8, free: 2, costCents: 101, orders: 2, orderCents: 9980 }
const day = '2026-11-26'
const report: CampaignReport = {
  rows: [
    {
      day,
      campaign,
      product: { id: '1', name: 'Kai' },
      reach: 80,
      likes: 20,
      details: 15,
      saves: 18,
      bidCents: 24,
      ...sums,
    },
    {
      ...{ day: '2026-08-20', campaign, product: { id: '1', name: 'Kai' }, bidCents: 24 },
      ...{ reach: null, likes: null, details: null, saves: null },
      ...{ impressions: 3, charged: 0, free: 0, costCents: 0, orders: 0, orderCents: 0 },
    },
  ],
  missed: [
    {
      day,
      campaign,
      offered: 400,
      won: 200,
      lostBudget: 40,
      lostRank: 100,
      lostFit: 60,
      spentCents: 101,
      dailyBudgetCents: 500,
    },
  ],
  days: [{ day, ...sums }],
  total: sums,
  before: sums,
  hasOrders: true,
  isCut: false,
}

test('the table has the columns of Product 5, and its CSV the same rows in the same order', () => {
  expect(csvOf(rowTable(report, words), 'excel').slice(1).split('\r\n')).toEqual([
    [
      'Datum;Kampagne;Produkt;Einblendungen;Reichweite;Frequenz;Gefällt mir;Like-Rate (%);Detailaufrufe;Gemerkt',
      'Klicks berechnet;Klicks nicht berechnet;Klickrate (%);Ø Klickpreis (€);Gebot (€);Kosten (€)',
      'Tagesbudget genutzt (%);Verpasst: Budget (%);Verpasst: Gebot (%);Verpasst: Zielgruppe (%)',
      'Bestellungen;Bestellwert (€);Kosten je Bestellung (€);ROAS;KUR (%)',
    ].join(';'),
    '2026-11-26;Hoodies;Kai;200;80;2,5;20;25;15;18;8;2;4;0,13;0,24;1,01;20,2;10;25;15;2;99,8;0,51;98,81;1',
    '2026-08-20;Hoodies;Kai;3;;;;;;;0;0;0;;0,24;0;;;;;0;0;;;',
    '',
  ])
})

test('a shop that reports no orders has unknown ones, not none', () => {
  const [row] = rowTable({ ...report, hasOrders: false }, words).rows
  expect(row?.cells.slice(-5)).toEqual([null, null, null, null, null])
})

test('charts have every day of the range, their table the latest first', () => {
  const days = daysIn({ from: '2026-11-25', to: '2026-11-27' }, report)
  expect(days.map(({ charged }) => charged)).toEqual([0, 8, 0])
  expect(dayTable(days, words).rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['2026-11-27', 0, 0],
    ['2026-11-26', 101, 8],
    ['2026-11-25', 0, 0],
  ])
})

test('missed places are counted by budget, bid and audience', () => {
  expect(missedTable(report, words).rows[0]?.cells).toEqual([day, 'Hoodies', 400, 200, 40, 100, 60])
})

test('the address holds the view and keeps what belongs to others', () => {
  const today = '2026-11-27'
  const search = `view=report&range=custom&from=2026-11-01&to=2026-11-02&campaign=${campaign.id}&tables=time&sort=cost&rising=true`
  expect(writeReport(search, readReport(search, today))).toBe(search)
  const longest = readReport('range=custom&from=2026-08-28&to=2026-11-27', today)
  expect([longest.range, longest.from]).toEqual(['custom', '2026-08-28'])
  for (const not of ['range=12m', 'range=custom&from=2026-08-27&to=2026-11-27', 'campaign=x', 'tables=rows'])
    expect(writeReport('view=report', readReport(not, today))).toBe('view=report')
})
