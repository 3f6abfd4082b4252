import { CHAT, type DeskFilter } from '#contract/chat.limits.ts'
import type { ChatMessage, ChatProduct, Conversation, DeskList, Thread } from '#contract/conversation.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { listTicketsOf } from '#server/features/support/from-conversation.service.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, Scope, StaffScope } from '#server/platform/scope/scope.ts'
import { opensAgainAt } from './chat-settings.service.ts'
import {
  type ConversationRow,
  countDesk,
  countUnread,
  findConversation,
  type Owner,
  type Place,
  selectConversations,
} from './conversations.store.ts'
import { type Colleague, selectMembers, selectSupport } from './desk.store.ts'
import { openWarnings } from './filters/filters.service.ts'
import { type MessageRow, selectMessages } from './messages.store.ts'
import { selectLabels } from './organise.store.ts'
import { pictureLockOf } from './pictures/pictures.service.ts'
import { selectPictures } from './pictures/pictures.store.ts'
import { presentConversation, presentListed, presentMessage } from './present-chat.ts'
import { respondsWithin } from './response-time.service.ts'

/** The conversations of the caller as a user. */
export function asUser({ actor }: Scope): Owner & { side: 'user' } {
  ensure(actor, 'unauthenticated')
  return { side: 'user', userId: actor.userId }
}
/** The conversations of the brand that the call names; its right was checked. */
export const asBrand = ({ actor, member }: BrandScope): Owner & { side: 'desk' } => ({
  side: 'desk',
  userId: actor.userId,
  brandId: member.brandId,
})
/** The conversations with the support; the right was checked. */
export const asSupport = ({ actor }: StaffScope): Owner & { side: 'desk' } => ({
  side: 'desk',
  userId: actor.userId,
  brandId: null,
})

interface ListQuery {
  readonly filter?: DeskFilter
  readonly label?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

type List = Pick<DeskList, 'conversations' | 'cursor' | 'unread'>

/** One page of the owner's conversations. */
export async function listConversations({ db, now }: Scope, owner: Owner, query: ListQuery): Promise<List> {
  const rows = await selectConversations(db, {
    owner,
    filter: query.filter ?? null,
    label: query.label ?? null,
    now: now(),
    q: query.q ?? '',
    after: placeIn(query.cursor),
    most: CHAT.listPage + 1,
  })
  const shown = rows.slice(0, CHAT.listPage)
  const last = rows.length > CHAT.listPage ? shown.at(-1) : undefined
  return {
    conversations: shown.map((row) => presentListed(owner, row)),
    cursor: last ? `${last.rank}_${last.place}_${last.id}` : null,
    unread: await countUnread(db, owner),
  }
}

function placeIn(cursor: string | undefined): Place | null {
  const [, rank, place, id] = /^([01])_(-?\d{1,17})_([\da-f-]{36})$/.exec(cursor ?? '') ?? []
  ensure(cursor === undefined || id !== undefined, 'input')
  return id === undefined ? null : { rank: Number(rank), place: Number(place), id }
}

/** The same for a desk, with who answers there. */
export async function listDesk(scope: Scope, owner: Owner & { side: 'desk' }, query: ListQuery): Promise<DeskList> {
  const people = await listColleagues(scope, owner)
  return {
    ...(await listConversations(scope, owner, query)),
    counts: await countDesk(scope.db, owner, scope.now()),
    labels: await selectLabels(scope.db, owner),
    respondsWithinHours: await respondsWithin(scope, owner.brandId),
    people,
  }
}

/** Who may answer the conversations of this desk. */
export const listColleagues = ({ db }: Pick<Scope, 'db'>, owner: Owner & { side: 'desk' }): Promise<Colleague[]> =>
  owner.brandId === null ? selectSupport(db) : selectMembers(db, owner.brandId)

/** A conversation of the owner; refuses others like unknown ones (Trust S42). */
export async function requireConversation(
  { db }: Pick<Scope, 'db'>,
  owner: Owner,
  id: string,
): Promise<ConversationRow> {
  const row = await findConversation(db, owner, id)
  ensure(row, 'chat.unknown')
  return row
}

/** Where links of its messages may lead: to us, and to the proven domains of the brand (Product 12). */
async function linkHostsOf(scope: Pick<Scope, 'db' | 'config'>, { brandId }: ConversationRow): Promise<string[]> {
  const own = new URL(siteUrlOf(scope.config)).hostname
  return brandId === null ? [own] : [own, ...(await readProductOwner(scope, brandId)).provenHosts]
}

async function presentOwn(scope: Scope, owner: Owner, row: ConversationRow): Promise<Conversation> {
  const opensAt = owner.side === 'user' && row.brandId !== null ? await opensAgainAt(scope, row.brandId) : null
  const tickets = row.kind === 'support' ? await listTicketsOf(scope, row.id) : []
  const pictureLock = await pictureLockOf(scope, owner, row)
  const respondsWithinHours = owner.side === 'user' ? await respondsWithin(scope, row.brandId) : null
  const linkHosts = await linkHostsOf(scope, row)
  return presentConversation(owner, row, { linkHosts, opensAt, pictureLock, respondsWithinHours, tickets })
}

export const readConversation = async (scope: Scope, owner: Owner, id: string): Promise<Conversation> =>
  presentOwn(scope, owner, await requireConversation(scope, owner, id))

/** A conversation with its last messages. */
export async function readThread(scope: Scope, owner: Owner, id: string): Promise<Thread> {
  const row = await requireConversation(scope, owner, id)
  return { conversation: await presentOwn(scope, owner, row), ...(await readMessages(scope, owner, id, {})) }
}

interface Range {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

/** The last 50 messages before, or the first 50 after a number. */
export async function readMessages(
  scope: Scope,
  owner: Owner,
  id: string,
  range: Range,
): Promise<Pick<Thread, 'messages' | 'hasOlder'>> {
  const row = await requireConversation(scope, owner, id)
  const rows = await selectMessages(scope.db, owner, id, { ...range, most: CHAT.page })
  const first = rows[0]?.seq ?? 1
  return { messages: await presentMessages(scope, owner, row, rows), hasOlder: first > 1 }
}

/** Messages as the owner reads them. */
export async function presentMessages(
  scope: Scope,
  owner: Owner,
  conversation: ConversationRow,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const ids = new Set(rows.flatMap(({ productId, isProductOpenable }) => (isProductOpenable && productId) || []))
  const products = new Map((await readCards(scope, [...ids])).map((product) => [product.id, product]))
  const linkHosts = await linkHostsOf(scope, conversation)
  const messageIds = rows.map(({ id }) => id)
  const pictures = await selectPictures(scope.db, conversation.id, messageIds)
  const isWarnedOf = await openWarnings(scope)
  return rows.map((row) => presentMessage(row, { owner, linkHosts, products, pictures, isWarnedOf }))
}

/** What a message shows of products that can be opened. */
export async function readCards(scope: Scope, ids: readonly string[]): Promise<ChatProduct[]> {
  if (ids.length === 0) return []
  const products = await readProducts(scope, ids)
  return products.map(({ id, name, media }) => ({ id, name, picture: media[0] ?? null, isOpenable: true }))
}
