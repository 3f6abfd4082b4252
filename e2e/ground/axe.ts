import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 A and AA, and what the makers of axe advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a screen passed in one language, colour mode and width may fail in another; its structure stays the same. */
const CHANGING = [
  'color-contrast',
  'document-title',
  'html-has-lang',
  'label-content-name-mismatch',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
  'valid-lang',
]
const OPTIONS = {
  all: { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] },
  changing: { runOnly: { type: 'rule', values: CHANGING }, resultTypes: ['violations'] },
} as const satisfies Record<string, RunOptions>
export type Rules = keyof typeof OPTIONS

let source: Promise<string> | null = null

/** What axe finds on the page as it stands, as sentences; the tool is put into each document once. */
export async function violations(page: Page, rules: Rules): Promise<readonly string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source)
  const { violations: found } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(of: Document, with_: RunOptions): Promise<AxeResults> } }).axe.run(
        document,
        options,
      ),
    OPTIONS[rules] as RunOptions,
  )
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
