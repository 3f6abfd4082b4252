import { expect, test } from 'vitest'
import { createLocalLimit } from './local-limit.ts'

test('a subject is refused beyond its hits until the window ends; others are not', () => {
  const count = createLocalLimit({ hits: 2, seconds: 60 })
  count('mia', 1000)
  count('mia', 1000)
  expect(() => count('mia', 31_000)).toThrow(expect.objectContaining({ details: { retryAfterSeconds: 30 } }))
  count('jonas', 31_000)
  count('mia', 61_000)
})
