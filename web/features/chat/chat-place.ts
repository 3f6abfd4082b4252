import type { DeskFilter } from '#contract/chat.limits.ts'
import type { NoticeReason } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { upload } from '#web/api/upload.ts'
import { PATHS, to } from '#web/paths.ts'

/** Which of the three sides reads and writes: a user, the team of a brand, or the support. */
export interface ChatPlace {
  readonly reader: 'user' | 'brand' | 'staff'
  /** Of a brand's desk. */
  readonly brandId: string | null
  /** The address of a conversation, and with null of the list. */
  readonly address: (id: string | null) => string
}

const CALLS = {
  user: '/api/conversations',
  brand: '/api/brand/conversations',
  staff: '/api/staff/conversations',
} as const

export const listKey = ({ reader, brandId }: ChatPlace) => [CALLS[reader], brandId] as const
export const threadKey = ({ reader, brandId }: ChatPlace, id: string) => [`${CALLS[reader]}/{id}`, brandId, id] as const

export const SHOPPER_PLACE: ChatPlace = {
  reader: 'user',
  brandId: null,
  address: (id) => (id === null ? PATHS.chats : to(PATHS.chat, { conversationId: id })),
}

/** What a desk shows of its conversations; empty: all labels, no words. */
export interface DeskQuery {
  readonly filter: DeskFilter
  readonly label: string
  readonly q: string
}

interface Sending {
  readonly messageId: string
  readonly text: string
  readonly productId?: string
  readonly pictureIds: readonly string[]
}

/** Where the pictures of a conversation lie, for the side that reads. */
export const pathOf = ({ reader }: Pick<ChatPlace, 'reader'>, id: string): string => `${CALLS[reader]}/${id}`

/**
 * The calls of one side. All three have the same parts and answers (`contract/chat.ts`), so those of users stand for all
 * of them in the types, and those of brands for both desks.
 */
export function callsOf({ reader, brandId }: Pick<ChatPlace, 'reader' | 'brandId'>) {
  const path = CALLS[reader]
  const options = brandId === null ? {} : { brandId }
  const one = (id: string) => ({ params: { id }, ...options })
  return {
    read: (id: string, signal: AbortSignal) =>
      call(`GET ${path}/{id}` as 'GET /api/conversations/{id}', { ...one(id), signal }),
    older: (id: string, before: number) =>
      call(`GET ${path}/{id}/messages` as 'GET /api/conversations/{id}/messages', {
        ...one(id),
        query: { before },
      }),
    send: (id: string, { pictureIds, ...body }: Sending) =>
      call(`POST ${path}/{id}/messages` as 'POST /api/conversations/{id}/messages', {
        ...one(id),
        body: { ...body, pictureIds: [...pictureIds] },
      }),
    uploadPicture: (id: string, pictureId: string, file: Blob) =>
      upload(`POST ${path}/{id}/pictures` as 'POST /api/conversations/{id}/pictures', {
        ...one(id),
        query: { pictureId },
        file,
      }),
    mark: (id: string, body: { readonly deliveredSeq: number; readonly readSeq?: number }) =>
      call(`POST ${path}/{id}/marks` as 'POST /api/conversations/{id}/marks', { ...one(id), body }),
    typing: (id: string) =>
      call(`POST ${path}/{id}/typing` as 'POST /api/conversations/{id}/typing', { ...one(id), body: {} }),
    block: (id: string, isBlocked: boolean) =>
      isBlocked
        ? call(`POST ${path}/{id}/block` as 'POST /api/conversations/{id}/block', { ...one(id), body: {} })
        : call(`DELETE ${path}/{id}/block` as 'DELETE /api/conversations/{id}/block', { ...one(id), body: {} }),
    report: (id: string, seq: number, body: { readonly reason: NoticeReason; readonly explanation: string }) =>
      call(`POST ${path}/{id}/messages/{seq}/report` as 'POST /api/conversations/{id}/messages/{seq}/report', {
        params: { id, seq: `${seq}` },
        ...options,
        body,
      }),
    list: (q: string, cursor: string, signal: AbortSignal) =>
      call('GET /api/conversations', { query: { ...(q && { q }), ...(cursor && { cursor }) }, signal }),
    desk: ({ filter, label, q }: DeskQuery, cursor: string, signal: AbortSignal) =>
      call(`GET ${path}` as 'GET /api/brand/conversations', {
        query: { filter, ...(label && { label }), ...(q && { q }), ...(cursor && { cursor }) },
        signal,
        ...options,
      }),
    setState: (id: string, state: 'open' | 'done') =>
      call(`POST ${path}/{id}/state` as 'POST /api/brand/conversations/{id}/state', { ...one(id), body: { state } }),
    snooze: (id: string, until: string | null) =>
      call(`POST ${path}/{id}/snooze` as 'POST /api/brand/conversations/{id}/snooze', { ...one(id), body: { until } }),
    setLabel: (id: string, label: string, isOn: boolean) =>
      call(`POST ${path}/{id}/labels` as 'POST /api/brand/conversations/{id}/labels', {
        ...one(id),
        body: { label, isOn },
      }),
    assign: (id: string, userId: string | null) =>
      call(`POST ${path}/{id}/assignee` as 'POST /api/brand/conversations/{id}/assignee', {
        ...one(id),
        body: { userId },
      }),
  }
}

/** A message to a brand, or to the support; from a product, it is about that. */
export const toNewChat = (brandId: string | null, productId?: string): string =>
  to(PATHS.chat, { conversationId: NEW_CHAT }, { brand: brandId ?? undefined, product: productId })

/** In place of an id: the conversation begins with the first message. */
export const NEW_CHAT = 'new'
