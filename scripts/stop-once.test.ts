import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const stopOnce = new URL('./stop-once.ts', import.meta.url).href

/** A process whose shutdown takes `endMs`. It prints what happens. */
function start(endMs: number) {
  const code = `
    import { stopOnce } from ${JSON.stringify(stopOnce)}
    stopOnce(async () => { console.log('ending'); await new Promise((done) => setTimeout(done, ${endMs})); console.log('ended') })
    setInterval(() => {}, 60_000)
    console.log('up')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return {
    child,
    output: () => said.trim().split('\n'),
    end: new Promise((resolve) => child.on('close', resolve)),
  }
}

test('one Ctrl-C that arrives several times shuts down once', async () => {
  const { child, output, end } = start(300)
  await expect.poll(output).toEqual(['up'])
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal)
  expect(await end).toBe(0)
  expect(output()).toEqual(['up', 'ending', 'ended'])
})

test('a later second signal does not wait for a hanging shutdown', async () => {
  const { child, output, end } = start(60_000)
  await expect.poll(output).toEqual(['up'])
  child.kill('SIGINT')
  await expect.poll(output).toEqual(['up', 'ending'])
  await new Promise((resolve) => setTimeout(resolve, 1_700))
  child.kill('SIGINT')
  expect(await end).toBe(1)
})

test('a closed output shuts the process down once, however often it is written to meanwhile', async () => {
  const code = `
    import { writeFileSync } from 'node:fs'
    import { stopOnce } from ${JSON.stringify(stopOnce)}
    stopOnce(async () => {
      await new Promise((done) => setTimeout(done, 2_000))
      writeFileSync(3, 'ended')
    })
    setInterval(() => console.log('up'), 20)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  })
  let said = ''
  child.stdio[3]?.on('data', (text: Buffer) => {
    said += text
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  expect(said).toBe('ended')
})
