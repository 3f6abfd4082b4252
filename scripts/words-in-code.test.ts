import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Attributes with texts for users. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'])
const WORD = /\p{L}{2,}/u
/** Names and protocols are the same in every language. */
const SAME_EVERYWHERE = new Set(['DE', 'EN', 'Magdeburg', 'https://'])

/** Texts in code, which would appear in one language only. */
function frozenWords(path: string): readonly string[] {
  const found: string[] = []
  const file = ts.createSourceFile(
    path,
    readFileSync(root + path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const note = (text: string, at: ts.Node) => {
    const words = text.trim()
    if (!WORD.test(words) || SAME_EVERYWHERE.has(words)) return
    found.push(`${path}:${file.getLineAndCharacterOfPosition(at.getStart()).line + 1}: ${words}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text, node)
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node.initializer.text, node)
    }
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) {
      if (!ts.isJsxAttribute(node.parent) || SPOKEN.has(node.parent.name.getText())) note(node.expression.text, node)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('components contain no texts outside the catalogues of both languages', () => {
  // The page of UI components is for developers.
  const paths = globSync('web/**/*.tsx', { cwd: root }).filter((path) => !/pages\/workbench|\.test\./.test(path))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap(frozenWords)).toEqual([])
})
