/** Errors of feeds, and why a run of a feed failed; part of `errors.ts`. */
export const FEED_ERRORS = {
  'feeds.unknown': { status: 404, de: 'Diesen Feed gibt es nicht (mehr).', en: 'This feed does not exist (any more).' },
  'feeds.state': {
    status: 409,
    de: 'Das geht bei diesem Feed gerade nicht. Lade die Seite neu.',
    en: 'This is not possible for this feed right now. Reload the page.',
  },
  'feeds.address': {
    status: 400,
    de: 'Gib eine Adresse ein, die mit https:// beginnt. Benutzername und Passwort gehören in ihre eigenen Felder.',
    en: 'Enter an address that starts with https://. User name and password belong into their own fields.',
  },
  'feeds.plan': {
    status: 409,
    de: 'So oft ruft dein Tarif Feeds nicht ab.{more}',
    en: 'Your plan does not fetch feeds this often.{more}',
  },
  'feeds.most': { status: 409, de: 'Mehr als {n} Feeds gehen nicht.', en: 'There can be no more than {n} feeds.' },
  'feeds.unreachable': {
    status: 400,
    de: 'Unter dieser Adresse antwortet kein Server.',
    en: 'No server answers at this address.',
  },
  'feeds.timeout': {
    status: 400,
    de: 'Die Adresse hat nicht rechtzeitig geantwortet.',
    en: 'The address did not answer in time.',
  },
  'feeds.too-large': {
    status: 400,
    de: 'Der Feed ist größer als {n} MB.',
    en: 'The feed is larger than {n} MB.',
  },
  'feeds.blocked': {
    status: 400,
    de: 'Diese Adresse rufen wir nicht ab: sie gehört nicht zum öffentlichen Internet oder leitet dorthin um.',
    en: 'We do not fetch this address: it is not part of the public internet, or redirects to such a place.',
  },
  'feeds.login': {
    status: 400,
    de: 'Der Server verlangt eine Anmeldung. Prüfe Benutzername und Passwort.',
    en: 'The server asks for a login. Check user name and password.',
  },
  'feeds.status': {
    status: 400,
    de: 'Der Server antwortet mit Status {status}.',
    en: 'The server answers with status {status}.',
  },
  'feeds.columns': {
    status: 409,
    de: 'Die Spalten des Feeds haben sich geändert. Lies die Adresse neu ein und ordne sie zu.',
    en: 'The columns of the feed have changed. Read the address anew and assign them.',
  },
  'feeds.interrupted': {
    status: 409,
    de: 'Der Lauf wurde mehrmals unterbrochen.',
    en: 'The run was interrupted several times.',
  },
  'feeds.declined': { status: 409, de: 'Nicht übernommen.', en: 'Not imported.' },
} as const
