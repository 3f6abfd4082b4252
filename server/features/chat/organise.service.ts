import { CHAT } from '#contract/chat.limits.ts'
import type { Conversation } from '#contract/conversation.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope } from '#server/platform/scope/scope.ts'
import { asSupport, requireConversation } from './chat.service.ts'
import type { Owner } from './conversations.store.ts'
import { tellAndRead } from './keep-chat.service.ts'
import { addLabel, removeLabel, setSnooze } from './organise.store.ts'
import { noteConversation } from './support-acts.service.ts'

type Desk = Owner & { side: 'desk' }

const DAY_MS = 86_400_000

/** Product 12: puts a conversation aside until a time; a message of the user brings it back before. */
export async function snooze(scope: Scope, owner: Desk, id: string, until: string | null): Promise<Conversation> {
  const at = until === null ? null : new Date(until)
  const [now, last] = [scope.now().getTime(), scope.now().getTime() + CHAT.snoozeDays * DAY_MS]
  ensure(at === null || (at.getTime() > now && at.getTime() <= last), 'chat.snooze-time')
  ensure(await setSnooze(scope.db, owner, id, at), 'chat.unknown')
  return tellAndRead(scope, owner, id)
}

export interface Labelling {
  readonly label: string
  readonly isOn: boolean
}

/** Puts a word of the team on a conversation, or takes it off; the same word in another case is the same label. */
export async function setLabel(
  scope: Scope,
  owner: Desk,
  id: string,
  { label, isOn }: Labelling,
): Promise<Conversation> {
  await requireConversation(scope, owner, id)
  if (isOn) ensure(await addLabel(scope.db, owner, id, label), 'chat.labels-full')
  else await removeLabel(scope.db, owner, id, label)
  return tellAndRead(scope, owner, id)
}

/** The same as the support, with an entry in the log. */
export const snoozeInSupport = (scope: StaffScope, id: string, until: string | null): Promise<Conversation> =>
  inTransaction(scope, async (inside) => {
    const conversation = await snooze(inside, asSupport(inside), id, until)
    await noteConversation(inside, id, 'snoozed', { until: [null, until] })
    return conversation
  })

export const labelInSupport = (scope: StaffScope, id: string, labelling: Labelling): Promise<Conversation> =>
  inTransaction(scope, async (inside) => {
    const conversation = await setLabel(inside, asSupport(inside), id, labelling)
    await noteConversation(inside, id, 'labelled', { labels: [null, conversation.labels.join(', ')] })
    return conversation
  })
