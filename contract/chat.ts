import { z } from 'zod'
import { CHAT, CHAT_TEXT, DESK_FILTERS } from './chat.limits.ts'
import {
  ChatMessage,
  ChatProduct,
  Conversation,
  conversationList,
  DeskList,
  Messages,
  Partner,
  RespondsWithin,
  Thread,
} from './conversation.ts'
import { defineContract } from './endpoint.ts'
import { Id, line, NoBody, Ok } from './schemas.ts'
import { TICKET_CATEGORIES } from './support.limits.ts'
import { ticketSubject } from './support.ts'
import { NOTICE_REASONS } from './vocabulary.ts'

const tag = 'chat'
const Time = z.iso.datetime()
const params = z.strictObject({ id: Id })

/** Empty: the message is pictures alone. */
const Text = z.string().trim().max(CHAT.textMax).regex(CHAT_TEXT)
const Cursor = z
  .string()
  .regex(/^[\w-]{1,80}$/)
  .optional()
const Search = z.string().trim().max(CHAT.searchMax).optional()
const Seq = z.coerce.number<string>().int().min(0).max(1_000_000_000)

const Sending = {
  /** Made by the device: repeating the call sends nothing twice. */
  messageId: Id,
  text: Text,
  productId: Id.optional(),
  /** Uploaded before, in their order. */
  pictureIds: z.array(Id).max(CHAT.pictures).default([]),
}
const Sent = z.object({ conversationId: Id, message: ChatMessage })
const SENDING_ERRORS = [
  'chat.unknown',
  'chat.blocked',
  'chat.first-long',
  'chat.pictures-early',
  'chat.pictures-young',
  'chat.picture-gone',
  'chat.filtered',
  'products.unknown',
  'idempotency-key.reused',
] as const

/** What all three sides can do with a conversation of theirs. */
const read = { params, response: Thread, errors: ['chat.unknown'] } as const
const readMessages = {
  params,
  query: z.strictObject({ before: Seq.optional(), after: Seq.optional() }),
  response: Messages,
  errors: ['chat.unknown'],
} as const
/** Without words it has pictures. */
const saysSomething = ({ text, pictureIds }: { readonly text: string; readonly pictureIds: readonly string[] }) =>
  text !== '' || pictureIds.length > 0
const send = {
  params,
  body: z.strictObject(Sending).refine(saysSomething),
  response: Sent,
  errors: SENDING_ERRORS,
} as const
const mark = {
  params,
  body: z.strictObject({ deliveredSeq: z.int().min(0), readSeq: z.int().min(0).optional() }),
  response: z.object({ unread: z.int() }),
  errors: ['chat.unknown'],
} as const
const type = { params, body: NoBody, response: Ok, errors: ['chat.unknown'] } as const
const block = { params, body: NoBody, response: Conversation, errors: ['chat.unknown'] } as const
const report = {
  params: z.strictObject({ id: Id, seq: Seq }),
  body: z.strictObject({
    reason: z.enum(NOTICE_REASONS),
    explanation: z.string().trim().max(CHAT.explanationMax).regex(CHAT_TEXT).default(''),
  }),
  response: z.object({ reference: z.string() }),
  errors: ['chat.unknown', 'chat.own-message'],
} as const
const setState = {
  params,
  body: z.strictObject({ state: z.enum(['open', 'done']) }),
  response: Conversation,
  errors: ['chat.unknown'],
} as const
const assign = {
  params,
  /** Null: no one in particular. */
  body: z.strictObject({ userId: Id.nullable() }),
  response: Conversation,
  errors: ['chat.unknown', 'chat.no-such-colleague'],
} as const
/** Until then it is not in the lists; null: it is back. A message of the user brings it back at once. */
const snooze = {
  params,
  body: z.strictObject({ until: Time.nullable() }),
  response: Conversation,
  errors: ['chat.unknown', 'chat.snooze-time'],
} as const
const Label = line(CHAT.labelMax).min(1)
const label = {
  params,
  body: z.strictObject({ label: Label, isOn: z.boolean() }),
  response: Conversation,
  errors: ['chat.unknown', 'chat.labels-full'],
} as const
const deskQuery = z.strictObject({
  filter: z.enum(DESK_FILTERS).default('all'),
  label: Label.optional(),
  q: Search,
  cursor: Cursor,
})

const user = { access: 'user', tag } as const
const brand = { access: 'brand', brandRight: 'messages', tag } as const
const staff = { access: 'staff', staffRight: 'support', tag } as const

