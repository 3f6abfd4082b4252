import { describe, expect, test } from 'vitest'
import { BASE_COLOURS } from '#contract/colours.ts'
import { drawnPrint } from '../drawn.ts'
import { kindSheet } from './kinds/kinds.ts'
import { demoLabels, LABEL_STYLES } from './labels.ts'
import { demoProducts } from './products.ts'
import { colourDistance } from './swatches.ts'

const labels = demoLabels()
const products = demoProducts()
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const HEX = /^#[0-9A-F]{6}$/

const share = (count: number) => count / products.length
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const violating = (test: (product: (typeof products)[number]) => boolean) =>
  products.filter((product) => !test(product)).map((product) => product.slug)

describe('the demo labels', () => {
  test('are 26 to 28, each with a style and products of its own', () => {
    expect(labels.length).toBeGreaterThanOrEqual(26)
    expect(labels.length).toBeLessThanOrEqual(28)
    expect(labels.map((label) => label.slug)).toEqual(LABEL_STYLES.map((style) => style.slug))
    for (const label of labels)
      expect(products.filter((product) => product.label === label.slug).length).toBeGreaterThan(10)
  })

  test('have unique names and ASCII slugs', () => {
    expect(duplicates(labels.map((label) => label.name))).toEqual([])
    for (const label of labels) {
      expect(label.slug).toMatch(KEBAB)
      expect(label.description.de).not.toBe(label.description.en)
    }
  })

  test('print a wordmark of at most 12 upper-case characters', () => {
    for (const { mark } of LABEL_STYLES) {
      expect(mark.length).toBeLessThanOrEqual(12)
      expect(mark).toBe(mark.toUpperCase())
    }
  })
})

describe('the demo products', () => {
  test('is the same on every call', () => {
    expect(demoProducts()).toEqual(products)
  })

  test('has 416 to 440 products with unique names, ASCII slugs and look seeds', () => {
    expect(products.length).toBeGreaterThanOrEqual(416)
    expect(products.length).toBeLessThanOrEqual(440)
    expect(duplicates(products.map((product) => product.name))).toEqual([])
    expect(duplicates(products.map((product) => product.slug))).toEqual([])
    expect(duplicates(products.map((product) => String(product.look.seed)))).toEqual([])
    expect(violating((product) => KEBAB.test(product.slug))).toEqual([])
  })

  test('covers every type for every gender, in the intended shares', () => {
    const shares = { tops: 0.4, pants: 0.22, shoes: 0.2, accessories: 0.18 } as const
    for (const [type, wanted] of Object.entries(shares)) {
      const ofType = products.filter((product) => product.productType === type)
      expect(Math.abs(share(ofType.length) - wanted), type).toBeLessThan(0.03)
      for (const gender of ['men', 'women', 'unisex']) {
        expect(ofType.filter((product) => product.gender === gender).length, `${type} ${gender}`).toBeGreaterThan(10)
      }
    }
    for (const gender of ['men', 'women', 'unisex']) {
      expect(share(products.filter((product) => product.gender === gender).length), gender).toBeGreaterThan(0.28)
    }
  })

  test('costs 8 to 900 euros', () => {
    const prices = products.map((product) => product.priceCents)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(800)
    expect(Math.max(...prices)).toBeLessThanOrEqual(90_000)
    expect(Math.min(...prices)).toBeLessThan(1500)
    expect(Math.max(...prices)).toBeGreaterThan(60_000)
  })
})

describe('sales and drops', () => {
  const onSale = products.filter((product) => product.sale !== null)
  const dropping = products.filter((product) => product.dropsInDays !== null)

  test('apply to about 18 % and 7 % of the products, and never to the same one', () => {
    expect(Math.abs(share(onSale.length) - 0.18)).toBeLessThan(0.02)
    expect(Math.abs(share(dropping.length) - 0.07)).toBeLessThan(0.02)
    expect(dropping.filter((product) => product.sale !== null)).toEqual([])
    expect(violating(({ dropsInDays }) => dropsInDays === null || (dropsInDays >= 1 && dropsInDays <= 60))).toEqual([])
  })

  test('reduce by 10 to 50 percent in steps of five, after at least 35 days at the regular price', () => {
    for (const { sale, listedDaysAgo, slug } of onSale) {
      expect([10, 15, 20, 25, 30, 35, 40, 45, 50], slug).toContain(sale?.percent)
      expect(listedDaysAgo, slug).toBeGreaterThanOrEqual(35)
    }
    expect(violating(({ listedDaysAgo }) => listedDaysAgo >= 3 && listedDaysAgo <= 400)).toEqual([])
  })

  test('carry a promo code about half the time, in plain capitals with the percentage', () => {
    const coded = onSale.filter((product) => product.sale?.promoCode)
    expect(Math.abs(coded.length / onSale.length - 0.5)).toBeLessThan(0.1)
    for (const { sale } of coded) expect(sale?.promoCode).toMatch(new RegExp(`^[A-Z]{3,12}${sale?.percent}$`))
  })
})

