import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * The port that this DATA_DIR used last, or, when `mayMove`, another free one, which is then stored. Processes that
 * share a database must find it again after a restart. Below the ephemeral range (32768 on Linux), because there a
 * reconnecting client could get the port that it calls as its own and connect to itself.
 */
export async function choosePort(dataDir: string, mayMove: boolean): Promise<number> {
  const note = join(dataDir, 'postgres-port')
  const remembered = Number(await readFile(note, 'utf8').catch(() => ''))
  if (remembered && (!mayMove || (await isFree(remembered)))) return remembered
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const port = randomInt(21_000, 32_000)
    if (!(await isFree(port))) continue
    await writeFile(note, String(port))
    return port
  }
  throw new StartFailure('No free port for PostgreSQL between 21000 and 32000')
}
