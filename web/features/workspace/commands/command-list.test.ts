import { expect, test } from 'vitest'
import { type Command, matching } from './command-list.ts'

const commands: readonly Command[] = ['Produkte', 'Produkt hinzufügen', 'Team', 'Zum Deck'].map((label) => ({
  id: label,
  label,
  run: () => {},
}))
const labels = (typed: string) => matching(commands, typed).map(({ label }) => label)

test('commands are found by their words, in any order and case', () => {
  expect(labels('')).toHaveLength(4)
  expect(labels('prod')).toEqual(['Produkte', 'Produkt hinzufügen'])
  expect(labels('hinzu PROD')).toEqual(['Produkt hinzufügen'])
  expect(labels('de')).toEqual(['Zum Deck'])
  expect(labels('nichts')).toEqual([])
})

test('those that begin with the text come first', () => {
  const some = ['Neues Team', 'Team'].map((label) => ({ id: label, label, run: () => {} }))
  expect(matching(some, 'team').map(({ label }) => label)).toEqual(['Team', 'Neues Team'])
})
