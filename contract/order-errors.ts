/** Errors of orders that shops report; part of `errors.ts`. */
export const ORDER_ERRORS = {
  'orders.click-unknown': {
    status: 404,
    de: 'Diesen Klick kennen wir nicht, oder er führte nicht zu deinem Shop.',
    en: 'We do not know this click, or it did not lead to your shop.',
  },
  'orders.outside-window': {
    status: 409,
    de: 'Die Bestellung liegt nicht in den 7 Tagen nach dem Klick.',
    en: 'The order is not within the 7 days after the click.',
  },
  'orders.currency': {
    status: 400,
    de: 'Bestellungen lassen sich nur in Euro melden (EUR).',
    en: 'Orders can be reported in euros only (EUR).',
  },
  'orders.in-future': {
    status: 400,
    de: 'Die Zeit der Bestellung liegt in der Zukunft.',
    en: 'The time of the order is in the future.',
  },
  'orders.too-old': {
    status: 409,
    de: 'Die Bestellung ist älter als 60 Tage.',
    en: 'The order is older than 60 days.',
  },
  'orders.other-content': {
    status: 409,
    de: 'Diese Bestellnummer ist schon mit anderem Inhalt gemeldet.',
    en: 'This order number was already reported with other content.',
  },
  'orders.code-over': {
    status: 409,
    de: 'Der Sale mit diesem Code lief nicht, als bestellt wurde.',
    en: 'The sale with this code was not running when the order was placed.',
  },
  'orders.key-wrong': {
    status: 401,
    de: 'Diesen Schlüssel gibt es nicht (mehr).',
    en: 'This key does not exist (any more).',
  },
  'orders.columns': {
    status: 400,
    de: 'In der Datei fehlt: {missing}. Die erste Zeile muss die Namen der Spalten enthalten.',
    en: 'The file lacks: {missing}. Its first line must contain the names of the columns.',
  },
} as const
