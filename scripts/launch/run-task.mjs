import { delimiter, dirname, join, resolve } from 'node:path'
import { runChild } from './child.mjs'
import { CACHE, ROOT } from './root.mjs'

/** Runs a task file on the given Node and returns its exit code. */
export function runTask(node, file, options) {
  const stopWithLauncher = new URL('./stop-with-launcher.mjs', import.meta.url).href
  const resolveDrizzle = new URL('./resolve-drizzle.mjs', import.meta.url).href
  return runChild(node, ['--import', stopWithLauncher, resolve(ROOT, file), ...options], {
    // The IPC channel closes when the launcher is killed; stop-with-launcher.mjs then ends the task.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(CACHE, 'node'),
      // By environment, so that processes and threads started by the task get it, too.
      NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${resolveDrizzle}`].filter(Boolean).join(' '),
      PATH: [dirname(node), process.env.PATH].join(delimiter),
    },
  })
}
