import { z } from 'zod'
import { CHAT, CHAT_TEXT } from './chat.limits.ts'
import { defineContract, type Output } from './endpoint.ts'

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const Block = z.strictObject({ from: Clock, to: Clock }).refine(({ from, to }) => from < to)

const Hours = z
  .strictObject({
    /** The blocks of Monday to Sunday, by the clock in Berlin; a day without blocks is closed. */
    week: z.array(z.array(Block).max(CHAT.blocksMax)).length(7),
    isOpenOnHolidays: z.boolean(),
  })
  .refine(({ week }) => week.some((blocks) => blocks.length > 0))
  .meta({ id: 'ChatHours' })

const Reply = z.strictObject({
  shortcut: z.string().regex(new RegExp(`^[a-z0-9äöüß-]{${CHAT.shortcutMin},${CHAT.shortcutMax}}$`)),
  text: z.string().trim().min(1).max(CHAT.replyMax).regex(CHAT_TEXT),
})
export type SavedReply = Output<typeof Reply>

const editable = {
  /** Null: the brand names no hours, and no answer is sent for it. */
  hours: Hours.nullable(),
  /** Outside of the hours; the next opening is named with it. */
  awayText: z.string().trim().max(CHAT.awayMax).regex(CHAT_TEXT),
  /** By their shortcut. */
  replies: z
    .array(Reply)
    .max(CHAT.repliesMax)
    .refine((replies) => new Set(replies.map(({ shortcut }) => shortcut)).size === replies.length),
}

const ChatSettings = z
  .object({
    ...editable,
    /** Every change names the version that it was made to; 0: nothing was set yet. */
    version: z.int(),
  })
  .meta({ id: 'ChatSettings' })
export type ChatSettings = Output<typeof ChatSettings>

const brand = { access: 'brand', brandRight: 'messages', tag: 'chat' } as const

export const chatSettingsContract = defineContract({
  'GET /api/brand/chat-settings': {
    ...brand,
    summary: 'When the brand answers messages, what it says outside of these hours, and its saved replies',
    response: ChatSettings,
  },
  'PUT /api/brand/chat-settings': {
    ...brand,
    summary: 'Replace hours, the text outside of them, and the saved replies',
    body: z
      .strictObject({ ...editable, version: z.int().min(0) })
      .refine(({ hours, awayText }) => hours === null || awayText !== ''),
    response: ChatSettings,
    errors: ['conflict'],
  },
})
