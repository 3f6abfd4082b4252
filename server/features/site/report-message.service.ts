import type { NoticeReason } from '#contract/vocabulary.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { enqueueSiteMails } from './mails/site-mail.service.ts'
import { insertNoticePictures, type NoticePicture } from './notices/notice-pictures.store.ts'
import { countNoticesFrom } from './notices/notices.store.ts'
import { newReference } from './site.service.ts'
import { insertContentNotice } from './site.store.ts'

interface ReportedMessage {
  readonly reason: NoticeReason
  readonly explanation: string
  /** Of the person who reports it. */
  readonly name: string
  readonly email: string
  readonly messageId: string
  /** The brand of the conversation; null: none. */
  readonly brandId: string | null
  readonly location: string
  /** What the message says now. */
  readonly snapshot: string
  /** The pictures that it shows now. */
  readonly pictures: readonly NoticePicture[]
}

/** Stores a report of a message of a conversation, confirms it and tells the operator, as of other content (DSA art. 16). */
export async function reportMessage(scope: Scope, reported: ReportedMessage): Promise<{ reference: string }> {
  const { messageId, brandId, pictures, ...notice } = reported
  const reference = newReference('M')
  await inTransaction(scope, async (inside) => {
    const target = { targetType: 'message', targetId: messageId, targetBrandId: brandId } as const
    const row = { ...notice, ...target, reference, language: inside.language, createdAt: inside.now() }
    const id = await insertContentNotice(inside.db, row)
    await insertNoticePictures(inside.db, id, pictures)
    await enqueueSiteMails(inside, 'notice', id, notice.email)
  })
  return { reference }
}

/** How many reports were sent with an address. */
export const countReportsFrom = ({ db }: Pick<World, 'db'>, email: string): Promise<number> =>
  countNoticesFrom(db, email)
