import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { FOUR_EYES, MONEY_REQUEST_KINDS, MONEY_REQUEST_STATES } from './money-requests.limits.ts'
import { Id, line, NoBody, Ok } from './schemas.ts'

const moneyCall = { access: 'staff', staffRight: 'money', tag: 'billing' } as const
const params = z.strictObject({ id: Id })
const Moment = z.iso.datetime()

/** The answer to an act of staff with money: it happened, or it was asked for. */
export const MoneyAnswer = z
  .object({
    ok: z.literal(true),
    /** Null: it happened at once. */
    request: z
      .object({
        id: Id,
        /** When it takes effect by itself; null: a second person must confirm it. */
        takesEffectAt: Moment.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'MoneyAnswer' })
export type MoneyAnswer = Output<typeof MoneyAnswer>

const Person = z.object({ username: z.string(), isSelf: z.boolean() })

const MoneyRequest = z
  .object({
    id: Id,
    kind: z.enum(MONEY_REQUEST_KINDS),
    state: z.enum(MONEY_REQUEST_STATES),
    brand: z.object({ id: Id, name: z.string() }),
    subjectId: Id,
    cents: z.int().positive(),
    reason: z.string(),
    /** Null: the account was deleted since. */
    askedBy: Person.nullable(),
    askedAt: Moment,
    takesEffectAt: Moment.nullable(),
    /** Null: open, or the server decided by itself. */
    decidedBy: Person.nullable(),
    decidedAt: Moment.nullable(),
    answer: z.string(),
    /** Whether the caller may confirm or refuse it: not the person who asked, nor a member of the brand. */
    isForCaller: z.boolean(),
  })
  .meta({ id: 'MoneyRequest' })
export type MoneyRequest = Output<typeof MoneyRequest>

export const moneyRequestsContract = defineContract({
  'GET /api/admin/billing/requests': {
    ...moneyCall,
    summary: 'What staff asked for above 100 €: undecided, the oldest first; or decided, the latest first (Trust S43)',
    query: z.strictObject({ of: z.enum(['open', 'decided']).default('open') }),
    response: z.object({ requests: z.array(MoneyRequest).max(FOUR_EYES.shown) }),
  },
  'POST /api/admin/billing/requests/{id}/confirm': {
    ...moneyCall,
    summary: 'Confirm what another member of staff asked for: it happens at once',
    params,
    body: z.strictObject({ reason: line(300).min(3), password: Password.optional() }),
    response: Ok,
    errors: [
      'billing.unknown-request',
      'billing.request-decided',
      'billing.request-own',
      'billing.own-brand',
      'billing.refund',
      'billing.unknown-return',
      'billing.return-decided',
      'accounts.reauth',
      'accounts.credentials',
    ],
  },
  'POST /api/admin/billing/requests/{id}/refuse': {
    ...moneyCall,
    summary: 'Refuse what another member of staff asked for',
    params,
    body: z.strictObject({ reason: line(300).min(3) }),
    response: Ok,
    errors: ['billing.unknown-request', 'billing.request-decided', 'billing.request-own', 'billing.own-brand'],
  },
  'POST /api/admin/billing/requests/{id}/withdraw': {
    ...moneyCall,
    summary: 'Take back what the caller asked for, while it is not decided; any superadmin may',
    params,
    body: NoBody,
    response: Ok,
    errors: ['billing.unknown-request', 'billing.request-decided', 'forbidden'],
  },
})
