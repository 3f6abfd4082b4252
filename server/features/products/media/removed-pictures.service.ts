import { PICTURE_UNDO_SECONDS } from '#contract/brand-pictures.limits.ts'
import { lockOldPicture, removePicture } from '#server/platform/files/brand-files.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import {
  deleteRemovedImages,
  deleteRemovedPictures,
  isFileUsed,
  selectRemovedPictures,
  selectUnusedFiles,
} from './media.store.ts'
import { isStoredMaster, storageKeyOf, variantsKey } from './picture-files.ts'

const BATCH = 100
/** A file that no picture uses may belong to an upload or to a long import that is under way. */
const UNUSED_MS = 6 * 3_600_000

type Removing = Pick<World, 'db' | 'storage' | 'now'>

/** Deletes the files of removed pictures: all sizes and the master. */
export async function removePictureFiles(scope: Removing): Promise<void> {
  const { db, storage } = scope
  await deleteRemovedImages(db, new Date(scope.now().getTime() - PICTURE_UNDO_SECONDS * 1000))
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
  await removeUnusedFiles(scope)
}

/** Deletes uploaded files that no picture uses (any more). */
async function removeUnusedFiles(scope: Removing): Promise<void> {
  const before = new Date(scope.now().getTime() - UNUSED_MS)
  for (const key of await selectUnusedFiles(scope.db, before, BATCH)) {
    await inTransaction(scope, async (inside) => {
      // From here on an upload of the same bytes waits. One that came before has added a row.
      const isOld = await lockOldPicture(inside, key, before)
      if (isOld && !(await isFileUsed(inside.db, key))) await removePicture(inside, key)
    })
  }
}
