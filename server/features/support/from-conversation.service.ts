import { type TicketCategory, ticketNumber } from '#contract/support.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { customerWrote, NOTHING_OWED, stateChanged } from './clock/reply-clock.ts'
import { clockColumns } from './clock/ticket-clock.ts'
import { insertEvent, insertMessage } from './messages.store.ts'
import { findByRequest, insertTicket, selectOfConversation } from './support.store.ts'
import { targetMinutesOf } from './write-tickets.service.ts'

interface Line {
  readonly seq: number
  readonly side: 'user' | 'desk'
  readonly authorId: string | null
  readonly text: string
  /** ISO 8601. */
  readonly createdAt: string
}

interface FromConversation {
  /** The same in every attempt. */
  readonly requestKey: string
  readonly conversationId: string
  /** Whose the ticket is. */
  readonly userId: string
  readonly language: Language
  /** Who made it, and answers it. */
  readonly agentId: string
  readonly subject: string
  readonly category: TicketCategory
  /** Since when the user waits for an answer. */
  readonly waitingSince: Date | null
  readonly lines: readonly Line[]
}

interface LinkedTicket {
  readonly id: string
  readonly number: string
}

/** Tickets that were made of a conversation. */
export async function listTicketsOf({ db }: Pick<World, 'db'>, conversationId: string): Promise<LinkedTicket[]> {
  const rows = await selectOfConversation(db, conversationId)
  return rows.map(({ id, no }) => ({ id, number: ticketNumber(no) }))
}

/** The last message of a conversation that is in a ticket; 0: none is. */
export async function lastSeqInTickets({ db }: Pick<World, 'db'>, conversationId: string): Promise<number> {
  const rows = await selectOfConversation(db, conversationId)
  return Math.max(0, ...rows.map(({ conversationSeq }) => conversationSeq ?? 0))
}

/** Whether an earlier attempt of the same request made its ticket. */
export const isMade = async ({ db }: Pick<World, 'db'>, requestKey: string, userId: string): Promise<boolean> =>
  (await findByRequest(db, requestKey, userId)) !== null

/** Opens a ticket of the user with what was written in a conversation, in the caller's transaction. */
export async function openFromConversation(
  inside: Pick<World, 'db' | 'now' | 'config'>,
  { lines, waitingSince, agentId, userId, requestKey, ...rest }: FromConversation,
): Promise<LinkedTicket> {
  const now = inside.now()
  const targetMinutes = await targetMinutesOf(inside, null)
  const at = waitingSince ?? now
  const clock = customerWrote(NOTHING_OWED, { at, targetMinutes, wasAnswered: false })
  const ticket = await insertTicket(inside.db, {
    ...rest,
    requestKey,
    ownerId: userId,
    openedBy: userId,
    urgency: 'normal',
    priority: 'normal',
    state: 'open',
    assigneeId: agentId,
    conversationSeq: lines.at(-1)?.seq ?? 0,
    createdAt: now,
    updatedAt: now,
    ...clockColumns(stateChanged(clock, { at, state: 'open', ignoresEscalation: false }), null),
  })
  if (!ticket) throw new Error('a ticket was made twice at once')
  for (const { side, authorId, text, createdAt } of lines) {
    await insertMessage(inside.db, {
      ticketId: ticket.id,
      side: side === 'user' ? 'customer' : 'staff',
      authorId,
      text,
      createdAt: new Date(createdAt),
    })
  }
  await insertEvent(inside.db, { ticketId: ticket.id, kind: 'assigned', value: '', createdAt: now })
  return { id: ticket.id, number: ticketNumber(ticket.no) }
}
