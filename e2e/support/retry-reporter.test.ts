import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { secondAttemptLines } from '../../scripts/second-attempts.ts'

const VITEST = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')

const FLAKY = `
let attempts = 0
test('succeeds at the second attempt', () => {
  attempts += 1
  expect(attempts, 'first attempt').toBe(2)
})
test('succeeds at once', () => {})
`

test('a journey that succeeds at the second attempt is printed and kept with the error of the first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dropdeck-retry-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const kept = join(folder, 'kept/second-attempts.json')
  await writeFile(join(folder, 'flaky.spec.ts'), FLAKY)
  const config = join(folder, 'vitest.config.ts')
  await writeFile(
    config,
    `import { RetryReporter } from ${JSON.stringify(join(import.meta.dirname, 'retry-reporter.ts'))}
    export default {
      root: ${JSON.stringify(folder)},
      cacheDir: ${JSON.stringify(join(folder, 'cache'))},
      test: {
        globals: true, retry: 1, include: ['*.spec.ts'],
        reporters: ['default', new RetryReporter(${JSON.stringify(kept)})],
      },
    }`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [VITEST, 'run', '--config', config], { cwd: folder })
  expect(stdout).toContain(
    '1 second attempt; the error of the first:\n↻ flaky.spec.ts > succeeds at the second attempt',
  )
  const attempts = JSON.parse(await readFile(kept, 'utf8')) as readonly string[]
  expect(attempts).toEqual([
    expect.stringMatching(/^flaky\.spec\.ts > succeeds at the second attempt\n.*first attempt/),
  ])
})

test('the summary counts the second attempts, and says nothing without any', () => {
  expect(secondAttemptLines([])).toEqual([])
  expect(secondAttemptLines(['saved.spec.ts > removes one\n  Error: expected 2', 'screen boards: timed out'])).toEqual([
    '2 second attempts; the error of the first:',
    '↻ saved.spec.ts > removes one\n  Error: expected 2',
    '↻ screen boards: timed out',
  ])
})
