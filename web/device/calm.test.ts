import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wantsCalm } from './calm.ts'
import { chooseCalm, choseCalm } from './calm-wish.ts'

/** One for all tests: the page asks the device once and keeps the answer, which stays true by itself. */
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

test('things move until the person or the device wants calm', () => {
  expect(wantsCalm()).toBe(false)
  chooseCalm(true)
  expect([wantsCalm(), choseCalm()]).toEqual([true, true])
  chooseCalm(false)
  expect([wantsCalm(), choseCalm()]).toEqual([false, false])
  device.matches = true
  expect([wantsCalm(), choseCalm()]).toEqual([true, false])
})

test('only the wish for less is kept on the device', () => {
  chooseCalm(true)
  expect([...stored]).toEqual([['motion', 'less']])
  chooseCalm(false)
  expect(stored.size).toBe(0)
})
