import { CHAT } from '#contract/chat.limits.ts'
import type { chatContract } from '#contract/chat.ts'
import type { ChatMessage, Conversation } from '#contract/conversation.ts'
import type { Result } from '#contract/endpoint.ts'
import { requireProduct } from '#server/features/products/products.service.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { requirePart } from '#server/platform/operation/operation.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { asUser, presentMessages, readCards, requireConversation } from './chat.service.ts'
import { CHAT_LIMITS } from './chat-limits.ts'
import { answerForAbsent, opensAgainAt } from './chat-settings.service.ts'
import { maskContactDetails } from './contact-details.ts'
import { findPairId, insertPair, lockConversation, type Owner } from './conversations.store.ts'
import { findPublicBrand, isMember } from './desk.store.ts'
import { filterMessage } from './filters/filters.service.ts'
import { tellBoth } from './live.service.ts'
import { addMessage, findMessage, isProductOfConversation } from './messages.store.ts'
import { isYoung, requireNoPictureLock, sendPictures } from './pictures/pictures.service.ts'
import { lockOf, presentLogo } from './present-chat.ts'
import { respondsWithin } from './response-time.service.ts'

export interface Sending {
  readonly messageId: string
  readonly text: string
  readonly productId?: string | undefined
  readonly pictureIds?: readonly string[]
}

export interface Sent {
  readonly conversationId: string
  readonly message: ChatMessage
}

/** What is done in the transaction that sends a message. */
type Alongside = (inside: Scope) => Promise<void>

/**
 * Sends a message in a conversation of the owner. Repeated with the same id, it answers the message that there is, and
 * `alongside` is not done again.
 */
export async function sendMessage(
  scope: Scope,
  owner: Owner,
  id: string,
  sending: Sending,
  alongside?: Alongside,
): Promise<Sent> {
  await requireConversation(scope, owner, id)
  const limit = owner.side === 'user' ? CHAT_LIMITS.userMessages : CHAT_LIMITS.deskMessages
  await requireWithinLimit(scope, limit, owner.side === 'user' ? owner.userId : `${owner.userId} ${id}`)
  return inTransaction(scope, (inside) => writeInto(inside, owner, id, { ...sending, alongside }))
}

interface Beginning extends Sending {
  /** Left out: to the support. */
  readonly brandId?: string | undefined
}

/** Writes to a brand or to the support; both sides have one conversation, which this begins or continues. */
export async function beginConversation(scope: Scope, { brandId, ...sending }: Beginning): Promise<Sent> {
  const owner = asUser(scope)
  const known = await findPairId(scope.db, owner.userId, brandId ?? null)
  if (known !== null) return sendMessage(scope, owner, known, sending)
  ensure(sending.text.length <= CHAT.firstMax, 'chat.first-long')
  if (brandId !== undefined) {
    await requirePart(scope, 'conversations', owner.userId)
    await requirePartner(scope, brandId)
  }
  await requireWithinLimit(scope, CHAT_LIMITS.newConversations, owner.userId)
  await requireWithinLimit(scope, CHAT_LIMITS.userMessages, owner.userId)
  return inTransaction(scope, async (inside) => {
    await insertPair(inside.db, owner.userId, brandId ?? null, inside.now())
    // Of two devices that begin at once, both write into the same conversation.
    const id = await findPairId(inside.db, owner.userId, brandId ?? null)
    ensure(id, 'chat.unknown')
    return writeInto(inside, owner, id, sending)
  })
}

/** A brand that the caller may write to. */
async function requirePartner(scope: Scope, brandId: string) {
  const brand = await findPublicBrand(scope.db, brandId)
  ensure(brand, 'brands.unknown')
  ensure(!(await isMember(scope.db, brandId, asUser(scope).userId)), 'chat.own-brand')
  return brand
}

type Start = Result<(typeof chatContract)['GET /api/conversations/start']>

/** What a new message would begin or continue, for the screen on which it is written. */
export async function readStart(
  scope: Scope,
  { brandId, productId }: { readonly brandId?: string | undefined; readonly productId?: string | undefined },
): Promise<Start> {
  const { userId } = asUser(scope)
  const brand = brandId === undefined ? null : await requirePartner(scope, brandId)
  const partner: Conversation['partner'] = brand
    ? { name: brand.name, brandId: brand.id, logo: presentLogo(brand.logo) }
    : { name: 'Dropdeck', brandId: null, logo: null }
  if (productId !== undefined) await requireProduct(scope, productId)
  const [product = null] = productId === undefined ? [] : await readCards(scope, [productId])
  return {
    conversationId: await findPairId(scope.db, userId, brandId ?? null),
    partner,
    product,
    opensAt: brand && (await opensAgainAt(scope, brand.id)),
    respondsWithinHours: await respondsWithin(scope, brand?.id ?? null),
  }
}

/** In the caller's transaction: locks the conversation, so that numbers follow each other without gaps. */
async function writeInto(
  inside: Scope,
  owner: Owner,
  id: string,
  sending: Sending & { readonly alongside?: Alongside | undefined },
): Promise<Sent> {
  ensure(await lockConversation(inside.db, owner, id), 'chat.unknown')
  const conversation = await requireConversation(inside, owner, id)
  const present = async (messageId: string): Promise<Sent | null> => {
    const row = await findMessage(inside.db, owner, id, { id: messageId })
    if (row === null) return null
    ensure(row.side === owner.side && row.authorId === owner.userId, 'idempotency-key.reused')
    const [message] = await presentMessages(inside, owner, conversation, [row])
    return message ? { conversationId: id, message } : null
  }
  const repeated = await present(sending.messageId)
  if (repeated) return repeated
  ensure(lockOf(owner, conversation) === null, 'chat.blocked')
  ensure(conversation.lastSeq > 0 || sending.text.length <= CHAT.firstMax, 'chat.first-long')
  const { productId = null, pictureIds: ids = [] } = sending
  if (ids.length > 0) await requireNoPictureLock(inside, owner, conversation)
  ensure(productId === null || (await isProductOfConversation(inside.db, id, productId)), 'products.unknown')
  const filtered = await filterMessage(inside, sending.text)
  ensure(!filtered.isRefused, 'chat.filtered')
  const details = await maskedFor(inside, filtered.text)
  await unlessTaken(() =>
    addMessage(inside.db, {
      id: sending.messageId,
      conversationId: id,
      side: owner.side,
      authorId: owner.userId,
      text: details.text,
      isMasked: details.isMasked || filtered.isMasked,
      productId,
      at: inside.now(),
    }),
  )
  await sendPictures(inside, owner, { conversationId: id, messageId: sending.messageId, ids })
  await sending.alongside?.(inside)
  const isAnswered = owner.side === 'user' && (await answerForAbsent(inside, conversation))
  await tellBoth(inside, { ...conversation, lastSeq: conversation.lastSeq + (isAnswered ? 2 : 1) }, owner, 'message')
  const sent = await present(sending.messageId)
  if (!sent) throw new Error('a sent message was not found')
  return sent
}

/** Product 12: of accounts that are younger than a day, contact and account details are masked for good. */
async function maskedFor(scope: Scope, text: string): Promise<{ text: string; isMasked: boolean }> {
  return (await isYoung(scope)) ? maskContactDetails(text) : { text, isMasked: false }
}

async function unlessTaken<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error) === 'conversation_messages_once')
      throw new Refusal('idempotency-key.reused', { cause: error })
    throw error
  }
}
