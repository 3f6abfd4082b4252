import { ACCOUNT } from '#contract/accounts.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import type { Notice } from './mail-jobs.ts'

/** The site that a mail links to, and its language. */
export interface Frame {
  readonly language: Language
  readonly site: string
}

type Written = Omit<MailMessage, 'messageId'>

interface CodeContents {
  readonly purpose: CodePurpose
  readonly username: string
  readonly email: string
  readonly digits: string
}

interface CodeWords {
  subject(digits: string): string
  readonly reason: string
  readonly button: string
  readonly path: string
}

const MINUTES = ACCOUNT.codeMinutes

/** A reset code is not in the subject, which a locked phone would show. */
const CODE_WORDS: Readonly<Record<Language, Readonly<Record<CodePurpose, CodeWords>>>> = {
  de: {
    verify: {
      subject: (digits) => `${digits} ist dein Dropdeck-Code`,
      reason: 'willkommen bei Dropdeck. Mit diesem Code bestätigst du deine E-Mail-Adresse:',
      button: 'Code eingeben',
      path: '/verify-email',
    },
    'change-email': {
      subject: (digits) => `${digits} ist dein Dropdeck-Code`,
      reason: 'mit diesem Code bestätigst du deine neue E-Mail-Adresse bei Dropdeck:',
      button: 'Code eingeben',
      path: '/verify-email',
    },
    brand: {
      subject: (digits) => `${digits} ist dein Dropdeck-Code`,
      reason: 'mit diesem Code bestätigst du die Registrierung deiner Marke bei Dropdeck:',
      button: 'Code eingeben',
      path: '/brand-register',
    },
    reset: {
      subject: () => 'Dropdeck: Code für ein neues Passwort',
      reason: 'mit diesem Code setzt du bei Dropdeck ein neues Passwort:',
      button: 'Neues Passwort setzen',
      path: '/reset-password',
    },
  },
  en: {
    verify: {
      subject: (digits) => `${digits} is your Dropdeck code`,
      reason: 'welcome to Dropdeck. This code confirms your email address:',
      button: 'Enter the code',
      path: '/verify-email',
    },
    'change-email': {
      subject: (digits) => `${digits} is your Dropdeck code`,
      reason: 'this code confirms your new email address at Dropdeck:',
      button: 'Enter the code',
      path: '/verify-email',
    },
    brand: {
      subject: (digits) => `${digits} is your Dropdeck code`,
      reason: 'this code confirms the registration of your brand at Dropdeck:',
      button: 'Enter the code',
      path: '/brand-register',
    },
    reset: {
      subject: () => 'Dropdeck: code for a new password',
      reason: 'this code lets you set a new password at Dropdeck:',
      button: 'Set a new password',
      path: '/reset-password',
    },
  },
}

const FRAME_WORDS = {
  de: {
    hello: (name: string) => `Hallo ${name},`,
    afterCode: [
      `Er gilt ${MINUTES} Minuten und nur einmal. Wir fragen nie am Telefon oder per Mail danach.`,
      'Du hast nichts angefordert? Dann gib den Code nirgends ein; diese Mail kannst du löschen.',
    ],
    open: 'Dropdeck öffnen',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    afterCode: [
      `It is valid for ${MINUTES} minutes and only once. We never ask for it by phone or mail.`,
      'You did not ask for anything? Then do not enter the code anywhere; you can delete this mail.',
    ],
    open: 'Open Dropdeck',
  },
} as const

interface NoticeWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Of a notice whose link takes a change of address back. */
  readonly revert?: { readonly label: string; readonly after: string }
}

const DAYS = ACCOUNT.emailRevertDays
const REVERT = {
  de: {
    label: 'Das war ich nicht',
    after: `Der Link gilt ${DAYS} Tage. Er stellt diese Adresse wieder her und meldet alle Geräte ab; danach setzt du ein neues Passwort.`,
  },
  en: {
    label: 'This wasn’t me',
    after: `The link is valid for ${DAYS} days. It restores this address and signs out every device; after that you set a new password.`,
  },
} as const

