import { type CatalogueProduct, loadCatalogueProducts } from '#server/features/products/products.service.ts'
import { startTimeSlice } from '#server/platform/load/time-slice.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectCounts } from './counts.store.ts'
import type { Shelf } from './shelf.ts'

/** What is out of date: products by number, all products, or the counts. */
export interface Stale {
  readonly nos: Set<number>
  everything: boolean
  counts: boolean
}

export interface Refresher {
  /** Marks data as out of date and reloads it in the background, with retries. */
  note(mark: (stale: Stale) => void): void
  /** Loads the counts and these products, or all; rejects on failure. */
  readNow(nos: readonly number[] | 'all'): Promise<void>
  /** Whether all products were loaded at least once. */
  isComplete(): boolean
  /** Resolves when all products were loaded once. */
  whenComplete(): Promise<void>
  stop(): Promise<void>
}

const RETRY_MS = 1000

const isStale = ({ nos, everything, counts }: Stale) => everything || counts || nos.size > 0
const nothing = (): Stale => ({ nos: new Set(), everything: false, counts: false })

function merge(into: Stale, from: Stale): void {
  for (const no of from.nos) into.nos.add(no)
  into.everything ||= from.everything
  into.counts ||= from.counts
}

/** Leaves out a product that does not match the contract, without affecting the others. */
function place(world: World, shelf: Shelf, product: CatalogueProduct): void {
  try {
    shelf.put(product, world.now())
  } catch (error) {
    world.log.error({ err: error, product: product.id }, 'a product does not match the contract and is not shown')
    shelf.remove(product.no)
  }
}

/** False when stopped before the end. */
async function load(
  world: World,
  shelf: Shelf,
  nos: readonly number[] | 'all',
  stopping: AbortSignal,
): Promise<boolean> {
  const gone = new Set(nos === 'all' ? shelf.numbers() : nos)
  const batches = loadCatalogueProducts(world, nos)
  const slice = startTimeSlice()
  let coming = batches.next()
  for (let batch = await coming; !batch.done; batch = await coming) {
    // Prefetches the next batch while this one is processed.
    coming = batches.next()
    // Avoids an unhandled rejection: the error is thrown where the batch is awaited.
    coming.catch(() => {})
    if (stopping.aborted) return false
    for (const product of batch.value) {
      place(world, shelf, product)
      gone.delete(product.no)
      if (slice.isOver()) await slice.next()
    }
  }
  for (const no of gone) shelf.remove(no)
  return true
}

/** Keeps a shelf in sync with the database: one load at a time, with retries. */
export function createRefresher(world: World, shelf: Shelf): Refresher {
  let stale = nothing()
  let countedAt: string | null = null
  let running: Promise<void> | null = null
  let isComplete = false
  const completion = Promise.withResolvers<void>()
  const stopping = new AbortController()

  async function read(work: Stale): Promise<void> {
    if (work.counts) {
      const since = await selectCounts(world.db, countedAt)
      await shelf.setCounts(since.counts)
      countedAt = since.countedAt
    }
    if (work.everything) {
      isComplete = (await load(world, shelf, 'all', stopping.signal)) || isComplete
      if (isComplete) completion.resolve()
    } else if (work.nos.size > 0) await load(world, shelf, [...work.nos], stopping.signal)
  }

  async function readUntilFresh(): Promise<void> {
    while (isStale(stale) && !stopping.signal.aborted) {
      const work = stale
      stale = nothing()
      try {
        await read(work)
      } catch (error) {
        merge(stale, work)
        world.log.warn({ err: error }, 'reloading the catalogue failed; retrying')
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  return {
    note(mark) {
      mark(stale)
      running ??= readUntilFresh().finally(() => {
        running = null
      })
    },
    readNow: (nos) => read({ nos: new Set(nos === 'all' ? [] : nos), everything: nos === 'all', counts: true }),
    isComplete: () => isComplete,
    whenComplete: () => completion.promise,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
