import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id, IdempotencyHeaders, NoBody, Ok } from './schemas.ts'
import {
  ATTACHMENT_TYPES,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_REFERENCES,
  TICKET_STATES,
  TICKET_URGENCIES,
} from './support.limits.ts'

const tag = 'support'
const own = { access: 'user', tag } as const
const Time = z.iso.datetime()
const TicketId = z.strictObject({ id: Id })

export const TicketAttachment = z
  .object({ id: Id, name: z.string(), type: z.enum(ATTACHMENT_TYPES), bytes: z.int() })
  .meta({ id: 'TicketAttachment' })
export type TicketAttachment = Output<typeof TicketAttachment>

export const TicketRow = z
  .object({
    id: Id,
    number: z.string(),
    subject: z.string(),
    category: z.enum(TICKET_CATEGORIES),
    state: z.enum(TICKET_STATES),
    /** Null: the account was deleted. */
    openedBy: z.string().nullable(),
    createdAt: Time,
    updatedAt: Time,
  })
  .meta({ id: 'TicketRow' })
export type TicketRow = Output<typeof TicketRow>

export const TicketReference = z.object({ type: z.enum(TICKET_REFERENCES), id: Id, name: z.string() })
export type TicketReference = Output<typeof TicketReference>

export const TicketEvent = z.object({
  /** `merged`: into another ticket; `merged-here`: another one into this; `value` is its number, or the new state. */
  kind: z.enum(['state', 'assigned', 'merged', 'merged-here']),
  value: z.string(),
  createdAt: Time,
})
export type TicketEvent = Output<typeof TicketEvent>

const TicketMessage = z.object({
  id: Id,
  side: z.enum(['customer', 'staff']),
  /** Of customers; null: of support, or the account was deleted. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  attachments: z.array(TicketAttachment),
  createdAt: Time,
})
export type TicketMessage = Output<typeof TicketMessage>

const LinkedTicket = z.object({ id: Id, number: z.string() })

export const Ticket = z
  .object({
    ...TicketRow.shape,
    brandId: Id.nullable(),
    urgency: z.enum(TICKET_URGENCIES),
    reference: TicketReference.nullable(),
    hasDiagnostics: z.boolean(),
    messages: z.array(TicketMessage),
    events: z.array(TicketEvent),
    follows: LinkedTicket.nullable(),
    mergedInto: LinkedTicket.nullable(),
    /** The conversation with support that it was made of. */
    conversationId: Id.nullable(),
    /** Until when an answer opens it again; null: it is not closed. */
    reopensUntil: Time.nullable(),
    /** When support has promised to reply; null: no reply is owed, or the clock stands still. */
    replyBy: Time.nullable(),
    /** `open`: to be asked for now; `given`: with its stars. */
    rating: z.object({ state: z.enum(['none', 'open', 'given']), stars: z.int().nullable() }),
  })
  .meta({ id: 'Ticket' })
export type Ticket = Output<typeof Ticket>

/** One line, with emoji, without control characters and overrides of the direction. */
export const ticketSubject = z
  .string()
  .trim()
  .min(TICKET_LIMITS.subjectMin)
  .max(TICKET_LIMITS.subjectMax)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)

/** Texts of several lines, with emoji. */
export const ticketText = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u)

const Attachments = z.array(Id).max(TICKET_LIMITS.attachments).default([])

const Diagnostics = z.strictObject({
  /** Of the app. */
  version: z.string().max(100),
  browser: z.string().max(400),
  page: z.string().max(200),
  /** Reference of the last error that the app showed. */
  lastError: z.string().max(100).nullable(),
})

export const supportContract = defineContract({
  'GET /api/tickets': {
    ...own,
    summary: 'Own tickets, or those of a brand that the role may read, the last changed first',
    query: z.strictObject({ brandId: Id.optional(), cursor: z.string().max(100).optional() }),
    response: z.object({ tickets: z.array(TicketRow), cursor: z.string().nullable() }),
    errors: ['forbidden'],
  },
  'POST /api/tickets': {
    ...own,
    summary: 'Open a ticket; the same Idempotency-Key opens it once',
    headers: IdempotencyHeaders,
    body: z.strictObject({
      /** Left out: a ticket of the person. */
      brandId: Id.optional(),
      subject: ticketSubject,
      category: z.enum(TICKET_CATEGORIES),
      description: ticketText(TICKET_LIMITS.textMin, TICKET_LIMITS.textMax),
      urgency: z.enum(TICKET_URGENCIES),
      reference: z.strictObject({ type: z.enum(TICKET_REFERENCES), id: Id }).optional(),
      attachmentIds: Attachments,
      /** With the sender's consent. */
      diagnostics: Diagnostics.optional(),
      /** The closed ticket to which it goes on. */
      followsId: Id.optional(),
    }),
    response: Ticket,
    errors: ['forbidden', 'tickets.critical', 'tickets.reference', 'tickets.attachment', 'tickets.unknown'],
  },
  'GET /api/tickets/{id}': {
    ...own,
    summary: 'A ticket with all that its sender may read',
    params: TicketId,
    response: Ticket,
    errors: ['tickets.unknown'],
  },
  'POST /api/tickets/{id}/messages': {
    ...own,
    summary: 'Answer in a ticket; opens it again within 14 days after it was closed',
    params: TicketId,
    headers: IdempotencyHeaders,
    body: z.strictObject({ text: ticketText(1, TICKET_LIMITS.replyMax), attachmentIds: Attachments }),
    response: Ticket,
    errors: ['tickets.unknown', 'tickets.closed', 'tickets.merged', 'tickets.attachment'],
  },
  'POST /api/tickets/{id}/resolve': {
    ...own,
    summary: 'Say that the matter is settled',
    params: TicketId,
    body: NoBody,
    response: Ticket,
    errors: ['tickets.unknown', 'tickets.state', 'tickets.merged'],
  },
  'POST /api/tickets/{id}/rating': {
    ...own,
    summary: 'Rate the help, once, from a day after the ticket was closed',
    params: TicketId,
    body: z.strictObject({ stars: z.int().min(1).max(5), comment: ticketText(0, TICKET_LIMITS.ratingMax).default('') }),
    response: Ticket,
    errors: ['tickets.unknown', 'tickets.rating'],
  },
  'POST /api/ticket-attachments': {
    ...own,
    summary: 'Upload a file for the next message; its type is read from its content',
    query: z.strictObject({ name: z.string().trim().min(1).max(TICKET_LIMITS.fileNameMax) }),
    fileBytes: TICKET_LIMITS.attachmentBytes,
    response: TicketAttachment,
    errors: ['tickets.attachment-type', 'tickets.attachment-empty'],
  },
  'DELETE /api/ticket-attachments/{id}': {
    ...own,
    summary: 'Discard an own file that was not sent yet',
    params: TicketId,
    response: Ok,
    errors: ['tickets.file-unknown'],
  },
  'GET /api/ticket-attachments/{id}': {
    ...own,
    summary: 'Download a file of a ticket that the caller may read',
    params: TicketId,
    response: z.unknown(),
    raw: true,
    errors: ['tickets.unknown'],
  },
  'GET /api/brand/ticket-references': {
    access: 'brand',
    tag,
    summary: 'What a ticket may refer to: the newest products, campaigns, invoices or imports that a search finds',
    query: z.strictObject({
      type: z.enum(TICKET_REFERENCES),
      q: z.string().trim().max(TICKET_LIMITS.searchMax).optional(),
    }),
    response: z.object({ references: z.array(TicketReference) }),
  },
})
