import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import { Id, Ok } from './schemas.ts'

/** Product 13: what support does for an account from beside a ticket or a conversation. */
export const accountHelpContract = defineContract({
  'POST /api/admin/users/{id}/code': {
    access: 'staff',
    staffRight: 'support',
    tag: 'admin',
    summary: 'Mail a new code: to confirm the address where it waits for that, otherwise for a new password',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ reason: z.string().trim().min(3).max(300) }),
    response: Ok,
    errors: ['people.unknown'],
  },
})
