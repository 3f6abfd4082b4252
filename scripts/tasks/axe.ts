import { join } from 'node:path'
import { findJourneyBrowsers } from '../chromium.ts'
import { run } from '../run.ts'

const browsers = await findJourneyBrowsers()
if (!browsers) process.exit(1)
const everyCombination = join(import.meta.dirname, '../../e2e/inspect-all.ts')
process.exit(await run(process.execPath, [everyCombination, ...process.argv.slice(2)], browsers))
