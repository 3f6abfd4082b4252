import { expect, test } from 'vitest'
import { isUsername, usernameFrom } from './username.ts'

test.each([
  'mia',
  ' mia ',
  'mia_92',
  'mia.b-c',
  'Jörg.Müller-Lüdenscheidt',
  'Мария',
  'Ελένη',
  'שרה',
  'محمد',
  'हिन्दी',
  'さくらカフェ.tokyo',
  '김민준',
  '123',
  'x'.repeat(30),
])('%j is a username', (name) => {
  expect(isUsername(name)).toBe(true)
})

test.each([
  ['a blank', 'lena b30e75'],
  ['a no-break space', 'lena\u00A0b'],
  ['markup', '<b>x</b>'],
  ['a quote', 'lena"b'],
  ['an at-sign', 'me@you'],
  ['a wide at-sign', 'me＠you'],
  ['an emoji', 'mia🦊'],
  ['a circled letter', 'ⓜia'],
  ['a wide dot', 'mia．b'],
  ['a line break', 'mia\nb'],
  ['a bidi override', 'abc\u202Edef'],
  ['a letter without a shape', 'm\u3164ia'],
  ['a joiner without a shape', 'mi\u034Fa'],
  ['a ligature that contains blanks', 'صلىﷺ'],
  ['dots alone', '...'],
  ['a mark without its letter', '\u0301mia'],
  ['more marks than a letter has', `m${'\u0308'.repeat(5)}ia`],
  ['half of a character', 'mi\uD800a'],
  ['two characters', 'ab'],
  ['31 characters', 'x'.repeat(31)],
  ['Cyrillic м among Latin letters', 'мia'],
  ['Greek ο among Latin letters', 'nοrdlicht'],
  ['Cyrillic beside Greek', 'Марία'],
  ['Armenian among Latin letters', 'leօ'],
])('a name with %s is none', (_, name) => {
  expect(isUsername(name)).toBe(false)
})

test.each([
  ['Anna Müller', 'Anna.Müller'],
  ['  Kim   O’Neil (she) ', 'Kim.ONeil.she'],
  ['<b>x</b>', 'bxb'],
  ['Dr. 🦊 Fuchs', 'Dr...Fuchs'],
  ['Ｍia', 'Mia'],
  ['山田 太郎', '山田.太郎'],
])('"%s" becomes the username %s', (name, username) => {
  expect(usernameFrom(name)).toBe(username)
  expect(isUsername(username)).toBe(true)
})
