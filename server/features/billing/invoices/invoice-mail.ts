import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

const WORDS = {
  de: {
    greeting: 'Guten Tag,',
    text: {
      invoice: (number: string) =>
        `Ihre Zahlung ist eingegangen, das Guthaben steht bereit. Die Rechnung ${number} hängt an.`,
      correction: (number: string) => `Wir haben eine Zahlung berichtigt. Die Rechnungskorrektur ${number} hängt an.`,
    },
    data: 'Die PDF-Datei enthält die Rechnung auch als Daten nach EN 16931 (ZUGFeRD).',
    button: 'Zum Marken-Dashboard',
  },
  en: {
    greeting: 'Hello,',
    text: {
      invoice: (number: string) =>
        `Your payment has arrived and the credit is available. Invoice ${number} is attached.`,
      correction: (number: string) => `We have corrected a payment. The corrected invoice ${number} is attached.`,
    },
    data: 'The PDF file also contains the invoice as data by EN 16931 (ZUGFeRD).',
    button: 'To the brand dashboard',
  },
} as const

/** The mail with an invoice. */
export function invoiceMail(content: InvoiceContent, pdf: Uint8Array, site: string): Omit<MailMessage, 'messageId'> {
  const { language, kind, number, buyer, isTest } = content
  const words = WORDS[language]
  return {
    to: buyer.email,
    subject: `${INVOICE_WORDS[language].title[kind]} ${number}`,
    ...layOut({
      language,
      greeting: words.greeting,
      before: [words.text[kind](number), ...(isTest ? [INVOICE_WORDS[language].test] : [])],
      code: null,
      link: { label: words.button, url: `${site}/dashboard` },
      after: [words.data],
    }),
    attachments: [{ filename: `${number}.pdf`, content: Buffer.from(pdf), contentType: 'application/pdf' }],
  }
}
