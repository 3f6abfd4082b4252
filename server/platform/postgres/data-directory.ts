import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissingFile } from '../files/missing-file.ts'
import { type Account, canEnter } from './account.ts'
import { SYSTEM_FOLDER } from './binaries.ts'
import { StartFailure } from './start-failure.ts'

/** Creates DATA_DIR when it is missing, and checks that this user can write to it. */
export async function ensureDataDir(path: string): Promise<void> {
  try {
    await ensureFolder(path)
    await access(path, constants.W_OK)
  } catch (cause) {
    throw new StartFailure(`This user cannot write to ${path}. Set DATA_DIR to another folder.`, { cause })
  }
}

/**
 * Creates a folder and those above it, one by one: Node's recursive `mkdir` tries for ever where a new name is answered
 * with "not found", as in /proc.
 */
async function ensureFolder(path: string): Promise<void> {
  const parent = dirname(path)
  if (!existsSync(parent)) await ensureFolder(parent)
  try {
    await mkdir(path)
  } catch (error) {
    if (!existsSync(path) || !(await stat(path)).isDirectory()) throw error
  }
}

/** Folder names carry the major version: a newer PostgreSQL cannot open an older one's files. */
const CLUSTER = 'postgres-18'

const outsideOf = (dataDir: string) =>
  join(SYSTEM_FOLDER, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), CLUSTER)

/** Folder of the database files of this DATA_DIR: inside it, or outside when the account cannot enter it. */
export function clusterDirectory(dataDir: string, account: Account | null): string {
  const inside = join(dataDir, CLUSTER)
  if (!account || existsSync(inside)) return inside
  return canEnter(account, dataDir) ? inside : outsideOf(dataDir)
}

/** Root runs PostgreSQL as the owner of existing files; other users can only use their own files. */
export async function accountOfOwner(directory: string, account: Account | null): Promise<Account | null> {
  const found = await stat(directory).catch(() => null)
  if (!found) return account
  if (account) return found.uid === 0 ? account : { uid: found.uid, gid: found.gid }
  if (found.uid !== process.getuid?.()) {
    throw new StartFailure(
      `The database files in ${directory} belong to another user. Start as that user, or set DATA_DIR to another folder.`,
    )
  }
  return null
}

/** The password of the database, generated once and readable by this user only; null when there is none yet. */
export async function readPassword(dataDir: string): Promise<string | null> {
  return readFile(join(dataDir, 'postgres-password'), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })
}
