import { expect, test } from 'vitest'
import { help as german } from '#web/i18n/de/help.ts'
import { help as english } from '#web/i18n/en/help.ts'
import { ALL_ARTICLES, type Article, ownArticles } from './articles.ts'
import { searchArticles } from './search-articles.ts'

const articlesOf = (help: Readonly<Record<string, string>>): Article[] =>
  ownArticles((id) => ({
    title: help[`${id}-title`] ?? '',
    words: help[`${id}-words`] ?? '',
    text: help[`${id}-text`] ?? '',
  }))

test('every article has its texts, and every text its article', () => {
  expect(ALL_ARTICLES.length).toBeGreaterThanOrEqual(20)
  expect(Object.keys(german).toSorted()).toEqual(
    ALL_ARTICLES.flatMap((id) => ['title', 'words', 'text'].map((part) => `${id}-${part}`)).toSorted(),
  )
})

test.each([
  ['Mein Code kommt nicht an', 'code'],
  ['passwort vergessen', 'password'],
  ['Rechnung mit falscher Anschrift', 'invoice'],
  ['Wie kündige ich mein Abo?', 'cancel'],
  ['CSV Import: Zeilen mit Fehlern', 'import'],
  ['Domains bestätigen', 'domain'],
  ['zu viele Push-Nachrichten', 'notices'],
  ['Guthaben aufladen', 'credit'],
  ['Größe filtern', 'filters'],
  ['Teammitglied einladen', 'team'],
] as const)('“%s” finds its article first', (query, id) => {
  expect(searchArticles(articlesOf(german), query)[0]?.id).toBe(id)
})

test.each([
  ['code does not arrive', 'code'],
  ['delete my account', 'data'],
  ['invoice address', 'invoice'],
  ['shopify csv import', 'import'],
] as const)('“%s” finds its English article first', (query, id) => {
  expect(searchArticles(articlesOf(english), query)[0]?.id).toBe(id)
})

test('words that say nothing find nothing', () => {
  expect(searchArticles(articlesOf(german), 'und der die')).toEqual([])
  expect(searchArticles(articlesOf(german), '.*(')).toEqual([])
})
