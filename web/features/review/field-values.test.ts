import { expect, test } from 'vitest'
import { de } from '#web/i18n/de.ts'
import { translator } from '#web/i18n/translate.ts'
import { fieldValue } from './field-values.ts'

const reader = { t: translator(de, 'de'), language: 'de', moment: () => 'morgen, 21:06' } as const

test.each([
  ['legalForm', 'gmbh-co-kg', 'GmbH & Co. KG'],
  ['legalForm', 'sole', 'Einzelunternehmen'],
  ['taxKind', 'vat', 'USt-IdNr.'],
  ['country', 'DE', 'Deutschland'],
  ['productTypes', 'tops, shoes', 'Oberteile, Schuhe'],
  ['productType', 'shoes, sneaker', 'Schuhe, Sneaker'],
  ['genders', 'women', 'Damen'],
  ['fibres', '95 % cotton, 5 % elastane', '95 % Baumwolle, 5 % Elasthan'],
  ['price', '8990', '89,90\u00a0€'],
  ['releaseAt', '2026-11-24T20:06:00.000Z', 'morgen, 21:06'],
  // Later versions may name more, and texts stay as they were written.
  ['legalForm', 'se', 'se'],
  ['name', 'tops', 'tops'],
  ['originCountry', '', ''],
])('%s %s is shown as %s', (field, value, shown) => {
  expect(fieldValue(field, value, reader)).toBe(shown)
})
