import { copyFile, stat, truncate } from 'node:fs/promises'

const LIMIT_BYTES = 5_000_000

/** Keeps the log at two files of a few megabytes. Works while PostgreSQL writes: it only ever appends. */
export async function trimLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size < LIMIT_BYTES) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}
