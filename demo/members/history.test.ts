import { describe, expect, test } from 'vitest'
import { demoLabels } from '../catalogue/labels.ts'
import { demoProducts } from '../catalogue/products.ts'
import { historyOf } from './history.ts'
import { DEMO_MEMBERS } from './members.ts'

const products = demoProducts()
const bySlug = new Map(products.map((product) => [product.slug, product]))
const labels = demoLabels().map(({ slug }) => slug)

describe.each(DEMO_MEMBERS)('the history of $username', (member) => {
  const swipes = historyOf(member, products)
  const answers = swipes.filter(({ action }) => action !== 'unsave')
  const liked = swipes.filter(({ action }) => action === 'like').map(({ product }) => bySlug.get(product))

  test('is the same on every call', () => expect(historyOf(member, products)).toEqual(swipes))

  test('reaches back for months, until yesterday', () => {
    expect(swipes[0]?.daysAgo).toBeGreaterThan(90)
    expect(swipes.at(-1)?.daysAgo).toBe(1)
    expect(new Set(swipes.map(({ daysAgo }) => daysAgo)).size).toBeGreaterThan(14)
  })

  test('answers each product once, after it was listed, and leaves most of the catalogue', () => {
    expect(new Set(answers.map(({ product }) => product)).size).toBe(answers.length)
    expect(answers.filter(({ product, daysAgo }) => (bySlug.get(product)?.listedDaysAgo ?? 0) <= daysAgo)).toEqual([])
    expect(answers.length).toBeGreaterThan(80)
    expect(answers.length).toBeLessThan(products.length / 2)
  })

  test('has likes and passes, and what was liked fits the member', () => {
    expect(liked.length).toBeGreaterThan(30)
    expect(answers.length - liked.length).toBeGreaterThan(30)
    const fitting = (list: typeof liked) =>
      list.filter((product) => product && member.kinds.includes(product.look.kind))
    const passed = swipes.filter(({ action }) => action === 'pass').map(({ product }) => bySlug.get(product))
    expect(fitting(liked).length / liked.length).toBeGreaterThan((1.5 * fitting(passed).length) / passed.length)
  })

  test('takes back only what was liked before', () => {
    const unsaved = swipes.filter(({ action }) => action === 'unsave')
    expect(unsaved.length).toBeGreaterThan(0)
    for (const entry of unsaved) {
      const like = swipes.findIndex(({ product, action }) => product === entry.product && action === 'like')
      expect(like).toBeGreaterThanOrEqual(0)
      expect(like).toBeLessThan(swipes.indexOf(entry))
    }
  })

  test('fills every list', () => {
    for (const list of member.lists) {
      expect(liked.filter((product) => product && list.holds(product)).length, list.name).toBeGreaterThan(2)
    }
  })

  test('follows and hides labels of the catalogue', () => {
    for (const slug of [...member.follows, ...member.hides]) expect(labels).toContain(slug)
    expect(member.follows.filter((slug) => member.hides.includes(slug))).toEqual([])
  })
})
