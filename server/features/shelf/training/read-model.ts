import type { TrainedModel } from '#recommender/learning/model.ts'
import type { Database } from '#server/platform/data/database.ts'
import { runInThread } from '#server/platform/load/run-in-thread.ts'
import { selectModelBytes } from './models.store.ts'

const SCRIPT = new URL('./model-thread.ts', import.meta.url)
/** Bytes per query: the driver decodes half a megabyte in about a millisecond. */
const PART_BYTES = 524_288

/**
 * Reads and checks a model in a separate thread, because with 100 000 products it takes about 60 ms, for which no request
 * should wait. Null when it is damaged or of another layout. The bytes are transferred and unusable afterwards.
 */
export function readModel(bytes: Uint8Array<ArrayBuffer>): Promise<TrainedModel | null> {
  return runInThread({ script: SCRIPT, order: bytes, transfer: [bytes.buffer] })
}

/** Loads the bytes of a version part by part; null when it is no longer live. */
export async function loadModelBytes(db: Database, version: number): Promise<Uint8Array<ArrayBuffer> | null> {
  let bytes = new Uint8Array(0)
  let from = 0
  do {
    const found = await selectModelBytes(db, version, { from, most: PART_BYTES })
    if (found === null) return null
    if (from === 0) bytes = new Uint8Array(found.size)
    bytes.set(found.part, from)
    from += found.part.length
  } while (from < bytes.length)
  return bytes
}
