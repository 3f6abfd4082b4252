import type { Language } from '#contract/vocabulary.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import { INVOICE_WORDS } from '../invoices/invoice-words.ts'
import type { MonthDocument } from './bookkeeping.store.ts'

const WORDS = {
  de: {
    subject: (month: string, company: string) => `Rechnungen ${month}: ${company}`,
    greeting: 'Guten Tag,',
    attached: (month: string, company: string, count: number) =>
      count === 1
        ? `anbei ein Beleg von ${company} aus ${month} als ZIP-Datei.`
        : `anbei ${count} Belege von ${company} aus ${month} als ZIP-Datei.`,
    large: (month: string, company: string, count: number) =>
      `${company} hat aus ${month} ${count} Belege. Das ist zu viel für eine Mail: Die ZIP-Datei liegt im Marken-Dashboard unter „Werbeguthaben“.`,
    data: 'Jede PDF-Datei enthält die Rechnung auch als Daten nach EN 16931 (ZUGFeRD). Dazu kommt eine Tabelle der Buchungen als CSV.',
    why: 'Die Marke hat diese Adresse für ihre Steuerberatung angegeben und kann sie dort jederzeit ändern. Kommt die Mail falsch an, antworten Sie bitte der Marke.',
    link: 'Zum Marken-Dashboard',
  },
  en: {
    subject: (month: string, company: string) => `Invoices of ${month}: ${company}`,
    greeting: 'Hello,',
    attached: (month: string, company: string, count: number) =>
      count === 1
        ? `attached is one document of ${company} from ${month} as a ZIP file.`
        : `attached are ${count} documents of ${company} from ${month} as a ZIP file.`,
    large: (month: string, company: string, count: number) =>
      `${company} has ${count} documents from ${month}. That is too much for a mail: the ZIP file is in the brand dashboard under “Ad credit”.`,
    data: 'Each PDF file also contains the invoice as data by EN 16931 (ZUGFeRD). A table of the bookings as CSV is included.',
    why: 'The brand has named this address as that of its tax adviser and can change it there at any time. If this mail reaches you by mistake, please answer the brand.',
    link: 'To the brand dashboard',
  },
} as const

interface Month {
  readonly language: Language
  readonly month: string
  readonly documents: readonly MonthDocument[]
  /** Null: too large for a mail. */
  readonly archive: Buffer | null
}

/** The mail with the invoices of a month. */
export function monthMail(
  { language, month, documents, archive }: Month,
  config: Pick<Config, 'publicUrl' | 'port'>,
): Omit<MailMessage, 'to' | 'messageId'> {
  const words = WORDS[language]
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const name = format.format(new Date(`${month}-15T12:00:00Z`))
  const company = documents[0]?.content.buyer.name ?? ''
  const text = (archive ? words.attached : words.large)(name, company, documents.length)
  const isTest = documents.some(({ content }) => content.isTest)
  return {
    subject: words.subject(name, company),
    ...layOut({
      language,
      greeting: words.greeting,
      before: [text, words.data, ...(isTest ? [INVOICE_WORDS[language].test] : [])],
      code: null,
      link: { label: words.link, url: `${siteUrlOf(config)}/ppc-credits` },
      after: [words.why],
    }),
    attachments: archive ? [{ filename: `${month}.zip`, content: archive, contentType: 'application/zip' }] : [],
  }
}
