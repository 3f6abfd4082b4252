import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import { NoBody, Ok } from './schemas.ts'

const View = z.object({
  startedAt: z.iso.datetime(),
  /** When it ended, or ends at the latest. */
  until: z.iso.datetime(),
  isOpen: z.boolean(),
  reason: z.string(),
})

export const viewAsContract = defineContract({
  'POST /api/view/end': {
    access: 'public',
    tag: 'accounts',
    summary: 'End a view of staff in this browser; the session of the member of staff goes on',
    body: NoBody,
    response: Ok,
  },
  'GET /api/auth/views': {
    access: 'user',
    tag: 'accounts',
    summary: 'When staff looked at the app as this account, and why; the latest first',
    response: z.array(View),
  },
})
