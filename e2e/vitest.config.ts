import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun first, so that no long file is left over at the end while other cores have nothing to do. */
const LONGEST = [
  'every-screen-of-the-deck',
  'every-screen-around-it',
  'offline',
  'over-any-picture',
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
    // One browser and one reading of all modules for each worker; a journey's own things are opened and closed by it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    testTimeout: 180_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    // A machine that stalls for a moment is no defect: what fails twice is one, and what was repeated is named.
    retry: 1,
    // A page that is still painting is no failure; everything else is told at once.
    expect: { poll: { timeout: 45_000, interval: 30 } },
  },
})
