import type { ChatLock, ChatPictureLock, ResponseHours } from '#contract/chat.limits.ts'
import type {
  ChatMessage,
  ChatPicture,
  ChatProduct,
  Conversation,
  ConversationRow as Listed,
} from '#contract/conversation.ts'
import type { Media } from '#contract/products.ts'
import { widthsFor } from '#server/platform/pictures/picture-widths.ts'
import { warningsIn } from './contact-details.ts'
import type { ConversationRow, ListedRow, Owner } from './conversations.store.ts'
import type { MessageRow } from './messages.store.ts'

interface LogoRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/** Without words: the name stands beside it. */
export const presentLogo = (logo: LogoRow | null): Media | null =>
  logo && { ...logoSizes(logo), base: `/media/${logo.id}`, widths: [...widthsFor(logo.width)], alt: '' }

const logoSizes = ({ width, height, placeholder }: LogoRow) => ({ width, height, placeholder })

/** What the support is called for users. */
const SUPPORT = 'Dropdeck'

function partnerOf({ side }: Owner, row: ConversationRow): Conversation['partner'] {
  if (side === 'desk') return { name: row.username, brandId: null, logo: null }
  if (row.kind === 'support') return { name: SUPPORT, brandId: null, logo: null }
  return { name: row.brandName ?? '', brandId: row.brandId, logo: presentLogo(row.logo) }
}

const common = (owner: Owner, row: ConversationRow) => ({
  id: row.id,
  kind: row.kind,
  partner: partnerOf(owner, row),
  state: row.state,
  unread: owner.side === 'user' ? row.userUnread : row.deskUnread,
  lastSeq: row.lastSeq,
  lastMessageAt: row.lastMessageAt,
  waitingSince: row.waitingSince,
  assignee:
    owner.side === 'user' || row.assigneeId === null || row.assignee === null
      ? null
      : { id: row.assigneeId, name: row.assignee, isOwn: row.assigneeId === owner.userId },
  labels: owner.side === 'user' ? [] : row.labels,
  snoozedUntil: owner.side === 'user' ? null : row.snoozedUntil,
})

export const presentListed = (owner: Owner, row: ListedRow): Listed => ({
  ...common(owner, row),
  lastMessage: {
    side: row.lastSide,
    text: row.lastText.slice(0, 200),
    isRemoved: row.isLastRemoved,
    pictures: row.lastPictures,
  },
})

/** Why the owner cannot write; an own block first, because the owner can take it back. */
export function lockOf({ side }: Owner, row: ConversationRow): ChatLock | null {
  const [isOwn, isPartners] =
    side === 'user' ? [row.isUserBlocking, row.isDeskBlocking] : [row.isDeskBlocking, row.isUserBlocking]
  if (isOwn) return 'blocked'
  if (isPartners) return 'blocked-by-partner'
  return row.kind === 'brand' && !row.isBrandPublic ? 'brand-gone' : null
}

interface Beside {
  readonly linkHosts: readonly string[]
  readonly opensAt: string | null
  readonly pictureLock: ChatPictureLock | null
  readonly respondsWithinHours: ResponseHours | null
  readonly tickets: Conversation['tickets']
}

export const presentConversation = (
  owner: Owner,
  row: ConversationRow,
  { linkHosts, opensAt, pictureLock, respondsWithinHours, tickets }: Beside,
): Conversation => ({
  ...common(owner, row),
  ownSide: owner.side,
  readSeq: owner.side === 'user' ? row.userReadSeq : row.deskReadSeq,
  partnerDeliveredSeq: owner.side === 'user' ? row.deskDeliveredSeq : row.userDeliveredSeq,
  partnerReadSeq: owner.side === 'user' ? row.deskReadSeq : row.userReadSeq,
  linkHosts: [...linkHosts],
  lock: lockOf(owner, row),
  pictureLock,
  opensAt,
  respondsWithinHours,
  tickets: [...tickets],
  canBlock: row.kind === 'brand',
})

interface Around {
  readonly owner: Owner
  readonly linkHosts: readonly string[]
  /** Those that can be opened. */
  readonly products: ReadonlyMap<string, ChatProduct>
  readonly pictures: ReadonlyMap<string, readonly ChatPicture[]>
  /** By a rule of staff. */
  readonly isWarnedOf: (text: string) => boolean
}

const productOf = ({ productId: id }: MessageRow, products: Around['products']): ChatProduct | null =>
  id === null ? null : (products.get(id) ?? { id, name: '', picture: null, isOpenable: false })

export function presentMessage(
  row: MessageRow,
  { owner, linkHosts, products, pictures, isWarnedOf }: Around,
): ChatMessage {
  const isOwn = row.side === owner.side
  return {
    id: row.id,
    seq: row.seq,
    side: row.side,
    author: owner.side === 'desk' && row.side === 'desk' ? row.author : null,
    text: row.text,
    pictures: [...(pictures.get(row.id) ?? [])],
    product: productOf(row, products),
    createdAt: row.createdAt,
    isMasked: row.isMasked,
    isRemoved: row.isRemoved,
    isAutomatic: row.isAutomatic,
    opensAt: row.opensAt,
    warnings: isOwn ? [] : [...warningsIn(row.text, linkHosts), ...(isWarnedOf(row.text) ? ['content' as const] : [])],
  }
}
