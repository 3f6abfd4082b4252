import type { ChatNews, LiveHello } from '#contract/live-news.ts'
import { isAllowed, isStaffAllowed } from '#contract/rights.ts'
import { membershipsOf } from '#server/features/brands/memberships.service.ts'
import { announce } from '#server/platform/live/announce.ts'
import type { LiveStreams } from '#server/platform/live/live-streams.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { asUser, requireConversation } from './chat.service.ts'
import { type ConversationRow, countUnread, hasConversations, type Owner } from './conversations.store.ts'

const topicOfDesk = (brandId: string | null): string => (brandId === null ? 'support' : `brand:${brandId}`)

/** Tells the pages of both sides at commit. */
export const tellBoth = (
  { db }: Pick<Scope, 'db'>,
  conversation: Pick<ConversationRow, 'id' | 'userId' | 'brandId' | 'lastSeq'>,
  { side }: Owner,
  kind: ChatNews['kind'],
): Promise<void> => {
  const { id, userId, brandId, lastSeq } = conversation
  const data: ChatNews = { kind, conversationId: id, brandId, side, seq: lastSeq }
  return announce(db, { topics: [`user:${userId}`, topicOfDesk(brandId)], data })
}

/** Shows the partner that the caller writes. */
export async function showTyping(scope: Scope, owner: Owner, id: string): Promise<void> {
  await tellBoth(scope, await requireConversation(scope, owner, id), owner, 'typing')
}

interface Desks {
  /** Brands whose messages the caller answers. */
  readonly brandIds: readonly string[]
  readonly isSupport: boolean
}

async function desksOf(scope: Scope): Promise<Desks> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  const memberships = await membershipsOf(scope, actor.userId)
  return {
    brandIds: memberships.filter((member) => isAllowed(member, 'messages')).map(({ brandId }) => brandId),
    isSupport: actor.staffRole !== null && isStaffAllowed(actor.staffRole, 'support') && actor.secondFactorAt !== null,
  }
}

async function countAll(scope: Scope, { brandIds, isSupport }: Desks): Promise<LiveHello> {
  const owner = asUser(scope)
  const ofDesk = (brandId: string | null) => countUnread(scope.db, { side: 'desk', userId: owner.userId, brandId })
  return {
    unread: await countUnread(scope.db, owner),
    hasOwn: await hasConversations(scope.db, owner),
    brands: Object.fromEntries(await Promise.all(brandIds.map(async (id) => [id, await ofDesk(id)] as const))),
    support: isSupport ? await ofDesk(null) : null,
  }
}

/** Unread messages of all that the caller may see. */
export const readUnread = async (scope: Scope): Promise<LiveHello> => countAll(scope, await desksOf(scope))

/** One stream for all that the caller may see: own conversations, those of their brands, those of the support (Trust S42). */
export async function openLive(scope: Scope, streams: LiveStreams): Promise<AsyncIterable<Uint8Array>> {
  const { userId } = asUser(scope)
  const desks = await desksOf(scope)
  const topics = [`user:${userId}`, ...desks.brandIds.map(topicOfDesk), ...(desks.isSupport ? [topicOfDesk(null)] : [])]
  return streams.open(userId, topics, () => countAll(scope, desks))
}