export const chatContract = defineContract({
  'GET /api/conversations': {
    ...user,
    summary: 'Conversations of the caller, the last message first',
    query: z.strictObject({ q: Search, cursor: Cursor }),
    response: z.object(conversationList).meta({ id: 'ConversationList' }),
  },
  'GET /api/conversations/unread': {
    ...user,
    summary: 'Unread messages: of the caller, of the brands that the caller answers for, and of the support',
    response: z
      .object({
        unread: z.int(),
        /** Whether the caller has conversations: without one, no answer can arrive. */
        hasOwn: z.boolean(),
        /** By id of the brand. */
        brands: z.record(Id, z.int()),
        /** Null: the caller is none of it. */
        support: z.int().nullable(),
      })
      .meta({ id: 'UnreadMessages' }),
  },
  'GET /api/conversations/start': {
    ...user,
    summary: 'What a new message to a brand, or without one to the support, would begin or continue',
    query: z.strictObject({ brandId: Id.optional(), productId: Id.optional() }),
    response: z.object({
      /** Null: none was begun yet. */
      conversationId: Id.nullable(),
      partner: Partner,
      product: ChatProduct.nullable(),
      /** Outside of the brand's hours: when it answers again. */
      opensAt: Time.nullable(),
      respondsWithinHours: RespondsWithin,
    }),
    errors: ['brands.unknown', 'products.unknown', 'chat.own-brand'],
  },
  'POST /api/conversations': {
    ...user,
    summary: 'Write to a brand, or without one to the support; continues the conversation that there is',
    body: z.strictObject({ brandId: Id.optional(), ...Sending }).refine(saysSomething),
    response: Sent,
    errors: ['brands.unknown', 'chat.own-brand', 'operation.part-off', ...SENDING_ERRORS],
  },
  'GET /api/conversations/{id}': { ...user, summary: 'A conversation of the caller with its last messages', ...read },
  'GET /api/conversations/{id}/messages': {
    ...user,
    summary: 'Messages before or after a number, 50 at most',
    ...readMessages,
  },
  'POST /api/conversations/{id}/messages': { ...user, summary: 'Send a message; repeatable with its id', ...send },
  'POST /api/conversations/{id}/typing': { ...user, summary: 'Show the partner that one is writing', ...type },
  'POST /api/conversations/{id}/marks': { ...user, summary: 'Mark messages as received and read', ...mark },
  'POST /api/conversations/{id}/block': { ...user, summary: 'Block the brand: neither side can write', ...block },
  'DELETE /api/conversations/{id}/block': { ...user, summary: 'Take the own block back', ...block },
  'POST /api/conversations/{id}/messages/{seq}/report': {
    ...user,
    summary: 'Report a message of the partner (DSA art. 16); what it says now is kept with the report',
    ...report,
  },
})

export const brandChatContract = defineContract({
  'GET /api/brand/conversations': {
    ...brand,
    summary: 'Conversations of the brand, the longest waiting first',
    query: deskQuery,
    response: DeskList,
  },
  'GET /api/brand/conversations/{id}': { ...brand, summary: 'A conversation with its last messages', ...read },
  'GET /api/brand/conversations/{id}/messages': {
    ...brand,
    summary: 'Messages before or after a number, 50 at most',
    ...readMessages,
  },
  'POST /api/brand/conversations/{id}/messages': {
    ...brand,
    summary: 'Answer; a brand cannot begin a conversation',
    ...send,
  },
  'POST /api/brand/conversations/{id}/typing': { ...brand, summary: 'Show the user that one is writing', ...type },
  'POST /api/brand/conversations/{id}/marks': { ...brand, summary: 'Mark messages as received and read', ...mark },
  'POST /api/brand/conversations/{id}/block': { ...brand, summary: 'Block the user: neither side can write', ...block },
  'DELETE /api/brand/conversations/{id}/block': { ...brand, summary: 'Take the own block back', ...block },
  'POST /api/brand/conversations/{id}/messages/{seq}/report': {
    ...brand,
    summary: 'Report a message of the user; what it says now is kept with the report',
    ...report,
  },
  'POST /api/brand/conversations/{id}/state': {
    ...brand,
    summary: 'Settle a conversation, or take it up again',
    ...setState,
  },
  'POST /api/brand/conversations/{id}/snooze': {
    ...brand,
    summary: 'Put a conversation aside until a time',
    ...snooze,
  },
  'POST /api/brand/conversations/{id}/labels': { ...brand, summary: 'Add a label, or take it off', ...label },
  'POST /api/brand/conversations/{id}/assignee': { ...brand, summary: 'Give a conversation to a colleague', ...assign },
})

export const staffChatContract = defineContract({
  'GET /api/staff/conversations': {
    ...staff,
    summary: 'Conversations with the support, the longest waiting first',
    query: deskQuery,
    response: DeskList,
  },
  'GET /api/staff/conversations/{id}': { ...staff, summary: 'A conversation with its last messages', ...read },
  'GET /api/staff/conversations/{id}/messages': {
    ...staff,
    summary: 'Messages before or after a number, 50 at most',
    ...readMessages,
  },
  'POST /api/staff/conversations/{id}/messages': { ...staff, summary: 'Answer as the support', ...send },
  'POST /api/staff/conversations/{id}/typing': { ...staff, summary: 'Show the user that one is writing', ...type },
  'POST /api/staff/conversations/{id}/marks': { ...staff, summary: 'Mark messages as received and read', ...mark },
  'POST /api/staff/conversations/{id}/state': {
    ...staff,
    summary: 'Settle a conversation, or take it up again',
    ...setState,
  },
  'POST /api/staff/conversations/{id}/snooze': {
    ...staff,
    summary: 'Put a conversation aside until a time',
    ...snooze,
  },
  'POST /api/staff/conversations/{id}/labels': { ...staff, summary: 'Add a label, or take it off', ...label },
  'POST /api/staff/conversations/{id}/ticket': {
    ...staff,
    summary: 'Make a ticket of what was written since the last one; the user is told. Repeatable with its message id',
    params,
    body: z.strictObject({ messageId: Id, subject: ticketSubject, category: z.enum(TICKET_CATEGORIES) }),
    response: Conversation,
    errors: ['chat.unknown', 'chat.in-ticket', 'idempotency-key.reused'],
  },
  'POST /api/staff/conversations/{id}/assignee': { ...staff, summary: 'Give a conversation to a colleague', ...assign },
})
