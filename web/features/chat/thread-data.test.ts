import { expect, test } from 'vitest'
import type { ChatMessage, Thread } from '#contract/conversation.ts'
import { withMessages, withOlder } from './thread-data.ts'

const messages = (...seqs: number[]) => seqs.map((seq) => ({ seq }) as ChatMessage)
const thread = (...seqs: number[]) =>
  ({ conversation: { lastSeq: seqs.at(-1) ?? 0 }, messages: messages(...seqs), hasOlder: (seqs[0] ?? 1) > 1 }) as Thread
const seqsOf = ({ messages: shown }: Thread) => shown.map(({ seq }) => seq)

test('messages stand in their order and once, however they arrive', () => {
  const shown = withMessages(thread(1, 2, 4), messages(3, 4, 5))
  expect(seqsOf(shown)).toEqual([1, 2, 3, 4, 5])
  expect(shown.conversation.lastSeq).toBe(5)
})

test('what is read anew keeps the older messages, unless some between are missing', () => {
  expect(seqsOf(withOlder(thread(3, 4, 5), thread(1, 2, 3)))).toEqual([1, 2, 3, 4, 5])
  expect(withOlder(thread(3, 4, 5), thread(1, 2, 3)).hasOlder).toBe(false)
  expect(seqsOf(withOlder(thread(8, 9), thread(1, 2, 3)))).toEqual([8, 9])
  expect(withOlder(thread(8, 9), thread(1, 2, 3)).hasOlder).toBe(true)
})
