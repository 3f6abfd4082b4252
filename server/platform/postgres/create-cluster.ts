import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { StartFailure } from './start-failure.ts'

interface Creation {
  readonly binaries: string
  readonly directory: string
  readonly dataDir: string
  readonly account: Account | null
}

async function runInitdb({ binaries, account }: Creation, draft: string, passwordFile: string): Promise<void> {
  // The builtin locale provider sorts the same on every system.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const child = spawn(join(binaries, 'initdb'), ['-D', draft, ...locale, ...access, '--no-sync', '--no-instructions'], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0)
    throw new StartFailure(`PostgreSQL could not prepare its files in ${dirname(draft)}: ${complaint.trim()}`)
}

async function removeDrafts(directory: string): Promise<void> {
  const parent = dirname(directory)
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(`${basename(directory)}.new-`))
  for (const name of drafts) await rm(join(parent, name), { recursive: true, force: true })
}

/**
 * Creates an empty database cluster with a new password. It is renamed to its final folder in one step, so a process
 * that is killed before leaves only a draft, which the next start removes.
 */
export async function createCluster(creation: Creation): Promise<string> {
  const { directory, dataDir, account } = creation
  await mkdir(dirname(directory), { recursive: true })
  await removeDrafts(directory)
  const draft = `${directory}.new-${randomBytes(4).toString('hex')}`
  const passwordFile = `${draft}.password`
  const password = randomBytes(24).toString('base64url')
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (account) {
      await chown(draft, account.uid, account.gid)
      await chown(passwordFile, account.uid, account.gid)
    }
    await runInitdb(creation, draft, passwordFile)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await writeFile(join(dataDir, 'postgres-password'), password, { mode: 0o600 })
  await rename(draft, directory)
  return password
}
