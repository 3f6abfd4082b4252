import type { TrainedModel } from '#recommender/learning/model.ts'
import type { Database } from '#server/platform/data/database.ts'
import { runInThread } from '#server/platform/load/run-in-thread.ts'
import { selectModelBytes } from './models.store.ts'

const SCRIPT = new URL('./model-thread.ts', import.meta.url)
/** The driver decodes half a megabyte in about a millisecond. */
const PART_BYTES = 524_288

/**
 * Reads and checks a model in a thread of its own: with 100 000 products that takes some 60 ms, and no request should wait
 * for it. Null when it is damaged or of another layout. The bytes are moved away.
 */
export function readModel(bytes: Uint8Array<ArrayBuffer>): Promise<TrainedModel | null> {
  return runInThread({ script: SCRIPT, order: bytes, transfer: [bytes.buffer] })
}

/** The bytes of the live version, each part put in its place when it comes; null when it is not live any more. */
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
