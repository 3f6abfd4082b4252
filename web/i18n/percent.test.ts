import { expect, test } from 'vitest'
import { percent, signedPercent } from './percent.ts'

test('shares have one decimal and the percent sign of the language', () => {
  expect(percent(0.1254, 'de')).toBe('12,5 %')
  expect(percent(0.1254, 'en')).toBe('12.5%')
})

test('changes have their sign', () => {
  expect([0.12, -0.03, 0].map((change) => signedPercent(change, 'en'))).toEqual(['+12%', '−3%', '0%'])
  expect(signedPercent(-0.03, 'de')).toBe('−3 %')
})
