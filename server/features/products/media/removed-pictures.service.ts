import type { World } from '#server/platform/scope/scope.ts'
import { deleteRemovedPictures, selectRemovedPictures } from './media.store.ts'
import { isStoredMaster, storageKeyOf, variantsKey } from './picture-files.ts'

const BATCH = 100

/** Deletes the files of removed pictures: all sizes and the master. */
export async function removePictureFiles({ db, storage }: Pick<World, 'db' | 'storage'>): Promise<void> {
  for (let done = BATCH; done === BATCH; ) {
    const removed = await selectRemovedPictures(db, BATCH)
    for (const { id, master, isMasterUsed } of removed) {
      await storage.remove(variantsKey(id))
      if (isStoredMaster(master) && !isMasterUsed) await storage.remove(storageKeyOf(master))
    }
    if (removed.length > 0)
      await deleteRemovedPictures(
        db,
        removed.map(({ id }) => id),
      )
    done = removed.length
  }
}
