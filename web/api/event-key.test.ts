import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventKey } from './event-key.ts'

test('is a UUID of version 7, another one each time', () => {
  const keys = [eventKey(), eventKey(), eventKey(0)]
  for (const key of keys) expect(z.uuid({ version: 'v7' }).safeParse(key).success).toBe(true)
  expect(new Set(keys).size).toBe(3)
})
