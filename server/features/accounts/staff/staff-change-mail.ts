import type { StaffRole } from '#contract/rights.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { StaffChange } from '../mails/mail-jobs.ts'

const ROLES: Readonly<Record<Language, Readonly<Record<StaffRole | 'none', string>>>> = {
  de: {
    superadmin: 'Superadmin',
    moderator: 'Moderation',
    support: 'Support',
    finance: 'Finanzen',
    readonly: 'Nur lesen',
    none: 'keine Rolle',
  },
  en: {
    superadmin: 'superadmin',
    moderator: 'moderation',
    support: 'support',
    finance: 'finance',
    readonly: 'read only',
    none: 'no role',
  },
}

const WORDS = {
  de: {
    subject: (member: string) => `Team der Verwaltung: Rolle von ${member} geändert`,
    hello: (name: string) => `Hallo ${name},`,
    what: (actor: string, member: string, before: string, after: string) =>
      `${actor} hat in der Verwaltung die Rolle von ${member} geändert: ${before} → ${after}.`,
    reason: (reason: string) => `Grund: ${reason}`,
    sessions:
      'Alle Sitzungen des Kontos sind beendet. Neue Mitglieder richten beim ersten Besuch den zweiten Faktor ein.',
    open: 'Verwaltung öffnen',
    doubt: 'Das kommt dir falsch vor? Dann sieh im Protokoll nach und sprich mit den anderen Superadmins.',
  },
  en: {
    subject: (member: string) => `Team of the administration: role of ${member} changed`,
    hello: (name: string) => `Hello ${name},`,
    what: (actor: string, member: string, before: string, after: string) =>
      `${actor} changed the role of ${member} in the administration: ${before} → ${after}.`,
    reason: (reason: string) => `Reason: ${reason}`,
    sessions: 'All sessions of the account have ended. New members set up their second factor on the first visit.',
    open: 'Open the administration',
    doubt: 'Does that look wrong? Then read the log, and talk to the other superadmins.',
  },
} as const

function staffChangeMail(change: StaffChange, site: string): Omit<MailMessage, 'messageId'> {
  const { language, email, username, member, actor, before, after, reason } = change
  const words = WORDS[language]
  const roles = ROLES[language]
  const what = words.what(actor, member, roles[before ?? 'none'], roles[after ?? 'none'])
  const body = layOut({
    language,
    greeting: words.hello(username),
    before: [what, words.reason(reason), words.sessions],
    code: null,
    link: { label: words.open, url: `${site}/admin` },
    after: [words.doubt],
  })
  return { to: email, subject: words.subject(member), ...body }
}

/** Job: tells one person that a role of staff changed. */
export async function mailStaffChange({ config, mail }: World, change: StaffChange): Promise<void> {
  const messageId = messageIdOf(config, `staff-change.${change.id}`)
  await mail.send({ ...staffChangeMail(change, siteUrlOf(config)), messageId })
}
