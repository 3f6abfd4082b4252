import { CHAT } from '#contract/chat.limits.ts'
import type { ChatSettings } from '#contract/chat-settings.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'

export type Hours = NonNullable<ChatSettings['hours']>

/** What the form holds: rows have a key of their own, because shortcuts change while they are typed. */
export interface ReplyDraft {
  readonly key: string
  readonly shortcut: string
  readonly text: string
}

export interface ChatSettingsDraft {
  readonly version: number
  readonly namesHours: boolean
  readonly hours: Hours
  readonly awayText: string
  readonly replies: readonly ReplyDraft[]
}

const BLOCK = { from: '09:00', to: '17:00' } as const
const WORKING_WEEK: Hours = {
  week: [[BLOCK], [BLOCK], [BLOCK], [BLOCK], [BLOCK], [], []],
  isOpenOnHolidays: false,
}

export const newReply = (): ReplyDraft => ({ key: crypto.randomUUID(), shortcut: '', text: '' })

export const toDraft = ({ version, hours, awayText, replies }: ChatSettings): ChatSettingsDraft => ({
  version,
  namesHours: hours !== null,
  hours: hours ?? WORKING_WEEK,
  awayText,
  replies: replies.map((reply) => ({ ...newReply(), ...reply })),
})

/** A new block of a day: the usual one, or after the last. */
export const nextBlock = (blocks: Hours['week'][number]) => {
  const last = blocks.at(-1)
  return last ? { from: last.to === '24:00' ? '23:00' : last.to, to: '24:00' } : BLOCK
}

export const toSettings = (draft: ChatSettingsDraft): ChatSettings => ({
  version: draft.version,
  hours: draft.namesHours ? draft.hours : null,
  awayText: draft.awayText.trim(),
  replies: draft.replies.map(({ shortcut, text }) => ({ shortcut: shortcut.trim().toLowerCase(), text: text.trim() })),
})

const SHORTCUT = new RegExp(`^[a-z0-9äöüß-]{${CHAT.shortcutMin},${CHAT.shortcutMax}}$`)

/** The first thing that cannot be saved; null: all is well. */
export function problemOf(draft: ChatSettingsDraft): PlainKey | 'chat.wrongShortcut' | null {
  const { hours, awayText, replies } = toSettings(draft)
  if (hours) {
    const blocks = hours.week.flat()
    if (blocks.length === 0) return 'chat.needsBlock'
    if (blocks.some(({ from, to }) => from === '' || to === '' || from >= to)) return 'chat.wrongBlock'
    if (awayText === '') return 'chat.needsAwayText'
  }
  if (replies.some(({ shortcut }) => !SHORTCUT.test(shortcut))) return 'chat.wrongShortcut'
  if (new Set(replies.map(({ shortcut }) => shortcut)).size < replies.length) return 'chat.sameShortcut'
  return replies.some(({ text }) => text === '') ? 'chat.needsReplyText' : null
}
