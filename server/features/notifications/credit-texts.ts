import { type AutoTopupPause, LOW_CREDIT_DAYS } from '#contract/billing.limits.ts'
import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { euros } from '#server/platform/text/euros.ts'

type CreditNotice = Extract<NoticeContent, { readonly kind: 'credit' }>

interface Facts {
  readonly brand: string
  readonly sum: string
  readonly reason: string
  /** Why automatic top-ups are paused; empty: they are not. */
  readonly cause: string
}
type Sentences = Readonly<Record<CreditNotice['phase'], (facts: Facts) => readonly [title: string, text: string]>>

const GERMAN_CAUSES: Readonly<Record<AutoTopupPause, string>> = {
  declined: 'Die Bank hat die Karte abgelehnt.',
  limit: 'Das Limit der Karte reicht nicht.',
  expired: 'Die Karte ist abgelaufen.',
  cvc: 'Die Bank hat die Prüfziffer abgelehnt.',
  authentication: 'Die Bank will, dass du jede Zahlung selbst bestätigst.',
  network: 'Die Bank war nicht zu erreichen.',
  'no-card': 'Es ist keine Karte gespeichert.',
  company: 'Für die Rechnung fehlen Angaben zu deiner Firma.',
  package: 'Das gewählte Paket gibt es nicht mehr.',
}
const ENGLISH_CAUSES: Readonly<Record<AutoTopupPause, string>> = {
  declined: 'The bank declined the card.',
  limit: 'The limit of the card does not cover it.',
  expired: 'The card has expired.',
  cvc: 'The bank refused the security code.',
  authentication: 'The bank wants you to confirm each payment yourself.',
  network: 'The bank could not be reached.',
  'no-card': 'No card is saved.',
  company: 'Details of your company are missing for the invoice.',
  package: 'The chosen package does not exist any more.',
}

const GERMAN: Sentences = {
  'topped-up': ({ brand, sum }) => [
    `Werbeguthaben automatisch aufgeladen: ${sum}`,
    `Dein Guthaben für ${brand} lag unter deiner Schwelle. ${sum} inkl. USt. kamen von der gespeicherten Karte. Die Rechnung folgt.`,
  ],
  'topup-failed': ({ brand, cause }) => [
    'Das automatische Aufladen ist pausiert',
    `${cause} Für ${brand} wurde nichts abgebucht. Prüfe Karte und Einstellungen und schalte es dann wieder ein.`,
  ],
  'topup-cap': ({ brand, sum }) => [
    `Monatsgrenze erreicht: ${sum}`,
    `Für ${brand} wird diesen Monat nichts mehr automatisch aufgeladen, am Ersten geht es weiter. Ist das Guthaben leer, stoppt die Werbung. Du kannst selbst aufladen oder die Grenze ändern.`,
  ],
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
  'vat-returned': ({ brand, sum }) => [
    `Du bekommst ${sum} USt. zurück`,
    `Das EU-Register hat die USt-IdNr. von ${brand} nach dem Kauf bestätigt. Die Umsatzsteuer geht auf deine Karte zurück, dein Guthaben bleibt. Rechnungskorrektur und neue Rechnung kommen per Mail.`,
  ],
  'return-failed': ({ brand, sum }) => [
    `Die Erstattung von ${sum} kam nicht an`,
    `Das Guthaben, das nicht ankam, steht ${brand} wieder zur Verfügung. Wir melden uns bei dir.`,
  ],
}

const ENGLISH: Sentences = {
  'topped-up': ({ brand, sum }) => [
    `Ad credit topped up automatically: ${sum}`,
    `Your credit for ${brand} was below your threshold. ${sum} incl. VAT came from the saved card. The invoice follows.`,
  ],
  'topup-failed': ({ brand, cause }) => [
    'Automatic top-up is paused',
    `${cause} Nothing was charged for ${brand}. Check card and settings, then turn it on again.`,
  ],
  'topup-cap': ({ brand, sum }) => [
    `Monthly limit reached: ${sum}`,
    `Nothing more is topped up automatically for ${brand} this month; it goes on on the first. When the credit is used up, advertising stops. You can top up yourself or change the limit.`,
  ],
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
  'vat-returned': ({ brand, sum }) => [
    `You get ${sum} of VAT back`,
    `The EU register confirmed the VAT ID of ${brand} after the purchase. The VAT goes back to your card, and your credit stays. The corrected and the new invoice come by mail.`,
  ],
  'return-failed': ({ brand, sum }) => [
    `The refund of ${sum} did not arrive`,
    `${brand} can spend the credit again that did not arrive. We will be in touch with you.`,
  ],
}

const PAGE = '/ppc-credits'

export const creditText =
  (language: Language) =>
  ({ phase, brand, cents, reason, cause }: CreditNotice): { title: string; text: string; path: string } => {
    const isGerman = language === 'de'
    const why = cause === null ? '' : (isGerman ? GERMAN_CAUSES : ENGLISH_CAUSES)[cause]
    const facts = { brand, sum: euros(cents, language), reason, cause: why }
    const [title, text] = (isGerman ? GERMAN : ENGLISH)[phase](facts)
    return { title, text, path: PAGE }
  }

type LowNotice = Extract<NoticeContent, { readonly kind: 'credit-low' }>

/** Product 5: credit that ends soon. */
export const lowCreditText =
  (language: Language) =>
  ({ phase, brand, cents, day }: LowNotice): { title: string; text: string; path: string } => {
    const sum = euros(cents, language)
    const parts = day?.split('-').reverse() ?? []
    const [title, text] =
      language === 'de'
        ? phase === 'low'
          ? [
              `Werbeguthaben reicht keine ${LOW_CREDIT_DAYS} Tage mehr`,
              `${brand} hat noch ${sum}. Bei den Ausgaben der letzten sieben Tage ist das bald verbraucht, dann stoppt die Werbung.`,
            ]
          : [`${sum} Bonus verfallen am ${parts.join('.')}`, `Bis dahin wird er für ${brand} zuerst verbraucht.`]
        : phase === 'low'
          ? [
              `Ad credit lasts for less than ${LOW_CREDIT_DAYS} days`,
              `${brand} has ${sum} left. At the spending of the last seven days it is soon used up, and then advertising stops.`,
            ]
          : [`${sum} of bonus expires on ${parts.join('/')}`, `Until then it is spent first for ${brand}.`]
    return { title: title ?? '', text: text ?? '', path: PAGE }
  }
