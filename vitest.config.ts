import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const houses = '{contract,recommender,demo,web,scripts,bench}'

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than cores: some tests wait for a clock, a lock or another process.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // Modules are read once for each worker instead of once for each file. Nothing here keeps state in modules, and no
    // test replaces one.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine needs longer than a second until another process speaks.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { test: { name: 'unit', include: [`${houses}/**/*.test.{ts,tsx}`] } },
      {
        // Apart from the others, because only the server's tests are worth a second for a PostgreSQL.
        test: { name: 'server', include: ['server/**/*.test.ts'], globalSetup: 'scripts/vitest-postgres.ts' },
      },
    ],
  },
})
