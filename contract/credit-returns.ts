import { z } from 'zod'
import { Password } from './accounts.ts'
import { CREDIT_RETURN_STATES, CREDIT_RETURNS_SHOWN } from './billing.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { MoneyAnswer } from './money-requests.ts'
import { Id, line, Ok } from './schemas.ts'

const tag = 'billing'
const brandCall = { access: 'brand', brandRight: 'billing', tag } as const
const params = z.strictObject({ id: Id })
const Cents = z.int().nonnegative()

const shown = {
  id: Id,
  state: z.enum(CREDIT_RETURN_STATES),
  /** Bought credit, net. */
  cents: Cents,
  /** What is refunded to the cards that paid, VAT included. */
  grossCents: Cents,
  /** What the brand says. */
  reason: z.string(),
  /** What staff say of a refusal; empty: nothing. */
  answer: z.string(),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
}

const OwnReturns = z.object({
  /** Bought credit that can be asked back now, net. */
  availableCents: Cents,
  /** Set aside until it is decided: it cannot be spent. */
  heldCents: Cents,
  /** The latest first. */
  returns: z.array(z.object(shown)).max(CREDIT_RETURNS_SHOWN),
})
export type OwnReturns = Output<typeof OwnReturns>

const StaffReturn = z
  .object({
    ...shown,
    brand: z.object({ id: Id, name: z.string() }),
    /** What it is made of. */
    parts: z.array(
      z.object({
        purchaseId: Id,
        paidAt: z.iso.datetime(),
        cents: Cents,
        grossCents: Cents,
        card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
        /** Null: the refund has not been ordered. */
        refund: z.enum(['ordered', 'sent', 'done', 'failed']).nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffCreditReturn' })
export type StaffReturn = Output<typeof StaffReturn>

export const creditReturnsContract = defineContract({
  'GET /api/brand/credit-returns': {
    ...brandCall,
    summary: 'Bought credit that can be asked back, and what was asked back before',
    response: OwnReturns,
  },
  'POST /api/brand/credit-returns': {
    ...brandCall,
    summary:
      'Ask bought credit back, all that is unspent or a part of it; repeatable with the same Idempotency-Key (UUID)',
    headers: z.object({ 'idempotency-key': Id }),
    body: z.strictObject({
      /** Null: all that can be asked back. */
      cents: z.int().min(1).max(100_000_000).nullable(),
      reason: line(300).min(3),
    }),
    response: OwnReturns,
    errors: ['billing.return-open', 'billing.return-amount', 'idempotency-key.reused'],
  },
  'POST /api/brand/credit-returns/{id}/withdraw': {
    ...brandCall,
    summary: 'Keep the credit after all, while staff have not decided',
    params,
    response: OwnReturns,
    errors: ['billing.unknown-return', 'billing.return-decided'],
  },
  'GET /api/admin/billing/credit-returns': {
    access: 'staff',
    staffRight: 'read',
    tag,
    summary: 'Credit that brands ask back: undecided, the oldest first; or decided, the latest first',
    query: z.strictObject({ of: z.enum(['open', 'decided']).default('open') }),
    response: z.object({ returns: z.array(StaffReturn).max(CREDIT_RETURNS_SHOWN) }),
  },
  'POST /api/admin/billing/credit-returns/{id}/accept': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Refund it to the cards that paid; credit and bonus are taken back as the refunds arrive',
    params,
    body: z.strictObject({
      reason: line(300).min(3),
      /** Where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: MoneyAnswer,
    errors: [
      'billing.unknown-return',
      'billing.return-decided',
      'billing.refund',
      'billing.own-brand',
      'accounts.reauth',
      'accounts.credentials',
    ],
  },
  'POST /api/admin/billing/credit-returns/{id}/refuse': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Refuse it with a reason, which the brand reads; the credit can be spent again',
    params,
    body: z.strictObject({ reason: line(500).min(3) }),
    response: Ok,
    errors: ['billing.unknown-return', 'billing.return-decided', 'billing.own-brand'],
  },
})
