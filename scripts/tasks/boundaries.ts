import { join } from 'node:path'
import { cruise } from '../cruise.ts'

/** With a compiler that it cannot use, the tool reads nothing and reports success. */
const LEAST_FILES = 500

const { cruised, violations } = cruise(join(import.meta.dirname, '../..'))
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
if (cruised < LEAST_FILES) console.error(`Only ${cruised} files were read.`)
else console.log(`${cruised} files keep to the stairs${violations.length > 0 ? `, but for ${violations.length}` : ''}.`)
process.exit(violations.length > 0 || cruised < LEAST_FILES ? 1 : 0)
