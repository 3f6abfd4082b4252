import type { Language } from '#contract/vocabulary.ts'
import { unsubscribeHeaders } from '#server/platform/mail/link-token.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { HELLO, type InBoth, LEAVE, type Written } from './mail-texts.ts'

interface MovedContents {
  readonly to: string
  readonly language: Language
  /** Names of brand and product. */
  readonly name: string
  readonly productId: string
  readonly before: Date
  readonly after: Date
  /** The subscriber's time zone. */
  readonly timezone: string
  readonly site: string
  readonly leave: string
}

const MOVED_WORDS: InBoth<{
  readonly locale: string
  subject(name: string): string
  moved(name: string): string
  after(date: string): string
  before(date: string): string
  readonly open: string
  readonly why: string
}> = {
  de: {
    locale: 'de-DE',
    subject: (name) => `Drop verschoben: ${name}`,
    moved: (name) => `der Drop von ${name} hat einen neuen Termin.`,
    after: (date) => `Jetzt: ${date}`,
    before: (date) => `Bisher: ${date}`,
    open: 'Zum Produkt',
    why: 'Du musst nichts tun: Sobald das Produkt da ist, schreiben wir dir wie versprochen. Abmelden löscht alle deine Drop-Benachrichtigungen.',
  },
  en: {
    locale: 'en-GB',
    subject: (name) => `Drop moved: ${name}`,
    moved: (name) => `the drop of ${name} has a new date.`,
    after: (date) => `Now: ${date}`,
    before: (date) => `Before: ${date}`,
    open: 'See the product',
    why: 'There is nothing to do: as soon as the product is out, we will write to you as promised. Unsubscribing deletes all your drop notifications.',
  },
}

/** The mail of a moved release date. It names neither price nor shop, because the product cannot be bought yet. */
export function movedMail(contents: MovedContents): Written {
  const { to, language, name, productId, before, after, timezone, site, leave } = contents
  const words = MOVED_WORDS[language]
  const dates = new Intl.DateTimeFormat(words.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  })
  const body = layOut({
    language,
    greeting: HELLO[language],
    before: [words.moved(name), words.after(dates.format(after)), words.before(dates.format(before))],
    code: null,
    link: { label: words.open, url: `${site}/products/${productId}${language === 'de' ? '' : `?lang=${language}`}` },
    after: [words.why],
    footer: { label: LEAVE[language], url: leave },
  })
  const kind = { name: 'drop-moved', language, values: { product: name } } as const
  return { to, subject: words.subject(name), ...body, kind, headers: unsubscribeHeaders(leave) }
}
