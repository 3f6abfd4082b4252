import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/journeys',
  test: {
    name: 'journeys',
    include: ['*.spec.ts'],
    globalSetup: ['global-setup.ts'],
    pool: 'forks',
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    testTimeout: 90_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    // A machine that stalls for a moment is no defect: what fails twice is one, and what was repeated is named.
    retry: 1,
    // A page that is still painting is no failure; everything else is told at once.
    expect: { poll: { timeout: 20_000, interval: 30 } },
  },
})
