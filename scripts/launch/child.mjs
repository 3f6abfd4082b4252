import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { watchNpm } from './npm-alive.mjs'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 500

/**
 * Runs a program to its end and returns its exit code. Stop signals are passed on to it. It gets SIGTERM when the npm
 * that started this process is killed, because a killed npm passes no signal on.
 */
export async function runChild(program, options, settings, whileRunning = () => {}) {
  const child = spawn(program, options, settings)
  const pass = (signal) => child.kill(signal)
  for (const signal of STOP_SIGNALS) process.on(signal, pass)
  const isNpmAlive = watchNpm()
  const timer = setInterval(() => {
    if (!isNpmAlive()) child.kill('SIGTERM')
  }, PARENT_CHECK_MS)
  whileRunning(child)
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
    })
  } finally {
    clearInterval(timer)
    for (const signal of STOP_SIGNALS) process.off(signal, pass)
  }
}
