import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** Left out, because its tests contain unknown marks. */
const THIS_FILE = 'scripts/marks.test.ts'
/** Landed migrations are never edited, so their comments are not checked. */
const UNTOUCHED = ['**/node_modules/**', '**/dist/**', '**/var/**', '**/output/**', 'server/migrations/**', THIS_FILE]
const files = globSync(['**/*.{ts,tsx,mjs,js,css,html,md}', '.ci/*'], { cwd: root, exclude: UNTOUCHED }).sort()

/** How a mark is written (docs/reference/README.md): the family's name, then one item or a list of them. */
const ITEM: Readonly<Record<string, string>> = {
  Spec: '§\\d+',
  Decision: '\\d{3}',
  Trust: '(?:[A-Z]\\d{1,2}|\\d\\.\\d+(?:\\.\\d+)?)',
  Product: '\\d{1,2}',
  Failures: '\\d{1,2}',
  Formats: '\\d{1,2}',
  Recommender: '\\d{1,2}',
}
const SEPARATOR = '(?:, and | and |, | to |; | or |/|–)'

/** Former spellings, which did not distinguish the two lists of decisions. */
const OLD_FORM =
  /\b(?:decisions? \d|Decisions? \d{1,2}(?!\d)|Decisions \d|spec(?:ification)? §|trust (?:group|[SLIRAC]?\d)|(?:specification|decisions|trust|product|swipe-failures|import-formats|recommender)\.md,? §?[SLIRAC]?\d|product page \d|(?:swipe-failures|import-formats) \d|recommender\.md[, ])/

/** Joins lines, because a mark may continue in the next line of a comment. */
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|>)?\s*/g, ' ')

function marksOf(text: string): { marks: string[]; rest: string } {
  const marks: string[] = []
  let rest = oneLine(text)
  for (const [family, item] of Object.entries(ITEM)) {
    rest = rest.replaceAll(new RegExp(`\\b${family} (${item}(?:${SEPARATOR}${item}\\b)*)(?!\\d)`, 'g'), (_, list) => {
      for (const [found] of String(list).matchAll(new RegExp(item, 'g'))) marks.push(`${family} ${found}`)
      return ''
    })
  }
  return { marks, rest }
}

/** The first column of the spec map names sections as §2 and trust items as S20, without their family. */
function marksOfMap(text: string): string[] {
  const column = text.split('\n').flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? [])
  return column.flatMap((cell) => {
    const { marks, rest } = marksOf(cell)
    const short = [...rest.matchAll(/§\d+|\b[SLIRAC]\d{1,2}\b/g)].map(([found]) =>
      found.startsWith('§') ? `Spec ${found}` : `Trust ${found}`,
    )
    return [...marks, ...short]
  })
}

/** A page defines an item by a heading (`## §9 …`, `## 4.3 …`) or by a line that begins with its number in bold. */
function definedIn(page: string): string[] {
  return [...read(`docs/reference/${page}`).matchAll(/^(?:- \*\*|##+ )(§?[A-Z]?\d+(?:\.\d+)*)(?:\*\*)?(?= )/gm)].map(
    ([, item]) => item ?? '',
  )
}

const records = readdirSync(`${root}docs/decisions`).flatMap((name) => /^(\d{3})-.*\.md$/.exec(name)?.[1] ?? [])
const PAGES = {
  Spec: 'specification.md',
  Decision: 'decisions.md',
  Trust: 'trust.md',
  Product: 'product.md',
  Failures: 'swipe-failures.md',
  Formats: 'import-formats.md',
  Recommender: 'recommender.md',
}
const known = new Set([
  ...records.map((number) => `Decision ${number}`),
  ...Object.entries(PAGES).flatMap(([family, page]) => definedIn(page).map((item) => `${family} ${item}`)),
])

test('every mark in code, tests and docs leads to a requirement or a record', () => {
  const found = files.flatMap((path) => {
    const marks = path === 'docs/spec-map.md' ? marksOfMap(read(path)) : marksOf(read(path)).marks
    return marks.map((mark) => ({ path, mark }))
  })
  expect(found.filter(({ mark }) => !known.has(mark))).toEqual([])
  expect(found.length).toBeGreaterThan(200)
  process.stdout.write(`${found.length} marks resolve to ${new Set(found.map(({ mark }) => mark)).size} items\n`)
})

test('no mark has a former spelling', () => {
  const old = files.flatMap((path) => {
    const text = oneLine(read(path))
    const alone = path.startsWith('docs/reference/') || path === 'docs/spec-map.md'
    const section = alone ? undefined : /§\d.{0,30}/.exec(marksOf(text).rest)?.[0]
    return [OLD_FORM.exec(text)?.[0], section].flatMap((form) => (form ? [`${path}: ${form}`] : []))
  })
  expect(old).toEqual([])
})

test('no item is defined twice, and none is missing between the first and the last', () => {
  expect(known.size).toBeGreaterThan(300)
  const twice = Object.values(PAGES).flatMap((page) =>
    definedIn(page).filter((item, at, all) => all.indexOf(item) !== at),
  )
  expect(twice).toEqual([])
  const upTo = (family: string, last: number, digits = 1) =>
    Array.from({ length: last }, (_, at) => `${family}${String(at + 1).padStart(digits, '0')}`)
  const expected = [
    ...upTo('Spec §', 9),
    ...upTo('Product ', 19),
    ...upTo('Failures ', 12),
    ...upTo('Trust S', 95, 2),
    ...upTo('Trust L', 34, 2),
    ...upTo('Trust R', 20, 2),
    ...[...upTo('Trust I', 12), ...upTo('Trust C', 12), ...upTo('Trust A', 8), ...upTo('Trust 5.2.', 16)],
    ...upTo('Decision 1', 41, 2),
  ]
  expect(expected.filter((mark) => !known.has(mark))).toEqual([])
})

test.each([
  ['/** Spec §9 and Decision 112. */', []],
  ['/** (Trust S20,\n * S96). */', ['Trust S96']],
  ['// Spec §10, Decision 199', ['Spec §10', 'Decision 199']],
  ['Trust 5.2.3, 5.2.44 and A9; Product 20', ['Trust 5.2.44', 'Trust A9', 'Product 20']],
  ['Failures 13', ['Failures 13']],
])('of %j it refuses %j', (text, unknown) => {
  expect(marksOf(text).marks.filter((mark) => !known.has(mark))).toEqual(unknown)
})

test.each(['decisions 12', 'decision 028', 'Decision 28', 'spec §9', 'trust S20', 'product.md 17', 'swipe-failures 3'])(
  'the former spelling %s is refused',
  (text) => expect(text).toMatch(OLD_FORM),
)
