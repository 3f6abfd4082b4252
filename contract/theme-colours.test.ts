import { expect, test } from 'vitest'
import { randomColours, seeded } from './testing/random-theme.ts'
import {
  BUTTON_CONTRAST,
  contrast,
  contrastFaults,
  palettesOf,
  readableColours,
  TEXT_CONTRAST,
  type ThemePalette,
} from './theme-colours.ts'

/** Text and what it stands on. */
const pairs = ({ paper, surface, line, ink, muted, link, signal, primary, onPrimary }: ThemePalette) =>
  [
    ...[ink, muted, link, signal].flatMap((text) => [paper, surface, line].map((ground) => [text, ground] as const)),
    [onPrimary, primary] as const,
  ] as const

test('a thousand random themes can be read in both colour modes', () => {
  const random = seeded(18)
  const greys = Array.from({ length: 256 }, (_, grey) => {
    const hex = `#${grey.toString(16).padStart(2, '0').repeat(3)}`
    return { background: hex, text: hex, primary: hex, onPrimary: hex }
  })
  const themes = [...greys, ...Array.from({ length: 1000 }, () => randomColours(random))]
  const unreadable = themes.flatMap((colours) =>
    (['auto', 'own'] as const).flatMap((mode) => {
      const { light, dark } = palettesOf(colours, mode)
      return [light, dark].flatMap((palette) => {
        const faults = pairs(palette).filter(([text, ground]) => contrast(text, ground) < TEXT_CONTRAST)
        const edges = [palette.edge, palette.focus].filter((edge) => contrast(edge, palette.paper) < 3)
        return faults.length + edges.length > 0 ? [{ colours, mode, faults, edges }] : []
      })
    }),
  )
  expect(unreadable).toEqual([])
})

test('the proposal changes only what is hard to read, and then nothing is', () => {
  const good = { background: '#ffffff', text: '#111111', primary: '#d7ff3e', onPrimary: '#0b0b0c' }
  expect(readableColours(good)).toEqual(good)
  expect(contrastFaults(good)).toEqual([])
  const random = seeded(6)
  for (let count = 0; count < 1000; count++) {
    const proposed = readableColours(randomColours(random))
    expect(contrastFaults(proposed)).toEqual([])
  }
})

test('a button below 3:1 stops publishing, between 3:1 and 4.5:1 there is a proposal', () => {
  const colours = { background: '#ffffff', text: '#111111', primary: '#ffffff', onPrimary: '#bbbbbb' }
  expect(contrast('#ffffff', '#bbbbbb')).toBeLessThan(BUTTON_CONTRAST)
  expect(contrastFaults(colours)).toEqual(['button-unreadable'])
  expect(contrastFaults({ ...colours, onPrimary: '#8a8a8a' })).toEqual(['button'])
  expect(contrastFaults({ ...colours, text: '#cccccc', onPrimary: '#000000' })).toEqual(['text'])
})

test('the other colour mode is derived, or the brand’s own colours stay', () => {
  const colours = { background: '#f4f1ea', text: '#0b0b0c', primary: '#d7ff3e', onPrimary: '#0b0b0c' }
  const auto = palettesOf(colours, 'auto')
  expect(auto.light.paper).toBe('#f4f1ea')
  expect(contrast(auto.dark.paper, '#ffffff')).toBeGreaterThan(15)
  expect(palettesOf(colours, 'own').dark).toEqual(auto.light)
  const night = palettesOf({ ...colours, background: '#101014', text: '#ffffff' }, 'auto')
  expect([night.dark.paper, contrast(night.light.paper, '#000000') > 15]).toEqual(['#101014', true])
})
