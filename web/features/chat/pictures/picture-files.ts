import { forgetFiles, keepFile, keptFile } from '#web/api/kept-files.ts'
import { currentUser, onUserChange } from '#web/api/session.ts'
import { silently } from '#web/device/silently.ts'

/** Pictures of unsent messages: in memory, and on the device for a later start. Staff keep nothing on a device. */
const files = new Map<string, Blob>()
onUserChange(() => files.clear())

export function keepPicture(id: string, file: Blob): void {
  files.set(id, file)
  const userId = currentUser()?.id
  if (userId) silently('keep a picture that was not sent', keepFile(userId, id, file))
}

/** Null: it is gone from this device. */
export async function pictureFile(id: string): Promise<Blob | null> {
  const userId = currentUser()?.id
  return files.get(id) ?? (userId ? keptFile(userId, id).catch(() => null) : null)
}

export function forgetPictures(ids: readonly string[]): void {
  for (const id of ids) files.delete(id)
  if (ids.length > 0) silently('delete pictures that were sent', forgetFiles(ids))
}
