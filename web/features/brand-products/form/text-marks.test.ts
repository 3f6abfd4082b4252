import { expect, test } from 'vitest'
import { toggleBold, toggleList } from './text-marks.ts'

test('bold is put around the words and taken away again', () => {
  const once = toggleBold({ text: 'Ein schwerer Hoodie', from: 3, to: 13 })
  expect(once).toEqual({ text: 'Ein **schwerer** Hoodie', from: 6, to: 14 })
  expect(toggleBold(once)).toEqual({ text: 'Ein schwerer Hoodie', from: 4, to: 12 })
})

test('lines become a list and text again', () => {
  const once = toggleList({ text: 'Oben\n400 g\nPorto\nUnten', from: 7, to: 12 })
  expect(once.text).toBe('Oben\n- 400 g\n- Porto\nUnten')
  expect(toggleList(once).text).toBe('Oben\n400 g\nPorto\nUnten')
})
