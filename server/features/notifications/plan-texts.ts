import { PLAN_LABELS } from '#contract/first-plan.ts'
import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'

type PlanNotice = Extract<NoticeContent, { readonly kind: 'plan' }>

interface Facts {
  readonly plan: string
  readonly brand: string
  readonly day: string
  readonly sum: string
  /** In the words of staff, as a sentence of its own; empty: none. */
  readonly reason: string
}
type Sentences = Readonly<Record<PlanNotice['phase'], (facts: Facts) => readonly [title: string, text: string]>>

const GERMAN: Sentences = {
  'trial-ending': ({ plan, brand, day }) => [
    `Deine Probezeit endet am ${day}`,
    `Danach hat ${brand} den Tarif Free. Mit ${plan} bleibt alles, wie es ist. Gelöscht wird nichts.`,
  ],
  ordered: ({ plan, brand, day, sum }) => [
    `Deine Bestellung: Tarif ${plan}`,
    `${plan} gilt ab sofort für ${brand}, bis zum ${day}, und verlängert sich dann. Bezahlt: ${sum} inkl. USt. Kündigen kannst du jederzeit zum Ende des Zeitraums. Die Rechnung folgt.`,
  ],
  renewed: ({ plan, brand, day, sum }) => [
    `Tarif ${plan} ist bezahlt`,
    `Der Tarif von ${brand} gilt jetzt bis zum ${day}. Bezahlt: ${sum} inkl. USt. Die Rechnung folgt.`,
  ],
  changed: ({ plan, brand, day, sum }) => [
    `Neuer Tarif: ${plan}`,
    `${brand} hat ab sofort ${plan}, bis zum ${day}. Bezahlt für die restlichen Tage: ${sum} inkl. USt. Die Rechnung folgt.`,
  ],
  'change-planned': ({ plan, brand, day }) => [
    `Ab dem ${day}: Tarif ${plan}`,
    `Bis dahin behält ${brand} den jetzigen Tarif. Bis dahin kannst du den Wechsel auch zurücknehmen.`,
  ],
  canceled: ({ plan, brand, day }) => [
    `Dein Tarif ${plan} ist gekündigt`,
    `${plan} gilt für ${brand} noch bis zum ${day}, danach Free. Gelöscht wird nichts: überzählige Produkte pausieren. Bis dahin kannst du die Kündigung zurücknehmen.`,
  ],
  kept: ({ plan, brand, day }) => [
    `Tarif ${plan} läuft weiter`,
    `Der Tarif von ${brand} verlängert sich wieder, das nächste Mal am ${day}.`,
  ],
  paused: ({ plan, brand, day }) => [
    `Tarif ${plan} ist pausiert`,
    `Bis zum ${day} ist von ${brand} nichts zu sehen, und es wird nichts abgebucht. Deine bezahlte Zeit bleibt stehen. Du kannst jederzeit weitermachen.`,
  ],
  resumed: ({ plan, brand, day }) => [
    `Tarif ${plan} läuft wieder`,
    `Die Produkte von ${brand} sind wieder zu sehen. Bezahlt ist jetzt bis zum ${day}.`,
  ],
  'payment-failed': ({ plan, brand, day }) => [
    `Die Zahlung für ${plan} ging nicht durch`,
    `Wir versuchen es wieder. Hinterlege eine andere Karte oder bezahle selbst, sonst hat ${brand} ab dem ${day} den Tarif Free. Gelöscht wird nichts.`,
  ],
  ended: ({ plan, brand }) => [
    `${brand} hat jetzt den Tarif Free`,
    `${plan} ist zu Ende. Gelöscht wurde nichts: Produkte über der Grenze pausieren und sind mit einem größeren Tarif wieder da. Welche zu sehen sind, wählst du selbst.`,
  ],
  refunded: ({ plan, brand }) => [
    `${plan} wurde erstattet`,
    `Die Zahlung ging zurück, ${brand} hat jetzt den Tarif Free. Gelöscht wurde nichts.`,
  ],
  'price-change': ({ plan, brand, day, sum }) => [
    `${plan} ändert sich zum ${day}`,
    `Bis dahin gilt für ${brand} alles wie bisher. Ab dann kostet ${plan} ${sum} zzgl. USt., mit den Grenzen, die unter „Tarife“ stehen. Bist du nicht einverstanden, kündige bis dahin mit zwei Klicks.`,
  ],
  override: ({ plan, brand, day, reason }) => [
    `${brand} hat bis zum ${day} den Tarif ${plan}`,
    `Das haben wir festgelegt, und es kostet nichts. Danach gilt wieder der eigene Tarif, der bis dahin unverändert weiterläuft. Gelöscht wird nichts.${reason}`,
  ],
  'override-ended': ({ plan, brand, reason }) => [
    `${brand} hat wieder den Tarif ${plan}`,
    `Was wir anders festgelegt hatten, gilt nicht mehr. Gelöscht wurde nichts: Produkte über der Grenze pausieren.${reason}`,
  ],
}

