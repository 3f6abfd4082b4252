import { expect, test } from 'vitest'
import { PLANS } from '#contract/plan.limits.ts'
import { limited } from './limited-by-plan.service.ts'

const rows = Array.from({ length: 14 }, (_, n) => n)

test('a plan shows so many of them, and names the next plan with more', () => {
  expect(limited(rows, PLANS.free.trends)).toEqual({ shown: [0, 1, 2], more: { count: 11, plan: 'starter' } })
  expect(limited(rows, PLANS.starter.trends)).toEqual({ shown: rows.slice(0, 10), more: { count: 4, plan: 'pro' } })
  expect(limited(rows, PLANS.pro.trends)).toEqual({ shown: rows, more: null })
  expect(limited([1, 2], PLANS.free.trends)).toEqual({ shown: [1, 2], more: null })
})
