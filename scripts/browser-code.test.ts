import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Imports of values: a module that is imported for its types alone does not reach the browser. */
const VALUES = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'/gm

function importsOf(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8')
  return [...code.matchAll(VALUES)].map(([, to = '']) => {
    if (to.startsWith('#contract/')) return to.slice(1)
    return to.startsWith('.') ? relative(root, join(root, dirname(path), to)) : to
  })
}

const contract = globSync('contract/**/*.ts', { cwd: root }).filter((path) => !/\.test\.ts$|\/testing\//.test(path))
const imports = new Map(contract.map((path) => [path, importsOf(path)]))

/** Contract modules that import zod, themselves or by others. */
function withZod(): Set<string> {
  const found = new Set(['zod'])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const [path, to] of imports) if (to.some((one) => found.has(one))) found.add(path)
  }
  return found
}

test('code of the browser imports no zod: it weighs more than a page, and the page’s policy forbids what it does', () => {
  const heavy = withZod()
  expect(heavy.has('contract/landing-figures.ts')).toBe(true)
  const web = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  const wrong = web.flatMap((path) =>
    importsOf(path)
      .filter((to) => heavy.has(to))
      .map((to) => `${path} → ${to}`),
  )
  expect(wrong).toEqual([])
})
