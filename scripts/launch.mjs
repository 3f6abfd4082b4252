// The door for every npm script: gets packages and the pinned Node, then hands over to a task written in TypeScript.
// Runs on whatever Node the machine has (20 or newer) before anything is installed, hence plain JavaScript.

import { handOver } from './launch/hand-over.mjs'
import { installMissing } from './launch/install.mjs'
import { findNode } from './launch/node-binary.mjs'
import { ROOT } from './launch/root.mjs'

const TASKS = {
  start: 'scripts/tasks/start.ts',
  dev: 'scripts/tasks/dev.ts',
  test: 'scripts/tasks/test.ts',
  check: 'scripts/tasks/test.ts',
  bench: 'lab/bench/main.ts',
  eval: 'lab/eval/main.ts',
  import: 'scripts/tasks/import.ts',
  setup: 'scripts/tasks/build.ts',
  build: 'scripts/tasks/build.ts',
  'build-native': 'scripts/tasks/build-native.ts',
  e2e: 'scripts/tasks/e2e.ts',
  quick: 'scripts/tasks/quick.ts',
  thorough: 'scripts/tasks/thorough.ts',
  axe: 'scripts/tasks/axe.ts',
  sheet: 'scripts/tasks/sheet.ts',
  studio: 'lab/studio/main.ts',
  notices: 'scripts/tasks/notices.ts',
}

const [task, ...options] = process.argv.slice(2)
const file = Object.hasOwn(TASKS, task) ? TASKS[task] : null
if (!file) {
  console.error(`Say what to do: ${Object.keys(TASKS).join(', ')}.`)
  process.exit(1)
}

try {
  process.chdir(ROOT)
  await installMissing()
  process.exit(await handOver(await findNode(), file, options))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
