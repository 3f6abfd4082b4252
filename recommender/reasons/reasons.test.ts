import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { type ContentInput, contentVector } from '../features.ts'
import { expectedResidual, learn, newTaste, type Taste } from '../learning/posterior.ts'
import { handSetPrior } from '../learning/prior.ts'
import { type AnsweredProduct, evidenceFrom } from './evidence.ts'
import { type ProductStatus, type Reason, reasonsFor } from './reasons.ts'
import { contributionOf, nameOf, type Trait, traitsOf, withoutTag } from './traits.ts'

const garments = {
  pants: ['Cargo', 'Jeans', 'Shorts'],
  tops: ['Hoodie', 'Tee', 'Polo'],
  shoes: ['Sneaker', 'Boot', 'Loafer'],
  accessories: ['Beanie', 'Belt', 'Socks'],
} as const
const types = ['pants', 'tops', 'shoes', 'accessories'] as const
const tags = ['wide', 'slim', 'denim', 'techwear', 'vintage', 'stripe'] as const
const colours = ['black', 'white', 'red', 'green', 'blue'] as const
const brands = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

/** Product number n of a varied catalogue; products with adjacent numbers have little in common. */
function product(n: number, changes: Partial<ContentInput> = {}): ContentInput {
  const productType = changes.productType ?? at(types, n)
  return {
    gender: at(['men', 'women', 'unisex'] as const, n >> 1),
    productType,
    name: `${at(garments[productType], n >> 2)} Nr ${n}`,
    description: 'Für jeden Tag',
    brand: at(brands, n * 3 + (n >> 3)),
    tags: [at(tags, n * 5 + (n >> 2))],
    colours: [at(colours, n + (n >> 2))],
    priceCents: 2000 + ((n * 7919) % 300) * 100,
    isOnSale: false,
    isDrop: false,
    ...changes,
  }
}

const shop = Array.from({ length: 160 }, (_, n) => product(n))
const nothing: ProductStatus = { isNew: false, isPopular: false, isPromoted: false }

interface Person {
  readonly taste: Taste
  readonly answered: readonly AnsweredProduct[]
}

/** A user who answered these products by this rule; their base rate is 0.4. */
function personWho(likes: (product: ContentInput) => boolean, products: readonly ContentInput[] = shop): Person {
  const taste = newTaste({ ...handSetPrior(), forgetting: 0 })
  const answered = products.map((each) => ({ product: each, vector: contentVector(each), liked: likes(each) }))
  for (const { vector, liked } of answered) learn(taste, vector, liked, 0.4)
  return { taste, answered }
}

const reasonsOf = ({ taste, answered }: Person, of: ContentInput, status: Partial<ProductStatus> = {}): Reason[] =>
  reasonsFor({
    weights: taste.mean,
    product: of,
    vector: contentVector(of),
    answered,
    status: { ...nothing, ...status },
  })

const namesIn = (reasons: readonly Reason[]): string[] =>
  reasons.flatMap((reason) => (reason.kind === 'liking' ? reason.traits.map(nameOf) : [reason.kind]))

describe('a liked trait is the reason', () => {
  test.each<[string, (product: ContentInput) => boolean, Partial<ContentInput>, string]>([
    ['a type', ({ productType }) => productType === 'shoes', { productType: 'shoes' }, 'type:shoes'],
    ['a gender', ({ gender }) => gender === 'women', { gender: 'women' }, 'gender:women'],
    ['a price', ({ priceCents }) => priceCents < 8000, { priceCents: 5000 }, 'under:8000'],
    ['a colour', ({ colours: [first] }) => first === 'red', { colours: ['red'] }, 'colour:red'],
    ['a tag', (each) => each.tags.includes('techwear'), { tags: ['techwear'] }, 'word:techwear'],
    [
      'a garment',
      ({ name }) => name.startsWith('Hoodie'),
      { productType: 'tops', name: 'Hoodie Neu', tags: [] },
      'garment:hoodie',
    ],
    ['a brand', ({ brand }) => brand === '3', { brand: '3' }, 'brand'],
  ])('%s', (_, likes, changes, expected) => {
    const reasons = reasonsOf(personWho(likes), product(500, changes))
    expect(namesIn(reasons)[0]).toBe(expected)
  })

  test('three traits that were liked together become one phrase: wide trousers under 80 euros', () => {
    // A user who likes products with two of the three traits likes each trait separately.
    const isIt = ({ productType, tags: worn, priceCents }: ContentInput): boolean =>
      [productType === 'pants', worn.includes('wide'), priceCents < 8000].filter(Boolean).length >= 2
    const wanted = Array.from({ length: 12 }, (_, n) =>
      product(n, { productType: 'pants', tags: ['wide'], colours: [], priceCents: 4500 + n * 100, name: `Hose ${n}` }),
    )
    const [first] = reasonsOf(
      personWho(isIt, [...shop, ...wanted]),
      product(700, { productType: 'pants', tags: ['wide'], colours: [], priceCents: 6500, name: 'Hose 700' }),
    )
    if (first?.kind !== 'liking') throw new Error('no phrase')
    expect(first.traits.map(nameOf)).toEqual(expect.arrayContaining(['word:wide', 'under:8000']))
    expect(first.traits.some(({ is }) => is === 'type' || is === 'garment')).toBe(true)
    expect(first.likes).toBeGreaterThanOrEqual(12)
  })

  test('a new product of a liked brand has both reasons', () => {
    const reasons = reasonsOf(
      personWho(({ brand }) => brand === '3'),
      product(500, { brand: '3' }),
      { isNew: true },
    )
    expect(reasons.find(({ kind }) => kind === 'brand')).toMatchObject({ isNew: true })
    expect(reasons.map(({ kind }) => kind)).not.toContain('new')
  })
})

