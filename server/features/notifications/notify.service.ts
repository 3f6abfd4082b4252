import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isMailDue, NoticeContent } from '#contract/notice-content.ts'
import { NOTICE_DEFAULTS, type NoticeChannel } from '#contract/notifications.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'
import { unsubscribeHeaders } from '#server/platform/mail/link-token.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { noticeText } from './notice-texts.ts'
import { findReader, insertNotices, selectPreferences } from './notices.store.ts'
import { unsubscribeAddress } from './unsubscribe.service.ts'

const NoticeOrder = z.strictObject({
  /** The same in every attempt to send it. */
  id: z.uuid(),
  userId: z.uuid(),
  brandId: z.uuid().nullable(),
  content: NoticeContent,
})
export type NoticeOrder = z.output<typeof NoticeOrder>

export const mailNoticeJob: JobKind<NoticeOrder> = {
  name: 'send-notification',
  schema: NoticeOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

/** The push feature performs it. */
export const pushNoticeJob: JobKind<NoticeOrder> = { name: 'push-notification', schema: NoticeOrder, traceless: true }

interface Telling {
  readonly userIds: readonly string[]
  /** The brand whose workspace it belongs to; null: none. */
  readonly brandId: string | null
  readonly content: z.input<typeof NoticeContent>
}

/**
 * Tells users of an event, in the transaction of the event: by bell, mail and push, as each of them chose. The texts are
 * made when they are read or sent, in the reader's language.
 */
export async function notify(
  { db, jobs, now }: Pick<World, 'db' | 'jobs' | 'now'>,
  { userIds, brandId, content: given }: Telling,
): Promise<void> {
  const readers = [...new Set(userIds)]
  if (readers.length === 0) return
  const content = NoticeContent.parse(given)
  const chosen = await selectPreferences(db, readers, content.kind)
  const wants = (userId: string, channel: NoticeChannel): boolean =>
    (channel === 'mail' && isMailDue(content)) ||
    (chosen.find((each) => each.userId === userId && each.channel === channel)?.isOn ??
      NOTICE_DEFAULTS[content.kind][channel])
  const inBell = readers.filter((userId) => wants(userId, 'bell'))
  await insertNotices(
    db,
    inBell.map((userId) => ({ userId, brandId, content, at: now() })),
  )
  for (const userId of readers) {
    const order = { id: randomUUID(), userId, brandId, content }
    if (wants(userId, 'mail')) await jobs.enqueue(db, mailNoticeJob, order)
    if (wants(userId, 'push')) await jobs.enqueue(db, pushNoticeJob, order)
  }
}

const WORDS = {
  de: {
    hello: (name: string) => `Hallo ${name},`,
    open: 'Ansehen',
    choose: 'Benachrichtigungen einstellen',
    end: 'Diese Mails abbestellen',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    open: 'Have a look',
    choose: 'Choose your notifications',
    end: 'Unsubscribe from these mails',
  },
} as const

/** Job: one mail. Does nothing for an account that is deleted, or whose address is not confirmed. */
export async function mailNotice(world: World, { id, userId, brandId, content }: NoticeOrder): Promise<void> {
  const reader = await findReader(world.db, userId)
  if (!reader) return
  const { language, email, username } = reader
  const { title, text, path } = noticeText(content, language)
  const site = siteUrlOf(world.config)
  const { hello, open, choose, end } = WORDS[language]
  const leave = await unsubscribeAddress(world, { kind: content.kind, userId }, language)
  const body = layOut({
    language,
    greeting: hello(username),
    before: [`${title}.`, ...text.split('\n').filter(Boolean)],
    code: null,
    link: { label: open, url: `${site}${linkOf(path, brandId)}` },
    after: [],
    footer: leave
      ? { label: end, url: leave }
      : { label: choose, url: `${site}/dashboard/settings?part=notifications` },
  })
  await world.mail.send({
    to: email,
    subject: title,
    ...body,
    messageId: messageIdOf(world.config, `notice.${id}`),
    ...(leave && { headers: unsubscribeHeaders(leave) }),
  })
}

/** What a push message shows: its text, where a tap leads, and a tag that replaces an earlier one about the same. */
export function pushedNotice({ brandId, content }: NoticeOrder, language: Language) {
  const { title, text, path } = noticeText(content, language)
  const about = content.kind === 'message' ? content.conversationId : (brandId ?? '')
  return { title, body: text, path: linkOf(path, brandId), picture: null, tag: `${content.kind}-${about}` }
}

/** Names the brand, for readers who work for several. */
const linkOf = (path: string | null, brandId: string | null): string =>
  path === null ? '/' : brandId === null ? path : `${path}${path.includes('?') ? '&' : '?'}brand=${brandId}`
