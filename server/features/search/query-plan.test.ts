import { describe, expect, test } from 'vitest'
import {
  isNamed,
  type KnownTerm,
  planQuery,
  possibleParts,
  readTyped,
  splitCompound,
  tsqueryOf,
  type Vocabulary,
} from './query-plan.ts'

const term = (name: string, documents = 1): KnownTerm => ({ term: name, spelling: name.toUpperCase(), documents })

function vocabulary(wishes: {
  forms?: Record<string, KnownTerm[]>
  alike?: Record<string, KnownTerm[]>
  parts?: string[]
}): Vocabulary {
  return {
    forms: new Map(Object.entries(wishes.forms ?? {})),
    alike: new Map(Object.entries(wishes.alike ?? {})),
    parts: new Set(wishes.parts ?? []),
  }
}
const plan = (typed: string, wishes: Parameters<typeof vocabulary>[0] = {}) =>
  planQuery(readTyped(typed), vocabulary(wishes))

describe('what was typed', () => {
  test('gender words become a wish for whom, fillers go', () => {
    expect(readTyped('die Jacke für Herren')).toEqual({ words: ['jacke'], genders: ['men'] })
    expect(readTyped("Women's boots")).toEqual({ words: ['boots'], genders: ['women'] })
  })

  test('a word twice is one, and nobody can make us look for fifty', () => {
    expect(readTyped('cap Cap CAP').words).toEqual(['cap'])
    expect(readTyped(Array.from({ length: 50 }, (_, at) => `wort${at}x`).join(' ')).words).toHaveLength(8)
  })

  test.each(["' | !", 'a & (b', ':*', '\\', '%_%'])('"%s" cannot break out of the query', (typed) => {
    expect(tsqueryOf(plan(typed), 'all')).toMatch(/^[a-z0-9 |&():*]*$/)
  })
})

describe('a known word', () => {
  test('stands for its forms and its synonyms', () => {
    const { groups, corrected } = plan('hoodies', { forms: { hoodies: [term('hoodie')] } })
    expect(groups).toHaveLength(1)
    expect(groups[0]).toEqual(expect.arrayContaining(['hoodies', 'hoodie', 'kapuzenpullover']))
    expect(corrected).toBeNull()
  })

  test('every word must be there, or any of them', () => {
    const two = plan('lang kurz', { forms: { lang: [term('lang')], kurz: [term('kurz')] } })
    expect(tsqueryOf(two, 'all')).toBe('(lang) & (kurz)')
    expect(tsqueryOf(two, 'any')).toBe('(lang) | (kurz)')
    expect(tsqueryOf(two, 'all but one')).toBe('(lang) | (kurz)')
    expect(tsqueryOf(plan('1 2 3'), 'all but one')).toBe('((2) & (3)) | ((1) & (3)) | ((1) & (2))')
  })

  test('a number is asked for as it is', () => {
    expect(tsqueryOf(plan('501'), 'all')).toBe('(501)')
  })
})

describe('an unknown word', () => {
  test('one slip is put right, with the most used word first', () => {
    const alike = { hodie: [term('hoodie', 900), term('hodgers', 5), term('hoodies', 40)] }
    const { groups, corrected } = plan('hodie', { alike })
    expect(corrected).toBe('HOODIE')
    expect(groups[0]?.[0]).toBe('hoodie:*')
    expect(groups[0]).not.toContain('hodgers:*')
  })

  test('below five letters nothing is put right', () => {
    expect(plan('cpa', { alike: { cpa: [term('cap')] } }).corrected).toBeNull()
  })

  test('two slips are forgiven from nine letters on', () => {
    expect(plan('joginghsoe', { alike: { joginghsoe: [term('jogginghose')] } }).corrected).toBe('JOGGINGHOSE')
  })

  test('a compound is taken apart, its gender becomes a filter', () => {
    const { groups, genders } = plan('herrenlederjacke', { parts: ['leder', 'jacke', 'eder'] })
    expect(genders).toEqual(['men'])
    expect(groups.map(([first]) => first)).toEqual(['leder:*', 'jacke:*'])
  })

  test('what nobody knows is asked for as a beginning', () => {
    expect(tsqueryOf(plan('xylofon'), 'all')).toBe('(xylofon:*)')
  })
})

describe('compounds', () => {
  const words = new Set(['leder', 'jacke', 'arbeit', 'hose', 'herren', 'wind', 'winde'])
  const split = (word: string) => splitCompound(word, (part) => words.has(part))
  test.each([
    ['lederjacke', ['leder', 'jacke']],
    ['arbeitshose', ['arbeit', 'hose']],
    ['herrenlederjacke', ['herren', 'leder', 'jacke']],
    ['jacke', null],
    ['lederxjacke', null],
    ['arbeits', null],
  ])('"%s" is %j', (word, parts) => {
    expect(split(word)).toEqual(parts)
  })

  test('a word of monstrous length is not taken apart', () => {
    expect(possibleParts('a'.repeat(80))).toEqual([])
    expect(possibleParts('hose')).toEqual(['hos', 'hose', 'ose'])
  })
})

test.each([
  ['Label 7', 'label 7', true],
  ['Böse Möwe', 'moewe', true],
  ['Böse Möwe', 'moewe kiel', false],
  ['Rauputz', 'raup', true],
])('the brand "%s" is found by "%s": %s', (name, typed, isFound) => {
  expect(isNamed(name, plan(typed))).toBe(isFound)
})

test('without any word no brand is named', () => {
  expect(isNamed('Rauputz', plan('herren'))).toBe(false)
})
