import { readdirSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { DEMO_ANSWERS } from './answers/demo-answers.ts'
import { demoAnswers } from './demo-source.ts'
import { demoId } from './label/demo-id.ts'
import { PRODUCTS } from './label/products.ts'

/** The end of the clocks' summer time lies within its 90 days. */
const NOW = new Date('2026-11-27T15:20:00Z')
const answer = demoAnswers(NOW, 0)

const contract = new Map<string, Endpoint>()
beforeAll(async () => {
  vi.stubGlobal('window', undefined)
  const folder = new URL('../../../contract/', import.meta.url)
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))
  for (const file of files) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>
    for (const [name, part] of Object.entries(exported)) {
      if (!name.endsWith('Contract')) continue
      for (const [key, endpoint] of Object.entries(part as Record<string, Endpoint>)) contract.set(key, endpoint)
    }
  }
})

const product = PRODUCTS[9]?.id ?? ''
const period = { from: '2026-08-30', to: '2026-11-27' }
const PARTS: Readonly<Record<string, object>> = {
  'GET /api/brand/imports/{id}': { params: { id: demoId('import', 1) } },
  'GET /api/brand/imports/{id}/rows': { params: { id: demoId('import', 1) } },
  'GET /api/brand/imports/{id}/errors.csv': { params: { id: demoId('import', 1) } },
  'GET /api/brand/feeds/{id}': { params: { id: demoId('feed', 1) } },
  'GET /api/brand/sales/{id}': { params: { id: demoId('sale', 2) } },
  'GET /api/brand/sales/{id}/preview': { params: { id: demoId('sale', 1) } },
  'GET /api/brand/sales/{id}/evidence.csv': { params: { id: demoId('sale', 3) } },
  'POST /api/brand/sales/preview': {
    body: {
      percent: 25,
      promoCode: null,
      badge: '',
      startsAt: null,
      endsAt: '2026-12-10T22:59:00.000Z',
      choice: { kind: 'filter', productType: 'tops' },
    },
  },
  'GET /api/brand/campaigns/{id}': { params: { id: demoId('campaign', 1) } },
  'GET /api/brand/campaign-report': { query: period },
  'POST /api/brand/campaigns/estimate': {
    body: { productIds: [product], bidCents: null, dailyBudgetCents: 500, genders: [] },
  },
  'GET /api/brand/insights/series': { query: { ...period, unit: 'week', compare: 'previous' } },
  'GET /api/brand/insights/breakdown': { query: { ...period, by: 'source' } },
  'POST /api/notifications/read': { body: {} },
  'GET /api/tickets/{id}': { params: { id: demoId('ticket', 1) } },
  'GET /api/brand/conversations/{id}': { params: { id: demoId('conversation', 1) } },
  'GET /api/brand/conversations/{id}/messages': { params: { id: demoId('conversation', 1) } },
  'POST /api/brand/conversations/{id}/marks': {
    params: { id: demoId('conversation', 1) },
    body: { deliveredSeq: 2 },
  },
}

/** In the form of the contract, checked as the server checks its own answers. */
async function ask<K extends keyof typeof DEMO_ANSWERS>(
  key: K,
  args: object = PARTS[key] ?? { params: { id: product } },
) {
  const given = await answer(key, args)
  const { response } = contract.get(key) ?? {}
  if (!response) throw new Error(`the contract has no ${key}`)
  return (response as unknown as z.ZodType).parse(JSON.parse(JSON.stringify(given))) as ReturnType<
    (typeof DEMO_ANSWERS)[K]
  >
}

/** The demo has none of them, and says so. */
const DOCUMENTS = [
  'GET /api/brand/sales/{id}/evidence.pdf',
  'GET /api/brand/invoices/{id}/invoice.pdf',
  'GET /api/brand/invoice-months/{month}/invoices.zip',
  'GET /api/checkout/{id}',
  'GET /api/checkout/quote',
  'GET /api/brand/payment-method/setups/{id}',
  'GET /api/brand/conversations/{id}/pictures/{pictureId}',
]
const ANSWERED = Object.keys(DEMO_ANSWERS).filter((key) => !DOCUMENTS.includes(key))

test.each(ANSWERED as (keyof typeof DEMO_ANSWERS)[])('%s is answered as the contract says', async (key) => {
  await expect(ask(key)).resolves.toBeDefined()
})

