import { isOpen, nextOpening } from '#contract/business-hours.ts'
import type { ChatSettings } from '#contract/chat-settings.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, Scope, World } from '#server/platform/scope/scope.ts'
import { findChatSettings, saveChatSettings } from './chat-settings.store.ts'
import type { ConversationRow } from './conversations.store.ts'
import { addAutomatic } from './messages.store.ts'

const NOTHING: ChatSettings = { version: 0, hours: null, awayText: '', replies: [] }

export const readChatSettings = async ({ db }: Pick<Scope, 'db'>, brandId: string): Promise<ChatSettings> =>
  (await findChatSettings(db, brandId)) ?? NOTHING

export async function changeChatSettings(scope: BrandScope, settings: ChatSettings): Promise<ChatSettings> {
  const { brandId } = scope.member
  const replies = settings.replies.toSorted((one, other) => one.shortcut.localeCompare(other.shortcut, 'de'))
  ensure(await saveChatSettings(scope.db, brandId, { ...settings, replies }), 'conflict')
  return readChatSettings(scope, brandId)
}

type Reading = Pick<World, 'db' | 'now'>

/** What a brand says now, outside of its hours; null: it answers. */
async function absenceOf({ db, now }: Reading, brandId: string) {
  const settings = await findChatSettings(db, brandId)
  if (!settings?.hours || isOpen(settings.hours, now())) return null
  const opensAt = nextOpening(settings.hours, now())
  return opensAt && { opensAt, text: settings.awayText }
}

/** When the brand answers again; null: it does now, or names no hours. */
export const opensAgainAt = async (scope: Reading, brandId: string): Promise<string | null> =>
  (await absenceOf(scope, brandId))?.opensAt.toISOString() ?? null

/** Once for an absence, says for the brand when it answers again; false: it was said before, or the brand is there. */
export async function answerForAbsent(
  inside: Reading,
  { id: conversationId, brandId }: Pick<ConversationRow, 'id' | 'brandId'>,
): Promise<boolean> {
  const absence = brandId === null ? null : await absenceOf(inside, brandId)
  return absence !== null && (await addAutomatic(inside.db, { conversationId, ...absence, at: inside.now() }))
}
