import { describe, expect, test } from 'vitest'
import { cardScore } from './card-check.ts'
import { emptyProduct, newVariant } from './empty-product.ts'
import { materialLine } from './fibres.ts'
import { greenClaimIn } from './green-claims.ts'
import { type CheckFacts, checkProduct, hostOf, isGtin } from './product-check.ts'
import type { ProductForm } from './product-form.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const facts: CheckFacts = {
  linkHosts: ['nord.example'],
  hasSafetyDefault: true,
  pictures: [{ width: 1200, height: 1600 }],
  now: NOW,
  savedReleaseAt: null,
}
const size = newVariant({ sizeSystem: 'INT', size: 'M' })
const form = (changes: Partial<ProductForm> = {}): ProductForm => ({
  ...emptyProduct('de'),
  name: 'Hoodie',
  description: { de: 'Ein Hoodie aus schwerer Baumwolle.' },
  productType: 'tops',
  gender: 'men',
  priceGrossCents: 5000,
  link: 'https://nord.example/hoodie',
  variants: [size],
  fibres: [{ fibre: 'cotton', percent: 100 }],
  ...changes,
})
const found = (changes: Partial<ProductForm>, more: Partial<CheckFacts> = {}) =>
  checkProduct(form(changes), { ...facts, ...more }).map(({ field, key }) => `${field} ${key}`)
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString()

describe('a product', () => {
  test('that is complete has no problems', () => {
    expect(found({})).toEqual([])
  })

  test.each<[string, Partial<ProductForm>, string[]]>([
    ['without sizes', { variants: [] }, ['variants sizes']],
    ['an accessory without sizes', { productType: 'accessories', variants: [], fibres: [] }, []],
    ['a cap without fibres', { productType: 'accessories', category: 'caps', fibres: [] }, ['fibres required']],
    ['shoes without fibres', { productType: 'shoes', fibres: [] }, []],
    ['with 99.9 %', { fibres: [{ fibre: 'cotton', percent: 99.9 }] }, ['fibres fibreSum']],
    [
      'with thirds',
      {
        fibres: [
          { fibre: 'cotton', percent: 33.3 },
          { fibre: 'wool', percent: 33.3 },
          { fibre: 'silk', percent: 33.4 },
        ],
      },
      [],
    ],
    ['with the same size twice', { variants: [size, { ...size, size: 'm' }] }, ['variants.1.size variantTwice']],
    ['with a wrong GTIN', { variants: [{ ...size, gtin: '4006381333932' }] }, ['variants.0.gtin gtinInvalid']],
    ['for 99 cents', { priceGrossCents: 99 }, ['price priceInvalid']],
    ['a drop without link', { link: null, releaseAt: inHours(2) }, []],
    ['a drop in half an hour', { releaseAt: inHours(0.5) }, ['releaseAt dropSoon']],
    ['a drop in the past', { releaseAt: inHours(-1) }, ['releaseAt dropInPast']],
    ['a drop in two years', { releaseAt: inHours(24 * 730) }, ['releaseAt dropFar']],
    ['with a price in its name', { name: 'Hoodie 20 %' }, ['name nameWithPrice']],
    ['in capitals', { name: 'HEAVY HOODIE' }, ['name nameCapitals']],
  ])('%s', (_name, changes, expected) => {
    expect(found(changes)).toEqual(expected)
  })

  test('keeps a date that passed, and needs a manufacturer and a picture', () => {
    expect(found({ releaseAt: inHours(-1) }, { savedReleaseAt: inHours(-1) })).toEqual([])
    expect(found({}, { hasSafetyDefault: false, pictures: [] })).toEqual(['pictures picture', 'safety safety'])
    const maker = { name: 'Atelier', address: 'Weg 1, Porto', contact: 'atelier.example', note: {}, responsible: null }
    expect(found({ safety: { ...maker, country: 'PT' } })).toEqual([])
    expect(found({ safety: { ...maker, country: null } })).toEqual(['safety.country required'])
    expect(found({ safety: { ...maker, country: 'PT', contact: 'call us' } })).toEqual([
      'safety.contact contactInvalid',
    ])
    expect(found({ safety: { ...maker, country: 'TR' } })).toEqual([
      'safety.responsible.name required',
      'safety.responsible.address required',
      'safety.responsible.contact required',
    ])
    expect(found({ safety: { ...maker, country: 'TR', responsible: maker } })).toEqual([])
    expect(found({}, { pictures: [{ width: 500, height: 700 }] })).toEqual(['pictures pictureSmall'])
  })

  test('links to the demo shop of this server where that exists', () => {
    const link = 'http://localhost:3000/demo-shop/nord/hoodie'
    expect(found({ link })).toEqual(['link linkHttps'])
    expect(found({ link }, { demoShop: 'http://localhost:3000/demo-shop/' })).toEqual([])
  })
})

test.each([
  ['https://nord.example', 'nord.example'],
  ['https://NORD.example:8443/a?b#c', 'nord.example'],
  ['https://nord.example@evil.example/', null],
  ['https://evil.example\\@nord.example/', null],
  ['https://evil.example\\.nord.example', null],
  ['javascript:alert(1)', null],
  ['https:nord.example', null],
])('the host of %s is %s', (link, host) => {
  expect(hostOf(link)).toBe(host)
})

test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
})
test.each(['4006381333930', '123', '', '40063813339311111', 'abcdefgh'])('%s is none', (text) => {
  expect(isGtin(text)).toBe(false)
})

test.each([
  ['100 % nachhaltig produziert', 'nachhaltig'],
  ['Klimaneutraler Versand', 'klimaneutraler'],
  ['Fair produziert in Porto', 'fair produziert'],
  ['biologisch abbaubare Knöpfe', 'biologisch abbaubare'],
  ['An eco-friendly tee', 'eco'],
  ['Aus grüner Mode wird Zukunft', 'grüner mode'],
  ['Ein grüner Hoodie, affair, Economy, Biologie', null],
])('the green claim of "%s" is %s', (text, claim) => {
  expect(greenClaimIn([text])).toBe(claim)
})

test('long texts are searched for claims in linear time', () => {
  expect(greenClaimIn(['fai'.repeat(20_000), 'klima'.repeat(12_500)])).toBeNull()
})

test('the label names the largest share first', () => {
  const fibres = [
    { fibre: 'elastane', percent: 2.5 },
    { fibre: 'cotton', percent: 97.5 },
  ] as const
  expect(materialLine({ fibres, hasAnimalParts: false }, 'en')).toBe('97.5% cotton, 2.5% elastane')
  expect(materialLine({ fibres, hasAnimalParts: true }, 'de')).toBe(
    '97,5 % Baumwolle, 2,5 % Elasthan. Enthält nichttextile Teile tierischen Ursprungs',
  )
})

test('the card check adds up to 100 and names what is missing', () => {
  const pictures = Array.from({ length: 3 }, () => ({ width: 1801, height: 2600, altDe: 'Vorn', altEn: '' }))
  const whole = form({ description: { de: 'x'.repeat(120) }, tags: ['hoodie'] })
  expect(cardScore(whole, { pictures, isLinkGood: true })).toEqual({ score: 100, missing: [] })
  const bare = cardScore(form({ variants: [], fibres: [], tags: [] }), { pictures: [], isLinkGood: false })
  expect(bare.score).toBe(0)
  expect(bare.missing[0]).toEqual({ part: 'picture-size', points: 20 })
})
