import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventKey, eventSource } from './events.ts'

test('is a UUID of version 7, another one each time', () => {
  const keys = [eventKey(), eventKey(), eventKey(0)]
  for (const key of keys) expect(z.uuid({ version: 'v7' }).safeParse(key).success).toBe(true)
  expect(new Set(keys).size).toBe(3)
})

test.each([
  ['/', '', 'discovery'],
  ['/discovery', '', 'discovery'],
  ['/search', '?q=hoodie', 'search'],
  ['/brands', '', 'shop'],
  ['/brands/7/shop', '', 'shop'],
  ['/saved', '', 'saved'],
  ['/saved/lists/3', '', 'saved'],
  ['/saved', '?view=history', 'history'],
  ['/products/7', '', 'share'],
  ['/products/7', '?from=drop', 'drop'],
  ['/lists/token', '', 'share'],
])('%s%s is %s', (pathname, search, source) => {
  expect(eventSource({ pathname, search })).toBe(source)
})
