import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { run, runAside } from '../run.ts'

const root = join(import.meta.dirname, '../..')

interface Step {
  readonly name: string
  /** Run by our Node: the file and its options. */
  readonly command: readonly string[]
}

/** Each of these keeps one core busy: the rows run beside each other, where there is room for both. */
const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'types', command: ['node_modules/@typescript/native/bin/tsc', '-b'] }],
  [
    { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn'] },
    { name: 'boundaries', command: ['scripts/tasks/boundaries.ts'] },
    { name: 'dead code', command: ['node_modules/knip/bin/knip.js'] },
    { name: 'build', command: ['scripts/tasks/build.ts'] },
  ],
]
/** These share themselves out among the cores. */
const LAST: readonly Step[] = [
  { name: 'unit and API tests', command: ['node_modules/vitest/vitest.mjs', 'run'] },
  { name: 'browser journeys', command: ['scripts/tasks/e2e.ts'] },
]
/** What the two largest steps of the rows need together. */
const ROOM_BYTES = 4_000_000_000

interface Outcome {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: string
}

const headline = (name: string) => `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`

async function runStep({ name, command }: Step, isAside: boolean): Promise<Outcome> {
  const startedAt = performance.now()
  const [file = '', ...options] = command
  const call = [process.execPath, [join(root, file), ...options]] as const
  if (!isAside) console.log(headline(name))
  const { code, words } = isAside ? await runAside(...call) : { code: await run(...call), words: '' }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (isAside) console.log([headline(name), words, `${seconds} s`].filter(Boolean).join('\n'))
  return { name, isGood: code === 0, seconds }
}

async function runRow(steps: readonly Step[], isAside: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step, isAside))
  return outcomes
}

// `npm test -- types lint` runs these steps only.
const wanted = process.argv.slice(2)
const chosen = (steps: readonly Step[]) => steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const rows = ROWS.map(chosen).filter((row) => row.length > 0)
const hasRoom = rows.length > 1 && availableParallelism() > 1 && totalmem() > ROOM_BYTES
if (hasRoom) console.log(`Side by side: ${rows.map((row) => row.map(({ name }) => name).join(', ')).join(' | ')}`)

const beside = hasRoom
  ? (await Promise.all(rows.map((row) => runRow(row, true)))).flat()
  : await runRow(rows.flat(), false)
const outcomes = [...beside, ...(await runRow(chosen(LAST), false))]

console.log('')
for (const { name, isGood, seconds } of outcomes) console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = outcomes.filter((outcome) => !outcome.isGood).length
console.log(`${outcomes.length - failed} passed, ${failed} failed in ${(performance.now() / 1000).toFixed(0)} s`)
process.exit(failed > 0 || outcomes.length === 0 ? 1 : 0)
