import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id, IdempotencyHeaders, NoBody, Ok } from './schemas.ts'
import {
  STAFF_TICKET_STATES,
  SUPPORT_FIGURE_WEEKS,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_URGENCIES,
} from './support.limits.ts'
import { Ticket, TicketAttachment, TicketEvent, TicketReference, ticketText } from './support.ts'
import { Background, Viewer } from './support-background.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'support'
const staff = { access: 'staff', staffRight: 'support', tag } as const
const Time = z.iso.datetime()
const TicketId = z.strictObject({ id: Id })

const Clock = z.object({
  owed: z.enum(['first', 'next']).nullable(),
  /** Null: no reply is owed, or the clock stands still. */
  dueAt: Time.nullable(),
  /** Minutes of support's hours that are left; negative: late; null: no reply is owed. */
  minutesLeft: z.number().nullable(),
  isRunning: z.boolean(),
  /** The lead was told. */
  isEscalated: z.boolean(),
})

const QueuedTicket = z
  .object({
    id: Id,
    number: z.string(),
    subject: z.string(),
    category: z.enum(TICKET_CATEGORIES),
    state: z.enum(TICKET_STATES),
    urgency: z.enum(TICKET_URGENCIES),
    priority: z.enum(TICKET_PRIORITIES),
    /** The brand, or else the person. */
    from: z.string(),
    isBrand: z.boolean(),
    assignee: z.object({ username: z.string(), isOwn: z.boolean() }).nullable(),
    clock: Clock,
    createdAt: Time,
    updatedAt: Time,
  })
  .meta({ id: 'QueuedTicket' })
export type QueuedTicket = Output<typeof QueuedTicket>

const TicketBackground = z.object({
  ...Background.shape,
  diagnostics: z
    .object({ version: z.string(), browser: z.string(), page: z.string(), lastError: z.string().nullable() })
    .nullable(),
  otherTickets: z.array(
    z.object({ id: Id, number: z.string(), subject: z.string(), state: z.enum(TICKET_STATES), canMerge: z.boolean() }),
  ),
})

const StaffTicket = z
  .object({
    ...QueuedTicket.shape,
    language: z.enum(LANGUAGES),
    reference: TicketReference.nullable(),
    ignoresEscalation: z.boolean(),
    messages: z.array(
      z.object({
        id: Id,
        side: z.enum(['customer', 'staff']),
        author: z.string().nullable(),
        text: z.string(),
        attachments: z.array(TicketAttachment),
        createdAt: Time,
      }),
    ),
    notes: z.array(z.object({ id: Id, author: z.string().nullable(), text: z.string(), createdAt: Time })),
    events: z.array(TicketEvent),
    follows: Ticket.shape.follows,
    mergedInto: Ticket.shape.mergedInto,
    conversationId: Ticket.shape.conversationId,
    rating: z.object({ stars: z.int(), comment: z.string() }).nullable(),
    viewers: z.array(Viewer),
    background: TicketBackground,
  })
  .meta({ id: 'StaffTicket' })
export type StaffTicket = Output<typeof StaffTicket>

const SavedReply = z.object({ id: Id, shortcut: z.string(), text: z.string(), version: z.int() })
export type SavedReply = Output<typeof SavedReply>
const SavedReplyForm = {
  shortcut: z
    .string()
    .regex(/^[a-z0-9äöüß-]+$/)
    .min(TICKET_LIMITS.shortcutMin)
    .max(TICKET_LIMITS.shortcutMax),
  text: ticketText(1, TICKET_LIMITS.savedReplyMax),
}

const SupportWeek = z
  .object({
    /** Its Monday in Berlin. The last week is not over. */
    from: z.iso.date(),
    opened: z.int(),
    solved: z.int(),
    /** Median of working minutes until the first reply, of tickets opened in this week; null: none was answered. */
    firstReplyMinutes: z.number().nullable(),
    /** Average of the stars given in this week; null: none. */
    rating: z.number().nullable(),
    ratings: z.int(),
  })
  .meta({ id: 'SupportWeek' })
export type SupportWeek = Output<typeof SupportWeek>

const QUEUE_VIEWS = ['waiting', 'mine', 'unassigned', 'all', 'done'] as const

