import { expect, test } from 'vitest'
import type { Key } from './catalogue.ts'
import { de } from './de.ts'
import { en } from './en.ts'

// Decision 124: one vocabulary for like and pass, in both languages, wherever the two are named.

/** Key, German, English. Every place that names one of the two actions has a row here. */
const WORDS: readonly (readonly [key: Key, german: string, english: string])[] = [
  ['discovery.like', 'Gefällt mir', 'Like'],
  ['discovery.pass', 'Weiter', 'Pass'],
  ['discovery.likeOf', 'Gefällt mir: {product}', 'Like: {product}'],
  ['discovery.passOf', 'Weiter: {product}', 'Pass: {product}'],
  ['discovery.stampLike', 'Will ich', 'Like'],
  ['discovery.stampPass', 'Weiter', 'Pass'],
  ['discovery.keysLike', 'gefällt mir', 'like'],
  ['discovery.keysPass', 'weiter', 'pass'],
  ['discovery.saidLiked', 'Gefällt dir: {product}. Jetzt: {next}.', 'Liked: {product}. Now: {next}.'],
  ['discovery.saidPassed', 'Übersprungen: {product}. Jetzt: {next}.', 'Passed: {product}. Now: {next}.'],
  [
    'discovery.saidLikedLast',
    'Gefällt dir: {product}. Keine weiteren Produkte.',
    'Liked: {product}. No more products.',
  ],
  [
    'discovery.saidPassedLast',
    'Übersprungen: {product}. Keine weiteren Produkte.',
    'Passed: {product}. No more products.',
  ],
  ['discovery.saidLikedRow', 'Gefällt dir: {product}.', 'Liked: {product}.'],
  ['discovery.saidPassedRow', 'Übersprungen: {product}.', 'Passed: {product}.'],
  ['discovery.rightTitle', 'Rechts heißt: gefällt mir', 'Right means: like'],
  ['discovery.leftTitle', 'Links heißt: weiter', 'Left means: pass'],
  ['landing.deckLike', 'Gefällt mir', 'Like'],
  ['landing.deckPass', 'Weiter', 'Pass'],
  ['landing.deckStampLike', 'Will ich', 'Like'],
  ['landing.deckStampPass', 'Weiter', 'Pass'],
  ['history.like', 'Gefällt dir', 'Liked'],
  ['history.pass', 'Übersprungen', 'Passed'],
  ['history.saidLike', 'Gefällt dir', 'Liked'],
  ['history.saidPass', 'Übersprungen', 'Passed'],
  ['history.againOf', 'Doch nicht übersprungen: {product}', 'Undo pass: {product}'],
  ['passes.cardTitle', 'Nach dem Überspringen', 'After a pass'],
  // Saved's swipe mode does something else, and therefore says something else.
  ['saved.removeShort', 'Entfernen', 'Remove'],
  ['saved.keep', 'Behalten', 'Keep'],
]

const textOf = (catalogue: object, key: string): unknown => {
  const [area = '', name = ''] = key.split('.')
  return (catalogue as Record<string, Record<string, unknown>>)[area]?.[name]
}

test('like and pass have one vocabulary', () => {
  expect(WORDS.map(([key]) => [key, textOf(de, key), textOf(en, key)])).toEqual(WORDS)
})

/** All texts users read: of the app, and of mails, pages and exports of the server. */
const files = import.meta.glob<string>(
  ['./de/*.ts', '../../server/**/*.ts', '../../contract/**/*.ts', '!../../**/*.test.ts', '!../../server/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)
/** In German fashion "passen" means that something fits, and "Like" and "Pass" are not German. */
const FORBIDDEN =
  /\bGepasst\b|\bgepasst\b|\bGEPASST\b|["'`>]Passen\b|\b(?:dem|beim|zum|durch|nach) Passen\b|["'`]passen["'`:]|["'`](?:Like|Pass)["'`]/

test('no German text calls a pass "passen"', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100)
  const linesOf = ([path, text]: [string, string]) => text.split('\n').map((line) => `${path}: ${line.trim()}`)
  expect(
    Object.entries(files)
      .flatMap(linesOf)
      .filter((line) => FORBIDDEN.test(line)),
  ).toEqual([])
})
