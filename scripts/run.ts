import { spawn } from 'node:child_process'
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
export function run(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  passWishesOn()
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { stdio: 'inherit', env: { ...process.env, ...environment } })
    running.add(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      if (process.exitCode !== undefined) process.exit()
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