export const supportStaffContract = defineContract({
  'GET /api/admin/tickets': {
    ...staff,
    summary: 'The queue: what is due first comes first',
    query: z.strictObject({
      view: z.enum(QUEUE_VIEWS).optional(),
      category: z.enum(TICKET_CATEGORIES).optional(),
      q: z.string().trim().max(TICKET_LIMITS.searchMax).optional(),
    }),
    response: z.object({
      tickets: z.array(QueuedTicket),
      /** There are more than are shown. */
      hasMore: z.boolean(),
      counts: z.object({ waiting: z.int(), mine: z.int(), unassigned: z.int(), late: z.int() }),
      /** Of the last 28 days; null: none. */
      figures: z.object({
        rating: z.number().nullable(),
        ratings: z.int(),
        firstRepliesInTimePercent: z.int().nullable(),
      }),
    }),
  },
  'GET /api/admin/tickets/weeks': {
    ...staff,
    summary: 'Figures of support by week in Berlin, the oldest first: opened, solved, first reply, satisfaction',
    response: z.object({ weeks: z.array(SupportWeek).length(SUPPORT_FIGURE_WEEKS) }),
  },
  'POST /api/admin/tickets/next': {
    ...staff,
    summary: 'Take the ticket that is due first and that no one has, or go on with the next own one',
    body: z.strictObject({ after: Id.optional() }),
    response: z.object({ next: Id.nullable() }),
  },
  'GET /api/admin/tickets/agents': {
    ...staff,
    summary: 'Who can be given a ticket',
    response: z.object({ agents: z.array(z.object({ id: Id, username: z.string() })) }),
  },
  'GET /api/admin/tickets/{id}': {
    ...staff,
    summary: 'A ticket with its notes and what is known about the sender',
    params: TicketId,
    response: StaffTicket,
    errors: ['tickets.unknown'],
  },
  'POST /api/admin/tickets/{id}/messages': {
    ...staff,
    summary: 'Answer the sender; the answer also goes out by mail',
    params: TicketId,
    headers: IdempotencyHeaders,
    body: z.strictObject({
      text: ticketText(1, TICKET_LIMITS.replyMax),
      attachmentIds: z.array(Id).max(TICKET_LIMITS.attachments).default([]),
      state: z.enum(STAFF_TICKET_STATES),
    }),
    response: Ok,
    errors: ['tickets.unknown', 'tickets.merged', 'tickets.attachment'],
  },
  'POST /api/admin/tickets/{id}/notes': {
    ...staff,
    summary: 'Add a note that only staff read',
    params: TicketId,
    body: z.strictObject({ text: ticketText(1, TICKET_LIMITS.noteMax) }),
    response: Ok,
    errors: ['tickets.unknown'],
  },
  'PUT /api/admin/tickets/{id}/state': {
    ...staff,
    summary: 'Set the state; while others are asked, the reply clock may stand still',
    params: TicketId,
    body: z.strictObject({ state: z.enum(STAFF_TICKET_STATES), ignoresEscalation: z.boolean().default(false) }),
    response: Ok,
    errors: ['tickets.unknown', 'tickets.merged'],
  },
  'PUT /api/admin/tickets/{id}/priority': {
    ...staff,
    summary: 'Set the priority',
    params: TicketId,
    body: z.strictObject({ priority: z.enum(TICKET_PRIORITIES) }),
    response: Ok,
    errors: ['tickets.unknown'],
  },
  'PUT /api/admin/tickets/{id}/assignee': {
    ...staff,
    summary: 'Give a ticket to a member of staff, or to no one',
    params: TicketId,
    body: z.strictObject({ staffId: Id.nullable() }),
    response: Ok,
    errors: ['tickets.unknown', 'tickets.taken'],
  },
  'POST /api/admin/tickets/{id}/merge': {
    ...staff,
    summary: 'Move the messages of a ticket into another one of the same sender',
    params: TicketId,
    body: z.strictObject({ intoId: Id }),
    response: Ok,
    errors: ['tickets.unknown', 'tickets.merge'],
  },
  'POST /api/admin/tickets/{id}/viewing': {
    ...staff,
    summary: 'Say that the ticket is open here, and who else has it open',
    params: TicketId,
    body: z.strictObject({ isWriting: z.boolean() }),
    response: z.object({ viewers: z.array(Viewer) }),
    errors: ['tickets.unknown'],
  },
  'GET /api/admin/saved-replies': {
    ...staff,
    summary: 'Saved replies, by their shortcuts',
    response: z.object({ replies: z.array(SavedReply) }),
  },
  'POST /api/admin/saved-replies': {
    ...staff,
    summary: 'Save a reply',
    body: z.strictObject(SavedReplyForm),
    response: SavedReply,
    errors: ['tickets.shortcut', 'tickets.saved-replies-full'],
  },
  'PUT /api/admin/saved-replies/{id}': {
    ...staff,
    summary: 'Change a saved reply',
    params: TicketId,
    body: z.strictObject({ ...SavedReplyForm, version: z.int() }),
    response: SavedReply,
    errors: ['tickets.shortcut', 'tickets.saved-reply-unknown', 'conflict'],
  },
  'DELETE /api/admin/saved-replies/{id}': {
    ...staff,
    summary: 'Delete a saved reply',
    params: TicketId,
    body: NoBody,
    response: Ok,
    errors: ['tickets.saved-reply-unknown'],
  },
})
