import { defineConfig } from 'vitest/config'

const houses = '{contract,recommender,demo,web,scripts,bench}'

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'unit', include: [`${houses}/**/*.test.{ts,tsx}`] } },
      {
        // Apart from the others, because only the server's tests are worth a second for a PostgreSQL.
        test: { name: 'server', include: ['server/**/*.test.ts'], globalSetup: 'scripts/vitest-postgres.ts' },
      },
    ],
  },
})
