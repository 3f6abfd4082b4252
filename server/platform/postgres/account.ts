import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartFailure } from './start-failure.ts'

/** The account that runs PostgreSQL when this process is root, because PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Accounts that every system has and that own nothing; initdb wants one that is listed. */
const NAMES = ['nobody', 'daemon']

/** An unprivileged account when this process is root; null otherwise (PostgreSQL then runs as the same user). */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of NAMES) {
    const entry = entries.find((fields) => fields[0] === name)
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])]
    // On macOS the id of this account is -2, which spawn() accepts only as an unsigned number.
    if (entry && Number.isInteger(uid) && Number.isInteger(gid)) return { uid: uid >>> 0, gid: gid >>> 0 }
  }
  throw new StartFailure(
    'PostgreSQL does not run as root, and there is no user "nobody" to run it as. Set DATABASE_URL.',
  )
}

/** Whether the account may enter this folder and every folder above it. */
export function canEnter(account: Account | null, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, stdio: 'ignore' }).status === 0
}
