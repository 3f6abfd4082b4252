import { expect, test } from 'vitest'
import type { Loosened, Understood } from '#contract/search.ts'
import { search as german } from '#web/i18n/de/search.ts'
import { search as english } from '#web/i18n/en/search.ts'
import { translator } from '#web/i18n/translate.ts'
import { chipText, ignoredText, loosenedText } from './query-changes-text.ts'

const de = { t: translator({ search: german }, 'de'), language: 'de' } as const
const en = { t: translator({ search: english }, 'en'), language: 'en' } as const
const without = ''
const black: Understood = { what: 'colour', colour: 'black', without }
const large: Understood = { what: 'size', size: 'L', without }
const cheap: Understood = { what: 'price', min: null, max: 50, without }
const none: Loosened = { kind: 'Regenjacken', instead: [], filters: [], words: [] }

test.each<[Understood, string, string]>([
  [black, 'Schwarz', 'Black'],
  [large, 'Größe L', 'Size L'],
  [{ what: 'not-colour', colours: ['black', 'white'], without }, 'nicht Schwarz, Weiß', 'not black, white'],
  [{ what: 'not-word', words: 'ohne Kapuze', without }, 'ohne Kapuze', 'ohne Kapuze'],
  [cheap, 'bis 50 €', 'up to €50'],
  [{ what: 'price', min: 50, max: 100, without }, '50 bis 100 €', '€50 to €100'],
  [{ what: 'price', min: 1000, max: null, without }, 'ab 1.000 €', 'from €1,000'],
  [{ what: 'gender', gender: 'men', without }, 'für Herren', 'for men'],
  [{ what: 'sale', without }, 'Sale', 'Sale'],
  [{ what: 'sort', sort: 'price-up', without }, 'Günstigste zuerst', 'Cheapest first'],
])('%o is a chip', (understood, german, english) => {
  expect([chipText(understood, de), chipText(understood, en)]).toEqual([german, english])
})

test('one filter given up is named, and what is shown without it', () => {
  expect(loosenedText({ ...none, filters: ['colour'] }, [black, large], de)).toBe(
    'Keine Regenjacken in Schwarz. Das sind Regenjacken in anderen Farben.',
  )
  expect(loosenedText({ ...none, kind: 'rain jackets', filters: ['colour'] }, [black], en)).toBe(
    'No rain jackets in black. These are rain jackets in other colours.',
  )
})

test('several are named together', () => {
  expect(loosenedText({ ...none, filters: ['colour', 'price'], words: ['Rauputz'] }, [black, cheap], de)).toBe(
    'Keine Regenjacken mit „Rauputz“ in Schwarz bis 50 €. Das sind andere Regenjacken.',
  )
})

test('another kind in place of one that there is not', () => {
  expect(loosenedText({ ...none, kind: 'Kleider', instead: ['Röcke'] }, [], de)).toBe('Keine Kleider. Das sind Röcke.')
  expect(loosenedText({ ...none, kind: 'dresses', instead: ['skirts'], filters: ['chosen'] }, [], en)).toBe(
    'No dresses with your filters. These are skirts.',
  )
})

test('without a kind', () => {
  expect(loosenedText({ ...none, kind: null, filters: ['chosen'] }, [], de)).toBe(german.loosenedFilters)
  expect(loosenedText({ ...none, kind: null, words: ['a'] }, [], de)).toBe(german.loosenedWords)
})

test('words that do not count are named', () => {
  expect(ignoredText({ what: 'size', words: 'größe L' }, de)).toBe(
    '„größe L“ passt nicht zum Rest der Suche und zählt deshalb nicht.',
  )
  expect(ignoredText({ what: 'negation', words: 'without zip' }, en)).toContain('“without zip” is left out')
})

test('an exclusion given up is named', () => {
  const notBlack: Understood = { what: 'not-colour', colours: ['black'], without }
  expect(loosenedText({ ...none, filters: ['not-colour'] }, [notBlack], de)).toBe(
    'Keine Regenjacken außer in Schwarz. Das sind andere Regenjacken.',
  )
})
