import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { clearFailedTests, failedTests } from '../failed-tests.ts'
import { run, runCaptured } from '../run.ts'
import { clearSecondAttempts, secondAttemptLines, secondAttempts } from '../second-attempts.ts'
import { chooseSteps, type Step, UnknownStep } from '../test-steps.ts'

const root = join(import.meta.dirname, '../..')

/** Memory that the two largest steps of the sequences need together. */
const PARALLEL_BYTES = 4_000_000_000

interface Outcome {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: string
}

const headline = (name: string) => `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`

async function runStep({ name, command }: Step, isCaptured: boolean): Promise<Outcome> {
  const startedAt = performance.now()
  const [file = '', ...options] = command
  const call = [process.execPath, [join(root, file), ...options]] as const
  if (!isCaptured) console.log(headline(name))
  const { code, output } = isCaptured ? await runCaptured(...call) : { code: await run(...call), output: '' }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (isCaptured) console.log([headline(name), output, `${seconds} s`].filter(Boolean).join('\n'))
  return { name, isGood: code === 0, seconds }
}

async function runSequence(steps: readonly Step[], isCaptured: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step, isCaptured))
  return outcomes
}

async function runAll(words: readonly string[]): Promise<boolean> {
  const { parallel, last } = chooseSteps(words)
  clearSecondAttempts()
  clearFailedTests()
  const hasRoom = parallel.length > 1 && availableParallelism() > 1 && totalmem() > PARALLEL_BYTES
  if (hasRoom)
    console.log(`In parallel: ${parallel.map((steps) => steps.map(({ name }) => name).join(', ')).join(' | ')}`)
  const first = hasRoom
    ? (await Promise.all(parallel.map((steps) => runSequence(steps, true)))).flat()
    : await runSequence(parallel.flat(), false)
  const outcomes = [...first, ...(await runSequence(last, false))]

  console.log('')
  for (const { name, isGood, seconds } of outcomes) console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)`)
  for (const line of secondAttemptLines(secondAttempts())) console.log(line)
  for (const test of failedTests()) console.log(`✗ ${test}`)
  const failed = outcomes.filter((outcome) => !outcome.isGood).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed in ${(performance.now() / 1000).toFixed(0)} s`)
  return failed === 0 && outcomes.length > 0
}

try {
  process.exit((await runAll(process.argv.slice(2))) ? 0 : 1)
} catch (error) {
  if (!(error instanceof UnknownStep)) throw error
  console.error(error.message)
  process.exit(1)
}
