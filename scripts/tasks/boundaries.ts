import { join } from 'node:path'
import { cruise } from '../cruise.ts'

/** With an unsupported version of TypeScript the tool reads no file and reports success. */
const LEAST_FILES = 500

const { cruised, violations } = cruise(join(import.meta.dirname, '../..'))
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
if (cruised < LEAST_FILES) console.error(`Only ${cruised} files were read.`)
else console.log(`${cruised} files, ${violations.length} forbidden imports.`)
process.exit(violations.length > 0 || cruised < LEAST_FILES ? 1 : 0)
