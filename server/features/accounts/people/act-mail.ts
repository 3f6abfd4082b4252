import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { makeMailedLinks } from '../export/export.service.ts'
import type { AccountAct } from '../mails/mail-jobs.ts'
import { lockDayText } from './lock-day.ts'

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly after: readonly string[]
  readonly link: { readonly label: string; readonly path: string }
}

const FRAME = {
  de: { hello: (name: string) => `Hallo ${name},`, reason: (reason: string) => `Grund: ${reason}` },
  en: { hello: (name: string) => `Hello ${name},`, reason: (reason: string) => `Reason: ${reason}` },
} as const

const CONTACT = {
  de: { label: 'Widerspruch schreiben', path: '/kontakt' },
  en: { label: 'Write an objection', path: '/kontakt' },
} as const
const LOGIN = {
  de: { label: 'Anmelden', path: '/login' },
  en: { label: 'Sign in', path: '/login' },
} as const

const LOCKED = {
  de: {
    subject: 'Dein Dropdeck-Konto ist gesperrt',
    for: (day: string | null) =>
      day === null
        ? 'unser Team hat dein Konto gesperrt, ohne festes Ende.'
        : `unser Team hat dein Konto gesperrt, bis einschließlich ${day}.`,
    effect: 'Alle Geräte sind abgemeldet, und du kannst dich so lange nicht anmelden. Deine Daten bleiben gespeichert.',
    after: [
      'Du bist nicht einverstanden? Schreib uns über das Kontaktformular, warum. Eine Person prüft es neu und antwortet dir.',
      'Auch eine Kopie deiner Daten und die Löschung deines Kontos kannst du dort verlangen. Gegen die Sperre steht dir außerdem der Rechtsweg offen.',
    ],
  },
  en: {
    subject: 'Your Dropdeck account is locked',
    for: (day: string | null) =>
      day === null
        ? 'our team has locked your account, without a fixed end.'
        : `our team has locked your account until the end of ${day}.`,
    effect: 'All devices are signed out, and you cannot sign in meanwhile. Your data stay stored.',
    after: [
      'You do not agree? Use the contact form to tell us why. A person looks at it again and answers you.',
      'There you can also ask for a copy of your data, or to have your account deleted. You can take the lock to court as well.',
    ],
  },
} as const

type Told = Exclude<AccountAct['kind'], 'locked' | 'export'>

const WORDS: Readonly<Record<Language, Readonly<Record<Told, Words>>>> = {
  de: {
    confirmed: {
      subject: 'Deine E-Mail-Adresse bei Dropdeck ist bestätigt',
      paragraphs: [
        'unser Team hat deine Adresse von Hand bestätigt. Setze jetzt ein neues Passwort. Dann kannst du dich anmelden.',
      ],
      after: [
        'Das Passwort von der Registrierung gilt nicht mehr: Auch jemand anders hätte es mit deiner Adresse wählen können.',
      ],
      link: { label: 'Neues Passwort setzen', path: '/reset-password' },
    },
    unlocked: {
      subject: 'Dein Dropdeck-Konto ist wieder frei',
      paragraphs: ['die Sperre deines Kontos ist aufgehoben. Du kannst dich wieder anmelden.'],
      after: [],
      link: LOGIN.de,
    },
    'sessions-ended': {
      subject: 'Du wurdest bei Dropdeck abgemeldet',
      paragraphs: ['unser Team hat Anmeldungen deines Kontos beendet.'],
      after: ['Melde dich einfach wieder an. Bist du unsicher, setze über „Passwort vergessen“ ein neues Passwort.'],
      link: LOGIN.de,
    },
  },
  en: {
    confirmed: {
      subject: 'Your email address at Dropdeck is confirmed',
      paragraphs: ['our team has confirmed your address by hand. Set a new password now. Then you can sign in.'],
      after: [
        'The password from the registration is no longer valid: someone else could have chosen it with your address.',
      ],
      link: { label: 'Set a new password', path: '/reset-password' },
    },
    unlocked: {
      subject: 'Your Dropdeck account is open again',
      paragraphs: ['the lock of your account is lifted. You can sign in again.'],
      after: [],
      link: LOGIN.en,
    },
    'sessions-ended': {
      subject: 'You were signed out of Dropdeck',
      paragraphs: ['our team has ended sign-ins of your account.'],
      after: ['Just sign in again. If you are unsure, set a new password with “Forgot password”.'],
      link: LOGIN.en,
    },
  },
}

const EXPORT = {
  de: {
    subject: 'Deine Daten von Dropdeck',
    what: 'hier ist die Kopie deiner Daten, um die du gebeten hast. Unser Team hat sie nicht gesehen.',
    html: 'Zum Lesen laden',
    json: (url: string) => `Für Programme (JSON): ${url}`,
    valid: 'Beide Links gelten einen Tag. Gib diese Mail nicht weiter.',
  },
  en: {
    subject: 'Your data from Dropdeck',
    what: 'here is the copy of your data that you asked for. Our team has not seen it.',
    html: 'Download to read',
    json: (url: string) => `For programs (JSON): ${url}`,
    valid: 'Both links are valid for a day. Do not pass this mail on.',
  },
} as const

type Written = Omit<MailMessage, 'messageId'>

function actMail({ kind, email, username, language, reason, until }: AccountAct, site: string): Written {
  const { hello, reason: reasonText } = FRAME[language]
  const { subject, paragraphs, after, link } =
    kind === 'locked' ? lockedWords(language, until) : WORDS[language][kind as Told]
  const body = layOut({
    language,
    greeting: hello(username),
    before: [...paragraphs, reasonText(reason)],
    code: null,
    link: { label: link.label, url: `${site}${link.path}` },
    after,
  })
  return { to: email, subject, ...body }
}

function lockedWords(language: Language, until: string | null): Words {
  const { subject, for: during, effect, after } = LOCKED[language]
  const day = until === null ? null : lockDayText(new Date(until), language)
  return { subject, paragraphs: [during(day), effect], after, link: CONTACT[language] }
}

async function exportMail(world: World, { userId, email, username, language }: AccountAct, site: string) {
  const links = await makeMailedLinks(world, { userId, language })
  if (links === null) return null
  const words = EXPORT[language]
  const body = layOut({
    language,
    greeting: FRAME[language].hello(username),
    before: [words.what],
    code: null,
    link: { label: words.html, url: `${site}${links.html}` },
    after: [words.json(`${site}${links.json}`), words.valid],
  })
  return { to: email, subject: words.subject, ...body }
}

/** Job: tells a person what staff did with the account, or sends the copy that was asked for. */
export async function mailAccountAct(world: World, act: AccountAct): Promise<void> {
  const site = siteUrlOf(world.config)
  const mail = act.kind === 'export' ? await exportMail(world, act, site) : actMail(act, site)
  if (mail) await world.mail.send({ ...mail, messageId: messageIdOf(world.config, `account-act.${act.id}`) })
}
