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
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

describe('both languages', () => {
  test('have the same keys', () => {
    expect(keys(english).sort()).toEqual(keys(german).sort())
    expect(keys(german).length).toBeGreaterThan(150)
  })
  test('fill no text with nothing', () => {
    expect(keys(german).filter((key) => !at(german, key).trim() || !at(english, key).trim())).toEqual([])
  })
  test('English uses no placeholder that German does not have', () => {
    const known = (key: string) => new Set(placeholders(at(german, key)))
    expect(keys(german).filter((key) => placeholders(at(english, key)).some((name) => !known(key).has(name)))).toEqual(
      [],
    )
  })
  test('English holds no German words', () => {
    const tell = /[äöüßÄÖÜ]|\b(?:und|oder|nicht|dein|deine|bitte|wurde|werden|mit|für|Konto|Passwort|Anmelden)\b/
    expect(keys(english).filter((key) => tell.test(at(english, key)))).toEqual([])
  })
  test('German holds no English sentences', () => {
    const tell = /\b(?:the|your|please|with|have|been|has|and|failed|password)\b/i
    expect(keys(german).filter((key) => tell.test(at(german, key)))).toEqual([])
  })
})

test('no key is left without a use', () => {
  const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./{de,en}/**', '!./{de,en}.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const source = Object.values(files).join('\n')
  // Keys are also put together, such as `discovery.${gender}`.
  const composed = [...source.matchAll(/`(\w+\.[^`\s]*\$\{[^`\s]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
  )
  const isUsed = (key: string) =>
    source.includes(`'${key}'`) ||
    source.includes(`="${key}"`) ||
    source.includes(`de.${key}`) ||
    composed.some((pattern) => pattern.test(key))
  expect(keys(german).filter((key) => !isUsed(key))).toEqual([])
})
