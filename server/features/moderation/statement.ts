import { type Decision, GROUNDS, type GroundKey, isRestriction } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Config } from '#server/platform/config/config.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'

export interface NewDecision {
  readonly decision: Decision
  readonly ground?: GroundKey | undefined
  /** What the brand reads. */
  readonly facts: string
  /** Only for staff. */
  readonly note: string
  /** The last day of a suspension, in Berlin; left out: until it is lifted. */
  readonly until?: string | undefined
  /** Changes are requested of what is live, too, and it is not shown until they were made. */
  readonly hides?: true
}

const WORDS = {
  de: {
    ground: (title: string) => `Grundlage: ${title}.`,
    person: 'Entschieden hat ein Mensch; Hinweise kamen nicht aus einer automatischen Prüfung.',
    detected: 'Entschieden hat ein Mensch; aufgefallen ist es einer automatischen Prüfung.',
    until: (day: string) =>
      `Die Sperre gilt bis einschließlich ${day}. Danach ist deine Marke von selbst wieder öffentlich.`,
    machine: 'Die Entscheidung fiel automatisch.',
    redress: (link: string, reference: string) =>
      `Du bist anderer Meinung? Widersprich unter ${link} (Zeichen ${reference}); ein anderer Mensch sieht es sich an. Der Weg zu einer außergerichtlichen Streitbeilegung und zu den Gerichten bleibt dir offen.`,
  },
  en: {
    ground: (title: string) => `Ground: ${title}.`,
    person: 'A person decided; no automated check was involved.',
    detected: 'A person decided; an automated check had noticed it.',
    until: (day: string) => `The suspension lasts until ${day}. After that day your brand is public again by itself.`,
    machine: 'The decision was automated.',
    redress: (link: string, reference: string) =>
      `You disagree? Appeal at ${link} (reference ${reference}); another person will look at it. Out-of-court dispute settlement and the courts stay open to you.`,
  },
} as const

/** A day as people read it. */
const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

interface Decided extends NewDecision {
  readonly reference: string
  readonly isAutomated: boolean
  /** An automated check found what the decision is about (DSA art. 17 (3) c). */
  readonly wasDetected: boolean
}

/**
 * What the brand reads of a decision. A restriction is a statement of reasons: facts, ground, whether it was automated, and
 * redress (DSA art. 17, P2B art. 4).
 */
export function statementOf(
  { decision, ground, facts, until, reference, isAutomated, wasDetected }: Decided,
  language: Language,
  config: Pick<Config, 'publicUrl' | 'port'>,
): string {
  if (!isRestriction(decision) || ground === undefined) return facts
  const words = WORDS[language]
  const link = `${siteUrlOf(config)}/kontakt?reference=${reference}`
  const lines = [
    facts,
    ...(until === undefined ? [] : [words.until(dayIn(until, language))]),
    words.ground(GROUNDS[ground].title[language]),
    isAutomated ? words.machine : wasDetected ? words.detected : words.person,
    words.redress(link, reference),
  ]
  return lines.join('\n')
}
