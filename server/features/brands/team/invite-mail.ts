import type { MemberRole } from '#contract/rights.ts'
import { INVITE_DAYS } from '#contract/team.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'

interface Invitation {
  readonly email: string
  readonly brand: string
  readonly role: MemberRole
  /** Null: the account was deleted. */
  readonly inviter: string | null
  readonly language: Language
  readonly site: string
  readonly token: string
}

const ROLES: Readonly<Record<Language, Readonly<Record<MemberRole, string>>>> = {
  de: { admin: 'Admin', editor: 'Redaktion', marketing: 'Marketing', support: 'Support', finance: 'Buchhaltung' },
  en: { admin: 'Admin', editor: 'Editor', marketing: 'Marketing', support: 'Support', finance: 'Finance' },
}

const WORDS = {
  de: {
    subject: (brand: string) => `Einladung ins Team von ${brand}`,
    hello: 'Hallo,',
    invited: (inviter: string | null, brand: string, role: string) =>
      `${inviter ?? 'ein Mitglied'} lädt dich ein, bei Dropdeck für ${brand} zu arbeiten. Deine Rolle: ${role}.`,
    accept: 'Einladung annehmen',
    after: [
      `Der Link gilt ${INVITE_DAYS} Tage und nur für das Konto mit dieser E-Mail-Adresse. Du hast noch keines? Dann legst du es auf der Seite an.`,
      'Du kennst die Marke nicht? Dann ignoriere diese Mail.',
    ],
  },
  en: {
    subject: (brand: string) => `Invitation to the team of ${brand}`,
    hello: 'Hello,',
    invited: (inviter: string | null, brand: string, role: string) =>
      `${inviter ?? 'a member'} invites you to work for ${brand} on Dropdeck. Your role: ${role}.`,
    accept: 'Accept the invitation',
    after: [
      `The link is valid for ${INVITE_DAYS} days and only for the account with this email address. You have none yet? Then you create it on the page.`,
      'You do not know the brand? Then ignore this mail.',
    ],
  },
} as const

/** The mail with the link that joins the team. */
export function inviteMail({
  email,
  brand,
  role,
  inviter,
  language,
  site,
  token,
}: Invitation): Omit<MailMessage, 'messageId'> {
  const { subject, hello, invited, accept, after } = WORDS[language]
  const query = language === 'de' ? '' : `&lang=${language}`
  const body = layOut({
    language,
    greeting: hello,
    before: [invited(inviter, brand, ROLES[language][role])],
    code: null,
    link: { label: accept, url: `${site}/team-invite?token=${token}${query}` },
    after,
  })
  const kind = { name: 'team-invite', language, values: { brand } } as const
  return { to: email, subject: subject(brand), ...body, kind }
}
