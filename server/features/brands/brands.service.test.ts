import { expect, test } from 'vitest'
import { slugOf } from './brands.service.ts'

test.each([
  ['Böse Möwe GmbH', 'boese-moewe-gmbh'],
  ['  BILALI The Label ', 'bilali-the-label'],
  ['Café Süß & Straße', 'cafe-suess-strasse'],
  ['Søren', 'soeren'],
  ['###', ''],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['東京', '大阪'],
  ['Дом 7', 'Кот 7'],
  [`${'x'.repeat(60)} a`, `${'x'.repeat(60)} b`],
])('"%s" and "%s" have different slugs', (one, other) => {
  expect(slugOf(one)).not.toBe(slugOf(other))
  expect(slugOf(one)).toBe(slugOf(` ${one} `.toUpperCase()))
  for (const slug of [slugOf(one), slugOf(other)]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
