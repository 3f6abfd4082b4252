import type { NOTICE_OUTCOMES } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'

type Outcome = (typeof NOTICE_OUTCOMES)[number]

const WORDS = {
  de: {
    subject: (reference: string) => `Entscheidung über deine Meldung (${reference})`,
    hello: 'Hallo,',
    outcomes: {
      restricted: (reference: string) => `deine Meldung ${reference} war berechtigt: Wir haben gehandelt.`,
      kept: (reference: string) => `über deine Meldung ${reference} ist entschieden: Der Inhalt bleibt.`,
    },
    person: 'Entschieden hat ein Mensch.',
    redress: (reference: string) =>
      `Du bist anderer Meinung? Schreib uns mit der Nummer ${reference}, dann prüft es jemand anderes. Der Weg zu einer außergerichtlichen Streitbeilegung und zu den Gerichten bleibt dir offen.`,
    button: 'Widersprechen',
  },
  en: {
    subject: (reference: string) => `Decision about your report (${reference})`,
    hello: 'Hello,',
    outcomes: {
      restricted: (reference: string) => `your report ${reference} was justified: we have acted.`,
      kept: (reference: string) => `your report ${reference} is decided: the content stays.`,
    },
    person: 'A person decided.',
    redress: (reference: string) =>
      `You disagree? Write to us with the number ${reference}, and someone else will look at it. Out-of-court dispute settlement and the courts stay open to you.`,
    button: 'Appeal',
  },
} as const

interface DecidedNotice {
  readonly reference: string
  readonly outcome: Outcome
  readonly answer: string
  readonly to: string
  readonly language: Language
  readonly site: string
}

/** Outcome, reasons and redress for the sender of a report (DSA art. 16 (5)). */
export function noticeDecisionMail({
  reference,
  outcome,
  answer,
  to,
  language,
  site,
}: DecidedNotice): Omit<MailMessage, 'messageId'> {
  const words = WORDS[language]
  const reasons = answer.split('\n').filter(Boolean)
  const before = [words.outcomes[outcome](reference), ...reasons, words.person, words.redress(reference)]
  const link = { label: words.button, url: `${site}/kontakt?reference=${reference}` }
  return {
    to,
    subject: words.subject(reference),
    ...layOut({ language, greeting: words.hello, before, code: null, link, after: [] }),
  }
}
