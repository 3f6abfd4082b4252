import { join } from 'node:path'
import { attempt } from '../attempt.ts'
import { findChromium } from '../chromium.ts'
import { run } from '../run.ts'

const chromium = await attempt(findChromium)
if (!chromium) {
  console.error('The pictures need Chromium: install the package chromium, or set CHROME_PATH to a Chromium or Chrome.')
  process.exit(1)
}
const screenshots = join(import.meta.dirname, '../../e2e/screenshots.ts')
process.exit(await run(process.execPath, [screenshots, ...process.argv.slice(2)], { CHROME_PATH: chromium }))
