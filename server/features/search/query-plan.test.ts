import { describe, expect, test } from 'vitest'
import { isNamed, planQuery, tsqueryOf } from './query-plan.ts'
import { readParts } from './read-query.ts'
import { resolveParts } from './resolve-words.ts'
import { type KnownTerm, possibleParts, type Vocabulary } from './text-words.ts'
import { isTooShort, typedText } from './typed-words.ts'

const term = (name: string, documents = 1): KnownTerm => ({ term: name, spelling: name.toUpperCase(), documents })

interface Known {
  readonly forms?: Record<string, KnownTerm[]>
  readonly alike?: Record<string, KnownTerm[]>
  readonly parts?: readonly string[]
}

function plan(text: string, { forms = {}, alike = {}, parts = [] }: Known = {}) {
  const vocabulary: Vocabulary = {
    forms: new Map(Object.entries(forms)),
    alike: new Map(Object.entries(alike)),
    parts: new Set(parts),
  }
  const typed = typedText(text)
  return planQuery({ typed, parts: resolveParts(typed.words, readParts(typed.words), vocabulary), vocabulary })
}

const said = (text: string) =>
  plan(text).filters.map(({ wanted, without }) => ({ ...wanted, ...('choices' in wanted && { choices: 0 }), without }))

describe('a garment', () => {
  test.each([
    ['jacken', ['jacket']],
    ['Regenjacke', ['rainjacket']],
    ['regen jacke', ['rainjacket']],
    ['rain jacket', ['rainjacket']],
    ['mutze', ['capsbeanies']],
    ['hat', ['headwear']],
    // The last noun is the thing; those before it say which.
    ['jeans jacke', ['denimjacket']],
    ['cargo hose', ['cargo']],
    ['pullover strick', ['knit']],
    ['jeanshemd', ['shirt']],
    ['jacke mit kapuze', ['hoodedjacket']],
    ['hosen und jacken', ['pants', 'jacket']],
    // Typing mistakes, also in compounds, and words written by ear.
    ['herenjacke', ['jacket']],
    ['trainigsjake', ['trackjacket']],
    ['langarmschirt', ['longsleeve']],
    ['dschiens', ['jeans']],
    ['sneeker', ['sneaker']],
    ['hudi', ['hoodie']],
    ['tischört', ['tee']],
    ['kepp', ['cap']],
    ['beany', ['beanie']],
    ['long sleve', ['longsleeve']],
    ['hoo', []],
    // A compound that is not in the lexicon.
    ['Elfenbeinjacke', ['jacket']],
  ])('in "%s" is %j', (text, kinds) => {
    expect(plan(text).kinds).toEqual(kinds)
  })

  test('an attribute beside it must match as well', () => {
    expect(tsqueryOf(plan('Jeanshemd'), 'all')).toBe('(0shirt) & (1denim)')
    expect(tsqueryOf(plan('gestreiftes Shirt'), 'all')).toBe('(0shirts) & (1stripe | gestreiftes)')
  })

  test('a garment is searched for before a season or purpose beside it', () => {
    expect(plan('hoodie für den winter').kinds).toEqual(['hoodie'])
    expect(plan('schuhe fürs büro')).toMatchObject({ kinds: ['shoes'], hints: ['schuhe', '0officewear'] })
    expect(plan('unterwegs bei regen').kinds).toEqual(['raingear'])
  })

  test('two sizes in one word are ignored once', () => {
    expect(plan('gürtel 43-46').ignored).toEqual([{ what: 'size', words: '43-46' }])
  })

  test('a season beside it only affects the order; alone it is searched for', () => {
    expect(tsqueryOf(plan('Winterschuhe Party'), 'all')).toBe('(0boot)')
    expect(tsqueryOf(plan('Party'), 'all')).toBe('(party)')
  })
})

