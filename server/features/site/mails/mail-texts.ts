import type { ContactTopic, Language, NoticeReason } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import type { ContactMessage, ContentNotice } from '../site.store.ts'

type MailDraft = Omit<MailMessage, 'messageId'>

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  question: 'Frage',
  brand: 'Marke',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
  press: 'Presse',
  other: 'Sonstiges',
}
const REASONS: Readonly<Record<NoticeReason, string>> = {
  counterfeit: 'Fälschung oder Markenrecht',
  copyright: 'Urheberrecht',
  unsafe: 'Unsicheres oder verbotenes Produkt',
  misleading: 'Irreführung',
  hate: 'Hass oder Gewalt',
  minors: 'Schutz Minderjähriger',
  privacy: 'Persönlichkeitsrechte oder Daten',
  terms: 'Verstoß gegen die Nutzungsbedingungen',
  other: 'Anderer Grund',
}

/** A mail to the operator, which is always in German. */
const incoming = (to: string, subject: string, lines: readonly string[], from: string | null): MailDraft => ({
  to,
  subject,
  text: `${lines.join('\n\n')}\n`,
  ...(from !== null && { headers: { 'Reply-To': from } }),
})

/** The mail to the operator about a message. */
export function contactForOperator(message: ContactMessage, to: string): MailDraft {
  const sender = message.name ? `${message.name} <${message.email}>` : message.email
  const lines = [`Von: ${sender}`, `Thema: ${TOPICS[message.topic]}`, `Sprache: ${message.language}`, message.message]
  return incoming(to, `[${message.reference}] Nachricht: ${TOPICS[message.topic]}`, lines, message.email)
}

/** The mail to the operator about a report, with the legal duties. */
export function noticeForOperator(notice: ContentNotice, to: string): MailDraft {
  const lines = [
    `Grund: ${REASONS[notice.reason]}`,
    `Fundort: ${notice.location}`,
    `Von: ${notice.name ?? 'ohne Namen'}${notice.email ? ` <${notice.email}>` : ''}`,
    `Sprache: ${notice.language}`,
    notice.explanation,
    'Eingegangen mit der Erklärung, dass die Angaben nach bestem Wissen richtig und vollständig sind. Zeitnah, sorgfältig und von einem Menschen entscheiden; die Entscheidung mit Gründen und Rechtsbehelfen mitteilen (Art. 16, 17 DSA).',
  ]
  return incoming(to, `[${notice.reference}] Meldung: ${REASONS[notice.reason]}`, lines, notice.email)
}

interface ReceiptWords {
  subject(reference: string): string
  readonly hello: string
  paragraphs(reference: string): readonly string[]
  readonly button: string
  readonly path: string
}

/** Receipts do not repeat the message: the address is unconfirmed, and our mails must not carry foreign text. */
const RECEIPTS: Readonly<Record<'contact' | 'notice', Readonly<Record<Language, ReceiptWords>>>> = {
  contact: {
    de: {
      subject: (reference) => `Deine Nachricht an Dropdeck (${reference})`,
      hello: 'Hallo,',
      paragraphs: (reference) => [
        `deine Nachricht ist angekommen. Sie hat die Nummer ${reference}. Ein Mensch liest sie und antwortet an diese Adresse, meist innerhalb von drei Werktagen.`,
        'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetippt. Du musst nichts tun.',
      ],
      button: 'Dropdeck öffnen',
      path: '/',
    },
    en: {
      subject: (reference) => `Your message to Dropdeck (${reference})`,
      hello: 'Hello,',
      paragraphs: (reference) => [
        `your message has arrived. Its number is ${reference}. A person reads it and answers to this address, usually within three working days.`,
        'You did not write to us? Then somebody typed in your address. There is nothing you have to do.',
      ],
      button: 'Open Dropdeck',
      path: '/',
    },
  },
  notice: {
    de: {
      subject: (reference) => `Deine Meldung bei Dropdeck (${reference})`,
      hello: 'Hallo,',
      paragraphs: (reference) => [
        `deine Meldung ist angekommen. Sie hat die Nummer ${reference}. Ein Mensch prüft sie; automatisch entschieden wird nichts.`,
        'Wir teilen dir unsere Entscheidung mit Gründen an diese Adresse mit. Bist du nicht einverstanden, antworte auf die Entscheidung: Dann prüft sie jemand anderes. Der Weg zu den Gerichten bleibt dir immer.',
      ],
      button: 'So gehen wir mit Meldungen um',
      path: '/terms-of-service',
    },
    en: {
      subject: (reference) => `Your report to Dropdeck (${reference})`,
      hello: 'Hello,',
      paragraphs: (reference) => [
        `your report has arrived. Its number is ${reference}. A person looks at it; nothing is decided automatically.`,
        'We will send our decision and the reasons for it to this address. If you do not agree, answer to the decision: somebody else then looks at it again. You can always go to court.',
      ],
      button: 'How we handle reports',
      path: '/terms-of-service',
    },
  },
}

interface ReceiptContents {
  readonly about: 'contact' | 'notice'
  readonly reference: string
  readonly to: string
  readonly language: Language
  readonly site: string
}

/** The receipt to the sender (DSA art. 16 (4)). */
export function receiptMail({ about, reference, to, language, site }: ReceiptContents): MailDraft {
  const words = RECEIPTS[about][language]
  const link = { label: words.button, url: `${site}${words.path}` }
  const before = words.paragraphs(reference)
  return {
    to,
    subject: words.subject(reference),
    ...layOut({ language, greeting: words.hello, before, code: null, link, after: [] }),
  }
}
