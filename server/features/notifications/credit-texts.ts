import type { NoticeContent } from '#contract/notifications.ts'
import type { Language } from '#contract/vocabulary.ts'

type CreditNotice = Extract<NoticeContent, { readonly kind: 'credit' }>

interface Facts {
  readonly brand: string
  readonly sum: string
  readonly reason: string
}
type Sentences = Readonly<Record<CreditNotice['phase'], (facts: Facts) => readonly [title: string, text: string]>>

const GERMAN: Sentences = {
  'return-accepted': ({ brand, sum }) => [
    `Dein Guthaben wird erstattet: ${sum}`,
    `Das Geld für ${brand} geht mit USt. auf die Karte zurück, mit der du bezahlt hast. Das dauert meist 5 bis 10 Tage. Die Rechnungskorrektur folgt.`,
  ],
  'return-refused': ({ brand, sum, reason }) => [
    `Dein Guthaben wird nicht erstattet: ${sum}`,
    `${reason}\n${brand} kann das Guthaben wieder ausgeben.`,
  ],
  'return-paid': ({ brand, sum }) => [
    `${sum} Guthaben sind erstattet`,
    `Für ${brand} ist alles auf dem Weg zu deiner Bank. Die Rechnungskorrektur liegt unter „Rechnungen“.`,
  ],
  'return-failed': ({ brand, sum }) => [
    `Die Erstattung von ${sum} kam nicht an`,
    `Das Guthaben, das nicht ankam, steht ${brand} wieder zur Verfügung. Wir melden uns bei dir.`,
  ],
}

const ENGLISH: Sentences = {
  'return-accepted': ({ brand, sum }) => [
    `Your credit will be refunded: ${sum}`,
    `The money for ${brand} goes back, with VAT, to the card that you paid with. This usually takes 5 to 10 days. The corrected invoice follows.`,
  ],
  'return-refused': ({ brand, sum, reason }) => [
    `Your credit will not be refunded: ${sum}`,
    `${reason}\n${brand} can spend the credit again.`,
  ],
  'return-paid': ({ brand, sum }) => [
    `${sum} of credit have been refunded`,
    `For ${brand} everything is on its way to your bank. The corrected invoice is under “Invoices”.`,
  ],
  'return-failed': ({ brand, sum }) => [
    `The refund of ${sum} did not arrive`,
    `${brand} can spend the credit again that did not arrive. We will be in touch with you.`,
  ],
}

const PAGE = '/ppc-credits'

export const creditText =
  (language: Language) =>
  ({ phase, brand, cents, reason }: CreditNotice): { title: string; text: string; path: string } => {
    const isGerman = language === 'de'
    const money = new Intl.NumberFormat(isGerman ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' })
    const [title, text] = (isGerman ? GERMAN : ENGLISH)[phase]({ brand, sum: money.format(cents / 100), reason })
    return { title, text, path: PAGE }
  }