describe('words that are filters', () => {
  test.each([
    ['unter 50 euro', { what: 'price', min: null, max: 50 }],
    ['bis 80€', { what: 'price', min: null, max: 80 }],
    ['<30', { what: 'price', min: null, max: 30 }],
    ['über 100', { what: 'price', min: 100, max: null }],
    ['50-100€', { what: 'price', min: 50, max: 100 }],
    ['zwischen 100 und 50', { what: 'price', min: 50, max: 100 }],
    ['from 50 to 100', { what: 'price', min: 50, max: 100 }],
    ['20 bis 40', { what: 'price', min: 20, max: 40 }],
    ['less than 1.000 euros', { what: 'price', min: null, max: 1000 }],
    ['49,90 €', { what: 'price', min: null, max: 50 }],
    ['unter 0 euro', { what: 'price', min: null, max: 0 }],
    ['unter 100000 euro', { what: 'price', min: null, max: 10_000 }],
    ['unter 50 € unter 30 €', { what: 'price', min: null, max: 30 }],
    ['ab 20 über 40', { what: 'price', min: 40, max: null }],
    ['men', { what: 'gender', gender: 'men' }],
    ['für Herren', { what: 'gender', gender: 'men' }],
    ["women's", { what: 'gender', gender: 'women' }],
    ['im Sale', { what: 'sale' }],
    ['reduzierte', { what: 'sale' }],
    ['blau', { what: 'colour', colour: 'blue', colours: ['blue', 'navy'] }],
    ['dunkelblaue', { what: 'colour', colour: 'navy', colours: ['navy'] }],
    ['cheap', { what: 'sort', sort: 'price-up' }],
    // Not a slip of `inexpensive`.
    ['expensive', { what: 'sort', sort: 'price-down' }],
    ['teure', { what: 'sort', sort: 'price-down' }],
    ['größe l', { what: 'size', size: 'L', choices: 0 }],
  ])('"%s" is %o', (text, wanted) => {
    expect(said(text)).toEqual([{ ...wanted, without: '' }])
    expect(said(`hoodie ${text}`)).toEqual([{ ...wanted, without: 'hoodie' }])
  })

  test.each([
    ['schuhe 43', '43'],
    ['schuhe 42,5', '42'],
    // Two sizes; the second one is no highest price.
    ['schuhe 38 bis 40', '38 40'],
    ['jeans 32/34', 'W32 L34'],
    ['jeans w32l34', 'W32 L34'],
    ['hoodie xl', 'XL'],
    ['hoodie s', 'S'],
    ['herren hemd größe 50', 'L'],
    ['herren größe 44', '44'],
    // No shoe has this size, and the answer says so.
    ['schuhe größe L', 'L'],
    ['sneaker 43 größe L', '43'],
    // No named garment has this size.
    ['gürtel größe 43', null],
    ['gürtel 43', null],
    ['runner 4711', null],
    ['43', null],
  ])('the size in "%s" is %s', (text, size) => {
    expect(plan(text).filters.find(({ wanted }) => wanted.what === 'size')?.wanted).toEqual(
      size === null ? undefined : expect.objectContaining({ size }),
    )
  })

  test('each comes with the query without its words; a compound keeps its other parts', () => {
    expect(said('Herrenjacke in Blau unter 50 €')).toEqual([
      expect.objectContaining({ what: 'price', without: 'Herrenjacke in Blau' }),
      expect.objectContaining({ what: 'gender', without: 'jacke in Blau unter 50 €' }),
      expect.objectContaining({ what: 'colour', without: 'Herrenjacke unter 50 €' }),
    ])
  })
})

describe('what a query does not want', () => {
  const excluded = (text: string) =>
    plan(text).filters.map(({ wanted, without }) => [
      wanted.what === 'not-colour'
        ? wanted.named.join(' ')
        : wanted.what === 'not-word'
          ? wanted.lexemes.join(' ')
          : '',
      without,
    ])

  test.each([
    ['jacke nicht schwarz', ['black', 'jacke']],
    ['Jacke nicht in Schwarz', ['black', 'Jacke']],
    ['keine schwarze Jacke', ['black', 'Jacke']],
    ['jacke kein schwarz oder weiß', ['black white', 'jacke']],
    ['not black jacket', ['black', 'jacket']],
    ['non-black jacket', ['black', 'jacket']],
    ['jacke ohne kapuze', ['0hooded', 'jacke']],
    ['Jacke ohne die Kapuze', ['0hooded', 'Jacke']],
    ['jacket without hood', ['0hooded', 'jacket']],
    ['jacke ohne print und streifen', ['1graphic 1stripe', 'jacke']],
    ['jacket no logo', ['1graphic', 'jacket']],
    ['jacke kein parka', ['0parka', 'jacke']],
  ])('"%s" excludes it', (text, expected) => {
    expect([excluded(text), plan(text).kinds, plan(text).ignored]).toEqual([[expected], ['jacket'], []])
  })

  test.each([
    ['hoodie ohne Reißverschluss', 'ohne Reißverschluss'],
    ['hoodie nicht für Herren', 'nicht für Herren'],
    ['hoodie nicht im Sale', 'nicht im Sale'],
    ['hoodie nicht größe L', 'nicht größe L'],
    ['hoodie without glitter', 'without glitter'],
    ['hoodie nicht', 'nicht'],
  ])('"%s": what cannot be excluded is neither wanted nor ignored in silence', (text, words) => {
    const { kinds, groups, filters, ignored } = plan(text)
    expect([kinds, groups, filters]).toEqual([['hoodie'], [], []])
    expect(ignored).toEqual([{ what: 'negation', words }])
  })

  test('a name may begin with a negation', () => {
    const { groups, ignored } = plan('Not Fuge')
    expect([groups.map(({ typed }) => typed), ignored]).toEqual([['fuge'], [{ what: 'negation', words: 'Not' }]])
  })

  test.each([
    ['nicht über 50 euro', { min: null, max: 50 }],
    ['not more than 50', { min: null, max: 50 }],
    ['nicht unter 50 euro', { min: 50, max: null }],
  ])('"%s" is a price', (text, price) => {
    expect(plan(`hoodie ${text}`).filters.map(({ wanted }) => wanted)).toEqual([{ what: 'price', ...price }])
  })

  test('"nicht zu teuer" is an order', () => {
    expect(plan('hoodie nicht zu teuer')).toMatchObject({ filters: [{ wanted: { what: 'sort' } }], ignored: [] })
  })
})

