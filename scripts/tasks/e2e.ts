import { join } from 'node:path'
import { attempt } from '../attempt.ts'
import { findChromium } from '../chromium.ts'
import { run } from '../run.ts'

const root = join(import.meta.dirname, '../..')
const chromium = await attempt(findChromium)
if (!chromium) {
  console.error(
    'The browser journeys need Chromium: install the package chromium, or set CHROME_PATH to a Chromium or Chrome.',
  )
  process.exit(1)
}

const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(root, 'e2e/vitest.config.ts')]
process.exit(await run(process.execPath, [...vitest, ...process.argv.slice(2)], { CHROME_PATH: chromium }))
