import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { FailedTestsReporter } from '../scripts/failed-tests.ts'
import { condition } from './support/condition.ts'
import { RetryReporter } from './support/retry-reporter.ts'

/** The longest files start first, so that none of them is left for the end while other cores are idle. */
const LONGEST = [
  'screens-deck',
  'screens-other',
  'offline',
  'contrast',
  'deck-failures',
  'installable',
  'saved',
  'information',
  'profile',
  'google',
  'keyboard',
  'brands-and-search',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`))
      return place < 0 ? LONGEST.length : place
    }
    return [...files].sort((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/journeys',
  test: {
    name: 'journeys',
    include: ['*.spec.ts'],
    globalSetup: ['global-setup.ts'],
    pool: 'forks',
    // One browser and one module cache per worker. Each journey closes what it opens.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One more than cores, because every journey waits for servers, timers and frames.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    testTimeout: 180_000 * condition.cpuFactor,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    // A busy machine may stall. The reporter counts and prints every second attempt with the error of the first.
    retry: 1,
    reporters: ['default', new RetryReporter(), new FailedTestsReporter()],
    // Long enough for slow machines.
    expect: { poll: { timeout: 45_000 * condition.cpuFactor, interval: 30 } },
  },
})
