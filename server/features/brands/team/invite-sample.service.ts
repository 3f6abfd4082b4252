import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { inviteMail } from './invite-mail.ts'

interface Frame {
  readonly language: Language
  readonly site: string
}

/** The mail of an invitation with invented contents. */
export const sampleInvite = ({ language, site }: Frame): Omit<MailMessage, 'messageId'> =>
  inviteMail({
    ...{ email: 'mia@example.org', brand: 'Kante Nord', role: 'editor', inviter: 'Jonas', language, site },
    token: 'muster',
  })