describe('likes that chance would give', () => {
  /** Answers to 40 products, of which the first ten have the tag; so many with the tag and without it are liked. */
  const answersWith = (tagged: number, others: number) =>
    Array.from({ length: 40 }, (_, n) => {
      const isTagged = n < 10
      const liked = isTagged ? n < tagged : n - 10 < others
      return { product: product(n, { tags: isTagged ? ['velvet'] : [] }), liked }
    })
  const supports = (tagged: number, others: number): boolean =>
    evidenceFrom(answersWith(tagged, others)).supports([{ is: 'word', value: 'velvet' }])

  test('are no evidence, and more than that are', () => {
    expect(supports(5, 15)).toBe(false)
    expect(supports(6, 15)).toBe(false)
    expect(supports(8, 15)).toBe(true)
    expect(supports(2, 0)).toBe(true)
    expect(supports(2, 6)).toBe(false)
    expect(supports(10, 30)).toBe(false)
  })
})

describe('a score that comes from the trained factors alone', () => {
  const withFactor = (of: ContentInput, factor: number): Float32Array => {
    const vector = new Float32Array(CONTENT_DIMENSION + 16)
    vector.set(contentVector(of))
    vector[CONTENT_DIMENSION + 2] = factor
    return vector
  }
  const kindsWith = ({ taste, answered }: Person, factor: number): string[] => {
    const weights = new Float64Array(CONTENT_DIMENSION + 16)
    weights.set(taste.mean)
    weights[CONTENT_DIMENSION + 2] = 0.5
    const of = product(500)
    const request = { weights, product: of, vector: withFactor(of, factor), answered, status: nothing }
    return reasonsFor(request).map(({ kind }) => kind)
  }

  test('is attributed to similar users, after enough answers, and only if it raises the score', () => {
    const undecided = personWho((each) => shop.indexOf(each) % 2 === 0, shop.slice(0, 40))
    expect(kindsWith(undecided, 0.8)).toContain('crowd')
    expect(kindsWith(undecided, -0.8)).not.toContain('crowd')
    expect(
      kindsWith(
        personWho(() => true, shop.slice(0, 9)),
        0.8,
      ),
    ).not.toContain('crowd')
  })
})

