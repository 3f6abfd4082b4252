import { join } from 'node:path'
import { attempt } from '../attempt.ts'
import { findChromium, findHeadlessShell } from '../chromium.ts'
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
const shell = (await findHeadlessShell()) ?? chromium
const browsers = { CHROME_PATH: chromium, HEADLESS_SHELL_PATH: shell }
process.exit(await run(process.execPath, [...vitest, ...process.argv.slice(2)], browsers))
