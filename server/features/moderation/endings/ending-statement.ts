import type { EndingCause } from '#contract/brand-endings.limits.ts'
import type { GroundKey } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Config } from '#server/platform/config/config.ts'
import { statementOf } from '../statement.ts'

const CAUSES: Readonly<Record<Language, Readonly<Record<Exclude<EndingCause, 'notice'>, string>>>> = {
  de: {
    'legal-duty':
      'Ohne Frist, weil ein Gesetz oder eine Behörde uns dazu verpflichtet (Art. 4 Abs. 4 lit. a P2B-Verordnung).',
    'imperative-reason':
      'Ohne Frist, weil das Gesetz uns aus zwingendem Grund kündigen lässt (Art. 4 Abs. 4 lit. b P2B-Verordnung).',
    'repeated-breach':
      'Ohne Frist, weil deine Marke wiederholt gegen die Bedingungen verstoßen hat (Art. 4 Abs. 4 lit. c P2B-Verordnung).',
  },
  en: {
    'legal-duty': 'Without notice, because a law or an authority obliges us to (P2B Regulation art. 4 (4) (a)).',
    'imperative-reason':
      'Without notice, because the law lets us terminate for an imperative reason (P2B Regulation art. 4 (4) (b)).',
    'repeated-breach':
      'Without notice, because your brand repeatedly infringed the terms (P2B Regulation art. 4 (4) (c)).',
  },
}
const MEANWHILE: Readonly<Record<Language, string>> = {
  de: 'Bis dahin bleibt alles, wie es ist. Lade vorher in den Einstellungen deine Daten herunter.',
  en: 'Until then everything stays as it is. Download your data in the settings before then.',
}

const CREDIT: Readonly<Record<Language, string>> = {
  de: 'Gekauftes Guthaben, das am Ende übrig ist, fordern wir von selbst für dich zurück. Bonus verfällt.',
  en: 'Bought credit that is left at the end is asked back for you automatically. Bonus lapses.',
}

const WARNED: Readonly<Record<Language, string>> = {
  de: 'Wir verwarnen deine Marke. Noch ist nichts eingeschränkt. Bleibt es dabei, können wir sie sperren.',
  en: 'We warn your brand. Nothing is restricted yet. If this goes on, we can suspend it.',
}

interface Warning {
  readonly ground: GroundKey
  readonly facts: string
  readonly reference: string
}

interface Ending extends Warning {
  readonly cause: EndingCause
}

type Site = Pick<Config, 'publicUrl' | 'port'>

const restriction = { note: '', isAutomated: false, wasDetected: false } as const

/** The statement of reasons of a warning. */
export const warningStatement = (warning: Warning, language: Language, config: Site): string =>
  [WARNED[language], statementOf({ ...restriction, ...warning, decision: 'request_changes' }, language, config)].join(
    '\n',
  )

/** The statement of reasons of an end, with why it needs no notice, or with what can be done until its day (P2B art. 4). */
export function endingStatement({ ground, facts, cause, reference }: Ending, language: Language, config: Site): string {
  const decided = { ...restriction, decision: 'block', ground, facts, reference } as const
  const first = cause === 'notice' ? MEANWHILE[language] : CAUSES[language][cause]
  return [first, CREDIT[language], statementOf(decided, language, config)].join('\n')
}
