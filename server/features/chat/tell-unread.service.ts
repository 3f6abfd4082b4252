import { CHAT, CHAT_SIDES, type ChatSide } from '#contract/chat.limits.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { listColleagues } from './chat.service.ts'
import { takeUntold, type UntoldConversation } from './tell-unread.store.ts'

const MINUTE_MS = 60_000
const NEWS_MS = 3 * 86_400_000
/** Of one transaction. */
const BATCH = 50

/** Job: tells each side of messages that it has not read for ten minutes, once an hour for a conversation (Product 12). */
export async function tellUnread(world: World): Promise<void> {
  for (const side of CHAT_SIDES) {
    while ((await inTransaction(world, (inside) => tellSome(inside, side))) === BATCH);
  }
}

async function tellSome(inside: World, side: ChatSide): Promise<number> {
  const now = inside.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const untold = await takeUntold(inside.db, {
    side,
    unreadSince: before(CHAT.tellMinutes * MINUTE_MS),
    toldBefore: before(CHAT.tellPauseMinutes * MINUTE_MS),
    notBefore: before(NEWS_MS),
    now,
    most: BATCH,
  })
  for (const conversation of untold) await tell(inside, side, conversation)
  return untold.length
}

/** The user; at a desk who answers it, or all who may. */
async function tell(inside: World, side: ChatSide, conversation: UntoldConversation): Promise<void> {
  const { id: conversationId, userId, brandId, unread: count } = conversation
  const content = { kind: 'message', conversationId, count } as const
  if (side === 'user') {
    await notify(inside, {
      userIds: [userId],
      brandId: null,
      content: { ...content, from: conversation.brandName ?? '', desk: null },
    })
    return
  }
  const people = (await listColleagues(inside, { side, userId, brandId })).map(({ id }) => id)
  const responsible = people.filter((id) => id === conversation.assigneeId)
  await notify(inside, {
    userIds: responsible.length > 0 ? responsible : people,
    brandId,
    content: { ...content, from: conversation.username, desk: brandId === null ? 'support' : 'brand' },
  })
}
