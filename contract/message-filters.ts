import { z } from 'zod'
import { CHAT_TEXT } from './chat.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { FILTER_ACTIONS, FILTER_KINDS, MESSAGE_FILTER } from './message-filters.limits.ts'
import { Id, line, Ok } from './schemas.ts'

const tag = 'content'
const read = { access: 'staff', staffRight: 'read', tag } as const
const write = { access: 'staff', staffRight: 'content', tag } as const
const params = z.strictObject({ id: Id })

const Rule = {
  kind: z.enum(FILTER_KINDS),
  pattern: line(MESSAGE_FILTER.patternMax).min(MESSAGE_FILTER.patternMin),
  action: z.enum(FILTER_ACTIONS),
  /** Why there is this rule. */
  note: line(MESSAGE_FILTER.noteMax),
  isOn: z.boolean(),
}

const MessageFilter = z
  .object({ id: Id, version: z.int(), ...Rule, updatedAt: z.iso.datetime() })
  .meta({ id: 'MessageFilter' })
export type MessageFilter = Output<typeof MessageFilter>

export const messageFiltersContract = defineContract({
  'GET /api/admin/message-filters': {
    ...read,
    summary: 'Rules by which messages of conversations are masked, marked or refused',
    response: z.object({ filters: z.array(MessageFilter) }),
  },
  'POST /api/admin/message-filters': {
    ...write,
    summary: 'Add a rule; every process applies it within a minute',
    body: z.strictObject(Rule),
    response: MessageFilter,
    errors: ['filters.pattern', 'filters.full'],
  },
  'PUT /api/admin/message-filters/{id}': {
    ...write,
    summary: 'Change a rule, or turn it on or off',
    params,
    body: z.strictObject({ ...Rule, version: z.int() }),
    response: MessageFilter,
    errors: ['filters.pattern', 'filters.unknown', 'conflict'],
  },
  'POST /api/admin/message-filters/{id}/remove': {
    ...write,
    summary: 'Remove a rule',
    params,
    body: z.strictObject({ reason: line(300).min(3) }),
    response: Ok,
    errors: ['filters.unknown'],
  },
  'POST /api/admin/message-filters/trial': {
    ...read,
    summary: 'What the rules would do with a text; nothing is sent or stored',
    body: z.strictObject({
      text: z.string().max(MESSAGE_FILTER.trialMax).regex(CHAT_TEXT),
      /** Tried beside the rules that there are. */
      rule: z.strictObject({ kind: Rule.kind, pattern: Rule.pattern, action: Rule.action }).optional(),
    }),
    response: z.object({
      /** As its reader would get it. */
      text: z.string(),
      outcome: z.enum(['sent', ...FILTER_ACTIONS]),
      /** Patterns that match. */
      matched: z.array(z.string()),
    }),
    errors: ['filters.pattern'],
  },
})
