/** Product 12: numbers and words of conversations that browser and server share. */
export const CHAT = {
  firstMax: 1000,
  textMax: 2000,
  /** Messages that one call answers. */
  page: 50,
  /** Conversations that one call of a list answers. */
  listPage: 30,
  searchMax: 100,
  explanationMax: 1000,
  /** In one message, once the desk has answered. */
  pictures: 5,
  pictureBytes: 5 * 1024 * 1024,
  /** Contact details of accounts younger than this are masked. */
  youngHours: 24,
  /** Minutes after which the reader of an unread message is told by mail or push, and between two such notices. */
  tellMinutes: 10,
  tellPauseMinutes: 60,
  /** Settings of a brand. */
  awayMax: 500,
  blocksMax: 3,
  repliesMax: 50,
  replyMax: 1500,
  shortcutMin: 2,
  shortcutMax: 20,
  /** Labels of one conversation, and how long each is. */
  labels: 5,
  labelMax: 30,
  /** Labels that are suggested, the most used first. */
  suggestedLabels: 50,
  snoozeDays: 90,
  /** How fast a desk answers: measured over these days, told from this many answered conversations on. */
  responseDays: 28,
  responseLeast: 10,
  /** Unread messages above this are shown as "99+". */
  unreadShown: 99,
} as const

/** What stands in saved replies for the reader's name, the product of the conversation, and the way to it. */
export const REPLY_VARIABLES = ['vorname', 'produkt', 'link'] as const

export const CONVERSATION_KINDS = ['brand', 'support'] as const
export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/** `user`: who asks; `desk`: the members of the brand, or the support of this installation. */
export const CHAT_SIDES = ['user', 'desk'] as const
export type ChatSide = (typeof CHAT_SIDES)[number]

/** `open`: taken up again by the desk, and no one waits. */
export const CONVERSATION_STATES = ['open', 'awaits_desk', 'awaits_user', 'done'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

export const DESK_FILTERS = ['mine', 'unassigned', 'all', 'snoozed', 'done'] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]

/** What a message contains that a reader should be careful with. */
export const CHAT_WARNINGS = ['phone', 'email', 'iban', 'link', 'content'] as const
export type ChatWarning = (typeof CHAT_WARNINGS)[number]

/** Why the reader cannot write now. */
export const CHAT_LOCKS = ['blocked', 'blocked-by-partner', 'brand-gone'] as const
export type ChatLock = (typeof CHAT_LOCKS)[number]

/** A desk mostly answers within so many hours; slower ones say nothing. */
export const RESPONSE_HOURS = [1, 4, 24] as const
export type ResponseHours = (typeof RESPONSE_HOURS)[number]

/** Why no pictures can be sent now: no one of the desk has answered yet, or the account is younger than a day. */
export const CHAT_PICTURE_LOCKS = ['early', 'young'] as const
export type ChatPictureLock = (typeof CHAT_PICTURE_LOCKS)[number]

/** Line breaks are kept; other control characters, bidi overrides and lone surrogates are refused (Trust S45). */
export const CHAT_TEXT = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[\n\u200d])*$/u
