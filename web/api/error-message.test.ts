import { describe, expect, test } from 'vitest'
import type { Translate } from '#web/i18n/translate.ts'
import { CallFailure } from './call-failure.ts'
import { errorMessage, shownMessage } from './error-message.ts'
import { statusWords } from './status-words.ts'

const general = 'Ein Fehler ist aufgetreten'

describe('the sentence of a refused call (Spec §8)', () => {
  test.each([
    ['a JSON string is used as it is', '"Nur ein Satz"', 'Bad Request', 'Nur ein Satz'],
    [
      'an object yields its message',
      '{"message":"Die Nachricht","error":"Der Fehler"}',
      'Bad Request',
      'Die Nachricht',
    ],
    ['an object without message yields its error', '{"error":"Der Fehler"}', 'Bad Request', 'Der Fehler'],
    ['an empty message falls through to the error', '{"message":"","error":"Der Fehler"}', '', 'Der Fehler'],
    ['an object with neither falls through to the status text', '{"code":"x"}', 'Bad Gateway', 'Bad Gateway'],
    ['a message that is no text is ignored', '{"message":{"a":1}}', 'Bad Gateway', 'Bad Gateway'],
    ['plain text loses its surrounding quotes', "'Kaputt'", 'Bad Gateway', 'Kaputt'],
    ['plain text without quotes stays', 'upstream timed out', '', 'upstream timed out'],
    ['an empty body gives the status text', '', 'Gateway Timeout', 'Gateway Timeout'],
    ['nothing at all gives the general sentence', '', '', general],
    ['null is no message', 'null', '', 'null'],
  ])('%s', (_, body, statusText, expected) => {
    expect(errorMessage(body, statusText, general)).toBe(expected)
  })
})

test('the status text is German on German screens, and empty where it has no German words', () => {
  expect(statusWords({ status: 502, statusText: 'Bad Gateway' }, 'de')).toBe('Der Server ist nicht erreichbar')
  expect(statusWords({ status: 418, statusText: "I'm a Teapot" }, 'de')).toBe('')
  expect(statusWords({ status: 502, statusText: 'Bad Gateway' }, 'en')).toBe('Bad Gateway')
})

describe('the sentence that is shown', () => {
  const t = ((key: string) => `[${key}]`) as Translate

  test('a refusal is shown with its own message', () => {
    expect(shownMessage(new CallFailure(409, 'Schon vergeben', 'x', false), t, 'Situation')).toBe('Schon vergeben')
  })
  test('refused input gets the general sentence in the reader’s language', () => {
    expect(shownMessage(new CallFailure(400, 'Invalid input', 'input', false), t, 'Situation')).toBe('[ui.errorInput]')
  })
  test('without any answer the caller’s sentence is shown', () => {
    expect(shownMessage(new TypeError('Failed to fetch'), t, 'Situation')).toBe('Situation')
  })
})
