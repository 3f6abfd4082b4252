import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'dropdeck-launch-'))
const record = join(folder, 'record')
const task = join(folder, 'task.mjs')
// Runs until a signal, then ends after 100 ms; records the signals and its end. With an argument it exits with that code.
writeFileSync(
  task,
  `import { appendFileSync } from 'node:fs'
  const note = (word) => appendFileSync(${JSON.stringify(record)}, word + ' ')
  const [exitCode] = process.argv.slice(2)
  if (exitCode) process.exit(Number(exitCode))
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
    note(signal)
    if (!isEnding) setTimeout(() => { note('ended'); process.exit(0) }, 100)
    isEnding = true
  })
  setInterval(() => {}, 60_000)
  console.log('up')`,
)
const runTask = new URL('./run-task.mjs', import.meta.url).href

function launch(...options: string[]): ChildProcess {
  const call = `import(${JSON.stringify(runTask)}).then(async ({ runTask }) =>
    process.exit(await runTask(process.execPath, ${JSON.stringify(task)}, ${JSON.stringify(options)})))`
  writeFileSync(record, '')
  return spawn(process.execPath, ['--eval', call], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const isUp = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve))
const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))
const read = () => readFileSync(record, 'utf8').trim()

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

test('a task whose launcher was killed shuts down', async () => {
  const launcher = launch()
  await isUp(launcher)
  launcher.kill('SIGKILL')
  await exitOf(launcher)
  await expect.poll(read, { timeout: 5_000 }).toBe('SIGTERM ended')
})

test('a server in watch mode shuts down when the dev task is killed, and watch mode ends with it', async () => {
  const preload = new URL('./stop-with-stdin.mjs', import.meta.url).href
  const watched = ['--watch', '--watch-preserve-output', '--import', preload, task]
  const call = `import('node:child_process').then(({ spawn }) =>
    spawn(process.execPath, ${JSON.stringify(watched)}, { stdio: ['pipe', 'inherit', 'ignore'] }))`
  writeFileSync(record, '')
  const starter = spawn(process.execPath, ['--eval', call], { stdio: ['ignore', 'pipe', 'inherit'] })
  await isUp(starter)
  // The pipe stays open as long as one of the started processes runs.
  const allGone = new Promise((resolve) => starter.stdout.once('close', resolve))
  starter.kill('SIGKILL')
  await allGone
  expect(read()).toBe('SIGTERM ended')
})
