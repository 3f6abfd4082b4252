import { access, chmod, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded.ts'
import { openFileLock } from './file-lock.ts'
import { findRunning, stopPostmaster } from './postmaster.ts'

const PREFIX = 'dropdeck-test-'

/** The data does not outlive the tests, so nothing has to reach the disk. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** A folder younger than this may belong to a run that has not locked it yet. */
const STARTUP_MS = 60_000

/** Linux keeps files below this folder in memory. */
const MEMORY_FOLDER = '/dev/shm'
/** A whole run needs a quarter of it; containers often have only 64 MB. */
const ROOM_BYTES = 2_000_000_000

const silent = { info: () => {}, warn: () => {}, error: (line: string) => process.stderr.write(`${line}\n`) }

/** A PostgreSQL in a temporary folder; `stop` removes it. Also removes folders that killed test runs have left. */
export async function startTestCluster(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const hasMemory = await hasRoom(MEMORY_FOLDER)
  for (const folder of new Set([tmpdir(), ...(hasMemory ? [MEMORY_FOLDER] : [])])) await sweep(folder)
  const dataDir = await mkdtemp(join(hasMemory ? MEMORY_FOLDER : tmpdir(), PREFIX))
  // When this process is root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings: SETTINGS }).catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Each test's database creates a thousand files, which is slow on a disk. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > ROOM_BYTES
  } catch {
    return false
  }
}

async function sweep(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PREFIX))
  for (const name of names) {
    // It belongs to another user, or another run is removing it.
    await removeAbandoned(join(folder, name)).catch(() => {})
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  if (Date.now() - (await stat(dataDir)).birthtimeMs < STARTUP_MS) return
  const users = openFileLock(join(dataDir, 'postgres-users.lock'))
  try {
    if (!users.tryOwn()) return
    const running = await findRunning(join(dataDir, 'postgres-18'))
    if (running) await stopPostmaster(join(dataDir, 'postgres-18'), running.pid)
    await rm(dataDir, { recursive: true, force: true })
  } finally {
    users.close()
  }
}
