import { expect, test } from 'vitest'
import { mergeArticles, ownArticles } from './articles.ts'

const own = ownArticles((id) => ({ title: id, words: '', text: '' }))
const idsOf = (group: string, changes: Parameters<typeof mergeArticles>[1]) =>
  mergeArticles(own, changes)
    .filter((article) => article.group === group)
    .map(({ id }) => id)
const written = (id: string, place: number) => ({ id, group: 'money' as const, place, title: id, words: '', text: '' })

test('without changes the articles are those of the product', () => {
  expect(mergeArticles(own, { articles: [], hidden: [] })).toEqual(own)
})

test('an article of staff stands between two others, replaces one, or takes it out', () => {
  expect(idsOf('money', { articles: [written('vouchers', 0.5)], hidden: [] })).toEqual([
    'boost',
    'vouchers',
    'credit',
    'invoice',
    'plan',
    'cancel',
  ])
  expect(idsOf('money', { articles: [written('boost', 9)], hidden: ['plan', 'credit'] })).toEqual([
    'invoice',
    'cancel',
    'boost',
  ])
})
