import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const houses = '{contract,recommender,demo,web,scripts,lab}'

/** Begun first within their project: what is long by waiting or training would be left over alone at the end. */
const LONGEST = [
  'lab/bench/durability',
  'lab/bench/replay',
  'lab/studio/studio',
  'postgres/embedded',
  'training/leaving-the-model.api',
  'training/trained-deck.api',
  'training/broken-training.api',
  'training/training-time.api',
  'discovery/model.api',
  'import/import.api',
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
    // One more than cores: some tests wait for a clock, a lock or another process.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // Modules are read once for each worker instead of once for each file. Nothing here keeps state in modules, and no
    // test replaces one.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Longer than any takes: where others keep the machine busy as well, the longest need a minute.
    testTimeout: 90_000,
    hookTimeout: 90_000,
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
