import type { Conversation } from '#contract/conversation.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { ChatPlace } from './chat-place.ts'

/** Users know the support by its name in their language; accounts that are gone have none. */
export function partnerName(
  { kind, partner }: Pick<Conversation, 'kind' | 'partner'>,
  { reader }: Pick<ChatPlace, 'reader'>,
  t: Translate,
): string {
  if (kind === 'support' && reader === 'user') return t('chat.support')
  return partner.name === '' ? t('chat.nobody') : partner.name
}
