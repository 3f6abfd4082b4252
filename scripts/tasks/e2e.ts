import { join } from 'node:path'
import { findJourneyBrowsers } from '../chromium.ts'
import { run } from '../run.ts'

const root = join(import.meta.dirname, '../..')
const browsers = await findJourneyBrowsers()
if (!browsers) process.exit(1)

const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(root, 'e2e/vitest.config.ts')]
process.exit(await run(process.execPath, [...vitest, ...process.argv.slice(2)], browsers))
