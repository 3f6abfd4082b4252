/** What `GET /api/live` sends. Without zod: the browser reads it. */

/** The first event. */
export interface LiveHello {
  /** Unread messages of the user's own conversations. */
  readonly unread: number
  /** Whether the user has conversations: without one, no answer can arrive. */
  readonly hasOwn: boolean
  /** Of the brands whose messages the user answers, by id. */
  readonly brands: Readonly<Record<string, number>>
  /** Of the support; null: the user is none of it. */
  readonly support: number | null
}

/** Something changed in a conversation; the page asks for what it shows of it. */
export interface ChatNews {
  readonly kind: 'message' | 'marks' | 'state' | 'typing'
  readonly conversationId: string
  /** Null: of the support. */
  readonly brandId: string | null
  /** Whose action it was. */
  readonly side: 'user' | 'desk'
  /** Number of the last message. */
  readonly seq: number
}
