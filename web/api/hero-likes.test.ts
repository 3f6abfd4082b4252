import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HERO_SLUGS } from '#contract/hero.ts'
import { storedHeroLikes, storeHeroLikes } from './hero-likes.ts'
import { heroLikesText } from './hero-likes-key.ts'

const [boots, parka] = HERO_SLUGS
const LATER = Date.now() + 60_000

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const slugsIn = (value: unknown) => {
  heroLikesText.keep(JSON.stringify(value))
  return storedHeroLikes().map(({ slug }) => slug)
}

test('the likes that a visitor keeps wait with a key each', () => {
  if (boots && parka) storeHeroLikes([boots, parka])
  const likes = storedHeroLikes()
  expect(likes.map(({ slug }) => slug)).toEqual([boots, parka])
  expect(new Set(likes.map(({ key }) => key)).size).toBe(2)
})

test('a product waits once, however often it is stored: each like is a call that the first deck waits for', () => {
  const likes = Array.from({ length: 1000 }, (_, at) => ({ slug: boots, key: `key-${at}` }))
  expect(slugsIn({ until: LATER, likes })).toEqual([boots])
})

test.each([
  ['likes that are too old', { until: Date.now() - 1, likes: [{ slug: boots, key: 'a' }] }],
  [
    'other products',
    {
      until: LATER,
      likes: [
        { slug: 'toString', key: 'a' },
        { slug: 7, key: 'b' },
      ],
    },
  ],
  ['likes without a key', { until: LATER, likes: [{ slug: boots }, null, 'x'] }],
  ['something else', ['x']],
])('%s do not wait', (_, value) => {
  expect(slugsIn(value)).toEqual([])
})
