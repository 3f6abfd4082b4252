import { delimiter, dirname, join, resolve } from 'node:path'
import { runChild } from './child.mjs'
import { CACHE, ROOT } from './root.mjs'

/** Runs a task file on the given Node and answers its exit code. */
export function handOver(node, file, options) {
  const follow = new URL('./follow.mjs', import.meta.url).href
  const quickImports = new URL('./quick-imports.mjs', import.meta.url).href
  return runChild(node, ['--import', follow, resolve(ROOT, file), ...options], {
    // The fourth is a line to us: it breaks when we are killed, and the task ends itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(CACHE, 'node'),
      // For every process that the task starts, too, and for their threads.
      NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${quickImports}`].filter(Boolean).join(' '),
      PATH: [dirname(node), process.env.PATH].join(delimiter),
    },
  })
}