const ENGLISH: Sentences = {
  'trial-ending': ({ plan, brand, day }) => [
    `Your trial ends on ${day}`,
    `After that ${brand} has the Free plan. With ${plan} everything stays as it is. Nothing is deleted.`,
  ],
  ordered: ({ plan, brand, day, sum }) => [
    `Your order: ${plan} plan`,
    `${plan} holds for ${brand} from now until ${day} and then renews. Paid: ${sum} incl. VAT. You can cancel at any time to the end of the period. The invoice follows.`,
  ],
  renewed: ({ plan, brand, day, sum }) => [
    `The ${plan} plan is paid`,
    `The plan of ${brand} now holds until ${day}. Paid: ${sum} incl. VAT. The invoice follows.`,
  ],
  changed: ({ plan, brand, day, sum }) => [
    `New plan: ${plan}`,
    `${brand} has ${plan} from now until ${day}. Paid for the remaining days: ${sum} incl. VAT. The invoice follows.`,
  ],
  'change-planned': ({ plan, brand, day }) => [
    `From ${day}: ${plan} plan`,
    `Until then ${brand} keeps its present plan, and you can take the change back.`,
  ],
  canceled: ({ plan, brand, day }) => [
    `Your ${plan} plan is cancelled`,
    `${plan} holds for ${brand} until ${day}, then Free. Nothing is deleted: products above the limit are paused. Until then you can take this back.`,
  ],
  kept: ({ plan, brand, day }) => [`The ${plan} plan goes on`, `The plan of ${brand} renews again, next on ${day}.`],
  paused: ({ plan, brand, day }) => [
    `The ${plan} plan is paused`,
    `Until ${day} nothing of ${brand} is shown and nothing is charged. The time that you paid for stands still. You can go on at any time.`,
  ],
  resumed: ({ plan, brand, day }) => [
    `The ${plan} plan runs again`,
    `The products of ${brand} are shown again. It is now paid until ${day}.`,
  ],
  'payment-failed': ({ plan, brand, day }) => [
    `The payment for ${plan} did not go through`,
    `We try again. Save another card or pay yourself, otherwise ${brand} has the Free plan from ${day}. Nothing is deleted.`,
  ],
  ended: ({ plan, brand }) => [
    `${brand} has the Free plan now`,
    `${plan} is over. Nothing was deleted: products above the limit are paused and come back with a larger plan. You choose which ones are shown.`,
  ],
  refunded: ({ plan, brand }) => [
    `${plan} was refunded`,
    `The payment went back, and ${brand} has the Free plan now. Nothing was deleted.`,
  ],
  'price-change': ({ plan, brand, day, sum }) => [
    `${plan} changes on ${day}`,
    `Until then everything stays as it is for ${brand}. From then on ${plan} costs ${sum} plus VAT, with the limits under “Plans”. If you do not agree, cancel until then with two clicks.`,
  ],
  override: ({ plan, brand, day, reason }) => [
    `${brand} has the ${plan} plan until ${day}`,
    `We decided this, and it costs nothing. After that the brand has its own plan again, which goes on unchanged until then. Nothing is deleted.${reason}`,
  ],
  'override-ended': ({ plan, brand, reason }) => [
    `${brand} has the ${plan} plan again`,
    `What we had decided no longer holds. Nothing was deleted: products above the limit are paused.${reason}`,
  ],
}

const PAGE = '/subscription'

const REASON: Readonly<Record<Language, string>> = { de: 'Der Grund', en: 'The reason' }
const reasonSentence = (reason: string, language: Language): string =>
  reason === '' ? '' : ` ${REASON[language]}: ${reason}`

export const planText =
  (language: Language) =>
  ({ phase, plan, brand, day, cents, reason }: PlanNotice): { title: string; text: string; path: string } => {
    const isGerman = language === 'de'
    const money = new Intl.NumberFormat(isGerman ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' })
    const [title, text] = (isGerman ? GERMAN : ENGLISH)[phase]({
      reason: reasonSentence(reason, language),
      plan: PLAN_LABELS[plan],
      brand,
      day:
        day === null
          ? ''
          : day
              .split('-')
              .reverse()
              .join(isGerman ? '.' : '/'),
      sum: cents === null ? '' : money.format(cents / 100),
    })
    return { title, text, path: PAGE }
  }
