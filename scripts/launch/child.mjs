import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { watchAncestry } from './ancestry.mjs'

const STOPPERS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_LOOK_MS = 500

/**
 * Runs a program to its end and answers its exit code. A wish to stop is passed on, and so is the death of the npm
 * that started us: a killed npm tells nobody.
 */
export async function runChild(program, options, settings, whileRunning = () => {}) {
  const child = spawn(program, options, settings)
  const pass = (signal) => child.kill(signal)
  for (const signal of STOPPERS) process.on(signal, pass)
  const isWanted = watchAncestry()
  const watch = setInterval(() => {
    if (!isWanted()) child.kill('SIGTERM')
  }, PARENT_LOOK_MS)
  whileRunning(child)
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
    })
  } finally {
    clearInterval(watch)
    for (const signal of STOPPERS) process.off(signal, pass)
  }
}
