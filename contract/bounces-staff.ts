import { z } from 'zod'
import { BOUNCES } from './accounts.limits.ts'
import { Email } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { line, Ok } from './schemas.ts'

const tag = 'staff'

const EmailBounce = z
  .object({
    email: z.string(),
    /** What the mail server said. */
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'EmailBounce' })
export type EmailBounce = Output<typeof EmailBounce>

export const bouncesContract = defineContract({
  'GET /api/admin/bounces': {
    access: 'staff',
    staffRight: 'watch',
    tag,
    summary: 'Addresses that refused mails for good, the latest first; no mails but requested codes go there',
    query: z.strictObject({ q: line(254).optional() }),
    response: z.object({ total: z.int(), bounces: z.array(EmailBounce).max(BOUNCES.page) }),
  },
  'POST /api/admin/bounces/clear': {
    access: 'staff',
    staffRight: 'system',
    tag,
    summary: 'Send mails to an address again',
    body: z.strictObject({ email: Email, reason: line(300).min(3) }),
    response: Ok,
    errors: ['accounts.no-bounce'],
  },
})
