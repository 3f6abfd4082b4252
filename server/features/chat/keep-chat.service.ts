import type { Conversation } from '#contract/conversation.ts'
import type { NoticeReason } from '#contract/vocabulary.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { reportMessage } from '#server/features/site/report-message.service.ts'
import { monthsBefore } from '#server/platform/data/partitions.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { listColleagues, readConversation, requireConversation } from './chat.service.ts'
import { CHAT_LIMITS } from './chat-limits.ts'
import {
  countUnread,
  deleteConversationsBefore,
  moveMarks,
  type Owner,
  setAssignee,
  setBlock,
  setState,
} from './conversations.store.ts'
import { tellBoth } from './live.service.ts'
import { findMessage, removeMessage, restoreMessage } from './messages.store.ts'
import { forgetPendingPictures } from './pictures/pictures.service.ts'
import { copyPictures, deletePicturesOf, type PictureCopy, restorePictures } from './pictures/pictures.store.ts'

/** Decision 138. */
const KEPT_MONTHS = 24

interface Marks {
  readonly deliveredSeq: number
  readonly readSeq?: number | undefined
}

/** Notes what the owner's side has received and read; answers how many messages are unread in all conversations. */
export async function markMessages(
  scope: Scope,
  owner: Owner,
  id: string,
  { deliveredSeq, readSeq = 0 }: Marks,
): Promise<{ unread: number }> {
  const conversation = await requireConversation(scope, owner, id)
  if (await moveMarks(scope.db, owner, id, { deliveredSeq, readSeq }))
    await tellBoth(scope, conversation, owner, 'marks')
  return { unread: await countUnread(scope.db, owner) }
}

/** Blocks the partner, or takes the own block back: while one side blocks, neither can write. */
export async function block(scope: Scope, owner: Owner, id: string, isOn: boolean): Promise<Conversation> {
  ensure(await setBlock(scope.db, owner, id, isOn ? scope.now() : null), 'chat.unknown')
  return tellAndRead(scope, owner, id)
}

/** Settles a conversation, or takes it up again; a new message does so, too. */
export async function changeState(
  scope: Scope,
  owner: Owner,
  id: string,
  state: 'open' | 'done',
): Promise<Conversation> {
  ensure(await setState(scope.db, owner, id, state), 'chat.unknown')
  return tellAndRead(scope, owner, id)
}

/** Gives a conversation to someone of the desk who answers messages, or to no one in particular. */
export async function assign(
  scope: Scope,
  owner: Owner & { side: 'desk' },
  id: string,
  userId: string | null,
): Promise<Conversation> {
  const people = userId === null ? [] : await listColleagues(scope, owner)
  ensure(userId === null || people.some((one) => one.id === userId), 'chat.no-such-colleague')
  ensure(await setAssignee(scope.db, owner, id, userId), 'chat.unknown')
  return tellAndRead(scope, owner, id)
}

/** After a change of a conversation: both sides are told, and the caller reads it. */
export async function tellAndRead(scope: Scope, owner: Owner, id: string): Promise<Conversation> {
  await tellBoth(scope, await requireConversation(scope, owner, id), owner, 'state')
  return readConversation(scope, owner, id)
}

interface Report {
  readonly reason: NoticeReason
  readonly explanation: string
}

/** Reports a message of the partner. What it says now is kept with the report, whatever happens to the message. */
export async function report(
  scope: Scope,
  owner: Owner,
  { id, seq }: { readonly id: string; readonly seq: number },
  given: Report,
): Promise<{ reference: string }> {
  const conversation = await requireConversation(scope, owner, id)
  const message = await findMessage(scope.db, owner, id, { seq })
  ensure(message, 'chat.unknown')
  ensure(message.side !== owner.side, 'chat.own-message')
  await requireWithinLimit(scope, CHAT_LIMITS.reports, owner.userId)
  const { username, email } = await requireAccount(scope)
  return reportMessage(scope, {
    ...given,
    name: username,
    email,
    messageId: message.id,
    brandId: conversation.brandId,
    location: `${conversation.brandName ?? 'Support'} / ${conversation.username}, ${message.createdAt}`,
    snapshot: message.text,
    pictures: await copyPictures(scope.db, message.id),
  })
}

interface Removed {
  readonly messageId: string
  readonly reason: string
  readonly reference: string
}

/** Takes out a message that a report was right about, in the caller's transaction, and tells who wrote it (DSA art. 17). */
export async function removeReported(
  inside: Pick<World, 'db' | 'now' | 'jobs'>,
  { messageId, reason, reference }: Removed,
): Promise<void> {
  const removed = await removeMessage(inside.db, messageId, inside.now())
  if (!removed) return
  await deletePicturesOf(inside.db, messageId)
  const { conversationId, side, authorId, userId, brandId, brand, lastSeq } = removed
  const owner = { side, userId, brandId } as const
  await tellBoth(inside, { id: conversationId, userId, brandId, lastSeq }, owner, 'state')
  const content = {
    kind: 'message-removed',
    brand,
    reason,
    reference,
    conversationId,
    isDesk: side === 'desk',
  } as const
  if (side === 'desk' && brandId !== null) await notifyTeam(inside, { brandId, right: 'messages', content })
  else if (authorId !== null) await notify(inside, { userIds: [authorId], brandId: null, content })
}

interface Restoring {
  readonly messageId: string
  readonly text: string
  readonly pictures: readonly PictureCopy[]
}

/** Puts a message back that was taken out, after an appeal, in the caller's transaction. */
export async function restoreReported(
  inside: Pick<World, 'db' | 'now' | 'jobs'>,
  { messageId, text, pictures }: Restoring,
): Promise<void> {
  const restored = await restoreMessage(inside.db, messageId, text)
  if (!restored) return
  await restorePictures(inside.db, messageId, pictures)
  const { conversationId, side, userId, brandId, lastSeq } = restored
  await tellBoth(inside, { id: conversationId, userId, brandId, lastSeq }, { side, userId, brandId }, 'state')
}

/** Job: deletes conversations 24 months after their last message, and pictures that were never sent. */
export async function forgetOldConversations({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  await forgetPendingPictures({ db, now })
  await deleteConversationsBefore(db, monthsBefore(now(), KEPT_MONTHS))
}
