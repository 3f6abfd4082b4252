import type { APPEAL_OUTCOMES } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'

type Outcome = (typeof APPEAL_OUTCOMES)[number]

const WORDS = {
  de: {
    receivedSubject: (reference: string) => `Dein Widerspruch bei Dropdeck (${reference})`,
    decidedSubject: (reference: string) => `Entscheidung über deinen Widerspruch (${reference})`,
    hello: 'Hallo,',
    received: (reference: string, first: string) =>
      `dein Widerspruch gegen die Entscheidung ${first} ist angekommen. Er hat die Nummer ${reference}.`,
    promise:
      'Ein Mensch prüft ihn, und zwar ein anderer als beim ersten Mal, wenn unser Team mehr als eine Person hat. Unsere Entscheidung mit Gründen schicken wir an diese Adresse.',
    unknown: 'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetippt. Du musst nichts tun.',
    outcomes: {
      granted: (first: string) => `du hattest recht: Wir haben unsere Entscheidung ${first} geändert.`,
      rejected: (first: string) => `wir haben noch einmal geprüft und bleiben bei unserer Entscheidung ${first}.`,
    },
    person: 'Entschieden hat ein Mensch; automatisch entschieden wurde nichts.',
    redress:
      'Bei uns ist dieser Fall damit abgeschlossen. Der Weg zu einer außergerichtlichen Streitbeilegung (Art. 21 DSA) und zu den Gerichten bleibt dir offen.',
    button: 'So gehen wir mit Meldungen um',
  },
  en: {
    receivedSubject: (reference: string) => `Your appeal to Dropdeck (${reference})`,
    decidedSubject: (reference: string) => `Decision about your appeal (${reference})`,
    hello: 'Hello,',
    received: (reference: string, first: string) =>
      `your appeal against the decision ${first} has arrived. Its number is ${reference}.`,
    promise:
      'A person looks at it, and another one than the first time where our team has more than one. We send our decision and the reasons for it to this address.',
    unknown: 'You did not write to us? Then somebody typed in your address. There is nothing you have to do.',
    outcomes: {
      granted: (first: string) => `you were right: we have changed our decision ${first}.`,
      rejected: (first: string) => `we have looked at it again and keep to our decision ${first}.`,
    },
    person: 'A person decided; nothing was decided automatically.',
    redress:
      'With us this case is closed. Out-of-court dispute settlement (DSA art. 21) and the courts stay open to you.',
    button: 'How we handle reports',
  },
} as const

interface AppealFacts {
  readonly reference: string
  readonly subjectReference: string
  readonly email: string
  readonly language: Language
}

type Draft = Omit<MailMessage, 'messageId'>

const linkOf = (language: Language, site: string) => ({
  label: WORDS[language].button,
  url: `${site}/terms-of-service`,
})

/** The receipt for an appeal. It does not repeat the text, because the address is unconfirmed. */
export function appealReceipt({ reference, subjectReference, email, language }: AppealFacts, site: string): Draft {
  const words = WORDS[language]
  const before = [words.received(reference, subjectReference), words.promise, words.unknown]
  return {
    to: email,
    subject: words.receivedSubject(reference),
    ...layOut({ language, greeting: words.hello, before, code: null, link: linkOf(language, site), after: [] }),
  }
}

/** Outcome, reasons and further redress (DSA art. 20 (5)). */
export function appealDecisionMail(
  {
    reference,
    subjectReference,
    email,
    language,
    outcome,
    answer,
  }: AppealFacts & { readonly outcome: Outcome; readonly answer: string },
  site: string,
): Draft {
  const words = WORDS[language]
  const reasons = answer.split('\n').filter(Boolean)
  const before = [words.outcomes[outcome](subjectReference), ...reasons, words.person, words.redress]
  return {
    to: email,
    subject: words.decidedSubject(reference),
    ...layOut({ language, greeting: words.hello, before, code: null, link: linkOf(language, site), after: [] }),
  }
}

/** The mail to the operator, in German. */
export const appealForOperator = (
  { reference, subjectReference, email, language }: AppealFacts,
  text: string,
  to: string,
): Draft => ({
  to,
  subject: `[${reference}] Widerspruch gegen ${subjectReference}`,
  text: `${[`Von: ${email}`, `Sprache: ${language}`, text, 'Zu entscheiden in der Verwaltung, Bereich Meldungen; von jemand anderem als beim ersten Mal (Art. 20 DSA).'].join('\n\n')}\n`,
  headers: { 'Reply-To': email },
})
