import { z } from 'zod'
import {
  CHAT_LOCKS,
  CHAT_PICTURE_LOCKS,
  CHAT_SIDES,
  CHAT_WARNINGS,
  CONVERSATION_KINDS,
  CONVERSATION_STATES,
  RESPONSE_HOURS,
} from './chat.limits.ts'
import type { Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id } from './schemas.ts'

const Time = z.iso.datetime()

/** The product that a message is about. Without a price: the chat is no offer. */
export const ChatProduct = z
  .object({
    id: Id,
    /** Empty, and without a picture, where it can no longer be opened. */
    name: z.string(),
    picture: Media.nullable(),
    isOpenable: z.boolean(),
  })
  .meta({ id: 'ChatProduct' })
export type ChatProduct = Output<typeof ChatProduct>

/** Of a message; read by the call of the side that the reader is on. */
export const ChatPicture = z.object({ id: Id, width: z.int(), height: z.int() }).meta({ id: 'ChatPicture' })
export type ChatPicture = Output<typeof ChatPicture>

export const ChatMessage = z
  .object({
    /** Made by the device that sent it. */
    id: Id,
    /** Its place in the conversation, from 1 without gaps. */
    seq: z.int(),
    side: z.enum(CHAT_SIDES),
    /** Who of the desk wrote it; null for readers of the other side, and where the account is gone. */
    author: z.string().nullable(),
    /** Empty where it was removed, and where it is pictures alone. */
    text: z.string(),
    pictures: z.array(ChatPicture),
    product: ChatProduct.nullable(),
    createdAt: Time,
    /** Contact details were taken out, because the account was young. */
    isMasked: z.boolean(),
    /** Taken out after a report. */
    isRemoved: z.boolean(),
    /** Of the brand outside of its hours: no one wrote it. */
    isAutomatic: z.boolean(),
    /** Of an automatic answer: when the brand answers again. */
    opensAt: Time.nullable(),
    /** Of messages of the other side. */
    warnings: z.array(z.enum(CHAT_WARNINGS)),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = Output<typeof ChatMessage>

/** The desk mostly answers within so many hours; null: too little is known, or it takes longer. */
export const RespondsWithin = z.literal(RESPONSE_HOURS).nullable()

export const Partner = z.object({
  name: z.string(),
  /** Of a brand, for its shop; null: a user, or the support. */
  brandId: Id.nullable(),
  logo: Media.nullable(),
})

const conversation = {
  id: Id,
  kind: z.enum(CONVERSATION_KINDS),
  partner: Partner,
  state: z.enum(CONVERSATION_STATES),
  unread: z.int(),
  lastSeq: z.int(),
  lastMessageAt: Time,
  /** Since when the user waits for an answer; null: no one waits. */
  waitingSince: Time.nullable(),
  /** For the desk: who answers. */
  assignee: z.object({ id: Id, name: z.string(), isOwn: z.boolean() }).nullable(),
  /** For the desk: words of the team. */
  labels: z.array(z.string()),
  /** For the desk: put aside until then; in the past, it came back by itself. Null: it was not. */
  snoozedUntil: Time.nullable(),
}

const ConversationRow = z
  .object({
    ...conversation,
    lastMessage: z.object({
      side: z.enum(CHAT_SIDES),
      text: z.string(),
      isRemoved: z.boolean(),
      pictures: z.int(),
    }),
  })
  .meta({ id: 'ConversationRow' })
export type ConversationRow = Output<typeof ConversationRow>

export const Conversation = z
  .object({
    ...conversation,
    ownSide: z.enum(CHAT_SIDES),
    /** Up to which message the reader has read, and what the partner has received and read. */
    readSeq: z.int(),
    partnerDeliveredSeq: z.int(),
    partnerReadSeq: z.int(),
    /** Hosts that links of messages may lead to; subdomains count. */
    linkHosts: z.array(z.string()),
    /** Why the reader cannot write; null: nothing hinders. */
    lock: z.enum(CHAT_LOCKS).nullable(),
    /** Why the reader cannot send pictures yet; null: nothing hinders. */
    pictureLock: z.enum(CHAT_PICTURE_LOCKS).nullable(),
    /** For users, outside of the brand's hours: when it answers again. */
    opensAt: Time.nullable(),
    /** For users. */
    respondsWithinHours: RespondsWithin,
    /** Made of conversations with the support, the first one first. */
    tickets: z.array(z.object({ id: Id, number: z.string() })),
    /** Whether the reader may block the partner. */
    canBlock: z.boolean(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = Output<typeof Conversation>

export const Thread = z
  .object({ conversation: Conversation, messages: z.array(ChatMessage), hasOlder: z.boolean() })
  .meta({ id: 'ChatThread' })
export type Thread = Output<typeof Thread>

export const Messages = z.object({ messages: z.array(ChatMessage), hasOlder: z.boolean() })

export const conversationList = {
  conversations: z.array(ConversationRow),
  /** Null: this was the last page. */
  cursor: z.string().nullable(),
  /** Unread messages of all conversations of the reader's side. */
  unread: z.int(),
}
export const DeskList = z
  .object({
    ...conversationList,
    /** `waiting`: no one has answered them yet. */
    counts: z.object({ waiting: z.int(), mine: z.int(), unassigned: z.int(), all: z.int(), snoozed: z.int() }),
    /** Labels of this desk, the most used first. */
    labels: z.array(z.string()),
    /** What users read of this desk. */
    respondsWithinHours: RespondsWithin,
    /** Who may be given a conversation. */
    people: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'ConversationDesk' })
export type DeskList = Output<typeof DeskList>
