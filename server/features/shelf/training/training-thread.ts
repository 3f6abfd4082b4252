// The training thread: reads on its own connection, trains for minutes, returns the model's bytes and ends. It writes nothing.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { modelToBytes } from '#recommender/learning/model-bytes.ts'
import { type TrainingProduct, trainModel } from '#recommender/learning/train.ts'
import { loadCatalogueProducts } from '#server/features/products/products.service.ts'
import { type Database, openDatabase } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'
import { contentOf } from '../product-content.service.ts'
import { createAnswerColumns } from './answer-columns.ts'
import { countAnswers, streamAnswers } from './answers.store.ts'
import type { TrainingRequest, TrainingResult } from './training-request.ts'

/**
 * With more swipes or users, only a sample of the users is read, because the memory of a training must not grow with
 * the log.
 */
const MOST_SWIPES = 4_000_000
const MOST_PEOPLE = 40_000
/** A constant, so that equal answers train an equal model on every process. */
const SEED = 1
const NICENESS = 10

async function readProducts(db: Database, now: Date): Promise<TrainingProduct[]> {
  const products: TrainingProduct[] = []
  for await (const batch of loadCatalogueProducts({ db, now: () => now }, 'all')) {
    for (const product of batch) products.push({ productNo: product.no, content: contentOf(product, now) })
  }
  return products
}

async function readAnswers(db: Database, order: TrainingRequest, products: readonly TrainingProduct[]) {
  const all = await countAnswers(db)
  const share = Math.min(1, MOST_SWIPES / Math.max(1, all.swipes), MOST_PEOPLE / Math.max(1, all.people))
  const columns = createAnswerColumns(new Set(products.map(({ productNo }) => productNo)))
  const { readUntil, liveReadUntil } = order
  for await (const batch of streamAnswers(db, { readUntil, liveReadUntil, share })) batch.forEach(columns.add)
  return columns
}

/** Reads products and answers in one database snapshot. */
async function read(order: TrainingRequest) {
  const database = openDatabase(order.databaseUrl, createLog('warn'), { max: 1 })
  try {
    return await database.db.transaction(
      async (db) => {
        const products = await readProducts(db, new Date(order.nowMs))
        return { products, columns: await readAnswers(db, order, products) }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    await database.close()
  }
}

async function train(order: TrainingRequest): Promise<TrainingResult> {
  const { products, columns } = await read(order)
  const swipes = columns.swipes()
  const found = { swipes: swipes.liked.length, oldSwipes: columns.oldCount() }
  if (found.swipes < order.fewestSwipes) return { ...found, bytes: null }
  return { ...found, bytes: Uint8Array.from(modelToBytes(trainModel({ swipes, products, seed: SEED }))) }
}

// Linux sets the priority of this thread alone; other systems would lower that of the whole process.
if (process.platform === 'linux') setPriority(NICENESS)
parentPort?.postMessage(await train(workerData as TrainingRequest))
