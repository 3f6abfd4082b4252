import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const moduleOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** A bench that opens a database, prints its process id and folder, and goes on printing. */
const BENCH = `
  import { closeResourcesOnStop } from ${moduleOf('./open-resources.ts')}
  import { openBenchDatabase } from ${moduleOf('./bench-database.ts')}
  closeResourcesOnStop()
  const { pid, pool } = await openBenchDatabase()
  const { rows } = await pool.query('show data_directory')
  console.log(pid() + ' ' + rows[0].data_directory)
  pool.query('select pg_sleep(600)')
  setInterval(() => console.log('measuring'), 20)`

function startBench() {
  const bench = spawn(process.execPath, ['--input-type=module', '--eval', BENCH], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => bench.once('exit', resolve))
  const first = new Promise<string>((resolve) => bench.stdout.once('data', (text: Buffer) => resolve(String(text))))
  return { bench, ended, first }
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

test.each([
  ['Ctrl-C', ({ bench }: ReturnType<typeof startBench>) => bench.kill('SIGINT')],
  ['closing its output, as `head` does', ({ bench }: ReturnType<typeof startBench>) => bench.stdout.destroy()],
])('%s ends a bench, its PostgreSQL and its folder', async (_, stop) => {
  const started = startBench()
  const [pid = '', folder = ''] = (await started.first).trim().split(/\s/)
  expect(isAlive(Number(pid))).toBe(true)
  stop(started)
  expect(await started.ended).toBe(0)
  expect(isAlive(Number(pid))).toBe(false)
  expect(existsSync(folder)).toBe(false)
})
