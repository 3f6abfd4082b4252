/** Errors of the Sale section; part of `errors.ts`. */
export const SALE_ERRORS = {
  'sales.unknown': {
    status: 404,
    de: 'Diesen Sale gibt es nicht (mehr).',
    en: 'This sale does not exist (any more).',
  },
  'sales.period': {
    status: 400,
    de: 'Das Ende muss nach dem Beginn und in der Zukunft liegen, höchstens 90 Tage später.',
    en: 'The end must be after the beginning and in the future, at most 90 days later.',
  },
  'sales.blocked': {
    status: 409,
    de: 'Einige Produkte lassen sich so nicht reduzieren. Nimm sie heraus oder ändere den Sale.',
    en: 'Some products cannot be reduced like this. Take them out, or change the sale.',
  },
  'sales.nothing': {
    status: 409,
    de: 'Kein Produkt dieser Auswahl lässt sich so reduzieren.',
    en: 'No product of this choice can be reduced like this.',
  },
  'sales.overlap': {
    status: 409,
    de: 'Ein Produkt ist in dieser Zeit schon in einem anderen Sale.',
    en: 'A product is already in another sale at that time.',
  },
  'sales.over': {
    status: 409,
    de: 'Dieser Sale ist vorbei und lässt sich nicht mehr ändern.',
    en: 'This sale is over and can no longer be changed.',
  },
  'sales.evidence-long': {
    status: 409,
    de: 'Das sind mehr als {n} Preise, zu viele für ein PDF. Lade den Nachweis als CSV.',
    en: 'These are more than {n} prices, too many for a PDF. Download the evidence as CSV.',
  },
  'sales.only-deeper': {
    status: 409,
    de: 'Ein laufender Sale kann nur größer werden: mehr Prozent, mehr Produkte, ein anderes Ende. Beende ihn, um ihn zu verkleinern.',
    en: 'A running sale can only grow: more percent, more products, another end. End it to make it smaller.',
  },
} as const
