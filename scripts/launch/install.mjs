import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runChild } from './child.mjs'
import { step } from './progress.mjs'
import { CACHE, ROOT } from './root.mjs'

const MODULES = join(ROOT, 'node_modules')
const STAMP = join(CACHE, 'dropdeck', 'installed')
const read = (path) => readFileSync(path, 'utf8')

const wantedStamp = () =>
  createHash('sha256')
    .update(read(join(ROOT, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')

const fits = (wanted, actual) =>
  wanted === undefined ||
  [wanted].flat().some((name) => (name.startsWith('!') ? name !== `!${actual}` : name === actual))

/** May be missing: optional, and not clearly made for this very machine. */
const mayBeMissing = (entry) =>
  entry.optional &&
  !(entry.os && entry.cpu && !entry.libc && fits(entry.os, process.platform) && fits(entry.cpu, process.arch))

/** Compares what npm says it installed with the lock file; for folders that a plain `npm ci` has filled. */
function isComplete() {
  const record = join(MODULES, '.package-lock.json')
  if (!existsSync(record)) return false
  const present = JSON.parse(read(record)).packages
  const wanted = JSON.parse(read(join(ROOT, 'package-lock.json'))).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || present[path]?.version === entry.version || (!present[path] && mayBeMissing(entry)),
  )
}

function writeStamp() {
  try {
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, wantedStamp())
  } catch {
    // A project that belongs to another user is looked through again at every start: 20 ms.
  }
}

function isInstalled() {
  if (!existsSync(join(MODULES, '.package-lock.json'))) return false
  if (existsSync(STAMP) && read(STAMP) === wantedStamp()) return true
  if (!isComplete()) return false
  writeStamp()
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

/** `npm start` and `npm test` may be called together on a fresh clone: the second one waits for the first. */
async function oneAtATime(work) {
  const name = createHash('sha256').update(ROOT).digest('hex').slice(0, 12)
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

// Development packages build and check this project, so they come along also when NODE_ENV says production.
const WISHES = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

async function runNpm(...command) {
  const { program, options } = npm()
  let words = ''
  const listen = (text) => {
    words = (words + text).slice(-8_000)
  }
  const settings = { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: program.endsWith('.cmd') }
  const code = await runChild(program, [...options, ...command, ...WISHES], settings, (child) => {
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  return { code, words }
}

async function install() {
  if (isInstalled()) return
  let run = await runNpm('ci')
  // A lock file written where the registry lacks other systems' packages is refused by `ci`; `install` takes the same
  // versions from it and leaves the file alone.
  if (run.code !== 0 && run.words.includes('EUSAGE')) run = await runNpm('install', '--no-save')
  if (run.code !== 0)
    throw new Error(`npm could not install the packages (exit code ${run.code}).\n${run.words.trim()}`)
  writeStamp()
}

const packagesSoFar = () => (existsSync(MODULES) ? `${readdirSync(MODULES).length} folders so far` : '')

/** Installs the packages of the lock file when they are not all there. */
export async function installMissing() {
  if (isInstalled()) return
  await step('Installing packages', () => oneAtATime(install), packagesSoFar)
}
