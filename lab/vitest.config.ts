import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vitest-lab',
  test: {
    environment: 'node',
    pool: 'forks',
    include: ['**/*.test.ts'],
    // Databases, servers and matrices: one more file at once than cores is enough.
    maxWorkers: availableParallelism() + 1,
    // Databases are started and models are trained; a busy machine needs a minute for the longest.
    testTimeout: 180_000,
  },
})
