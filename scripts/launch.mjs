// Entry point of every npm script: installs missing packages, finds the pinned Node, and runs a TypeScript task on it.
// Plain JavaScript without packages, because it runs on the machine's own Node (20 or newer) before anything is installed.

import { installMissing } from './launch/install.mjs'
import { findNode } from './launch/node-binary.mjs'
import { LAB, ROOT } from './launch/root.mjs'
import { runTask } from './launch/run-task.mjs'

const TASKS = {
  start: 'scripts/tasks/start.ts',
  dev: 'scripts/tasks/dev.ts',
  test: 'scripts/tasks/test.ts',
  check: 'scripts/tasks/test.ts',
  bench: 'lab/bench/main.ts',
  eval: 'lab/eval/main.ts',
  lab: 'lab/check.ts',
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
  staff: 'scripts/tasks/staff.ts',
  'check-config': 'scripts/tasks/check-config.ts',
  'ledger-check': 'scripts/tasks/ledger-check.ts',
  'remove-test-credit': 'scripts/tasks/remove-test-credit.ts',
  'demo-remove': 'scripts/tasks/demo-remove.ts',
  'validate-invoices': 'scripts/tasks/validate-invoices.ts',
  notices: 'scripts/tasks/notices.ts',
}

const [task, ...options] = process.argv.slice(2)
const file = Object.hasOwn(TASKS, task) ? TASKS[task] : null
if (!file) {
  console.error(`Name a task: ${Object.keys(TASKS).join(', ')}.`)
  process.exit(1)
}

try {
  process.chdir(ROOT)
  await installMissing(ROOT, 'Installing packages')
  if (file.startsWith('lab/')) await installMissing(LAB, 'Installing the packages of lab/')
  process.exit(await runTask(await findNode(), file, options))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