test('credit, its movements and what boosts may spend agree, and the plan renews after today', async () => {
  const { purchasedCents, bonusCents } = await ask('GET /api/brand/wallet')
  let [sum, before, spent] = [0, null as number | null, 0]
  do {
    const page = await ask('GET /api/brand/wallet/entries', { query: before ? { before } : {} })
    for (const entry of page.entries) {
      sum += entry.purchasedCents + entry.bonusCents
      if (entry.kind === 'click') spent -= entry.bonusCents
    }
    before = page.before
  } while (before !== null)
  expect(sum).toBe(purchasedCents + bonusCents)
  const { campaigns, creditCents } = await ask('GET /api/brand/campaigns')
  const report = await ask('GET /api/brand/campaign-report')
  expect([creditCents, report.total.costCents]).toEqual([purchasedCents + bonusCents, spent])
  expect(campaigns.at(-1)?.all).toMatchObject({ costCents: spent, charged: report.total.charged })
  const query = { ...period, by: 'promotion' }
  const { rows } = await ask('GET /api/brand/insights/breakdown', { query })
  expect(rows.find(({ key }) => key === 'promoted')?.steps.clicked).toBe(report.total.charged + report.total.free)
  expect(spent).toBeGreaterThan(200)
  const { until } = await ask('GET /api/brand/subscription')
  expect(Date.parse(until ?? '')).toBeGreaterThan(NOW.getTime())
})

test('a visit at the same moment shows the same figures', async () => {
  const again = await demoAnswers(NOW, 0)('GET /api/brand/overview', {})
  expect(again).toEqual(await ask('GET /api/brand/overview'))
})

test('tiles, charts and the table of products agree', async () => {
  const overview = await ask('GET /api/brand/overview')
  const query = { ...period, unit: 'day', compare: 'none' }
  const { range } = await ask('GET /api/brand/insights/series', { query })
  expect(range.totals.viewed).toBe(overview.views.total)
  expect(range.totals.saved - range.totals.unsaved).toBe(overview.saves.total)
  expect(range.buckets.at(-1)?.steps.viewed).toBe(overview.views.today)
  expect(range.buckets.slice(-15, -1).map(({ steps }) => steps.viewed)).toEqual(overview.views.days)
  for (const by of ['product', 'type', 'gender', 'price', 'source', 'device', 'promotion', 'weekday-hour'] as const) {
    const { rows } = await ask('GET /api/brand/insights/breakdown', { query: { ...period, by } })
    expect(
      rows.reduce((sum, { steps }) => sum + steps.clicked, 0),
      by,
    ).toBe(range.totals.clicked)
  }
  const tracked = await ask('GET /api/brand/order-tracking')
  expect(overview.orders).toMatchObject({ count: tracked.orders, valueCents: tracked.valueCents })
  expect(tracked.orders).toBeGreaterThan(20)
  const { rows } = await ask('GET /api/brand/products', { query: {} })
  const week = range.buckets.slice(-7).reduce((sum, { steps }) => sum + steps.viewed, 0)
  expect(rows.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(week)
})

test('the figures show a week, a drop and a sale', async () => {
  const series = async (id?: string) =>
    (await ask('GET /api/brand/insights/series', { query: { ...period, unit: 'day', ...(id && { product: id }) } }))
      .range
  const all = await series()
  const onSundays = all.buckets.filter(({ start }) => new Date(start).getUTCDay() === 0)
  const onTuesdays = all.buckets.filter(({ start }) => new Date(start).getUTCDay() === 2)
  const mean = (buckets: typeof onSundays) => buckets.reduce((sum, { steps }) => sum + steps.shown, 0) / buckets.length
  expect(mean(onSundays)).toBeGreaterThan(1.2 * mean(onTuesdays))
  const drop = await series(PRODUCTS.find(({ piece }) => piece.stage === 'drop')?.id)
  const shown = drop.buckets.map(({ steps }) => steps.shown)
  expect(Math.max(...shown)).toBe(shown.at(-24))
  const { counts } = await ask('GET /api/brand/products', { query: {} })
  expect([counts.all, counts.onSale, counts.drops]).toEqual([28, 5, 1])
})

test('every save is refused with the sentence of the demo, and calls of the reader go to the server', async () => {
  const writes = [...contract.keys()].filter(
    (key) => /^(POST|PUT|PATCH|DELETE) \/api\/brand\//.test(key) && !(key in DEMO_ANSWERS),
  )
  expect(writes.length).toBeGreaterThan(20)
  for (const key of writes) {
    const refusal = await answer(key, {})?.then(null, (error: unknown) => error)
    expect(refusal, key).toBeInstanceOf(CallFailure)
    expect((refusal as CallFailure).message).toBe('Demo – wird nicht gespeichert')
  }
  expect(answer('GET /api/auth/me', {})).toBeNull()
  expect(answer('POST /api/user-interactions', {})).toBeNull()
})

test('an unknown product is answered as one', async () => {
  const args = { params: { id: '00000000-0000-4000-8000-000000000000' } }
  await expect(answer('GET /api/brand/products/{id}', args)).rejects.toMatchObject({ status: 404 })
})

test('files are downloaded by their address', async () => {
  expect(await answer('GET /api/brand/products/export?format=google-merchant', {})).toContain('Kai Hoodie')
})
