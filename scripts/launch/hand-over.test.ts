import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'dropdeck-launch-'))
const diary = join(folder, 'diary')
const task = join(folder, 'task.mjs')
// Stays until it is told to stop, then needs a moment, and writes down what it heard.
writeFileSync(
  task,
  `import { appendFileSync } from 'node:fs'
  const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ')
  const [wish] = process.argv.slice(2)
  if (wish) process.exit(Number(wish))
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
    note(signal)
    if (!isEnding) setTimeout(() => { note('ended'); process.exit(0) }, 100)
    isEnding = true
  })
  setInterval(() => {}, 60_000)
  console.log('up')`,
)
const handOver = new URL('./hand-over.mjs', import.meta.url).href

function launch(...options: string[]): ChildProcess {
  const call = `import(${JSON.stringify(handOver)}).then(async ({ handOver }) =>
    process.exit(await handOver(process.execPath, ${JSON.stringify(task)}, ${JSON.stringify(options)})))`
  writeFileSync(diary, '')
  return spawn(process.execPath, ['--eval', call], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const isUp = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve))
const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))
const read = () => readFileSync(diary, 'utf8').trim()

afterAll(() => rmSync(folder, { recursive: true }))

test('the exit code of the task is the exit code of the launcher', async () => {
  expect(await exitOf(launch('7'))).toBe(7)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the task, and the launcher waits for its end',
  async (signal) => {
    const launcher = launch()
    await isUp(launcher)
    launcher.kill(signal)
    expect(await exitOf(launcher)).toBe(0)
    expect(read()).toBe(`${signal} ended`)
  },
)

test('a task whose launcher was killed ends itself in order', async () => {
  const launcher = launch()
  await isUp(launcher)
  launcher.kill('SIGKILL')
  await exitOf(launcher)
  await expect.poll(read, { timeout: 5_000 }).toBe('SIGTERM ended')
})

test('a watched server whose starter was killed ends in order, and its watchman with it', async () => {
  const line = new URL('./follow-line.mjs', import.meta.url).href
  const watched = ['--watch', '--watch-preserve-output', '--import', line, task]
  const call = `import('node:child_process').then(({ spawn }) =>
    spawn(process.execPath, ${JSON.stringify(watched)}, { stdio: ['pipe', 'inherit', 'ignore'] }))`
  writeFileSync(diary, '')
  const starter = spawn(process.execPath, ['--eval', call], { stdio: ['ignore', 'pipe', 'inherit'] })
  await isUp(starter)
  // Open for as long as anybody who was started lives.
  const allGone = new Promise((resolve) => starter.stdout.once('close', resolve))
  starter.kill('SIGKILL')
  await allGone
  expect(read()).toBe('SIGTERM ended')
})
