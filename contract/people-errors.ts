/** Errors of the accounts of users in the administration; part of `errors.ts`. */
export const PEOPLE_ERRORS = {
  'people.unknown': {
    status: 404,
    de: 'Dieses Konto gibt es nicht (mehr).',
    en: 'This account does not exist (any more).',
  },
  'people.is-staff': {
    status: 409,
    de: 'Dieses Konto gehört zum Team. Nimm ihm zuerst im Bereich Team die Rolle.',
    en: 'This account belongs to the team. Take its role away in the area Team first.',
  },
  'people.confirmed': {
    status: 409,
    de: 'Diese Adresse ist schon bestätigt.',
    en: 'This address is confirmed already.',
  },
  'people.unconfirmed': {
    status: 409,
    de: 'Die Adresse ist nicht bestätigt: Dorthin gehen keine Daten.',
    en: 'The address is not confirmed: no data are sent there.',
  },
  'people.lock-day': {
    status: 400,
    de: 'Der Tag muss nach heute und in den nächsten fünf Jahren liegen.',
    en: 'The day must be after today and within the next five years.',
  },
  'people.not-locked': {
    status: 409,
    de: 'Dieses Konto ist nicht gesperrt.',
    en: 'This account is not locked.',
  },
  'view.read-only': {
    status: 403,
    de: 'Du siehst hier nur zu: In dieser Ansicht lässt sich nichts ändern, und Privates bleibt verborgen.',
    en: 'You are only looking: nothing can be changed in this view, and private things stay hidden.',
  },
  'view.browser': {
    status: 409,
    de: 'Die Ansicht gibt es nur im Browser.',
    en: 'The view exists in the browser only.',
  },
  'accounts.locked': {
    status: 403,
    de: 'Dein Konto ist gesperrt. Grund: {reason} – Widerspruch ist über „Kontakt“ möglich.',
    en: 'Your account is locked. Reason: {reason} – You can object through “Contact”.',
  },
  'accounts.locked-until': {
    status: 403,
    de: 'Dein Konto ist bis {until} gesperrt. Grund: {reason} – Widerspruch ist über „Kontakt“ möglich.',
    en: 'Your account is locked until {until}. Reason: {reason} – You can object through “Contact”.',
  },
} as const
