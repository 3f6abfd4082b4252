import { z } from 'zod'
import { defineContract } from './endpoint.ts'

export const liveContract = defineContract({
  'GET /api/live': {
    access: 'user',
    tag: 'live',
    summary:
      'Server-sent events for an open page: "hello" with unread messages, "news" with ids of what changed, "missed" when anything may have changed',
    response: z.string(),
    errors: ['foreign-origin'],
    streamed: true,
  },
})
