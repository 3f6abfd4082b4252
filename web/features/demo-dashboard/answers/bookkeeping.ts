import type { Answer } from '#web/api/call.ts'
import { demoId } from '../label/demo-id.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { noFile } from './refusals.ts'
import { demoPurchases } from './wallet.ts'

type Invoice = Answer<'GET /api/brand/invoices'>['invoices'][number]

/** The documents of what the label bought and gave back, the latest first. */
function documentsOf(world: DemoWorld): Invoice[] {
  const found = demoPurchases(world).flatMap(({ id, netCents, vatCents, paidAt, paidBackAt }, at) => {
    const amounts = { netCents, vatCents, grossCents: netCents + vatCents }
    const back = { netCents: -netCents, vatCents: -vatCents, grossCents: -netCents - vatCents }
    const document = { purchaseId: id, isTest: false }
    return [
      { ...document, id: demoId('other', 2100 + at), kind: 'invoice' as const, issuedAt: paidAt, ...amounts },
      ...(paidBackAt === null
        ? []
        : [
            { ...document, id: demoId('other', 2200 + at), kind: 'correction' as const, issuedAt: paidBackAt, ...back },
          ]),
    ]
  })
  return found
    .toSorted((one, other) => one.issuedAt.localeCompare(other.issuedAt))
    .map((one, at) => ({ ...one, number: `SW-R-${one.issuedAt.slice(0, 4)}-${String(at * 7 + 112).padStart(6, '0')}` }))
    .toReversed()
}

export const invoices: DemoAnswer<'GET /api/brand/invoices'> = (world) => ({
  invoices: documentsOf(world),
  cursor: null,
})

export const invoiceDocument: DemoAnswer<'GET /api/brand/invoices/{id}/invoice.pdf'> = ({ language }) => {
  throw noFile(language)
}

type Months = Answer<'GET /api/brand/invoice-months'>['months']

export const invoiceMonths: DemoAnswer<'GET /api/brand/invoice-months'> = (world) => {
  const months: Months = []
  for (const { issuedAt, netCents, vatCents, grossCents } of documentsOf(world)) {
    const month = issuedAt.slice(0, 7)
    const known = months.find((one) => one.month === month)
    const sum = known ?? { month, count: 0, netCents: 0, vatCents: 0, grossCents: 0 }
    const added = {
      ...{ month, count: sum.count + 1, netCents: sum.netCents + netCents, vatCents: sum.vatCents + vatCents },
      grossCents: sum.grossCents + grossCents,
    }
    if (known) months.splice(months.indexOf(known), 1, added)
    else months.push(added)
  }
  return { months }
}

export const invoiceMonth: DemoAnswer<'GET /api/brand/invoice-months/{month}/invoices.zip'> = ({ language }) => {
  throw noFile(language)
}

export const bookings: DemoAnswer<'GET /api/brand/invoice-months/{month}/bookings.csv'> = (world, { params }) =>
  [
    'Belegnummer;Belegart;Belegdatum;Netto (EUR);USt. (EUR);Brutto (EUR)',
    ...documentsOf(world)
      .filter(({ issuedAt }) => issuedAt.startsWith(params.month))
      .map(({ number, kind, issuedAt, ...amounts }) =>
        [
          ...[number, kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur', issuedAt.slice(0, 10)],
          ...[amounts.netCents, amounts.vatCents, amounts.grossCents].map((cents) =>
            (cents / 100).toFixed(2).replace('.', ','),
          ),
        ].join(';'),
      ),
  ].join('\r\n')

export const taxAdviser: DemoAnswer<'GET /api/brand/tax-adviser'> = (world) => ({
  ...{ version: 1, isOn: true, email: 'belege@kanzlei-kiel.example', language: world.language, isTest: false },
  sentMonth: documentsOf(world)[0]?.issuedAt.slice(0, 7) ?? null,
})
