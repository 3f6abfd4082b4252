import { spawnSync } from 'node:child_process'
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
