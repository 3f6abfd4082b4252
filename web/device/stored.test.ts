import { afterEach, expect, test, vi } from 'vitest'
import { storedText } from './stored.ts'

const theme = storedText('theme')
afterEach(() => vi.unstubAllGlobals())

test('a text stays on the device until it is taken away', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  })
  expect(theme.read('unreadable')).toBeNull()
  theme.keep('dark')
  expect([...texts]).toEqual([['theme', 'dark']])
  expect(theme.read()).toBe('dark')
  theme.keep(null)
  expect(theme.read()).toBeNull()
  expect(texts.size).toBe(0)
})

test('a browser that refuses its storage breaks nothing, and can be told from an empty one', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  theme.keep('dark')
  theme.keep(null)
  expect(theme.read()).toBeNull()
  expect(theme.read('unreadable')).toBe('unreadable')
})
