import type { ChatMessage, Conversation } from '#contract/conversation.ts'
import { CHATS, type DemoChat } from '../label/chats.ts'
import { DEMO_BRAND_ID, demoId } from '../label/demo-id.ts'
import { LABEL_HOST } from '../label/label.ts'
import { productNamed } from '../label/products.ts'
import { cardOf } from './cards.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { unknown } from './refusals.ts'
import { MEMBERS } from './team.ts'

/** Up to which message each was read in this visit. */
const read = new Map<number, number>()

const idOf = (no: number) => demoId('conversation', no + 1)
const isAside = ({ snoozedHours }: DemoChat) => snoozedHours !== undefined
const isOpen = (chat: DemoChat) => chat.state !== 'done' && !isAside(chat)
const labelsOf = ({ language }: DemoWorld, { labels = [] }: DemoChat) => labels.map((label) => label[language])

const atOf = ({ time }: DemoWorld, minutesAgo: number): string =>
  new Date(time.now.getTime() - minutesAgo * 60_000).toISOString()

/** What the user wrote after the last answer. */
const lastAnswer = ({ lines }: DemoChat) => lines.findLastIndex(({ side }) => side === 'desk') + 1
const readSeqOf = (chat: DemoChat, no: number) =>
  Math.max(read.get(no) ?? 0, chat.state === 'awaits_desk' ? lastAnswer(chat) : chat.lines.length)
const unreadOf = (chat: DemoChat, no: number) => chat.lines.length - readSeqOf(chat, no)
const unread = () => CHATS.reduce((sum, chat, no) => sum + unreadOf(chat, no), 0)

export const unreadMessages: DemoAnswer<'GET /api/conversations/unread'> = () => ({
  unread: 0,
  hasOwn: false,
  brands: { [DEMO_BRAND_ID]: unread() },
  support: null,
})

const PEOPLE = MEMBERS.map(({ name }, no) => ({ id: demoId('member', no + 1), name }))

function summaryOf(world: DemoWorld, chat: DemoChat, no: number) {
  const { lines, state, name } = chat
  const person = chat.assignee === null ? undefined : PEOPLE[chat.assignee]
  return {
    id: idOf(no),
    kind: 'brand' as const,
    partner: { name, brandId: null, logo: null },
    state,
    unread: unreadOf(chat, no),
    lastSeq: lines.length,
    lastMessageAt: atOf(world, lines.at(-1)?.ago ?? 0),
    waitingSince: state === 'awaits_desk' ? atOf(world, lines[lastAnswer(chat)]?.ago ?? 0) : null,
    assignee: person ? { ...person, isOwn: chat.assignee === 0 } : null,
    labels: labelsOf(world, chat),
    snoozedUntil: chat.snoozedHours === undefined ? null : atOf(world, -chat.snoozedHours * 60),
  }
}

export const conversations: DemoAnswer<'GET /api/brand/conversations'> = (world, { query = {} }) => {
  const { filter = 'all', label = '', q = '' } = query
  const isShown = (chat: DemoChat): boolean => {
    if (label !== '' && !labelsOf(world, chat).includes(label)) return false
    if (filter === 'done') return chat.state === 'done'
    if (filter === 'snoozed') return isAside(chat)
    if (filter === 'mine') return isOpen(chat) && chat.assignee === 0
    return isOpen(chat) && (filter === 'all' || chat.assignee === null)
  }
  const matches = ({ name, lines }: DemoChat): boolean =>
    [name, ...lines.map(({ text }) => text[world.language])].some((text) =>
      text.toLowerCase().includes(q.toLowerCase()),
    )
  const open = CHATS.filter(isOpen)
  return {
    conversations: CHATS.flatMap((chat, no) => {
      const last = chat.lines.at(-1)
      if (!last || !isShown(chat) || !matches(chat)) return []
      const lastMessage = { side: last.side, text: last.text[world.language], isRemoved: false, pictures: 0 }
      return [{ ...summaryOf(world, chat, no), lastMessage }]
    }),
    cursor: null,
    unread: unread(),
    counts: {
      waiting: open.filter(({ state }) => state === 'awaits_desk').length,
      mine: open.filter(({ assignee }) => assignee === 0).length,
      unassigned: open.filter(({ assignee }) => assignee === null).length,
      all: open.length,
      snoozed: CHATS.filter(isAside).length,
    },
    labels: [...new Set(CHATS.flatMap((chat) => labelsOf(world, chat)))],
    respondsWithinHours: 4,
    people: PEOPLE,
  }
}

function chatWith({ language }: DemoWorld, id: string): { readonly chat: DemoChat; readonly no: number } {
  const no = CHATS.findIndex((_, index) => idOf(index) === id)
  const chat = CHATS[no]
  if (!chat) throw unknown(language)
  return { chat, no }
}

const messagesOf = (world: DemoWorld, chat: DemoChat, no: number): ChatMessage[] =>
  chat.lines.map((line, index) => {
    const product = line.product === undefined ? null : cardOf(world, productNamed(line.product))
    return {
      id: demoId('message', no * 100 + index + 1),
      seq: index + 1,
      side: line.side,
      author: line.side === 'desk' ? (PEOPLE[chat.assignee ?? 0]?.name ?? null) : null,
      text: line.text[world.language],
      pictures: [],
      product: product && { id: product.id, name: product.name, picture: product.media[0] ?? null, isOpenable: true },
      createdAt: atOf(world, line.ago),
      isMasked: false,
      isRemoved: false,
      isAutomatic: false,
      opensAt: null,
      warnings: [],
    }
  })

export const conversation: DemoAnswer<'GET /api/brand/conversations/{id}'> = (world, { params }) => {
  const { chat, no } = chatWith(world, params.id)
  const { length } = chat.lines
  const about: Conversation = {
    ...summaryOf(world, chat, no),
    ownSide: 'desk',
    readSeq: readSeqOf(chat, no),
    partnerDeliveredSeq: length,
    partnerReadSeq: length,
    linkHosts: [LABEL_HOST],
    lock: null,
    pictureLock: null,
    opensAt: null,
    respondsWithinHours: null,
    tickets: [],
    canBlock: true,
  }
  return { conversation: about, messages: messagesOf(world, chat, no), hasOlder: false }
}

export const messages: DemoAnswer<'GET /api/brand/conversations/{id}/messages'> = (world, { params, query = {} }) => {
  const { chat, no } = chatWith(world, params.id)
  const { after = 0, before = chat.lines.length + 1 } = query
  return { messages: messagesOf(world, chat, no).filter(({ seq }) => seq > after && seq < before), hasOlder: false }
}

/** No message of the demo has a picture. */
export const messagePicture: DemoAnswer<'GET /api/brand/conversations/{id}/pictures/{pictureId}'> = ({ language }) => {
  throw unknown(language)
}

/** Reading is no save: it holds until the page is left. */
export const markMessages: DemoAnswer<'POST /api/brand/conversations/{id}/marks'> = (world, { params, body }) => {
  const { no } = chatWith(world, params.id)
  if (body.readSeq !== undefined) read.set(no, body.readSeq)
  return { unread: unread() }
}
