import type { InvoiceContent, Seller } from '../invoice-content.ts'
import { totalsOf } from '../invoice-content.ts'

const SELLER: Seller = {
  name: 'Dropdeck GmbH',
  street: 'Speicherstraße 4',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  email: 'rechnung@dropdeck.example',
  phone: '+49 40 1234567',
  vatId: 'DE136695976',
  taxNumber: '22/123/45678',
  representative: 'Ida Petersen',
  register: 'Amtsgericht Hamburg, HRB 12345',
}
const GERMAN = {
  name: 'Łódź & Söhne GmbH',
  street: 'Am Kai 7',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
  email: 'buchhaltung@soehne.example',
  vatId: 'DE811569869',
}

function invoice(changes: Partial<InvoiceContent>, unitCents = 5000): InvoiceContent {
  const { basisPoints = 1900, kind = 'invoice' } = changes
  const lines = [
    { text: 'Werbeguthaben, Paket M', quantity: kind === 'invoice' ? (1 as const) : (-1 as const), unitCents },
  ]
  return {
    number: 'SW-R-2026-000001',
    kind,
    language: 'de',
    issuedOn: '2026-11-27',
    deliveredOn: '2026-11-27',
    seller: SELLER,
    buyer: GERMAN,
    orderReference: '',
    lines,
    taxReason: 'standard',
    basisPoints,
    ...totalsOf(lines, basisPoints),
    bonusCents: 250,
    corrects: null,
    isTest: false,
    ...changes,
  }
}

const abroad = (country: string, vatId: string | null) => ({ ...GERMAN, name: 'Ferdinand Mode', country, vatId })

/** One document of each kind that the law tells apart. */
export const SAMPLE_INVOICES: Readonly<Record<string, InvoiceContent>> = {
  germany: invoice({ orderReference: 'B-17' }),
  'reverse-charge': invoice({
    ...{ language: 'en', taxReason: 'reverse-charge', basisPoints: 0 },
    buyer: { ...abroad('AT', 'ATU12345675'), postalCode: '1010', city: 'Wien' },
  }),
  switzerland: invoice({
    ...{ taxReason: 'third-country', basisPoints: 0 },
    buyer: { ...abroad('CH', null), postalCode: '8001', city: 'Zürich' },
  }),
  'switzerland-without-vat-id': invoice({
    ...{ taxReason: 'third-country', basisPoints: 0, seller: { ...SELLER, vatId: null } },
    buyer: { ...abroad('CH', null), postalCode: '8001', city: 'Zürich' },
  }),
  'small-business': invoice({
    ...{ taxReason: 'small-business', basisPoints: 0, seller: { ...SELLER, vatId: null } },
  }),
  correction: invoice(
    {
      ...{ kind: 'correction', number: 'SW-R-2026-000002', bonusCents: 0 },
      corrects: { number: 'SW-R-2026-000001', issuedOn: '2026-11-27' },
    },
    2500,
  ),
}
