/** German words of the installed app: its name on the home screen, new versions, and life without a network. */
export const install = {
  /** Manifest */
  description: 'Swipe dich durch Streetwear und entdecke einzigartige Produkte von unabhängigen Marken.',
  shortcutSaved: 'Gemerkt',
  shortcutBrands: 'Marken',
  shortcutSearch: 'Suchen',
  screenshotDeck: 'Dein Deck: nach rechts, was dir gefällt',
  screenshotSaved: 'Alles Gemerkte an einem Ort',
  screenshotDesk: 'Auf dem großen Bildschirm',
  /** Page without a network */
  offlineTitle: 'Kein Netz',
  offlineText: 'Gerade gibt es keine Verbindung. Sobald du wieder online bist, geht es hier weiter.',
  offlineRetry: 'Erneut versuchen',
  /** New version */
  newVersion: 'Neue Version verfügbar',
  reload: 'Neu laden',
  later: 'Später',
  /** Profile */
  cardTitle: 'Als App auf dem Gerät',
  cardText: 'Mit eigenem Symbol, im ganzen Bildschirm, und deine Karten sind auch ohne Netz da.',
  install: 'App installieren',
  installing: 'Wird installiert …',
  iosShare: 'Öffne diese Seite in Safari und tippe unten auf „Teilen“.',
  iosAdd: 'Wähle „Zum Home-Bildschirm“.',
  iosConfirm: 'Tippe oben rechts auf „Hinzufügen“.',
  byMenu:
    'Wenn dein Browser das kann, steht es in seinem Menü: „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
} as const
