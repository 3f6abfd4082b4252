import { knownKeys, lockOldPicture, oldKeysAfter, removePicture } from '#server/platform/files/brand-files.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { isFileUsed } from './media.store.ts'

const BATCH = 200
const DAY_MS = 86_400_000

type Comparing = Pick<World, 'db' | 'storage' | 'now' | 'log'>

/**
 * Deletes pictures of brands in storage that have no row, and rows without a file that no picture uses. Younger ones may belong to
 * an upload that is under way. A killed process or a restored backup leaves such files and rows behind.
 */
export async function compareFiles(world: Comparing): Promise<void> {
  const before = new Date(world.now().getTime() - DAY_MS)
  await removeFilesWithoutRow(world, before)
  await removeRowsWithoutFile(world, before)
}

async function removeFilesWithoutRow(world: Comparing, before: Date): Promise<void> {
  let keys: string[] = []
  const removeUnknown = async () => {
    const known = await knownKeys(world, keys)
    for (const key of keys) if (!known.has(key)) await world.storage.remove(key)
    keys = []
  }
  for await (const { key, changedAt } of world.storage.list('pictures')) {
    if (changedAt < before) keys.push(key)
    if (keys.length === BATCH) await removeUnknown()
  }
  await removeUnknown()
}

async function removeRowsWithoutFile(world: Comparing, before: Date): Promise<void> {
  let last = ''
  for (;;) {
    const keys = await oldKeysAfter(world, last, { before, limit: BATCH })
    for (const key of keys) if (!(await world.storage.has(key))) await removeRow(world, key, before)
    if (keys.length < BATCH) return
    last = keys.at(-1) ?? last
  }
}

/** A row that a picture uses stays, so that the file can be restored. */
async function removeRow(world: Comparing, key: string, before: Date): Promise<void> {
  await inTransaction(world, async (inside) => {
    if (!(await lockOldPicture(inside, key, before))) return
    if (await isFileUsed(inside.db, key)) world.log.error({ key }, 'the file of a picture is missing')
    else await removePicture(inside, key)
  })
}
