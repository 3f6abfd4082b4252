import { type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'

const running = new Set<ReturnType<typeof spawn>>()
let isListening = false

/** Forwards signals to all running children and exits when the last one has ended: no child may outlive us. */
function forwardSignals(): void {
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

/** Runs a program with our standard streams and returns its exit code. */
export const run = (
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => finish(program, options, { stdio: 'inherit', env: { ...process.env, ...environment } })

/** Runs a program and captures its output, for programs that run in parallel. */
export async function runCaptured(
  program: string,
  options: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const chunks: Buffer[] = []
  const settings: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }
  const code = await finish(program, options, settings, (child) => {
    child.stdout?.on('data', (text: Buffer) => chunks.push(text))
    child.stderr?.on('data', (text: Buffer) => chunks.push(text))
  })
  return { code, output: Buffer.concat(chunks).toString().trim() }
}

function finish(
  program: string,
  options: readonly string[],
  settings: SpawnOptions,
  listen: (child: ReturnType<typeof spawn>) => void = () => {},
): Promise<number> {
  forwardSignals()
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, settings)
    running.add(child)
    listen(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      if (process.exitCode !== undefined) {
        // Stopped by a signal: start nothing new, and exit with the last child.
        if (running.size === 0) process.exit()
        return
      }
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
