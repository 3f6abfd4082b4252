import { expect, test } from 'vitest'
import { slugOf } from './brands.service.ts'

test.each([
  ['Böse Möwe GmbH', 'boese-moewe-gmbh'],
  ['  BILALI The Label ', 'bilali-the-label'],
  ['Café Süß & Straße', 'cafe-suess-strasse'],
  ['###', ''],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
