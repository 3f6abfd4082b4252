import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'billing'
const brandCall = { access: 'brand', brandRight: 'billing', tag } as const

/** In Berlin, `2026-11`. */
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
const params = z.strictObject({ month: Month })

const Months = z.object({
  /** Months with documents, the latest first. */
  months: z
    .array(
      z.object({
        month: z.string(),
        count: z.int(),
        netCents: z.int(),
        vatCents: z.int(),
        grossCents: z.int(),
      }),
    )
    .max(120),
})

const TaxAdviser = z
  .object({
    /** 0: nothing was saved yet. */
    version: z.int().nonnegative(),
    isOn: z.boolean(),
    /** Empty: none. */
    email: z.string(),
    language: z.enum(LANGUAGES),
    /** The last month that was sent; null: none yet. */
    sentMonth: z.string().nullable(),
    /** Nothing is paid here: mails go to members of the team alone. */
    isTest: z.boolean(),
  })
  .meta({ id: 'TaxAdviser' })
export type TaxAdviser = Output<typeof TaxAdviser>

export const invoiceMonthsContract = defineContract({
  'GET /api/brand/invoice-months': {
    ...brandCall,
    summary: 'Months in which invoices or corrections were issued',
    response: Months,
  },
  'GET /api/brand/invoice-months/{month}/invoices.zip': {
    ...brandCall,
    summary: 'All invoices and corrections of a month as PDF with their data, and the table of bookings',
    params,
    response: z.unknown(),
    streamed: true,
    errors: ['billing.unknown-invoice'],
  },
  'GET /api/brand/invoice-months/{month}/bookings.csv': {
    ...brandCall,
    summary: 'The invoices and corrections of a month as rows for bookkeeping',
    params,
    response: z.unknown(),
    raw: true,
  },
  'GET /api/brand/tax-adviser': {
    ...brandCall,
    summary: 'Where the invoices of each month are sent',
    response: TaxAdviser,
  },
  'PUT /api/brand/tax-adviser': {
    ...brandCall,
    summary: 'Have the invoices of each month sent to an address, or end that',
    body: z
      .strictObject({
        version: z.int().nonnegative(),
        isOn: z.boolean(),
        /** Where to; the present one stays where it is turned off. */
        email: z.email().max(254).optional(),
        /** The member confirms that invoices may be sent there. */
        isConfirmed: z.boolean().default(false),
      })
      .refine(({ isOn, email, isConfirmed }) => !isOn || (email !== undefined && isConfirmed), {
        message: 'a confirmed address',
      }),
    response: TaxAdviser,
    errors: ['conflict'],
  },
})
