import type { SavedReply } from '#contract/support-staff.ts'

/** What `%name` and `%nummer` in a saved reply become. */
export interface SavedNames {
  readonly name: string
  readonly nummer: string
}

/** Replaces the `/shortcut` before the cursor by its saved reply; null: there is none. */
export function insertSaved(
  text: string,
  cursor: number,
  replies: readonly SavedReply[],
  names: SavedNames,
): string | null {
  const [typed, shortcut] = /(?:^|\s)\/([a-z0-9äöüß-]+)$/.exec(text.slice(0, cursor)) ?? []
  const reply = replies.find((each) => each.shortcut === shortcut)
  if (typed === undefined || shortcut === undefined || !reply) return null
  const filled = reply.text.replaceAll(/%(name|nummer)\b/g, (_, name: keyof SavedNames) => names[name])
  return text.slice(0, cursor - shortcut.length - 1) + filled + text.slice(cursor)
}
