// npm run lab           types, lint and tests of lab/
// npm run lab -- tests  only this step
import { join } from 'node:path'
import { run } from '../scripts/run.ts'

const root = join(import.meta.dirname, '..')
const STEPS: Readonly<Record<string, readonly string[]>> = {
  types: ['node_modules/@typescript/native/bin/tsc', '-b', 'lab'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn', 'lab'],
  tests: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'lab/vitest.config.ts'],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(STEPS, name))
if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`)
  process.exit(1)
}
const failed: string[] = []
for (const [name, [file = '', ...options]] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  if ((await run(process.execPath, [join(root, file), ...options])) !== 0) failed.push(name)
}
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nlab: everything passed')
process.exit(failed.length > 0 ? 1 : 0)
