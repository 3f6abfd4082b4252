import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wantsReducedMotion } from './reduced-motion.ts'
import { chooseReducedMotion, choseReducedMotion } from './reduced-motion-choice.ts'

/** One for all tests: the page calls `matchMedia` once and keeps the list, which updates itself. */
const device = { matches: false }
let stored: Map<string, string>
let dataset: Record<string, string>

beforeEach(() => {
  device.matches = false
  stored = new Map()
  dataset = {}
  vi.stubGlobal('matchMedia', () => device)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset, removeAttribute: () => delete dataset['motion'] } })
})
afterEach(() => vi.unstubAllGlobals())

test('motion is on until the user or the device chooses reduced motion', () => {
  expect(wantsReducedMotion()).toBe(false)
  chooseReducedMotion(true)
  expect([wantsReducedMotion(), choseReducedMotion()]).toEqual([true, true])
  chooseReducedMotion(false)
  expect([wantsReducedMotion(), choseReducedMotion()]).toEqual([false, false])
  device.matches = true
  expect([wantsReducedMotion(), choseReducedMotion()]).toEqual([true, false])
})

test('only the choice of reduced motion is stored on the device', () => {
  chooseReducedMotion(true)
  expect([...stored]).toEqual([['motion', 'less']])
  chooseReducedMotion(false)
  expect(stored.size).toBe(0)
})
