/** Errors of the administration: the team of staff, and what a second person confirms; part of `errors.ts`. */
export const STAFF_ERRORS = {
  'accounts.no-bounce': {
    status: 404,
    de: 'Diese Adresse ist nicht (mehr) als abgewiesen vermerkt.',
    en: 'This address is not marked as refusing mails (any more).',
  },
  'system.no-job': {
    status: 404,
    de: 'Dieser Auftrag ist nicht (mehr) gescheitert.',
    en: 'This job has not failed (any more).',
  },
  'system.no-schedule': {
    status: 404,
    de: 'Diesen Zeitplan gibt es nicht.',
    en: 'There is no such schedule.',
  },
  'operation.period': {
    status: 400,
    de: 'Das Ende liegt nach dem Beginn und in der Zukunft.',
    en: 'The end is after the start and in the future.',
  },
  'operation.no-name': {
    status: 400,
    de: '„{name}“ gibt es hier nicht.',
    en: '“{name}” does not exist here.',
  },
  'operation.part-off': {
    status: 503,
    de: 'Dieser Teil ist gerade abgeschaltet. Bitte versuche es später noch einmal.',
    en: 'This part is switched off at the moment. Please try again later.',
  },
  'operation.no-shoppers': {
    status: 403,
    de: 'Neue Konten lassen sich gerade nicht anlegen. Wer schon eines hat, meldet sich wie gewohnt an.',
    en: 'New accounts cannot be created at the moment. If you have one, sign in as usual.',
  },
  'operation.no-brands': {
    status: 403,
    de: 'Neue Marken nehmen wir gerade nicht auf. Bestehende Marken arbeiten weiter wie gewohnt.',
    en: 'We are not accepting new brands at the moment. Existing brands work as usual.',
  },
  'staff.no-account': {
    status: 404,
    de: 'Zu dieser Adresse gibt es kein Konto. Die Person registriert sich zuerst.',
    en: 'There is no account with this address. The person registers first.',
  },
  'staff.unconfirmed': {
    status: 409,
    de: 'Die Adresse dieses Kontos ist noch nicht bestätigt.',
    en: 'The address of this account is not confirmed yet.',
  },
  'staff.already': {
    status: 409,
    de: 'Dieses Konto gehört schon zum Team.',
    en: 'This account belongs to the team already.',
  },
  'staff.unknown': {
    status: 404,
    de: 'Dieses Konto gehört nicht (mehr) zum Team.',
    en: 'This account does not belong to the team (any more).',
  },
  'staff.last-superadmin': {
    status: 409,
    de: 'Das ist der letzte Superadmin. Ernenne zuerst jemand anderen dazu.',
    en: 'This is the last superadmin. Appoint someone else first.',
  },
} as const