test.each([
  ['sneaker 43 größe L', ['größe L']],
  ['sneaker L', ['L']],
  ['gürtel größe 43', ['größe 43']],
  ['hoodie größe L', []],
  ['hoodie 50', ['50']],
])('in "%s" the sizes %j fit nothing, which is said', (text, words) => {
  expect(plan(text).ignored).toEqual(words.map((typed) => ({ what: 'size', words: typed })))
})

describe('words of the catalogue', () => {
  test('match in all their forms', () => {
    const { groups, kinds, corrected } = plan('estrich', { forms: { estrich: [term('estrich'), term('estriche')] } })
    expect([kinds, groups.map(({ forms }) => forms), corrected]).toEqual([[], [['estrich', 'estriche']], null])
  })

  test('match together, or any of them', () => {
    const two = plan('kelle fuge', { forms: { kelle: [term('kelle')], fuge: [term('fuge')] } })
    expect(tsqueryOf(two, 'all')).toBe('(kelle) & (fuge)')
    expect(tsqueryOf(two, 'any')).toBe('(kelle) | (fuge)')
    expect(tsqueryOf(plan('111 222 333'), 'all but one')).toBe('((222) & (333)) | ((111) & (333)) | ((111) & (222))')
  })

  test('one edit is corrected, to the most used word first', () => {
    const alike = { estrihc: [term('estrich', 900), term('estrihcx', 5), term('estriche', 40)] }
    const { groups, corrected } = plan('estrihc', { alike })
    expect([corrected, groups[0]?.forms[0]]).toEqual(['ESTRICH', 'estrich:*'])
  })

  test('a correction is spelled with its umlauts', () => {
    expect(plan('wolmütze').corrected).toBe('wollmütze')
    expect(plan('cordhoße').corrected).toBe('cordhose')
    expect(plan('umhengetasche').corrected).toBe('umhängetasche')
    expect(plan('wol mutze').corrected).toBe('woll mütze')
  })

  test('a word of the catalogue is never corrected', () => {
    expect(plan('hoodia', { forms: { hoodia: [term('hoodia')] } }).corrected).toBeNull()
    expect(plan('hoodia').corrected).toBe('hoodie')
  })

  test('an unknown word is matched as a prefix', () => {
    expect(tsqueryOf(plan('xylofon'), 'all')).toBe('(xylofon:*)')
  })
})

test('a query of fifty words is cut', () => {
  expect(plan(Array.from({ length: 50 }, (_, at) => `wort${at}x`).join(' ')).groups).toHaveLength(16)
})

test.each(["' | !", 'a & (b', ':*', '\\', '%_%', '<>', '€'])('"%s" cannot break out of the query', (text) => {
  expect(tsqueryOf(plan(text), 'all')).toMatch(/^[a-z0-9 |&():*]*$/)
})

test.each([
  ['a', true],
  ['%', true],
  ['👍', true],
  ['a !', true],
  ['xs', false],
  ['ä1', false],
])('"%s" is too short: %s', (text, isShort) => {
  expect(isTooShort(text, 2)).toBe(isShort)
})

test('a very long word is not split', () => {
  expect(possibleParts('a'.repeat(80))).toEqual([])
  expect(possibleParts('hose')).toEqual(['hos', 'hose', 'ose'])
})

test.each([
  ['Label 7', 'label 7', true],
  ['Böse Möwe', 'moewe', true],
  ['Böse Möwe', 'moewe kiel', false],
  ['Rauputz', 'raup', true],
  // The kind of a brand's garments is not its name.
  ['Rauputz', 'rauputz hoodie schwarz', true],
])('the brand "%s" is found by "%s": %s', (name, typed, isFound) => {
  expect(isNamed(name, plan(typed))).toBe(isFound)
})

test('without any word no brand matches', () => {
  expect(isNamed('Rauputz', plan('herren'))).toBe(false)
})

test('the amount of a price is not a word: products called 50 are not what is meant', () => {
  expect(plan('hoodie unter 50 euro').hints).toEqual(['hoodie'])
  expect(plan('runner 50').hints).toEqual(['runner'])
})
