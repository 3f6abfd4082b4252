/** Errors of restoring access for an owner; part of `errors.ts`. */
export const RECOVERY_ERRORS = {
  'recovery.no-owner': {
    status: 409,
    de: 'Diese Person ist Inhaberin keiner Marke. Ihr hilft „Passwort vergessen“ oder ein neues Konto.',
    en: 'This person owns no brand. “Forgot password” or a new account helps.',
  },
  'recovery.open': {
    status: 409,
    de: 'Für dieses Konto läuft das schon.',
    en: 'This is under way for this account already.',
  },
  'recovery.same-address': {
    status: 409,
    de: 'Das ist die Adresse, die das Konto schon hat.',
    en: 'This is the address that the account has already.',
  },
  'recovery.refused-address': {
    status: 409,
    de: 'Diese Adresse nimmt unsere Mails nicht an.',
    en: 'This address does not accept our mails.',
  },
  'recovery.unknown': {
    status: 404,
    de: 'Hier läuft nichts (mehr), das sich stoppen lässt.',
    en: 'There is nothing here (any more) that could be stopped.',
  },
} as const
