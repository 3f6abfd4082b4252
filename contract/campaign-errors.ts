/** Errors of boosts; part of `errors.ts`. */
export const CAMPAIGN_ERRORS = {
  'campaigns.unknown': {
    status: 404,
    de: 'Diese Kampagne gibt es nicht.',
    en: 'This campaign does not exist.',
  },
  'campaigns.products': {
    status: 409,
    de: 'Diese Produkte lassen sich so nicht bewerben. Sieh nach, was ihnen fehlt.',
    en: 'These products cannot be boosted like this. See what they lack.',
  },
  'campaigns.most': {
    status: 409,
    de: 'Mehr als {n} Kampagnen gehen nicht. Archiviere eine, die du nicht mehr brauchst.',
    en: 'More than {n} campaigns are not possible. Archive one that you no longer need.',
  },
  'campaigns.dates': {
    status: 400,
    de: 'Das Ende muss nach dem Anfang und in der Zukunft liegen.',
    en: 'The end must be after the start and in the future.',
  },
  'campaigns.gender': {
    status: 400,
    de: 'Für diese Zielgruppe ist keines der Produkte gemacht.',
    en: 'None of the products is made for this audience.',
  },
  'campaigns.archived': {
    status: 409,
    de: 'Diese Kampagne ist archiviert. Lege eine neue an.',
    en: 'This campaign is archived. Create a new one.',
  },
  'campaigns.brand': {
    status: 409,
    de: 'Werben kann deine Marke, sobald sie freigeschaltet ist.',
    en: 'Your brand can advertise as soon as it has been approved.',
  },
  'campaigns.blocked': {
    status: 409,
    de: 'Wir haben diese Werbung gesperrt: {reason} Der Support hilft dir weiter.',
    en: 'We blocked this advertising: {reason} Support will help you.',
  },
  'campaigns.block-unchanged': {
    status: 409,
    de: 'Daran hat schon jemand etwas geändert. Lade die Liste neu.',
    en: 'Someone has changed this already. Load the list again.',
  },
  'campaigns.placement-changed': {
    status: 409,
    de: 'Die Regeln haben sich inzwischen geändert. Lade die Seite neu.',
    en: 'The rules have changed meanwhile. Load the page again.',
  },
  'campaigns.placement-same': {
    status: 409,
    de: 'So gelten die Regeln schon.',
    en: 'The rules are like this already.',
  },
  'campaigns.click-unknown': {
    status: 404,
    de: 'Diesen Klick gibt es nicht.',
    en: 'This click does not exist.',
  },
  'campaigns.contest': {
    status: 409,
    de: 'Reklamieren kannst du nur berechnete Klicks, einmal und bis {n} Tage danach.',
    en: 'You can contest charged clicks only, once and for up to {n} days.',
  },
  'campaigns.contest-decided': {
    status: 409,
    de: 'Über diesen Klick ist schon entschieden.',
    en: 'This click has been decided already.',
  },
} as const
