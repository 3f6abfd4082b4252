/** Errors of plans, ad credit and payments; part of `errors.ts`. */
export const BILLING_ERRORS = {
  'plans.far': {
    status: 400,
    de: 'Neue Preise können höchstens ein Jahr vorher festgelegt werden.',
    en: 'New prices can be set a year ahead at most.',
  },
  'plans.past': {
    status: 400,
    de: 'Neue Preise gelten frühestens ab jetzt und nach denen, die schon feststehen.',
    en: 'New prices hold from now on at the earliest, and after those that are already set.',
  },
  'plans.notice': {
    status: 400,
    de: 'Was ein Tarif mehr kostet oder weniger erlaubt, muss mindestens 15 Tage vorher feststehen.',
    en: 'What a plan costs more or allows less must be set 15 days ahead at least.',
  },
  'billing.not-sold': {
    status: 409,
    de: 'Werbeguthaben gibt es hier noch nicht zu kaufen.',
    en: 'Ad credit is not on sale here yet.',
  },
  'billing.native': {
    status: 403,
    de: 'In der App lässt sich nichts kaufen.',
    en: 'Nothing can be bought in the app.',
  },
  'billing.company': {
    status: 409,
    de: 'Für die Rechnung fehlen Angaben zu deiner Firma. Trag sie in den Einstellungen ein.',
    en: 'Details of your company are missing for the invoice. Add them in the settings.',
  },
  'billing.closed': {
    status: 409,
    de: 'Deine Marke ist gesperrt oder wird geschlossen. So lange lässt sich nichts kaufen.',
    en: 'Your brand is suspended or being closed. Nothing can be bought meanwhile.',
  },
  'billing.package': {
    status: 409,
    de: 'Dieses Paket gibt es nicht mehr. Lade die Seite neu.',
    en: 'This package does not exist any more. Reload the page.',
  },
  'billing.provider': {
    status: 503,
    de: 'Zahlung gerade nicht möglich. Es wurde nichts abgebucht. Versuche es gleich noch einmal.',
    en: 'Payment is not possible right now. Nothing was charged. Try again in a moment.',
  },
  'billing.unknown': {
    status: 404,
    de: 'Diesen Kauf gibt es nicht.',
    en: 'This purchase does not exist.',
  },
  'billing.unknown-invoice': {
    status: 404,
    de: 'Diese Rechnung gibt es nicht.',
    en: 'This invoice does not exist.',
  },
  'billing.test-card': {
    status: 400,
    de: 'Das geht so nicht. Nimm eine der Testkarten und einen Kauf, der noch offen ist.',
    en: 'That does not work. Use one of the test cards and a purchase that is still open.',
  },
  'billing.refund': {
    status: 409,
    de: 'So viel lässt sich von diesem Kauf nicht erstatten.',
    en: 'This purchase cannot be refunded by that much.',
  },
  'billing.return-open': {
    status: 409,
    de: 'Über deine letzte Anfrage ist noch nicht entschieden.',
    en: 'Your last request has not been decided yet.',
  },
  'billing.return-amount': {
    status: 409,
    de: 'So viel gekauftes Guthaben ist nicht mehr übrig. Lade die Seite neu.',
    en: 'There is not that much bought credit left. Reload the page.',
  },
  'billing.return-decided': {
    status: 409,
    de: 'Darüber ist schon entschieden. Lade die Seite neu.',
    en: 'This has been decided already. Reload the page.',
  },
  'billing.unknown-return': {
    status: 404,
    de: 'Diese Anfrage gibt es nicht.',
    en: 'This request does not exist.',
  },
  'billing.auto-card': {
    status: 409,
    de: 'Speichere zuerst eine Karte, mit der automatisch bezahlt wird.',
    en: 'Save a card first, which pays automatically.',
  },
  'billing.auto-cap': {
    status: 409,
    de: 'Die Monatsgrenze muss für mindestens eine Aufladung reichen.',
    en: 'The monthly limit must cover one top-up at least.',
  },
  'billing.unknown-request': {
    status: 404,
    de: 'Diesen Antrag gibt es nicht.',
    en: 'This request does not exist.',
  },
  'billing.request-decided': {
    status: 409,
    de: 'Darüber ist schon entschieden. Lade die Seite neu.',
    en: 'This has been decided already. Reload the page.',
  },
  'billing.request-own': {
    status: 403,
    de: 'Das hast du selbst beantragt. Jemand anderes bestätigt es.',
    en: 'You asked for this yourself. Someone else confirms it.',
  },
  'billing.own-brand': {
    status: 403,
    de: 'Du gehörst zum Team dieser Marke. Das macht jemand anderes.',
    en: 'You belong to the team of this brand. Someone else does this.',
  },
  'billing.signature': {
    status: 400,
    de: 'Die Signatur stimmt nicht.',
    en: 'The signature is not right.',
  },
  'billing.override-day': {
    status: 400,
    de: 'Wähle einen Tag zwischen heute und in {days} Tagen.',
    en: 'Choose a day between today and {days} days from now.',
  },
  'billing.no-plan': {
    status: 409,
    de: 'Die Marke hat noch keinen Tarif: Er beginnt mit ihrer Freigabe.',
    en: 'The brand has no plan yet: it begins with its approval.',
  },
  'billing.no-override': {
    status: 409,
    de: 'Für die Marke gilt schon ihr eigener Tarif.',
    en: 'The brand has its own plan already.',
  },
  'plans.impossible': {
    status: 409,
    de: 'Das geht bei deinem Tarif gerade nicht. Lade die Seite neu.',
    en: 'This is not possible with your plan right now. Reload the page.',
  },
} as const
