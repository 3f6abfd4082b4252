import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { affectedFolders } from '../affected-features.ts'
import { attempt } from '../attempt.ts'
import { baseOfChanges, changedFiles } from '../changed-files.ts'
import { runCaptured } from '../run.ts'

// Types, lint and tests of what has changed, for the time between two edits. `npm test` checks everything.

const root = join(import.meta.dirname, '../..')
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests']

let isGood = true

async function step(name: string, [file = '', ...options]: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const { code, output } = await runCaptured(process.execPath, [join(root, file), ...options])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (code !== 0) {
    isGood = false
    console.log(output)
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
}

async function checkCode(files: readonly string[]): Promise<void> {
  const lintOptions = ['check', '--diagnostic-level=warn', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  if (files.length > 0) await step('lint', ['node_modules/@biomejs/biome/bin/biome', ...lintOptions, ...files])
  await step('types', ['node_modules/@typescript/native/bin/tsc', '-b'])
}

async function runTests(base: string, files: readonly string[]): Promise<void> {
  await step('unit tests', [...VITEST, '--project', 'unit', `--changed=${base}`])
  const paths = globSync('server/features/**/*.ts', { cwd: root })
  const folders = affectedFolders(
    files,
    paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
  if (folders.length > 0)
    await step(`API tests of ${folders.join(', ')}`, [...VITEST, '--project', 'server', ...folders])
}

const base = await attempt(async () => baseOfChanges())
const files = changedFiles(base)
console.log(`${files.length} files differ from ${base.slice(0, 9)}`)
await Promise.all([checkCode(files), runTests(base, files)])
console.log(
  `${isGood ? 'All good' : 'Failed'} in ${(performance.now() / 1000).toFixed(0)} s; npm test checks the rest.`,
)
process.exit(isGood ? 0 : 1)
