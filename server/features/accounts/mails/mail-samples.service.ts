import type { MailKind } from '#contract/mail-texts.limits.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { CODE_PURPOSES } from '../accounts.tables.ts'
import { NOTICES } from './mail-jobs.ts'
import { codeMail, type Frame, noticeMail } from './mail-texts.ts'

/** An invented person of previews. */
const MIA = { username: 'Mia', email: 'mia@example.org' }

/** Mails about accounts with invented contents; null: another feature sends that mail. */
export function sampleAccountMail(kind: MailKind, frame: Frame): Omit<MailMessage, 'messageId'> | null {
  const purpose = CODE_PURPOSES.find((each) => kind === `code-${each}`)
  if (purpose) return codeMail({ ...MIA, purpose, digits: '123456' }, frame)
  const notice = NOTICES.find((each) => kind === each)
  return notice ? noticeMail({ ...MIA, notice }, frame, `${frame.site}/revert-email`) : null
}
