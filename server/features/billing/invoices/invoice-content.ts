import type { TaxReason } from '#contract/billing.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { taxCents } from '../tax/tax.ts'

interface Party {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly email: string
  readonly vatId: string | null
}

export interface Seller extends Party {
  readonly taxNumber: string | null
  readonly representative: string | null
  readonly register: string | null
  readonly phone: string | null
}

interface InvoiceLine {
  readonly text: string
  /** 1, or −1 in corrections. */
  readonly quantity: 1 | -1
  readonly unitCents: number
}

/** Everything that an invoice says, as it was when it was issued. */
export interface InvoiceContent {
  readonly number: string
  readonly kind: 'invoice' | 'correction'
  readonly language: Language
  /** Days in Berlin, `2026-11-27`. */
  readonly issuedOn: string
  readonly deliveredOn: string
  readonly seller: Seller
  readonly buyer: Party
  readonly orderReference: string
  readonly lines: readonly InvoiceLine[]
  readonly taxReason: TaxReason
  readonly basisPoints: number
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** Credit that came with it for nothing. */
  readonly bonusCents: number
  /** Of a correction: the invoice that it corrects. Of an invoice: the correction that it revokes. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null
  /** Of a correction: the invoice is issued anew without VAT, and the VAT alone is refunded. */
  readonly isReissued?: true
  /** Nothing was paid: the document says so. */
  readonly isTest: boolean
}

export const lineCents = ({ quantity, unitCents }: InvoiceLine): number => quantity * unitCents

/** Tax is computed once on the net sum of its rate, never line by line (EN 16931, BR-CO-17). */
export function totalsOf(lines: readonly InvoiceLine[], basisPoints: number) {
  const netCents = lines.reduce((sum, line) => sum + lineCents(line), 0)
  const vatCents = taxCents(netCents, basisPoints)
  return { netCents, vatCents, grossCents: netCents + vatCents }
}
