import { expect, test, vi } from 'vitest'
import { showWhole } from './show-whole.ts'

test.each([
  ['comes wholly into sight', 'the keyboard', true, 1],
  ['stays where it was pressed', 'a finger', false, 0],
])('what gets the focus %s by %s', (_, __, isByKeyboard, times) => {
  const target = { matches: vi.fn(() => isByKeyboard), scrollIntoView: vi.fn() }
  showWhole({ target })
  expect(target.matches).toHaveBeenCalledWith(':focus-visible')
  expect(target.scrollIntoView).toHaveBeenCalledTimes(times)
})
