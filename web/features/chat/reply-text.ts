import type { SavedReply } from '#contract/chat-settings.ts'

/** The variables of a saved reply, and what they stand for here; null: there is nothing to put in. */
export type ReplyValues = Readonly<Record<string, string | null>>

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g

/** The text with its variables filled in; what has no value stays for the writer to see. */
export const filledReply = (text: string, values: ReplyValues): string =>
  text.replaceAll(VARIABLE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole))

/** Variables that are still in a text: it is not sent like this. */
export const openVariables = (text: string, values: ReplyValues): readonly string[] =>
  [...text.matchAll(VARIABLE)].filter(([, name = '']) => Object.hasOwn(values, name)).map(([whole]) => whole)

/** The replies that fit what was typed, such as `/ver`; none where it is no shortcut. Those that begin with it come first. */
export function fittingReplies(replies: readonly SavedReply[], typed: string): readonly SavedReply[] {
  const [, words] = /^\/([\p{L}\p{N}-]*)$/u.exec(typed) ?? []
  if (words === undefined) return []
  const wanted = words.toLowerCase()
  const begins = (reply: SavedReply) => reply.shortcut.startsWith(wanted)
  return [...replies.filter(begins), ...replies.filter((reply) => !begins(reply) && reply.shortcut.includes(wanted))]
}
