import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { clearFailedTests, failedTests } from './failed-tests.ts'

const VITEST = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')

test('tests and files that fail are kept with their errors, over several runs, until they are cleared', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dropdeck-failed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const kept = join(folder, 'kept/failed.json')
  await writeFile(join(folder, 'one.spec.ts'), `test('adds', () => { expect(1 + 1).toBe(3) })\ntest('is', () => {})`)
  await writeFile(join(folder, 'two.spec.ts'), `throw new Error('no database')`)
  await writeFile(
    join(folder, 'vitest.config.ts'),
    `import { FailedTestsReporter } from ${JSON.stringify(join(import.meta.dirname, 'failed-tests.ts'))}
    export default {
      root: ${JSON.stringify(folder)},
      cacheDir: ${JSON.stringify(join(folder, 'cache'))},
      test: {
        globals: true, include: ['*.spec.ts'],
        reporters: [new FailedTestsReporter(${JSON.stringify(kept)})],
      },
    }`,
  )
  const run = () =>
    promisify(execFile)(process.execPath, [VITEST, 'run', '--config', join(folder, 'vitest.config.ts')], {
      cwd: folder,
    }).catch(() => undefined)
  await run()
  const failures = [
    expect.stringMatching(/^one\.spec\.ts > adds\n {2}.*expected 2 to be 3/),
    expect.stringMatching(/^two\.spec\.ts\n {2}.*no database/),
  ]
  expect([...failedTests(kept)].toSorted()).toEqual(failures)
  await run()
  expect(failedTests(kept)).toHaveLength(4)
  clearFailedTests(kept)
  expect(failedTests(kept)).toEqual([])
})
