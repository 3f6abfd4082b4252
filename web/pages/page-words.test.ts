import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Catalogue } from '#web/i18n/catalogue.ts'
import { de } from '#web/i18n/de.ts'
import { ADMIN_AREAS } from './staff/areas.ts'
import { PAGE_TABLE } from './table.ts'

const ROOT = join(import.meta.dirname, '../..')
const TEXTS = join(ROOT, 'web/i18n/')
const catalogue: Catalogue = de
/** A whole key, or the fixed part of one that is put together: `review.done-` of `review.done-${decision}`. */
const KEY = /['`](\w+)\.([\w-]*)(['`]|\$\{)/g
const IMPORT = /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'|^import '([^']+)'/gm

const isKey = (area: string, name: string, isPart: boolean): boolean => {
  const names = Object.keys(catalogue[area] ?? {})
  return isPart ? names.some((known) => known.startsWith(name)) : names.includes(name)
}

/** Areas whose keys stand in a file. */
const areasIn = (source: string): string[] =>
  [...source.matchAll(KEY)].flatMap(([, area = '', name = '', end]) => (isKey(area, name, end === '${') ? [area] : []))

function importsIn(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, from, effect]) => {
    const wanted = from ?? effect ?? ''
    const path = wanted.startsWith('#web/') ? join(ROOT, wanted.slice(1)) : join(dirname(file), wanted)
    return /\.tsx?$/.test(path) && !path.startsWith(TEXTS) && existsSync(path) ? [path] : []
  })
}

/** Areas that a file loads itself, before it shows something of them. */
const areasLoadedIn = (source: string): string[] =>
  [...source.matchAll(/loadWords\(([^)]*)\)/g)].flatMap(([, areas = '']) => areas.match(/\w+/g) ?? [])

/** Each area that a page and what it imports need, with a file that needs it. What is imported later loads its own. */
function areasNeeded(page: string): ReadonlyMap<string, string> {
  const needed = new Map<string, string>()
  const loaded = new Set(['ui'])
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const area of areasIn(source)) needed.set(area, file.slice(ROOT.length + 1))
    for (const area of areasLoadedIn(source)) loaded.add(area)
    for (const imported of importsIn(file, source)) visit(imported)
  }
  visit(page)
  for (const area of loaded) needed.delete(area)
  return needed
}

const PAGES = PAGE_TABLE.flatMap((folder) => folder.pages.map((page) => ({ folder: folder.name, ...page })))

test.each(PAGES)('$path ($folder/$file) loads all texts that it shows', ({ folder, file, place, words }) => {
  // Below an overlay is the deck, with its texts.
  const below = place === 'overlay' ? ['discovery'] : []
  const needed = areasNeeded(join(import.meta.dirname, folder, `${file}-page.tsx`))
  const missing = [...needed].filter(([area]) => ![...words, ...below].includes(area))
  expect(missing).toEqual([])
})

test.each(ADMIN_AREAS)('the area $id of the administration loads all texts that it shows', ({ id, label, words }) => {
  const needed = areasNeeded(join(import.meta.dirname, 'staff/areas', `${id}-area.tsx`))
  const missing = [...needed].filter(([area]) => area !== 'admin' && !words.some((word) => word === area))
  expect([label.split('.')[0], missing]).toEqual(['admin', []])
})
