import type { Conversation } from '#contract/conversation.ts'
import type { TicketCategory } from '#contract/support.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { isMade, lastSeqInTickets, openFromConversation } from '#server/features/support/from-conversation.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { asSupport, readConversation, requireConversation } from './chat.service.ts'
import { lockConversation } from './conversations.store.ts'
import { languageOf } from './desk.store.ts'
import { tellBoth } from './live.service.ts'
import { addMessage, findMessage, selectWritten } from './messages.store.ts'
import { noteConversation } from './support-acts.service.ts'

interface Making {
  /** Of the message that tells the user; made by the device. */
  readonly messageId: string
  readonly subject: string
  readonly category: TicketCategory
}

const TOLD: Readonly<Record<Language, (number: string) => string>> = {
  de: (number) => `Wir kümmern uns darum als Ticket ${number}. Du findest es oben in dieser Unterhaltung.`,
  en: (number) => `We take care of it as ticket ${number}. You find it at the top of this conversation.`,
}

/** In place of pictures, which stay in the conversation. */
const PICTURES: Readonly<Record<Language, (count: number) => string>> = {
  de: (count) => `[Bilder in der Unterhaltung: ${count}]`,
  en: (count) => `[Pictures in the conversation: ${count}]`,
}

/** Makes a ticket of what was written since the last one, and tells the user in the conversation. */
export async function makeTicket(scope: StaffScope, id: string, { messageId, ...form }: Making): Promise<Conversation> {
  const owner = asSupport(scope)
  await inTransaction(scope, async (inside) => {
    ensure(await lockConversation(inside.db, owner, id), 'chat.unknown')
    const conversation = await requireConversation(inside, owner, id)
    const { userId, waitingSince } = conversation
    if (await isMade(inside, messageId, userId)) return
    ensure((await findMessage(inside.db, owner, id, { id: messageId })) === null, 'idempotency-key.reused')
    const written = await selectWritten(inside.db, id, await lastSeqInTickets(inside, id))
    ensure(
      written.some(({ side }) => side === 'user'),
      'chat.in-ticket',
    )
    const language = await languageOf(inside.db, userId)
    const lines = written.map(({ pictures, ...line }) =>
      pictures === 0 ? line : { ...line, text: `${line.text}\n${PICTURES[language](pictures)}`.trim() },
    )
    const ticket = await openFromConversation(inside, {
      ...form,
      requestKey: messageId,
      conversationId: id,
      userId,
      language,
      agentId: owner.userId,
      waitingSince: waitingSince === null ? null : new Date(waitingSince),
      lines,
    })
    await addMessage(inside.db, {
      id: messageId,
      conversationId: id,
      side: 'desk',
      authorId: owner.userId,
      text: TOLD[language](ticket.number),
      isMasked: false,
      productId: null,
      at: inside.now(),
    })
    await tellBoth(inside, { ...conversation, lastSeq: conversation.lastSeq + 1 }, owner, 'message')
    await noteConversation(inside, id, 'ticket', { ticket: [null, ticket.number] })
  })
  return readConversation(scope, owner, id)
}
