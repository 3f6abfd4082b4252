import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 A and AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] }

let source: Promise<string> | null = null

/** What axe reports for the open page, as sentences. The script is added once per document. */
export async function violations(page: Page): Promise<readonly string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source)
  const { violations: found } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(of: Document, with_: RunOptions): Promise<AxeResults> } }).axe.run(
        document,
        options,
      ),
    OPTIONS,
  )
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
