import { spawn } from 'node:child_process'

/** Runs a program and prints its output only when it fails. */
export async function runQuietly(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  let output = ''
  const listen = (text: string) => {
    output += text
  }
  child.stdout.setEncoding('utf8').on('data', listen)
  child.stderr.setEncoding('utf8').on('data', listen)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${[program, ...options].join(' ')} failed:\n${output.trim()}`)
}
