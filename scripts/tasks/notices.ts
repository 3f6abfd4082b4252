/** Writes the list of packages and licences that the page of open-source licences shows, from package-lock.json and the list of our font files. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everythingShipped } from '../notices/everything-shipped.ts'
import { licenceList, licenceListSource } from '../notices/licence-list.ts'
import { runQuietly } from '../run-quietly.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'web/features/legal/third-party.ts')
const groups = licenceList(everythingShipped(root))
writeFileSync(file, licenceListSource(groups))
await runQuietly(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file], {})
console.log(`${groups.flatMap(({ packages }) => packages).length} packages under ${groups.length} licences.`)