describe('the description of a product', () => {
  const texts = products.flatMap(({ description }) => [description.de, description.en])

  test('is 120 to 320 characters in each language, without a slot left open', () => {
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThanOrEqual(120)
      expect(text.length, text).toBeLessThanOrEqual(320)
      expect(text, text).not.toMatch(/[{}]|undefined|null|lorem|\bTODO\b/i)
      expect(text, text).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  })

  test('is unique and differs between the languages', () => {
    expect(duplicates(texts)).toEqual([])
  })

  test('seldom begins like that of the product before', () => {
    const openings = new Map<string, number>()
    for (const { description } of products) {
      const opening = description.de.split(' ').slice(0, 4).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect(Math.max(...openings.values())).toBeLessThanOrEqual(12)
  })

  test('is free of superlatives and of claims about the environment', () => {
    for (const text of texts) {
      expect(text).not.toMatch(
        /\b(best\b|beste[rsnm]?\b|perfekt|perfect|nachhaltig|sustainab|öko|eco-|klimaneutral|recycl|bio-?baumwolle|organic)/i,
      )
    }
  })

  test('names a material whose shares add up to 100 in both languages', () => {
    for (const { material, slug } of products) {
      for (const text of [material.de, material.en]) {
        const shares = [...text.matchAll(/(\d+) ?%/g)].map(([, percent]) => Number(percent))
        expect(
          shares.reduce((sum, percent) => sum + percent, 0),
          `${slug}: ${text}`,
        ).toBe(100)
      }
    }
  })

  test('has 3 to 6 lower-case tags, at least one size and colours the filters know', () => {
    expect(
      violating(({ tags }) => tags.length >= 3 && tags.length <= 6 && tags.every((tag) => KEBAB.test(tag))),
    ).toEqual([])
    expect(violating(({ sizes }) => sizes.length > 0 && new Set(sizes).size === sizes.length)).toEqual([])
    expect(violating(({ sizes, soldOut }) => soldOut.every((size) => sizes.includes(size)))).toEqual([])
    const thinned = products.filter(({ soldOut }) => soldOut.length > 0)
    expect(share(thinned.length)).toBeGreaterThan(0.2)
    expect(thinned.filter(({ sizes, soldOut }) => soldOut.length === sizes.length)).toEqual([])
    const known: readonly string[] = BASE_COLOURS
    expect(violating(({ colours }) => colours.length > 0 && colours.every((colour) => known.includes(colour)))).toEqual(
      [],
    )
    const used = new Set(products.flatMap((product) => product.colours))
    expect([...BASE_COLOURS].filter((family) => !used.has(family))).toEqual([])
  })
})

describe('looks', () => {
  test('show a kind that fits the product type, decorated as that kind can be', () => {
    for (const { look, productType, slug } of products) {
      const sheet = kindSheet(look.kind)
      expect(sheet.type, slug).toBe(productType)
      expect(['plain', ...sheet.patterns], slug).toContain(look.pattern)
      expect(['none', ...sheet.prints], slug).toContain(look.print)
      expect(sheet.cuts, slug).toContain(look.cut)
      expect(sheet.fabrics, slug).toContain(look.fabric)
    }
  })

  test('are dyed in hex colours and stand out from their set', () => {
    for (const { look, slug } of products) {
      for (const colour of [look.base, look.second, look.accent, look.set]) expect(colour, slug).toMatch(HEX)
      expect(colourDistance(look.base, look.set), slug).toBeGreaterThan(0.1)
      expect(colourDistance(look.base, look.second), slug).toBeGreaterThan(0.15)
      expect(colourDistance(look.base, look.accent), slug).toBeGreaterThan(0.15)
    }
  })

  test('name the wordmark they print', () => {
    for (const { look, description, slug } of products.filter(({ look }) => drawnPrint(look) === 'wordmark')) {
      expect(description.de, slug).toContain(look.mark)
      expect(description.en, slug).toContain(look.mark)
    }
  })

  test('use every backdrop, light and kind, none of them for more than a third', () => {
    for (const subject of ['backdrop', 'light', 'kind'] as const) {
      const counts = new Map<string, number>()
      for (const { look } of products) counts.set(look[subject], (counts.get(look[subject]) ?? 0) + 1)
      expect(counts.size).toBe({ backdrop: 8, light: 5, kind: 42 }[subject])
      expect(share(Math.max(...counts.values()))).toBeLessThan(1 / 3)
    }
  })
})
