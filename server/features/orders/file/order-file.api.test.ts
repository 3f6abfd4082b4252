import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderFileResult } from '#contract/orders.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { insertTestSale } from '#server/testing/test-sale.ts'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'

const DAY_MS = 86_400_000

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.app.close())

describe('a table of orders', () => {
  const upload = async (text: string) => {
    const { raw, headers } = multipartOf({ bytes: Buffer.from(text), name: 'orders.csv', type: 'text/csv' })
    const answer = await desk.owner.send('POST', '/api/brand/orders/file', undefined, { raw, headers })
    return { status: answer.status, body: answer.body as OrderFileResult & { code?: string; message?: string } }
  }

  test('is taken by the rules of the call: German, with what is wrong by line', async () => {
    const [good, dayOnly, old] = [
      await desk.click(desk.shopper.id),
      await desk.click(desk.shopper.id, 2, '2026-03-30T20:00:00Z'),
      await desk.click(desk.shopper.id, 0, desk.ago(9 * DAY_MS)),
    ]
    const text = [
      'Bestellnummer;Bestellwert;Datum;Währung;sw_click;Gutscheincode',
      `D-1;1.259,90 €;31.03.2026 11:30;EUR;${good};`,
      `D-2;20,00;30.03.2026;EUR;${dayOnly};`,
      `D-3;20,00;30.03.2026;EUR;${old};`,
      'D-4;20,00;30.03.2026;EUR;;',
      'D-5;umsonst;30.03.2026;EUR;not-a-click;',
      `D-6;umsonst;30.03.2026;EUR;${good};`,
      `D-7;10,00;31.02.2026;EUR;${good};`,
      `D-8;10,00;30.03.2026;USD;${good};`,
      `D-1;1.259,90 €;31.03.2026 11:30;EUR;${good};`,
      'D-9;10,00;30.03.2026;EUR;;ANDERER',
      `D-2;;;;;`,
    ].join('\n')
    const first = await upload(text)
    expect(first).toMatchObject({ status: 200, body: { rows: 11, added: 2, repeated: 1, unrelated: 2, refused: 5 } })
    expect(first.body.problems.map(({ line, column }) => [line, column])).toEqual([
      [4, ''],
      [6, 'sw_click'],
      [7, 'Bestellwert'],
      [8, 'Datum'],
      [9, 'Währung'],
    ])
    expect(await upload(text)).toMatchObject({ body: { added: 0, repeated: 3 } })
    expect((await desk.orders()).find(({ orderId }) => orderId === 'D-1')).toMatchObject({
      valueCents: 125_990,
      via: 'file',
      product: { id: desk.products[0]?.id },
    })
    // What the shop reported as well counts once; of a file only the day is known.
    const reported = { orderId: 'D-2', valueCents: 2000, occurredAt: '2026-03-30T20:30:00Z' }
    expect((await desk.report(desk.order(dayOnly, reported))).status).toBe(200)
  })

  test('of Shopify has the click in the address, and promo codes of our sales lead to their product', async () => {
    const clicked = await desk.click(desk.shopper.id)
    const span = { startsAt: '2026-03-25T00:00:00Z', endsAt: '2026-03-30T00:00:00Z' }
    await insertTestSale(desk.app.world.db, {
      productId: desk.products[2]?.id ?? '',
      percent: 20,
      promoCode: 'DROP20',
      ...span,
    })
    const text = [
      'Name,Financial Status,Currency,Total,Discount Code,Created at,Landing Site',
      `#S1,paid,EUR,129.95,,2026-03-31 11:30:10 +0200,/p/hoodie?sw_click=${clicked}&utm_source=dropdeck`,
      '#S1,,,,,2026-03-31 11:30:10 +0200,',
      '#S2,paid,EUR,45.00,drop20,2026-03-28 11:30:10 +0200,/p/hoodie?utm_source=other',
      '#S3,paid,EUR,45.00,DROP20,2026-03-30 11:30:10 +0200,',
    ].join('\n')
    const { body } = await upload(text)
    expect(body).toMatchObject({ added: 2, refused: 1, problems: [{ line: 5, value: '#S3' }] })
    const shown = await desk.orders()
    expect(shown.find(({ orderId }) => orderId === '#S1')).toMatchObject({ valueCents: 12_995, promoCode: null })
    expect(shown.find(({ orderId }) => orderId === '#S2')).toMatchObject({
      product: { id: desk.products[2]?.id },
      promoCode: 'drop20',
    })
  })

  test('without its columns is refused, naming them', async () => {
    expect(await upload('Bestellnummer;Datum\nA;30.03.2026')).toMatchObject({
      status: 400,
      body: { code: 'orders.columns', message: expect.stringContaining('„Bestellwert“, „sw_click“ oder „Promo-Code“') },
    })
    expect((await upload('')).body.code).toBe('imports.unreadable')
  })
})
