import type { Language } from '#contract/vocabulary.ts'
import type { PersonalData, Row, Words } from '#server/platform/data/personal-data.ts'

/** All that is stored about one user, read in batches. */
export interface Copy {
  readonly language: Language
  /** Time zone of the readable page. */
  readonly timezone: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly username: string
  readonly parts: readonly {
    readonly of: PersonalData
    readonly batches: () => AsyncIterable<readonly Row[]>
  }[]
}

interface Omission {
  readonly what: Words
  readonly why: Words
}

/** What the copy leaves out, and why. */
export const NOT_INCLUDED: readonly Omission[] = [
  {
    what: { de: 'Passwort, Codes und Anmelde-Cookies', en: 'Password, codes and sign-in cookies' },
    why: {
      de: 'Wir kennen sie nicht: Bei uns liegen nur Prüfsummen, aus denen sie nicht zu lesen sind.',
      en: 'We do not know them: we keep checksums only, from which they cannot be read.',
    },
  },
  {
    what: { de: 'Protokoll der Sicherheit', en: 'Security log' },
    why: {
      de: 'An- und Abmeldungen, Fehlversuche, Exporte und Löschungen stehen höchstens 90 Tage im Protokoll des Servers, mit einer Prüfsumme statt deines Namens und ohne deine Netzadresse. In der Datenbank stehen sie nicht.',
      en: 'Sign-ins, failures, exports and deletions stay in the server’s log for at most 90 days, with a checksum instead of your name and without your network address. They are not in the database.',
    },
  },
  {
    what: { de: 'Zähler gegen Missbrauch', en: 'Counters against abuse' },
    why: {
      de: 'Wie oft etwas versucht wurde, zählen wir höchstens 26 Stunden unter einer Prüfsumme, die niemanden nennt.',
      en: 'How often something was tried is counted for at most 26 hours under a checksum that does not name anyone.',
    },
  },
  {
    what: { de: 'Deine Suchen', en: 'Your searches' },
    why: {
      de: 'Deine letzten Suchen liegen nur auf deinem Gerät. Wir zählen Suchwörter, ohne zu wissen, von wem sie kommen.',
      en: 'Your latest searches lie on your device only. We count search words without knowing whose they are.',
    },
  },
  {
    what: { de: 'Was aus den Swipes aller gelernt wurde', en: 'What was learned from the swipes of all users' },
    why: {
      de: 'Es beschreibt Produkte und keine Personen. Löschst du deine Swipes, fehlen sie ab dem nächsten Lernen.',
      en: 'It describes products and no people. If you delete your swipes, they are missing from the next learning on.',
    },
  },
]
