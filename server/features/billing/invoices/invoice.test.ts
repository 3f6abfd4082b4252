import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineCents, totalsOf } from './invoice-content.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { decimal, invoiceXml } from './invoice-xml.ts'
import { SAMPLE_INVOICES } from './testing/sample-invoices.ts'

const Lines = fc.array(
  fc.record({
    text: fc.constant('Werbeguthaben'),
    quantity: fc.constantFrom(1 as const, -1 as const),
    unitCents: fc.integer({ min: 1, max: 500_000 }),
  }),
  { minLength: 1, maxLength: 30 },
)

test('of random baskets, tax is that of the net sum, and everything agrees to the cent', () => {
  fc.assert(
    fc.property(Lines, fc.constantFrom(0, 700, 1900), (lines, basisPoints) => {
      const { netCents, vatCents, grossCents } = totalsOf(lines, basisPoints)
      const net = lines.reduce((sum, line) => sum + BigInt(lineCents(line)), 0n)
      const size = net < 0n ? -net : net
      const vat = (size * BigInt(basisPoints) + 5000n) / 10_000n
      expect([BigInt(netCents), BigInt(vatCents)]).toEqual([net, net < 0n ? -vat : vat])
      expect(grossCents).toBe(netCents + vatCents)
    }),
  )
})

test('three lines of 3 cents carry 2 cents of tax, not 3', () => {
  const lines = Array.from({ length: 3 }, () => ({ text: 'x', quantity: 1 as const, unitCents: 3 }))
  expect(totalsOf(lines, 1900)).toEqual({ netCents: 9, vatCents: 2, grossCents: 11 })
})

test('cents are written as decimals without floating point', () => {
  expect([0, 7, 100, 5950, -1, -5950, 123_456_789].map(decimal)).toEqual([
    ...['0.00', '0.07', '1.00', '59.50', '-0.01', '-59.50', '1234567.89'],
  ])
})

// These files passed the official validator (`npm run validate:invoices`, Decision 073).
describe('the data of an invoice', () => {
  test.each(Object.entries(SAMPLE_INVOICES))('%s', async (name, content) => {
    await expect(invoiceXml(content)).toMatchFileSnapshot(`testing/golden/${name}.xml`)
  })
})

test('the PDF is PDF/A-3 with the data attached, and the same content gives the same bytes', async () => {
  const [germany] = Object.values(SAMPLE_INVOICES)
  if (!germany) throw new Error('no sample')
  const [pdf, again] = [await invoicePdf(germany), await invoicePdf(germany)]
  expect(again.equals(pdf)).toBe(true)
  const text = pdf.toString('latin1')
  for (const part of [
    '<pdfaid:part>3</pdfaid:part>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    'factur-x.xml',
    '/AFRelationship /Alternative',
  ]) {
    expect(text).toContain(part)
  }
})
