import { expect, test } from 'vitest'
import { COLOURS } from './content/colours.ts'
import { CONTENT_DIMENSION, FEATURE_GROUPS } from './content/layout.ts'
import { CUTS, MATERIALS } from './content/materials.ts'
import { type ContentInput, contentVector } from './features.ts'
import { VECTOR_DIMENSION } from './learning/model.ts'

const hoodie: ContentInput = {
  gender: 'men',
  productType: 'tops',
  name: 'Nordlicht Hoodie schwarz',
  description: 'Schwerer Fleece mit weitem Schnitt.',
  brand: 'nordlicht',
  tags: ['fleece', 'oversized'],
  colours: ['#111111'],
  priceCents: 8900,
  isOnSale: false,
  isDrop: false,
}

function likeness(one: ContentInput, other: ContentInput): number {
  const left = contentVector(one)
  const right = contentVector(other)
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0)
}

function stretch(product: ContentInput, group: keyof typeof FEATURE_GROUPS): number[] {
  const { start, size } = FEATURE_GROUPS[group]
  return [...contentVector(product).subarray(start, start + size)]
}

test('the groups fill the vector without gap or overlap', () => {
  let end = 0
  for (const { start, size } of Object.values(FEATURE_GROUPS)) {
    expect(start).toBe(end)
    end = start + size
  }
  expect(end).toBe(CONTENT_DIMENSION)
  expect(VECTOR_DIMENSION % 8).toBe(0)
})

test('the same product always has the same finite vector', () => {
  expect(contentVector(hoodie)).toEqual(contentVector({ ...hoodie }))
  expect(contentVector(hoodie).every(Number.isFinite)).toBe(true)
})

test('a German garment word means the same as the English one, also inside a compound', () => {
  const kinds = ['Kapuzenpullover', 'Hoodie', 'hoodies'].map((name) => stretch({ ...hoodie, name }, 'kind'))
  expect(kinds[0]).toEqual(kinds[1])
  expect(kinds[2]).toEqual(kinds[1])
  expect(stretch({ ...hoodie, name: 'Wildlederjacke' }, 'kind')).toEqual(stretch({ ...hoodie, name: 'Jacket' }, 'kind'))
  expect(stretch({ ...hoodie, name: 'Sneaker' }, 'kind')).not.toEqual(kinds[1])
})

test('a colour word and its hex value have equal vectors, and navy is nearer to black than yellow is', () => {
  expect(stretch({ ...hoodie, colours: ['Schwarz'] }, 'colour')).toEqual(stretch(hoodie, 'colour'))
  const navy = likeness(hoodie, { ...hoodie, colours: ['navy'] })
  const yellow = likeness(hoodie, { ...hoodie, colours: ['gelb'] })
  expect(navy).toBeGreaterThan(yellow)
  expect(stretch({ ...hoodie, colours: ['„irgendwas“'] }, 'colour').every((value) => value === 0)).toBe(true)
})

test('near prices are similar, far prices are not, and weights sum to 1 even beyond the scale', () => {
  const at = (priceCents: number): number => likeness(hoodie, { ...hoodie, priceCents })
  expect(at(9500)).toBeGreaterThan(at(20_000))
  expect(at(20_000)).toBeGreaterThan(at(90_000))
  for (const priceCents of [0, 1, 5_000_000]) {
    expect(stretch({ ...hoodie, priceCents }, 'price').reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
  }
})

test('unisex is nearer to men and women than these are to each other', () => {
  const unisex = likeness(hoodie, { ...hoodie, gender: 'unisex' })
  expect(unisex).toBeGreaterThan(likeness(hoodie, { ...hoodie, gender: 'women' }))
})

test('a product with only the required fields has a vector, and pictures change it', () => {
  const bare = { ...hoodie, name: '', description: '', tags: [], colours: [], brand: '' }
  expect(contentVector(bare).every(Number.isFinite)).toBe(true)
  const picture = { lightness: 0.2, saturation: 0.9, hueDegrees: 200, contrast: 0.8 }
  expect(stretch({ ...bare, picture }, 'picture').some((value) => value !== 0)).toBe(true)
  expect(stretch(bare, 'picture')).toEqual([0, 0, 0])
})

test('olive, pink and grey each have a number of their own, and a shade belongs to the nearest ones', () => {
  const partsOf = (colour: string): number[] => stretch({ ...hoodie, colours: [colour] }, 'colour')
  for (const colour of COLOURS) {
    const parts = partsOf(colour)
    expect(parts.indexOf(Math.max(...parts)), colour).toBe(COLOURS.indexOf(colour))
    expect(Math.max(...parts), colour).toBeGreaterThan(0.8)
  }
  const rose = partsOf('rosa')
  expect(rose.indexOf(Math.max(...rose))).toBe(COLOURS.indexOf('pink'))
})

test('materials and cuts are read in both languages, and "without a logo" is not read as a logo', () => {
  const named = (name: string, group: 'material' | 'cut'): string[] => {
    const names = group === 'material' ? MATERIALS : CUTS
    return stretch({ ...hoodie, description: '', tags: [], name }, group).flatMap((value, at) =>
      value > 0 ? [names[at] ?? ''] : [],
    )
  }
  for (const name of ['Cordhose', 'Corduroy Pants', 'Hose aus Cord'])
    expect(named(name, 'material')).toEqual(['corduroy'])
  expect(named('Lederjacke', 'material')).toEqual(['leather'])
  expect(named('Cordura Rucksack', 'material')).toEqual(['technical'])
  expect(named('Wide-leg Jeans', 'cut')).toEqual(['wide'])
  expect(named('Weite Jeans', 'cut')).toEqual(['wide'])
  for (const name of ['Logo-free Tee', 'Shirt ohne Logo', 'logofreies Shirt'])
    expect(named(name, 'cut')).toEqual(['plain'])
  expect(named('Logo Tee', 'cut')).toEqual(['printed'])
})
