import { expect, test } from 'vitest'
import { fold } from '#server/platform/text/fold.ts'
import { garmentLexemes } from './garment-lexemes.ts'
import { insteadOf, kindRow, meaningOf, spellings, widerKinds } from './lexicon.ts'
import { nearestCompound, nearestWord } from './spelling.ts'

test('every kind that another one names is there, and none is a part of itself', () => {
  const kinds = new Set(
    [...spellings()].flatMap((word) => {
      const meaning = meaningOf([word])
      return meaning?.what === 'kind' ? [meaning.id] : []
    }),
  )
  expect(kinds.size).toBeGreaterThan(100)
  for (const kind of kinds) {
    for (const other of [...insteadOf(kind), ...widerKinds(kind)]) expect(() => kindRow(other)).not.toThrow()
    expect(insteadOf(kind)).not.toContain(kind)
  }
})

test.each([
  ['muetze', 'capsbeanies'],
  ['mutze', 'capsbeanies'],
  ['roecken', 'skirt'],
  ['jackets', 'jacket'],
  ['caps', 'cap'],
])('%s is a known %s, with any ending and without umlauts', (word, id) => {
  expect(meaningOf([word])).toEqual({ what: 'kind', id })
})

test.each([
  ['wintersachen', 'wintergear', ['parka', 'puffer', 'knit', 'beanie', 'scarf', 'boot']],
  ['warme sachen', 'wintergear', ['parka', 'turtleneck']],
  ['sommersachen', 'summergear', ['tee', 'shorts', 'slide', 'sunglasses', 'buckethat']],
  ['herbstsachen', 'seasongear', ['bomber', 'hoodie', 'vest']],
  ['basics', 'basics', ['tee', 'socks']],
  ['drunter', 'underlayer', ['tank', 'longsleeve']],
  ['drüber', 'toplayer', ['parka', 'vest', 'ziphoodie']],
  ['sportsachen', 'sportsgear', ['joggers', 'trackjacket', 'runner']],
  ['kopfbedeckung', 'headwear', ['cap', 'beanie', 'buckethat']],
  ['schuhwerk', 'shoes', ['boot', 'runner']],
  ['untenrum', 'bottoms', ['jeans', 'skirt']],
])('%s stands for %s, which holds %j', (words, id, kinds) => {
  expect(meaningOf(words.split(' ').map(fold))).toEqual({ what: 'kind', id })
  for (const kind of kinds) expect(widerKinds(kind)).toContain(id)
})

test('a jacket is not replaced by whatever else is worn in its season', () => {
  expect(insteadOf('winterjacket')).not.toContain('wintergear')
})

test.each(['wein', 'liebe', 'hund', 'berlin', 'gummiente', 'xylofonkissen', 'kiel', 'tisch'])(
  '%s is no word of fashion, nor nearly one',
  (word) => {
    expect([nearestWord(word), nearestCompound(word)]).toEqual([null, null])
  },
)

const product = { tags: [], materials: [], descriptions: [], productType: 'tops' } as const

test('a product is of the kind that its name ends with, and of all that this is a part of', () => {
  const { own, wider } = garmentLexemes({ ...product, name: 'Pegel Regenparka' })
  expect(own).toEqual(['0parka'])
  expect(wider).toEqual(expect.arrayContaining(['0rainjacket', '0jacket', '0outerwear', '0tops']))
})

test('a leather bomber is a leather jacket, whatever its name', () => {
  const bomber = { ...product, name: 'Fadenlauf', tags: ['bomber'], materials: ['100 % Rindsleder'] }
  expect(garmentLexemes(bomber).wider).toEqual(expect.arrayContaining(['0leatherjacket', '1leather']))
})

test('words of another type of product, and tags wider than the kind, say nothing', () => {
  expect(garmentLexemes({ ...product, name: 'Rock Tee', tags: ['outerwear'] })).toMatchObject({ own: ['0tee'] })
})

test('the description decides only where name and tags say nothing', () => {
  const hoodie = { ...product, name: 'Fuge', descriptions: ['Ein Hoodie zur Jeans.'] }
  expect(garmentLexemes(hoodie).own).toEqual(['0hoodie'])
  expect(garmentLexemes({ ...hoodie, tags: ['tee'] }).own).toEqual(['0tee'])
})
