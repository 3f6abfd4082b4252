import { describe, expect, test } from 'vitest'
import { type ContentInput, contentVector } from '../features.ts'
import { learn, newTaste } from '../learning/posterior.ts'
import { handSetPrior } from '../learning/prior.ts'
import { nameOf } from '../reasons/traits.ts'
import { type Statement, statementsOf } from './statements.ts'

const types = ['pants', 'tops', 'shoes', 'accessories'] as const
const names = ['Cargo', 'Hoodie', 'Sneaker', 'Beanie'] as const
const tags = ['wide', 'denim', 'vintage'] as const
const colours = ['black', 'white', 'red', 'green', 'blue'] as const

const shop: readonly ContentInput[] = Array.from({ length: 120 }, (_, n) => ({
  gender: n % 2 === 0 ? 'women' : 'men',
  productType: types[n % 4] ?? 'tops',
  name: `${names[n % 4]} Nr ${n}`,
  description: '',
  brand: String(1 + (n % 5)),
  tags: [tags[(n >> 2) % 3] ?? 'wide'],
  colours: [colours[(n * 3 + (n >> 3)) % 5] ?? 'red'],
  priceCents: 2000 + ((n * 7919) % 300) * 100,
  isOnSale: false,
  isDrop: false,
}))

function saidOf(likes: (product: ContentInput) => boolean, products = shop): Statement[] {
  const taste = newTaste(handSetPrior())
  const answered = products.map((product) => ({ product, liked: likes(product) }))
  for (const { product, liked } of answered) learn(taste, contentVector(product), liked, 0.4)
  return statementsOf(taste.mean, answered)
}

const namesOf = (statements: readonly Statement[], leaning: Statement['leaning']): string[] =>
  statements.filter((statement) => statement.leaning === leaning).map(({ trait }) => nameOf(trait))

describe('statements about liked and passed traits', () => {
  test.each<[string, (product: ContentInput) => boolean, string]>([
    ['a type', ({ productType }) => productType === 'pants', 'type:pants'],
    ['a garment', ({ name }) => name.startsWith('Hoodie'), 'garment:hoodie'],
    ['a colour', ({ colours: [colour] }) => colour === 'black', 'colour:dark'],
    ['a word', ({ tags: [tag] }) => tag === 'wide', 'word:wide'],
    ['a brand', ({ brand }) => brand === '3', 'brand:3'],
    ['for whom', ({ gender }) => gender === 'women', 'gender:women'],
    ['cheap things', ({ priceCents }) => priceCents < 8000, 'under:8000'],
  ])('%s', (_, rule, name) => {
    expect(namesOf(saidOf(rule), 'like')).toContain(name)
    expect(namesOf(saidOf(rule), 'dislike')).not.toContain(name)
    const contrary = saidOf((product) => !rule(product))
    expect(namesOf(contrary, 'like')).not.toContain(name)
    if (!name.startsWith('under')) expect(namesOf(contrary, 'dislike')).toContain(name)
  })

  test('are made only where the like rate differs from that of all other answers', () => {
    // Half of the pants and five of six of the rest are liked.
    const isLiked = (product: ContentInput) => {
      const at = shop.indexOf(product)
      return product.productType === 'pants' ? at % 8 === 0 : at % 6 !== 5
    }
    const said = saidOf(isLiked)
    expect(said.find(({ trait }) => nameOf(trait) === 'type:pants')).toMatchObject({ leaning: 'dislike', likes: 15 })
    for (const { leaning, likes, swipes, others } of said) {
      const difference = likes / swipes - others.likes / others.swipes
      expect(leaning === 'like' ? difference : -difference).toBeGreaterThanOrEqual(0.05)
    }
  })

  test('include the number of answers behind them', () => {
    const statement = saidOf(({ productType }) => productType === 'pants').find(
      ({ trait }) => nameOf(trait) === 'type:pants',
    )
    expect(statement).toMatchObject({ leaning: 'like', likes: 30, swipes: 30, others: { likes: 0, swipes: 90 } })
    expect(statement?.weight).toBeGreaterThan(0)
  })
})

test('there are no statements before any answer, nor about answers without a pattern', () => {
  expect(statementsOf(newTaste(handSetPrior()).mean, [])).toEqual([])
  expect(saidOf(() => true, shop.slice(0, 1))).toEqual([])
})

test('the number of statements is limited, with one price bound', () => {
  const said = saidOf(({ priceCents, tags: [tag] }) => priceCents < 9000 || tag === 'wide')
  expect(namesOf(said, 'like').length).toBeLessThanOrEqual(6)
  expect(namesOf(said, 'dislike').length).toBeLessThanOrEqual(4)
  expect(said.filter(({ trait }) => trait.is === 'under' || trait.is === 'from').length).toBeLessThanOrEqual(1)
})
