import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { haptic } from './haptics.ts'
import { canTap, chooseHaptics } from './haptics-choice.ts'

const vibrate = vi.fn(() => true)
let stored: Map<string, string>

beforeEach(() => {
  vibrate.mockClear()
  stored = new Map()
  vi.stubGlobal('navigator', { vibrate, maxTouchPoints: 5 })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  chooseHaptics(true)
  vi.unstubAllGlobals()
})

test('a swipe vibrates until that is switched off, and again after it is switched on', () => {
  haptic('heavy')
  expect(vibrate).toHaveBeenLastCalledWith(30)
  chooseHaptics(false)
  expect([...stored]).toEqual([['haptics', 'off']])
  haptic('light')
  expect(vibrate).toHaveBeenCalledTimes(1)
  chooseHaptics(true)
  expect(stored.size).toBe(0)
  haptic('light')
  expect(vibrate).toHaveBeenLastCalledWith(10)
})

test('only touch devices can vibrate', () => {
  expect(canTap()).toBe(true)
  vi.stubGlobal('navigator', { vibrate, maxTouchPoints: 0 })
  expect(canTap()).toBe(false)
  vi.stubGlobal('navigator', { maxTouchPoints: 5 })
  expect(canTap()).toBe(false)
})
