import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, followThemeOfOtherTabs } from './theme.ts'

let stored: Map<string, string>
let dataset: Record<string, string>
let events: EventTarget

beforeEach(() => {
  stored = new Map()
  dataset = {}
  events = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset, removeAttribute: () => delete dataset['theme'] } })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  followThemeOfOtherTabs()
})
afterEach(() => vi.unstubAllGlobals())

/** The event of the other tabs after one of them has stored something. */
const keptElsewhere = (key: string, value: string | null) => {
  if (value === null) stored.delete(key)
  else stored.set(key, value)
  events.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('a colour mode chosen in another tab is shown here, and is not stored again', () => {
  const setItem = vi.spyOn(localStorage, 'setItem')
  keptElsewhere('theme', 'dark')
  expect(dataset['theme']).toBe('dark')
  keptElsewhere('theme', 'light')
  expect(dataset['theme']).toBe('light')
  expect(setItem).not.toHaveBeenCalled()
})

test('the choice of the device’s colours, or an unknown stored value, shows those of the device', () => {
  chooseTheme('dark')
  keptElsewhere('theme', null)
  expect(dataset['theme']).toBeUndefined()
  keptElsewhere('theme', 'sepia')
  expect(dataset['theme']).toBeUndefined()
})

test('another choice in another tab changes no colours', () => {
  chooseTheme('dark')
  stored.set('theme', 'light')
  keptElsewhere('language', 'en')
  expect(dataset['theme']).toBe('dark')
})
