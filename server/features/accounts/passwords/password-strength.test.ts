import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findPasswordFault, isEasyToGuess } from './password-strength.ts'

describe('a password is easy to guess', () => {
  test.each([
    ['counting', '123456'],
    ['counting down', '987654'],
    ['a date', '01012001'],
    ['one sign again and again', 'aaaaaa'],
    ['a pair again and again', 'xyxyxyxy'],
    ['the alphabet', 'abcdef'],
    ['a row of the German keyboard', 'qwertz'],
    ['a row and digits', 'asdf1234'],
    ['columns', '1qaz2wsx'],
    ['two interleaved rows', 'q1w2e3r4'],
    ['the word itself', 'passwort'],
    ['the word with symbols for letters', 'P@ssw0rd'],
    ['the word with a year', 'hallo2024'],
    ['a first name', 'Michael'],
    ['a first name and a digit', 'michael1'],
    ['a season', 'sommer'],
  ])('when it is %s: %s', (_, password) => {
    expect(isEasyToGuess(password)).toBe(true)
  })

  test('when it is the own name or address, or hardly more', () => {
    expect(isEasyToGuess('nordlicht', ['Nordlicht'])).toBe(true)
    expect(isEasyToGuess('Nordlicht99!', ['Nordlicht'])).toBe(true)
    expect(isEasyToGuess('nordlicht1987', ['Nordlicht'])).toBe(true)
    expect(isEasyToGuess('swipe-with-mia', ['mia'])).toBe(false)
  })
})

describe('a password is good enough', () => {
  test.each([
    'Tr4mhaltestelle',
    'k7m2x9',
    'swipe-with-mia',
    'drei Elche',
    'pass12',
    '😀'.repeat(128),
    'Grün+gelb',
    '8127-0316',
  ])('%s', (password) => {
    expect(findPasswordFault(password, [])).toBeNull()
  })
})

test.each([
  ['kurz1', 'short'],
  ['🦊🦊🦊🐻🐻', 'short'],
  ['é'.normalize('NFD').repeat(65), 'long'],
  ['123456', 'common'],
])('%s is too %s', (password, fault) => {
  expect(findPasswordFault(password, [])).toBe(fault)
})

const LIST = fileURLToPath(new URL('../../../../../shared/data/passwords/common-10000.txt', import.meta.url))

test.skipIf(!existsSync(LIST))('most of the thousand commonest passwords are refused', () => {
  const commonest = readFileSync(LIST, 'latin1')
    .split(/\s+/)
    .filter((password) => password.length >= 6)
    .slice(0, 1000)
  const refused = commonest.filter((password) => isEasyToGuess(password))
  expect(refused.length).toBeGreaterThan(650)
})
