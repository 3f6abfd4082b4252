import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./serve.ts', import.meta.url))

test('a setting that cannot be used is told in a sentence, and the start fails', () => {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATABASE_URL: 'nonsense' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('DATABASE_URL: Invalid URL')
  expect(stderr).not.toContain('    at ')
})

// Of /proc no new folder can be made, by any user.
test.skipIf(!existsSync('/proc'))(
  'a folder that cannot be made is told in a sentence, and the start fails',
  () => {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM], {
      env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATABASE_URL: undefined, DATA_DIR: '/proc/dropdeck' },
      encoding: 'utf8',
      killSignal: 'SIGKILL',
      timeout: 60_000,
    })
    expect(status).toBe(1)
    expect(stderr).toContain('This user cannot write to /proc/dropdeck. Set DATA_DIR to another folder.')
    expect(stderr).not.toContain('    at ')
  },
  90_000,
)
