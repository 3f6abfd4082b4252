import type { ChatMessage, Thread } from '#contract/conversation.ts'

/** The thread with these messages too, in their order and each once. */
export function withMessages(thread: Thread, messages: readonly ChatMessage[]): Thread {
  const bySeq = new Map([...thread.messages, ...messages].map((message) => [message.seq, message]))
  const sorted = [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
  const lastSeq = Math.max(thread.conversation.lastSeq, sorted.at(-1)?.seq ?? 0)
  return { ...thread, messages: sorted, conversation: { ...thread.conversation, lastSeq } }
}

/**
 * A thread that was read anew, with the older messages that are shown already. They are dropped where messages are missing
 * between them and the new answer, which then can be loaded again.
 */
export function withOlder(fresh: Thread, before: Thread | undefined): Thread {
  const first = fresh.messages[0]?.seq ?? 1
  const older = before?.messages.filter(({ seq }) => seq < first) ?? []
  if (older.at(-1)?.seq !== first - 1) return fresh
  return { ...fresh, messages: [...older, ...fresh.messages], hasOlder: before?.hasOlder ?? fresh.hasOlder }
}
