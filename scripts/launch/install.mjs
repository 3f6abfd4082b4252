import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runChild } from './child.mjs'
import { step } from './progress.mjs'

const read = (path) => readFileSync(path, 'utf8')
const lockFile = (folder) => join(folder, 'package-lock.json')
/** npm's record of the packages installed in a folder. */
const installedFile = (folder) => join(folder, 'node_modules', '.package-lock.json')
/** Marks a complete installation of one version of the lock file. */
const stampFile = (folder) => join(folder, 'node_modules', '.cache', 'dropdeck', 'installed')

const stampOf = (folder) =>
  createHash('sha256')
    .update(read(lockFile(folder)))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')

const fits = (wanted, actual) =>
  wanted === undefined ||
  [wanted].flat().some((name) => (name.startsWith('!') ? name !== `!${actual}` : name === actual))

/** Optional packages may be missing, except those made for exactly this system. */
const mayBeMissing = (entry) =>
  entry.optional &&
  !(entry.os && entry.cpu && !entry.libc && fits(entry.os, process.platform) && fits(entry.cpu, process.arch))

/** Compares the installed packages with the lock file, for folders that were filled by a plain `npm ci`. */
function isComplete(folder) {
  const present = JSON.parse(read(installedFile(folder))).packages
  const wanted = JSON.parse(read(lockFile(folder))).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || present[path]?.version === entry.version || (!present[path] && mayBeMissing(entry)),
  )
}

function writeStamp(folder) {
  try {
    mkdirSync(dirname(stampFile(folder)), { recursive: true })
    writeFileSync(stampFile(folder), stampOf(folder))
  } catch {
    // In a project that belongs to another user the packages are compared at every start, which takes 20 ms.
  }
}

function isInstalled(folder) {
  if (!existsSync(installedFile(folder))) return false
  if (existsSync(stampFile(folder)) && read(stampFile(folder)) === stampOf(folder)) return true
  if (!isComplete(folder)) return false
  writeStamp(folder)
  return true
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Lets only one process install: `npm start` and `npm test` may be called together on a fresh clone. */
async function oneAtATime(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const lock = join(tmpdir(), `dropdeck-install-${name}.lock`)
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isAlive(Number(read(lock)))) rmSync(lock, { force: true })
      await pause(300)
    }
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function npm() {
  const script = process.env.npm_execpath
  if (script && basename(script) === 'npm-cli.js') return { program: process.execPath, options: [script] }
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', options: [] }
}

// With development packages even when NODE_ENV is production, because they build and check this project.
const NPM_OPTIONS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

async function runNpm(folder, ...command) {
  const { program, options } = npm()
  let output = ''
  const collect = (text) => {
    output = (output + text).slice(-8_000)
  }
  const settings = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], shell: program.endsWith('.cmd') }
  const code = await runChild(program, [...options, ...command, ...NPM_OPTIONS], settings, (child) => {
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
  })
  return { code, output }
}

async function install(folder) {
  if (isInstalled(folder)) return
  let run = await runNpm(folder, 'ci')
  // `ci` refuses a lock file written where the registry lacks other systems' packages; `install --no-save` takes the same
  // versions from it and leaves the file alone.
  if (run.code !== 0 && run.output.includes('EUSAGE')) run = await runNpm(folder, 'install', '--no-save')
  if (run.code !== 0)
    throw new Error(`npm could not install the packages (exit code ${run.code}).\n${run.output.trim()}`)
  writeStamp(folder)
}

/** Installs the packages of the folder's lock file unless all are there; shows the title and the progress. */
export async function installMissing(folder, title) {
  if (isInstalled(folder)) return
  const modules = join(folder, 'node_modules')
  const progress = () => (existsSync(modules) ? `${readdirSync(modules).length} folders so far` : '')
  await step(title, () => oneAtATime(folder, () => install(folder)), progress)
}
