import type { Limit } from '#server/platform/load/rate-limit.ts'

const MINUTE = 60
const DAY = 86_400

/** Product 12; in force in production or with RATE_LIMITS=on. */
export const CHAT_LIMITS = {
  /** Of one user. */
  newConversations: { name: 'chat-new', hits: 5, seconds: DAY },
  /** Of one user over all conversations. */
  userMessages: { name: 'chat-messages', hits: 20, seconds: 10 * MINUTE },
  /** Of one person at the desk in one conversation: they answer many. */
  deskMessages: { name: 'chat-answers', hits: 20, seconds: 10 * MINUTE },
  pictures: { name: 'chat-pictures', hits: 60, seconds: 60 * MINUTE },
  reports: { name: 'chat-reports', hits: 20, seconds: DAY },
} as const satisfies Record<string, Limit>
