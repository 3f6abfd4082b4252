import { type BrandRight, isAllowed } from '#contract/rights.ts'
import { type TicketReferenceType, ticketNumber } from '#contract/support.limits.ts'
import type { Ticket, TicketMessage, TicketReference, TicketRow } from '#contract/support.ts'
import { membershipsOf } from '#server/features/brands/memberships.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, Member, Scope, World } from '#server/platform/scope/scope.ts'
import { callerOf, presentAttachment } from './attachments/attachments.service.ts'
import { type AttachmentRecord, selectAttachments } from './attachments/attachments.store.ts'
import { selectEvents, selectMessages } from './messages.store.ts'
import { presentEvent, presentRating, presentReference, presentRow, reopensUntil } from './present-ticket.ts'
import {
  countOpenedBy,
  findNumber,
  findReadable,
  type ReadableTicket,
  selectReferences,
  selectTickets,
} from './support.store.ts'

const PAGE = 25
const MOST_REFERENCES = 20

/** What a member must be allowed to see of the brand to refer to it. */
export const RIGHT_OF_REFERENCE: Readonly<Record<TicketReferenceType, BrandRight>> = {
  product: 'products',
  campaign: 'campaigns',
  invoice: 'billing',
  import: 'products',
}

/** The membership of the caller in a brand; refuses others. */
export async function requireMembership(scope: Scope, brandId: string): Promise<Member> {
  const member = (await membershipsOf(scope, callerOf(scope))).find((each) => each.brandId === brandId)
  ensure(member, 'forbidden')
  return member
}

/** How many tickets a user opened, of their own and for brands. */
export const countTicketsOf = ({ db }: Pick<World, 'db'>, userId: string): Promise<number> => countOpenedBy(db, userId)

/** One page of the caller's tickets, or of those of a brand that the caller may read. */
export async function listTickets(
  scope: Scope,
  { brandId, cursor }: { readonly brandId?: string | undefined; readonly cursor?: string | undefined },
): Promise<{ tickets: TicketRow[]; cursor: string | null }> {
  const userId = callerOf(scope)
  if (brandId !== undefined) await requireMembership(scope, brandId)
  const below = placeIn(cursor)
  const rows = await selectTickets(scope.db, { userId, brandId: brandId ?? null, below, most: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { tickets: shown.map(presentRow), cursor: last ? `${last.micros}_${last.id}` : null }
}

function placeIn(cursor: string | undefined): { micros: number; id: string } | null {
  const [, micros, id] = /^(\d{1,17})_([\da-f-]{36})$/.exec(cursor ?? '') ?? []
  ensure(cursor === undefined || id !== undefined, 'input')
  return micros === undefined || id === undefined ? null : { micros: Number(micros), id }
}

/** A ticket with all that its sender may read: no notes, and no names of staff. */
export async function readTicket(scope: Scope, id: string): Promise<Ticket> {
  const userId = callerOf(scope)
  const ticket = await findReadable(scope.db, userId, id)
  ensure(ticket, 'tickets.unknown')
  return presentTicket(scope, ticket, userId)
}

async function presentTicket({ db }: Scope, ticket: ReadableTicket, userId: string): Promise<Ticket> {
  const [messages, attachments, events] = [
    await selectMessages(db, ticket.id),
    filesByMessage(await selectAttachments(db, ticket.id)),
    await selectEvents(db, ticket.id),
  ]
  const shown = messages.map(
    ({ id, side, author, authorId, text, createdAt }): TicketMessage => ({
      id,
      side,
      author: side === 'staff' ? null : author,
      isOwn: side === 'customer' && authorId === userId,
      text,
      attachments: (attachments.get(id) ?? []).map(presentAttachment),
      createdAt: createdAt.toISOString(),
    }),
  )
  return {
    ...presentRow(ticket),
    brandId: ticket.brandId,
    urgency: ticket.urgency,
    reference: presentReference(ticket),
    hasDiagnostics: ticket.diagnostics !== null,
    messages: shown,
    events: events.map(presentEvent),
    ...(await linksOf(db, ticket)),
    reopensUntil: reopensUntil(ticket)?.toISOString() ?? null,
    replyBy: ticket.dueAt?.toISOString() ?? null,
    rating: presentRating(ticket),
  }
}

export const filesByMessage = (files: readonly AttachmentRecord[]): ReadonlyMap<string, AttachmentRecord[]> =>
  Map.groupBy(files, ({ messageId }) => messageId ?? '')

/** The tickets that a ticket names. */
export async function linksOf(
  db: World['db'],
  { followsId, mergedInto, conversationId }: Pick<ReadableTicket, 'followsId' | 'mergedInto' | 'conversationId'>,
): Promise<Pick<Ticket, 'follows' | 'mergedInto' | 'conversationId'>> {
  const linked = async (id: string | null) => {
    const found = id === null ? null : await findNumber(db, id)
    return found && { id: found.id, number: ticketNumber(found.no) }
  }
  return { follows: await linked(followsId), mergedInto: await linked(mergedInto), conversationId }
}

/** What a ticket of the caller's brand may refer to, by the rights of the role. */
export async function listReferences(
  { db, member }: BrandScope,
  { type, q = '' }: { readonly type: TicketReferenceType; readonly q?: string | undefined },
): Promise<{ references: TicketReference[] }> {
  if (!isAllowed(member, RIGHT_OF_REFERENCE[type])) return { references: [] }
  const found = await selectReferences(db, { brandId: member.brandId, type, words: q, most: MOST_REFERENCES })
  return { references: found.map(({ id, name }) => ({ type, id, name })) }
}
