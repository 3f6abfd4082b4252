import { expect, test } from 'vitest'
import { CallFailure, isNotFound } from './call-failure.ts'

test('an unknown id and an invalid id both count as not found', () => {
  const refused = (status: number) => isNotFound(new CallFailure(status, '', '', false))
  expect([404, 400].map(refused)).toEqual([true, true])
  expect([401, 403, 429, 500].map(refused)).toEqual([false, false, false, false])
  expect([null, new TypeError('no network')].map(isNotFound)).toEqual([false, false])
})
