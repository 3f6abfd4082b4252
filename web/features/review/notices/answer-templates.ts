import type { Language } from '#contract/vocabulary.ts'

interface Template {
  readonly id: string
  /** What the list of templates shows, in the language of the member of staff. */
  readonly name: Readonly<Record<Language, string>>
  /** In the language of the one who reads it; “…” has to be replaced. */
  readonly text: Readonly<Record<Language, string>>
}

/** Where an answer begins; staff edit it. The first one is filled in. */
export const ANSWER_TEMPLATES = {
  restricted: [
    {
      id: 'removed',
      name: { de: 'Trifft zu', en: 'Justified' },
      text: {
        de: 'Wir haben den Inhalt geprüft. Deine Meldung trifft zu: Er wird nicht mehr gezeigt, und wer ihn eingestellt hat, kennt die Gründe.',
        en: 'We have looked at the content. Your report is justified: it is no longer shown, and the one who published it knows the reasons.',
      },
    },
    {
      id: 'partly',
      name: { de: 'Aus anderem Grund', en: 'For another reason' },
      text: {
        de: 'Wir haben den Inhalt geprüft. Er wird nicht mehr gezeigt, aber aus einem anderen Grund: …',
        en: 'We have looked at the content. It is no longer shown, but for another reason: …',
      },
    },
  ],
  kept: [
    {
      id: 'no-breach',
      name: { de: 'Kein Verstoß', en: 'No breach' },
      text: {
        de: 'Wir haben den Inhalt anhand deiner Begründung geprüft. Einen Verstoß gegen das Gesetz oder unsere Bedingungen haben wir nicht gefunden.',
        en: 'We have looked at the content with your reasons in mind. We found no breach of the law or of our terms.',
      },
    },
    {
      id: 'no-proof',
      name: { de: 'Belege fehlen', en: 'Evidence is missing' },
      text: {
        de: 'Aus deiner Meldung geht nicht hervor, worin der Verstoß liegt. Schick uns bitte einen Beleg, zum Beispiel: …',
        en: 'Your report does not show what the breach is. Please send us evidence, for example: …',
      },
    },
    {
      id: 'gone',
      name: { de: 'Nicht mehr da', en: 'Already gone' },
      text: {
        de: 'Der Inhalt war schon nicht mehr zu sehen, als wir deine Meldung geprüft haben. Wir müssen deshalb nichts mehr tun.',
        en: 'The content could no longer be seen when we looked at your report, so there is nothing left to do.',
      },
    },
    {
      id: 'elsewhere',
      name: { de: 'Nicht bei uns', en: 'Not on our site' },
      text: {
        de: 'Der Inhalt liegt nicht bei uns, sondern bei jemand anderem. Wende dich bitte an dessen Betreiber: …',
        en: 'The content is not on our site but on that of someone else. Please turn to its operator: …',
      },
    },
  ],
  granted: [
    {
      id: 'changed',
      name: { de: 'Entscheidung war falsch', en: 'Decision was wrong' },
      text: {
        de: 'Wir haben den Fall noch einmal von vorn geprüft. Die erste Entscheidung war nicht richtig, wir haben sie geändert.',
        en: 'We have looked at the case again from the beginning. The first decision was not right, and we have changed it.',
      },
    },
  ],
  rejected: [
    {
      id: 'stays',
      name: { de: 'Entscheidung bleibt', en: 'Decision stays' },
      text: {
        de: 'Wir haben den Fall noch einmal von vorn geprüft, auch das, was du geschrieben hast. Es bleibt bei der Entscheidung, weil …',
        en: 'We have looked at the case again from the beginning, and at what you wrote. The decision stays, because …',
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly Template[]>>