const NOTICE_WORDS: Readonly<Record<Language, Readonly<Record<Notice, NoticeWords>>>> = {
  de: {
    'password-changed': {
      subject: 'Dein Dropdeck-Passwort wurde geändert',
      paragraphs: [
        'dein Passwort wurde gerade neu gesetzt, und alle Geräte wurden abgemeldet.',
        'Das warst du nicht? Dann setze es über „Passwort vergessen“ sofort neu und prüfe dein Mailkonto.',
      ],
    },
    'password-replaced': {
      subject: 'Dein Dropdeck-Passwort wurde geändert',
      paragraphs: [
        'dein Passwort wurde gerade im Profil geändert, und alle anderen Geräte wurden abgemeldet.',
        'Das warst du nicht? Dann setze es über „Passwort vergessen“ sofort neu und prüfe dein Mailkonto.',
      ],
    },
    'password-set': {
      subject: 'Dein Dropdeck-Konto hat jetzt ein Passwort',
      paragraphs: [
        'für dein Konto wurde gerade im Profil ein Passwort gesetzt, und alle anderen Geräte wurden abgemeldet. Mit Google meldest du dich weiter an wie bisher.',
        'Das warst du nicht? Dann setze es über „Passwort vergessen“ sofort neu und prüfe dein Google-Konto.',
      ],
    },
    'email-changed': {
      subject: 'Deine E-Mail-Adresse bei Dropdeck wurde geändert',
      paragraphs: [
        'dein Konto gehört ab jetzt zu einer anderen E-Mail-Adresse; an diese hier schreiben wir nicht mehr.',
        'Das warst du nicht? Dann hol dein Konto mit diesem Link zurück:',
      ],
      revert: REVERT.de,
    },
    'email-change-asked': {
      subject: 'Für dein Dropdeck-Konto wurde eine neue E-Mail-Adresse eingetragen',
      paragraphs: [
        'in deinem Konto steht jetzt eine neue E-Mail-Adresse. Sie gilt, sobald sie mit einem Code bestätigt wird.',
        'Warst du das, musst du nichts tun. Wenn nicht, hol dein Konto mit diesem Link zurück:',
      ],
      revert: REVERT.de,
    },
    'email-reverted': {
      subject: 'Die Änderung deiner E-Mail-Adresse wurde zurückgenommen',
      paragraphs: [
        'die Änderung der E-Mail-Adresse wurde über den Link in unserer Mail an die frühere Adresse zurückgenommen. Alle Geräte wurden abgemeldet, und das Konto gehört wieder zur früheren Adresse.',
      ],
    },
    'google-linked': {
      subject: 'Google ist jetzt mit deinem Dropdeck-Konto verbunden',
      paragraphs: [
        'du kannst dich ab jetzt auch mit Google anmelden.',
        'Das warst du nicht? Dann prüfe dein Google-Konto und setze dein Passwort über „Passwort vergessen“ neu.',
      ],
    },
    'account-deleted': {
      subject: 'Dein Dropdeck-Konto ist gelöscht',
      paragraphs: ['dein Konto und alles, was dazu gehörte, ist gelöscht.', 'Danke, dass du da warst.'],
    },
  },
  en: {
    'password-changed': {
      subject: 'Your Dropdeck password was changed',
      paragraphs: [
        'your password was set anew just now, and all devices were signed out.',
        'That was not you? Then set it again with “Forgot password” at once, and check your mail account.',
      ],
    },
    'password-replaced': {
      subject: 'Your Dropdeck password was changed',
      paragraphs: [
        'your password was just changed in the profile, and all other devices were signed out.',
        'That was not you? Then set it again with “Forgot password” at once, and check your mail account.',
      ],
    },
    'password-set': {
      subject: 'Your Dropdeck account now has a password',
      paragraphs: [
        'a password was just set for your account in the profile, and all other devices were signed out. You can still sign in with Google.',
        'That was not you? Then set it again with “Forgot password” at once, and check your Google account.',
      ],
    },
    'email-changed': {
      subject: 'Your email address at Dropdeck was changed',
      paragraphs: [
        'your account belongs to another email address from now on; we will not write to this one again.',
        'That was not you? Then take your account back with this link:',
      ],
      revert: REVERT.en,
    },
    'email-change-asked': {
      subject: 'A new email address was entered for your Dropdeck account',
      paragraphs: [
        'a new email address was entered in your account. It takes effect once it is confirmed with a code.',
        'If that was you, there is nothing to do. If not, take your account back with this link:',
      ],
      revert: REVERT.en,
    },
    'email-reverted': {
      subject: 'The change of your email address was undone',
      paragraphs: [
        'the change of the email address was undone with the link in our mail to the former address. All devices were signed out, and the account belongs to the former address again.',
      ],
    },
    'google-linked': {
      subject: 'Google is now connected to your Dropdeck account',
      paragraphs: [
        'from now on you can sign in with Google, too.',
        'That was not you? Then check your Google account and set your password again with “Forgot password”.',
      ],
    },
    'account-deleted': {
      subject: 'Your Dropdeck account is deleted',
      paragraphs: ['your account and everything that belonged to it is deleted.', 'Thank you for having been here.'],
    },
  },
}

/** The mail with a code. */
export function codeMail({ purpose, username, email, digits }: CodeContents, { language, site }: Frame): Written {
  const { subject, reason, button, path } = CODE_WORDS[language][purpose]
  const { hello, afterCode } = FRAME_WORDS[language]
  // A signed-in user enters the code for a brand, whose page knows the address.
  const query = purpose === 'brand' ? '' : `?email=${encodeURIComponent(email)}`
  const link = { label: button, url: `${site}${path}${query}` }
  const body = layOut({ language, greeting: hello(username), before: [reason], code: digits, link, after: afterCode })
  const values = { name: username, ...(purpose !== 'reset' && { code: digits }) }
  return { to: email, subject: subject(digits), ...body, kind: { name: `code-${purpose}`, language, values } }
}

/** The notice about an event of an account; `revertUrl` is the link that takes it back. */
export function noticeMail(
  { notice, username, email }: { notice: Notice; username: string; email: string },
  { language, site }: Frame,
  revertUrl: string | null,
): Written {
  const { subject, paragraphs, revert } = NOTICE_WORDS[language][notice]
  const { hello, open } = FRAME_WORDS[language]
  const isRevertible = revert !== undefined && revertUrl !== null
  const link = isRevertible ? { label: revert.label, url: revertUrl } : { label: open, url: site }
  const after = isRevertible ? [revert.after] : []
  const body = layOut({ language, greeting: hello(username), before: paragraphs, code: null, link, after })
  return { to: email, subject, ...body, kind: { name: notice, language, values: { name: username } } }
}
