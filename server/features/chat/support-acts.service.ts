import type { Conversation } from '#contract/conversation.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { asSupport } from './chat.service.ts'
import { assign, changeState } from './keep-chat.service.ts'
import { type Sending, type Sent, sendMessage } from './send.service.ts'

type Changed = Readonly<Record<string, readonly [unknown, unknown]>>

/** Records what support did with a conversation, in its transaction; never what was written. */
export const noteConversation = (
  scope: StaffScope,
  targetId: string,
  act: 'answered' | 'state' | 'assigned' | 'ticket' | 'snoozed' | 'labelled',
  changed: Changed = {},
): Promise<void> => writeAudit(scope, { action: `conversation.${act}`, targetType: 'conversation', targetId, changed })

/** Answers as the support. */
export const answerAsSupport = (scope: StaffScope, id: string, sending: Sending): Promise<Sent> =>
  sendMessage(scope, asSupport(scope), id, sending, ({ db }) => noteConversation({ ...scope, db }, id, 'answered'))

/** Opens a conversation with support again, or marks it as done. */
export const changeSupportState = (scope: StaffScope, id: string, state: 'open' | 'done'): Promise<Conversation> =>
  inTransaction(scope, async (inside) => {
    const conversation = await changeState(inside, asSupport(inside), id, state)
    await noteConversation(inside, id, 'state', { state: [null, state] })
    return conversation
  })

/** Gives a conversation with support to a member of staff, or to no one. */
export const assignInSupport = (scope: StaffScope, id: string, userId: string | null): Promise<Conversation> =>
  inTransaction(scope, async (inside) => {
    const conversation = await assign(inside, asSupport(inside), id, userId)
    await noteConversation(inside, id, 'assigned', { assignee: [null, userId] })
    return conversation
  })
