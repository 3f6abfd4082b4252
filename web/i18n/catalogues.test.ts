import { describe, expect, test } from 'vitest'
import type { Message } from './catalogue.ts'
import { de } from './de.ts'
import { en } from './en.ts'

type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>
const german: Catalogue = de
const english: Catalogue = en
const keys = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([area, words]) => Object.keys(words).map((name) => `${area}.${name}`))
const textOf = (message: Message | undefined): string =>
  typeof message === 'string' ? message : `${message?.one} ${message?.other}`
const at = (catalogue: Catalogue, key: string): string => {
  const [area = '', name = ''] = key.split('.')
  return textOf(catalogue[area]?.[name])
}
/** The text without its placeholders. */
const bare = (text: string): string => text.replaceAll(/\{\w+\}/g, '')
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

describe('both languages', () => {
  test('have the same keys', () => {
    expect(keys(english).sort()).toEqual(keys(german).sort())
    expect(keys(german).length).toBeGreaterThan(150)
  })
  test('have no empty text', () => {
    expect(keys(german).filter((key) => !at(german, key).trim() || !at(english, key).trim())).toEqual([])
  })
  test('English uses no placeholder that German does not have', () => {
    const known = (key: string) => new Set(placeholders(at(german, key)))
    expect(keys(german).filter((key) => placeholders(at(english, key)).some((name) => !known(key).has(name)))).toEqual(
      [],
    )
  })
  test('English contains no German words', () => {
    const pattern =
      /[äöüßÄÖÜ]|\b(?:und|oder|nicht|dein|deine|deinen|dich|dir|bitte|wurde|werden|wird|mit|für|der|das|ist|eine|kein|keine|noch|nach|auch|sich|wir|diese|von|zum|zur|auf|aus|Konto|Passwort|Anmelden|Marke|Suche)\b/
    expect(keys(english).filter((key) => pattern.test(bare(at(english, key))))).toEqual([])
  })
  test('German contains no English words', () => {
    const pattern =
      /\b(?:the|your|you|are|this|that|from|our|of|please|with|have|been|has|and|failed|password|size|save|search|brand|share)\b/i
    expect(keys(german).filter((key) => pattern.test(bare(at(german, key))))).toEqual([])
  })
  test('no sentence is the same in both, which means that it was not translated', () => {
    const wordCount = (text: string) => bare(text).match(/\p{L}+/gu)?.length ?? 0
    const same = keys(german).filter((key) => at(german, key) === at(english, key) && wordCount(at(german, key)) > 2)
    expect(same).toEqual([])
  })
  test('contain the same numbers', () => {
    // The police has another number for callers who do not speak German.
    const known = new Set(['contact.after4'])
    const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((each) => each.replaceAll(/[.,]/g, ''))
    const differ = (key: string) =>
      numbers(at(german, key)).sort().join() !== numbers(at(english, key)).sort().join() && !known.has(key)
    expect(keys(german).filter(differ)).toEqual([])
  })
})

describe('the code', () => {
  const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./{de,en}/**', '!./{de,en}.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const source = Object.values(files).join('\n')
  // Keys are also composed, such as `discovery.${gender}`.
  const composed = [...source.matchAll(/`(\w+\.[^`\s]*\$\{[^`\s]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  )
  const areas = new Set(Object.keys(german))

  test('uses every key', () => {
    const named = new Set([...source.matchAll(/(?:'|="|\bde\.)(\w+\.[\w-]+)/g)].map(([, key]) => key))
    const isUsed = (key: string) => named.has(key) || composed.some((pattern) => pattern.test(key))
    expect(keys(german).filter((key) => !isUsed(key))).toEqual([])
  })
  test('composes no key that does not exist', () => {
    const known = keys(german)
    const ofCatalogue = composed.filter(({ source: pattern }) => areas.has(/^\^(\w+)/.exec(pattern)?.[1] ?? ''))
    expect(ofCatalogue.length).toBeGreaterThan(5)
    expect(ofCatalogue.filter((pattern) => !known.some((key) => pattern.test(key))).map(String)).toEqual([])
  })
})
