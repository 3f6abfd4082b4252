/** Errors of the review, of notices and of the second factor; part of `errors.ts`. */
export const REVIEW_ERRORS = {
  'staff.enrolled': {
    status: 409,
    de: 'Dein zweiter Faktor ist schon eingerichtet.',
    en: 'Your second factor is already set up.',
  },
  'review.unknown': {
    status: 404,
    de: 'Diesen Eintrag gibt es nicht (mehr).',
    en: 'This item does not exist (any more).',
  },
  'review.claimed': {
    status: 409,
    de: 'Daran arbeitet gerade jemand anderes.',
    en: 'Someone else is working on this.',
  },
  'review.own-brand': {
    status: 403,
    de: 'Du gehörst zum Team dieser Marke. Darüber entscheidet jemand anderes.',
    en: 'You belong to the team of this brand. Someone else decides about it.',
  },
  'review.impossible': {
    status: 409,
    de: 'Das geht in diesem Zustand nicht (mehr).',
    en: 'This is not possible in the present state (any more).',
  },
  'review.reasons': {
    status: 400,
    de: 'Nenne den Grund und was vorliegt: mindestens 20 Zeichen, ohne „…“.',
    en: 'Give the ground and the facts: at least 20 characters, without “…”.',
  },
  'staff.code': {
    status: 400,
    de: 'Der Code ist falsch oder wurde schon benutzt.',
    en: 'The code is wrong or was already used.',
  },
  'endings.day': {
    status: 400,
    de: 'Nenne einen Tag, der mindestens 30 Tage und höchstens ein Jahr entfernt ist, oder einen Grund ohne Frist.',
    en: 'Name a day at least 30 days and at most a year away, or a reason without notice.',
  },
  'settings.ended': {
    status: 409,
    de: 'Dropdeck hat das Konto beendet. Widersprich, wenn du damit nicht einverstanden bist.',
    en: 'Dropdeck has ended the account. Appeal if you disagree.',
  },
  'review.decided': {
    status: 409,
    de: 'Über diese Meldung ist schon entschieden.',
    en: 'This report is already decided.',
  },
  'review.until': {
    status: 400,
    de: 'Der letzte Tag einer Sperre liegt in der Zukunft, höchstens ein Jahr entfernt.',
    en: 'The last day of a suspension is in the future, at most one year away.',
  },
  'review.own-decision': {
    status: 403,
    de: 'Die erste Entscheidung war deine. Über den Widerspruch entscheidet jemand anderes.',
    en: 'The first decision was yours. Someone else decides about the appeal.',
  },
  'appeals.unknown': {
    status: 404,
    de: 'Zu diesem Zeichen gibt es keine Entscheidung, der du widersprechen kannst.',
    en: 'There is no decision with this reference that you can appeal.',
  },
  'appeals.twice': {
    status: 409,
    de: 'Dieser Entscheidung wurde schon widersprochen. Der Weg zu einer Streitbeilegungsstelle und zu den Gerichten bleibt offen.',
    en: 'This decision was already appealed. Out-of-court dispute settlement and the courts stay open.',
  },
  'appeals.late': {
    status: 409,
    de: 'Diese Entscheidung ist älter als {months} Monate. Schreib uns ohne Zeichen, dann sehen wir es uns trotzdem an.',
    en: 'This decision is more than {months} months old. Write to us without the reference, and we will still look at it.',
  },
  'review.incomplete': {
    status: 409,
    de: 'Zum Freigeben fehlt noch: {missing}.',
    en: 'Missing for the approval: {missing}.',
  },
} as const
