import { afterEach, expect, test, vi } from 'vitest'
import { storedText } from './stored.ts'

const theme = storedText('theme')
afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses its storage causes no error, and differs from an empty one', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  theme.keep('dark')
  theme.keep(null)
  expect(theme.read()).toBeNull()
  expect(theme.read('unreadable')).toBe('unreadable')
})