describe('no reason is invented', () => {
  const unknownUser = personWho(() => true, [])

  test.each<[string, Partial<ProductStatus>, string[]]>([
    ['nothing known', {}, ['exploring']],
    ['new', { isNew: true }, ['new']],
    ['popular', { isPopular: true }, ['popular']],
    ['new and popular', { isNew: true, isPopular: true }, ['new', 'popular']],
    ['paid for', { isPromoted: true }, ['promoted']],
  ])('for an unknown user, only what is true of all users: %s', (_, status, expected) => {
    expect(namesIn(reasonsOf(unknownUser, product(1), status))).toEqual(expected)
  })

  test('a single like is no reason', () => {
    const [first, ...others] = shop.filter(({ productType }) => productType === 'pants')
    const person = personWho((each) => each === first, [first as ContentInput, ...others.slice(0, 1)])
    expect(namesIn(reasonsOf(person, product(500, { productType: 'pants' })))).toEqual(['exploring'])
  })

  test('a word whose weight comes from another word in the same coordinates is not named', () => {
    // Every product with "wide" was liked. "Stripe" may have a weight by collision, but no striped product was liked.
    const liked = Array.from({ length: 30 }, (_, n) => product(n, { tags: ['wide'] }))
    const person = personWho((each) => each.tags.includes('wide'), [...shop, ...liked])
    for (const tag of ['stripe', 'zebra', 'lurex', 'moss', 'ivory', 'cable']) {
      expect(namesIn(reasonsOf(person, product(600, { tags: [tag] })))).not.toContain(`word:${tag}`)
    }
  })

  test('a passed trait is no reason, even if others are liked', () => {
    const person = personWho(({ productType }) => productType === 'tops')
    const names = namesIn(reasonsOf(person, product(500, { productType: 'shoes' })))
    expect(names).not.toContain('type:shoes')
  })

  test('a card with a low expected score has no personal reason, even if one of its traits is liked', () => {
    const person = personWho(({ productType, colours: [first] }) => productType === 'pants' || first === 'red')
    const dear = product(500, { productType: 'shoes', colours: ['red'] })
    const without = personWho(({ productType }) => productType === 'pants')
    expect(namesIn(reasonsOf(person, dear))[0]).toBe('colour:red')
    expect(namesIn(reasonsOf(without, dear, { isNew: true }))).toEqual(['new'])
  })

  test('internal codes of shops are never shown', () => {
    const mark = 'vendor_id:8812'
    const person = personWho(
      (each) => each.tags.includes(mark),
      [...shop, ...Array.from({ length: 20 }, (_, n) => product(n, { tags: [mark] }))],
    )
    expect(namesIn(reasonsOf(person, product(500, { tags: [mark] }))).join()).not.toContain('vendor')
  })
})

/** The product without this trait, in the form that the model reads. */
function scoreWithout(taste: Taste, of: ContentInput, trait: Trait): number {
  if (trait.is === 'word') return expectedResidual(taste, contentVector(withoutTag(of, trait.value)))
  const vector = contentVector(of)
  const whole = expectedResidual(taste, vector)
  return whole - contributionOf(taste.mean, of, vector, trait)
}

const rule = fc.record({
  type: fc.constantFrom(...types),
  tag: fc.constantFrom(...tags),
  most: fc.nat({ max: 20_000 }),
})

test('every named trait raises the score, was liked twice, and belongs to the product', () => {
  fc.assert(
    fc.property(rule, fc.nat({ max: 5000 }), fc.nat({ max: 160 }), ({ type, tag, most }, n, swipes) => {
      const person = personWho(
        (each) => each.productType === type || each.tags.includes(tag) || each.priceCents < most,
        shop.slice(0, swipes),
      )
      const of = product(n)
      const reasons = reasonsOf(person, of)
      expect(reasons.length).toBeGreaterThanOrEqual(1)
      expect(reasons.length).toBeLessThanOrEqual(3)
      const own = new Set(traitsOf(of).map(nameOf))
      for (const reason of reasons) {
        if (reason.kind !== 'liking') continue
        expect(new Set(reason.traits.map(({ is }) => is)).size).toBe(reason.traits.length)
        for (const trait of reason.traits) {
          expect(own).toContain(nameOf(trait))
          expect(scoreWithout(person.taste, of, trait)).toBeLessThan(expectedResidual(person.taste, contentVector(of)))
        }
        const names = reason.traits.map(nameOf)
        const liked = person.answered.filter(
          (each) => each.liked && names.every((name) => traitsOf(each.product).map(nameOf).includes(name)),
        )
        expect(reason.likes).toBe(liked.length)
        expect(liked.length).toBeGreaterThanOrEqual(2)
      }
    }),
    { seed: 5 },
  )
})

test('a wished trait is the first reason of products that have it, even before any answer', () => {
  const unknownUser: Person = { taste: newTaste(handSetPrior()), answered: [] }
  const wished: readonly Trait[] = [{ is: 'garment', value: 'hoodie' }]
  const kindsOf = (of: ContentInput) =>
    reasonsFor({
      weights: unknownUser.taste.mean,
      product: of,
      vector: contentVector(of),
      answered: unknownUser.answered,
      wished,
      status: nothing,
    })
  expect(kindsOf(product(1, { name: 'Hoodie Nr 1' }))).toEqual([{ kind: 'wish', traits: wished }])
  expect(kindsOf(product(1, { name: 'Polo Nr 1' }))).toEqual([{ kind: 'exploring' }])
})
