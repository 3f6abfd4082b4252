import { expect, test } from 'vitest'
import { languageShown, writtenLanguage } from './written-language.ts'

test.each([
  ['Weicher Hoodie aus schwerer Baumwolle, mit Kapuze und zwei Taschen.', 'de'],
  ['A soft hoodie made from heavy cotton, with a hood and two pockets.', 'en'],
  ['Unser Oversized Tee: drop shoulders, heavy weight, und mit dem Print von Hand.', 'de'],
  ['The Trachten jacket, made by hand in our atelier „Der Hirsch“.', 'en'],
  ['Das ist gut. This is it and the rest.', null],
  ['100 % Cotton, Made in Portugal', null],
  ['Die Hard Tee', null],
  ['', null],
])('%s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language)
})

test('separate texts have the language of the reader; a single text has the language it is written in', () => {
  const both = { de: 'Ein Stück.', en: 'One piece.' }
  expect(languageShown(both, 'de')).toEqual({ lang: 'de' })
  expect(languageShown(both, 'en')).toEqual({ lang: 'en' })
  const german = 'Ein Hemd aus Leinen, das mit dir altert.'
  expect(languageShown({ de: german, en: german }, 'en')).toEqual({ lang: 'de' })
  expect(languageShown({ de: '', en: '' }, 'en')).toEqual({})
})
