import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { FailedTestsReporter } from './scripts/failed-tests.ts'

const folders = '{contract,recommender,demo,web,scripts,e2e}'

/** Tests of lab/ that protect the product: no swipe is lost in a crash, and the deck learns. They need none of its packages. */
const PROTECTING = ['lab/bench/durability.test.ts', 'lab/bench/personas.test.ts']

/** The longest files of each project start first, so that none of them is left for the end. */
const LONGEST = [
  'lab/bench/durability',
  'postgres/embedded',
  'batches/finished-imports.api',
  'batches/imports.api',
  'feeds/feeds.api',
  'training/leaving-the-model.api',
  'training/training-time.api',
  'training/trained-deck.api',
  'training/broken-training.api',
  'batches/exported-again.api',
  'release/release-mails.api',
  'moved/moved-mails.api',
  'discovery/model.api',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return place < 0 ? LONGEST.length : place
    }
    const projectOf = ({ project }: TestSpecification) => (project.name === 'unit' ? 0 : 1)
    const usual = await super.sort(files)
    return usual.sort((one, other) => projectOf(one) - projectOf(other) || placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than cores, because some tests wait for a timer, a lock or another process.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // Modules are loaded once per worker instead of once per file: no module keeps state, and no test mocks one.
    isolate: false,
    setupFiles: 'scripts/property-rounds.ts',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new FailedTestsReporter()],
    // On a busy machine the longest tests need a minute.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // On a busy machine another process may need longer than a second to answer.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { test: { name: 'unit', include: [`${folders}/**/*.test.{ts,tsx}`, ...PROTECTING] } },
      {
        // A project of its own, because only the server's tests need PostgreSQL, which takes a second to start.
        test: { name: 'server', include: ['server/**/*.test.ts'], globalSetup: 'scripts/vitest-postgres.ts' },
      },
    ],
  },
})
