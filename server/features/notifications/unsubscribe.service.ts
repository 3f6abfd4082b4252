import type { NoticeKind } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { openLink, sealLink } from '#server/platform/mail/link-token.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { findReader, upsertPreference } from './notices.store.ts'

/** What a mail itself can end. The place of a kind is part of every link, so it never changes. */
const KINDS = ['weekly-report', 'monthly-report', 'weekly-trends', 'message'] as const satisfies readonly NoticeKind[]
const PURPOSE = 'notice link'
const FALSE_LINKS = { name: 'false-notice-links', hits: 30, seconds: 3600 } as const

/** The address that ends the mails of this kind for a user; null: they are switched in the settings only. */
export async function unsubscribeAddress(
  world: World,
  { kind, userId }: { readonly kind: NoticeKind; readonly userId: string },
  language: Language,
): Promise<string | null> {
  const place = KINDS.findIndex((known) => known === kind)
  if (place < 0) return null
  const token = await sealLink(world, PURPOSE, { kind: place, id: userId })
  return `${siteUrlOf(world.config)}/notifications/unsubscribe?token=${token}${language === 'de' ? '' : `&lang=${language}`}`
}

/** Ends the mails of a kind by their own link; false: it is none of ours. A repeat, or a deleted account, changes nothing. */
export async function unsubscribe(scope: Scope, token: string): Promise<boolean> {
  const link = await openLink(scope, PURPOSE, token)
  if (!link) await requireWithinLimit(scope, FALSE_LINKS, scope.address)
  const kind = link && KINDS[link.kind]
  if (!link || !kind) return false
  if ((await findReader(scope.db, link.id)) === null) return true
  await upsertPreference(scope.db, { userId: link.id, kind, channel: 'mail', isOn: false })
  return true
}
