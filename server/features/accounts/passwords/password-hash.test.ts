import { expect, test } from 'vitest'
import { isRightPassword } from './password-hash.ts'

test('of many passwords checked at once, those beyond the queue are refused for now', async () => {
  const checks = await Promise.allSettled(Array.from({ length: 80 }, () => isRightPassword(null, 'a password')))
  const refused = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(20)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable' })
  expect(await isRightPassword(null, 'a password')).toBe(false)
})
