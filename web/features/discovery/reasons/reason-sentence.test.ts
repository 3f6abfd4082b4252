import { describe, expect, test } from 'vitest'
import type { Reason } from '#contract/discovery.ts'
import type { Language } from '#contract/vocabulary.ts'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { isLook } from './known-words.ts'
import { proofOf, reasonSentence } from './reason-sentence.ts'

const NOW = Date.UTC(2026, 2, 10)
const reader = (language: Language) => ({
  language,
  timezone: 'Europe/Berlin' as const,
  t: translator(language === 'de' ? de : en, language),
})
const say = (language: Language, reason: Reason, isPersonal = true): string =>
  reasonSentence(reason, reader(language), isPersonal, NOW).replaceAll(/\s/g, ' ')
const liking = (...traits: Extract<Reason, { kind: 'liking' }>['traits']): Reason => ({
  kind: 'liking',
  traits,
  likes: 4,
})

test.each<[string, Reason, string, string]>([
  [
    'a cut, a type and a price',
    liking({ is: 'under', euros: 80 }, { is: 'word', value: 'wide' }, { is: 'type', value: 'pants' }),
    'Weil dir weite Hosen unter 80 € gefallen',
    'Because you like wide pants under €80',
  ],
  [
    'a garment for a gender in a colour',
    liking({ is: 'garment', value: 'hoodie' }, { is: 'gender', value: 'women' }, { is: 'colour', value: 'dark' }),
    'Weil dir Hoodies in dunklen Farben für Damen gefallen',
    'Because you like hoodies in dark colours for women',
  ],
  [
    'a fabric alone',
    liking({ is: 'word', value: 'denim' }),
    'Weil dir Teile aus Denim gefallen',
    'Because you like pieces in denim',
  ],
  [
    'a word of the shop',
    liking({ is: 'word', value: 'qwertz' }, { is: 'type', value: 'tops' }),
    'Weil dir Oberteile mit dem Stichwort „qwertz“ gefallen',
    'Because you like tops tagged “qwertz”',
  ],
  [
    'a garment without a name here',
    liking({ is: 'garment', value: 'spacesuit' }, { is: 'from', euros: 150 }),
    'Weil dir Teile ab 150 € gefallen',
    'Because you like pieces from €150',
  ],
  [
    'a trait that the user asked for',
    { kind: 'wish', traits: [{ is: 'garment', value: 'hoodie' }], brand: null },
    'Weil du mehr davon sehen willst: Hoodies',
    'Because you asked for more of this: hoodies',
  ],
  [
    'a brand that the user asked for',
    { kind: 'wish', traits: [], brand: 'NOVE' },
    'Weil du mehr davon sehen willst: NOVE',
    'Because you asked for more of this: NOVE',
  ],
  [
    'a new product of a liked brand',
    { kind: 'brand', brand: 'NOVE', isNew: true, likes: 3 },
    'Neu bei NOVE, einer Marke, die du magst',
    'New from NOVE, a brand you like',
  ],
  [
    'a drop that is still to come',
    { kind: 'new', since: '2026-04-01T10:00:00.000Z' },
    'Neu: erscheint am 01.04.2026',
    'New: drops on 01.04.2026',
  ],
])('%s', (_, reason, german, english) => {
  expect(say('de', reason)).toBe(german)
  expect(say('en', reason)).toBe(english)
})

describe('without a personal order', () => {
  test('new and popular say by which list the card was sorted', () => {
    const since = '2026-03-01T10:00:00.000Z'
    expect(say('de', { kind: 'new', since }, false)).toBe('Nach Datum einsortiert: im Angebot seit 01.03.2026')
    expect(say('de', { kind: 'popular' }, false)).toBe('Nach Beliebtheit einsortiert')
  })
})

test('the proof counts likes where there are any', () => {
  const { t } = reader('en')
  expect(proofOf(liking({ is: 'type', value: 'tops' }), t)).toBe('4 likes so far')
  expect(proofOf({ kind: 'exploring' }, t)).toBeNull()
})

test.each(['outerwear', 'headwear', 'footwear', 'knitwear', 'y2k', 'dark'])(
  'the tag %s has words of its own',
  (tag) => {
    expect(isLook(tag)).toBe(true)
  },
)
