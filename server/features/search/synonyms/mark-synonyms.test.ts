import { expect, test } from 'vitest'
import { planQuery, tsqueryOf } from '../query-plan.ts'
import { readParts } from '../read-query.ts'
import { resolveParts } from '../resolve-words.ts'
import { typedText } from '../typed-words.ts'
import { markSynonyms, synonymsOf } from './mark-synonyms.ts'

const NONE = { forms: new Map(), alike: new Map(), parts: new Set<string>() }

function plan(text: string, groups: readonly (readonly string[])[]) {
  const marked = markSynonyms(typedText(text), synonymsOf(groups))
  const { typed } = marked
  const parts = resolveParts(typed.words, marked.apply(readParts(typed.words)), NONE)
  return planQuery({ typed, parts, vocabulary: NONE })
}
const words = (text: string, ...groups: (readonly string[])[]) => tsqueryOf(plan(text, groups), 'all')

test('a word that the lexicon does not know is read as one that it knows', () => {
  expect(words('Kuschelteil', ['hoodie', 'Kuschelteil'])).toBe('(0hoodie | kuschelteil:*)')
  expect(plan('Kuschelteil größe L', [['hoodie', 'Kuschelteil']])).toMatchObject({
    kinds: ['hoodie'],
    filters: [{ wanted: { what: 'size' } }],
    corrected: null,
  })
})

test('a garment is also found by the words of its group', () => {
  expect(words('hoodie', ['hoodie', 'Kuschelteil', 'weiches Ding'])).toBe(
    '(0hoodie | kuschelteil:* | (weiches:* & ding:*))',
  )
})

test('words that are all unknown match each other', () => {
  for (const word of ['schnurz', 'piepe']) expect(words(word, ['schnurz', 'piepe'])).toBe('(schnurz:* | piepe:*)')
})

test('a phrase counts as a whole, and a longer one first', () => {
  const groups = [
    ['weiches ding', 'hoodie'],
    ['ding', 'mütze'],
  ]
  expect(words('weiches ding', ...groups)).toBe('(0hoodie | (weiches:* & ding:*))')
  expect(plan('ding', groups).kinds).toEqual(plan('mütze', []).kinds)
})

test('without groups, and beside them, a query stays as it is', () => {
  for (const query of ['schwarzer hoodie unter 50 euro', 'nicht rot', 'bogus 44']) {
    expect(plan(query, [['xyz', 'kuschelteil']])).toEqual(plan(query, []))
  }
})
