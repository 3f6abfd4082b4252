import { type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'

const running = new Set<ReturnType<typeof spawn>>()
let isListening = false

/** Passes wishes to stop on to whatever runs, and ends with it: nothing that was started may stay behind. */
function passWishesOn(): void {
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal)
      if (running.size === 0) process.exit(128 + constants.signals[signal])
      process.exitCode = 128 + constants.signals[signal]
    })
  }
}

/** Runs a program with our output and answers its exit code. */
export const run = (
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => finish(program, options, { stdio: 'inherit', env: { ...process.env, ...environment } })

/** Runs a program beside others and keeps what it says for its end. */
export async function runAside(
  program: string,
  options: readonly string[],
): Promise<{ readonly code: number; readonly words: string }> {
  const words: Buffer[] = []
  const settings: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }
  const code = await finish(program, options, settings, (child) => {
    child.stdout?.on('data', (text: Buffer) => words.push(text))
    child.stderr?.on('data', (text: Buffer) => words.push(text))
  })
  return { code, words: Buffer.concat(words).toString().trim() }
}

function finish(
  program: string,
  options: readonly string[],
  settings: SpawnOptions,
  listen: (child: ReturnType<typeof spawn>) => void = () => {},
): Promise<number> {
  passWishesOn()
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, settings)
    running.add(child)
    listen(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      if (process.exitCode !== undefined) {
        // Stopped: nothing new begins, and the last one to end takes us along.
        if (running.size === 0) process.exit()
        return
      }
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
