/** Errors of the area of content in the administration; part of `errors.ts`. */
export const CONTENT_ERRORS = {
  'backgrounds.unknown': {
    status: 404,
    de: 'Dieses Hintergrundbild gibt es nicht (mehr).',
    en: 'This background picture does not exist (any more).',
  },
  'backgrounds.too-small': {
    status: 400,
    de: 'Das Bild ist zu klein: Die kürzere Seite braucht mindestens {n} Pixel.',
    en: 'The picture is too small: its shorter side needs at least {n} pixels.',
  },
  'backgrounds.full': {
    status: 409,
    de: 'Es gibt schon {n} Hintergrundbilder. Entferne zuerst eines.',
    en: 'There are {n} background pictures already. Remove one first.',
  },
  'backgrounds.contrast': {
    status: 409,
    de: 'Das Bild ist zu hell: Schrift darauf hat nur einen Kontrast von {n} : 1.',
    en: 'The picture is too bright: text on it has a contrast of only {n} : 1.',
  },
  'backgrounds.period': {
    status: 400,
    de: 'Das Ende liegt nach dem Beginn und in der Zukunft.',
    en: 'The end is after the start and in the future.',
  },
  'backgrounds.overlap': {
    status: 409,
    de: 'In dieser Zeit ist schon „{name}“ geplant.',
    en: '“{name}” is already scheduled in that time.',
  },
  'figures.date': {
    status: 400,
    de: 'Der Stand liegt nicht in der Zukunft.',
    en: 'The day of the figure is not in the future.',
  },
  'figures.no-source': {
    status: 409,
    de: 'Ohne Quelle und Stand kann die Zahl nicht bestätigt werden.',
    en: 'Without source and day the figure cannot be confirmed.',
  },
  'filters.unknown': {
    status: 404,
    de: 'Diese Regel gibt es nicht (mehr).',
    en: 'This rule does not exist (any more).',
  },
  'filters.full': {
    status: 409,
    de: 'Es gibt schon {n} Regeln. Entferne zuerst eine.',
    en: 'There are {n} rules already. Remove one first.',
  },
  'filters.pattern': {
    status: 400,
    de: 'Dieser Ausdruck ist ungültig oder könnte zu lange dauern. Erlaubt sind Zeichen, Klassen, Alternativen und begrenzte Wiederholungen einzelner Zeichen.',
    en: 'This expression is invalid or could take too long. Characters, classes, alternatives and limited repetitions of single characters are allowed.',
  },
  'mail-texts.placeholder': {
    status: 400,
    de: '{{name}} gibt es in dieser Mail nicht.',
    en: 'There is no {{name}} in this mail.',
  },
  'synonyms.unknown': {
    status: 404,
    de: 'Diese Gruppe gibt es nicht (mehr).',
    en: 'This group does not exist (any more).',
  },
  'synonyms.full': {
    status: 409,
    de: 'Es gibt schon {n} Gruppen. Entferne zuerst eine.',
    en: 'There are {n} groups already. Remove one first.',
  },
  'synonyms.word': {
    status: 400,
    de: '„{word}“ geht nicht: Erlaubt sind ein bis {n} Wörter mit Buchstaben, und jedes nur einmal.',
    en: '“{word}” does not work: one to {n} words with letters are allowed, and each only once.',
  },
  'synonyms.taken': {
    status: 409,
    de: '„{word}“ steht schon in einer anderen Gruppe.',
    en: '“{word}” is in another group already.',
  },
  'help.unknown': {
    status: 404,
    de: 'An diesem Artikel ist nichts (mehr) geändert.',
    en: 'Nothing is changed about this article (any more).',
  },
  'help.full': {
    status: 409,
    de: 'Mehr als {n} geänderte Artikel sind nicht möglich.',
    en: 'More than {n} changed articles are not possible.',
  },
} as const
