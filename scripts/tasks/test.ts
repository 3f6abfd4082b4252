import { join } from 'node:path'
import { run } from '../run.ts'

const root = join(import.meta.dirname, '../..')
const HOUSES = ['contract', 'server', 'web', 'recommender', 'demo', 'e2e', 'bench', 'scripts']

interface Step {
  readonly name: string
  /** Run by our Node: the file and its options. */
  readonly command: readonly string[]
}

const STEPS: readonly Step[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn'] },
  {
    name: 'boundaries',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...HOUSES,
    ],
  },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'unit and API tests', command: ['node_modules/vitest/vitest.mjs', 'run'] },
  { name: 'build', command: ['scripts/tasks/build.ts'] },
  { name: 'browser journeys', command: ['scripts/tasks/e2e.ts'] },
]

interface Outcome {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: string
}

async function runStep({ name, command }: Step): Promise<Outcome> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
  const startedAt = performance.now()
  const [file = '', ...options] = command
  const code = await run(process.execPath, [join(root, file), ...options])
  return { name, isGood: code === 0, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) }
}

// `npm test -- types lint` runs these steps only.
const wanted = process.argv.slice(2)
const outcomes: Outcome[] = []
for (const step of STEPS) {
  if (wanted.length === 0 || wanted.includes(step.name)) outcomes.push(await runStep(step))
}

console.log('')
for (const { name, isGood, seconds } of outcomes) console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = outcomes.filter((outcome) => !outcome.isGood).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || outcomes.length === 0 ? 1 : 0)
