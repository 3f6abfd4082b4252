import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Images and vague words, for which the field has terms of its own. */
const WORDS =
  /\b(whoever|somebody|nobody|strangers?|patience|dealers?|teachers?|narrators?|doors?|stairs|lent|ground floor|post office|open ?front|hang ?up|lend ?memory|give ?back|turned ?likes|take ?turns)\b/i
/** Quoted words are names, such as the account "nobody". */
const QUOTED = /`[^`\n]*`|"[^"\n]*"/g
/** Calls whose first argument is the title of a test. */
const TITLED = /^(test|it|describe|journey)\b/

const apart = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
const wordIn = (text: string): string | undefined => WORDS.exec(apart(text.replaceAll(QUOTED, '')))?.[0]

interface Part {
  readonly at: number
  readonly text: string
}

const commentsAround = (text: string, node: ts.Node): readonly ts.CommentRange[] => [
  ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
  ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
]

const isName = (node: ts.Node): boolean => ts.isIdentifier(node) || ts.isPrivateIdentifier(node)

const isTitle = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  TITLED.test(node.parent.expression.getText())

/** The comments, names and test titles of a file. Other strings are data or texts for users. */
function partsOf(file: ts.SourceFile): readonly Part[] {
  const parts = new Map<number, Part>()
  const note = (at: number, end: number) => parts.set(at, { at, text: file.text.slice(at, end) })
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAround(file.text, node)) note(pos, end)
    if (isName(node)) note(node.getStart(), node.getEnd())
    // Without the quotes, in which words would be names.
    if (isTitle(node)) note(node.getStart() + 1, node.getEnd() - 1)
    for (const child of node.getChildren()) visit(child)
  }
  visit(file)
  return [...parts.values()]
}

function wordsInCode(path: string): readonly string[] {
  const text = readFileSync(root + path, 'utf8')
  // Parsing every file would take many times as long.
  if (!WORDS.test(apart(text))) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return partsOf(file).flatMap((part) => {
    const word = wordIn(part.text)
    return word ? [`${path}:${file.getLineAndCharacterOfPosition(part.at).line + 1}: ${word}`] : []
  })
}

function wordsInText(path: string): readonly string[] {
  const lines = readFileSync(root + path, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const word = wordIn(line)
    return word ? [`${path}:${at + 1}: ${word}`] : []
  })
}

const pathsOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/var/**'] }).sort()

test('comments, names and test titles use the terms of the field', () => {
  const paths = pathsOf('{contract,demo,e2e,lab,recommender,scripts,server,web}/**/*.{ts,tsx,mjs}')
  expect(paths.length).toBeGreaterThan(1000)
  // The catalogues hold texts for users.
  const checked = paths.filter((path) => !/^web\/i18n\/(de|en)\//.test(path))
  expect(checked.flatMap(wordsInCode)).toEqual([])
})

test('documents and styles use the terms of the field', () => {
  // The requirements quote texts for users.
  const paths = [
    ...pathsOf('*.md'),
    ...pathsOf('{contract,demo,docs,e2e,lab,mobile,recommender,scripts,server,web}/**/*.{md,css}'),
  ].filter((path) => !path.startsWith('docs/reference/') && !path.startsWith('scripts/notices/'))
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.flatMap(wordsInText)).toEqual([])
})

test('a planted word is found in a comment, a name and a title, and not in a text for users', () => {
  const source = [
    '// Nobody reads this.',
    'const openFront = (strangerId: string) => strangerId',
    `test('somebody swipes', () => openFront('a text for a stranger'))`,
    '// The account `nobody` runs PostgreSQL.',
  ].join('\n')
  const words = partsOf(ts.createSourceFile('planted.ts', source, ts.ScriptTarget.Latest, true)).flatMap(
    ({ text }) => wordIn(text) ?? [],
  )
  expect(words.map((word) => word.toLowerCase()).sort()).toEqual([
    'nobody',
    'open front',
    'open front',
    'somebody',
    'stranger',
    'stranger',
  ])
})
