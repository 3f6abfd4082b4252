import { ACCOUNT_DELETED_CHANNEL } from '#server/features/accounts/accounts.service.ts'
import { PRODUCTS_CHANNEL } from '#server/features/products/products.service.ts'
import { listen } from '#server/platform/data/listen.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectFirstProducts } from './first-products.store.ts'
import { watchModels } from './model-watch.ts'
import { createRefresher, type Stale } from './refresher.ts'
import { createShelf, type Shelf } from './shelf.ts'
import { MODELS_CHANNEL } from './training/training.service.ts'

/** The products that can be dealt and their trained values, in the memory of each process; up to two seconds old. */
export interface Catalogue
  extends Pick<Shelf, 'served' | 'numberOf' | 'isDealable' | 'passes' | 'bytesOf' | 'pageOf' | 'sizes'> {
  /** Calls `forget` with the id of each deleted account, and with null after notifications may have been missed. */
  onAccountDeleted(forget: (userId: string | null) => void): void
  /** False: only the newest and the most liked products are here, so nothing may be learned from a log yet. */
  isComplete(): boolean
  /** Resolves when all products are here. */
  whenComplete(): Promise<void>
  /** Starts loading the products that `openCatalogue` left out. */
  loadRest(): void
  close(): Promise<void>
}

interface Opening {
  /** Resolves when this many of the newest and of the most liked products are loaded; without it, when all are. */
  readonly first?: number
}

/** NOTIFY: swipe counts changed, so base rates did. */
export const COUNTS_CHANNEL = 'counts_changed'

/** How often sales and releases that begin or end by themselves are looked for. */
const TICK_MS = 1000

function markProducts(stale: Stale, payload: string): void {
  if (payload === 'all') stale.everything = true
  else for (const no of payload.split(',')) stale.nos.add(Number(no))
}

function markAll(stale: Stale): void {
  stale.counts = true
  stale.everything = true
}

/** Loads the products and keeps them up to date until closed. */
export async function openCatalogue(world: World, databaseUrl: string, { first }: Opening = {}): Promise<Catalogue> {
  const shelf = createShelf()
  const refresher = createRefresher(world, shelf)
  const models = watchModels(world, shelf)
  const forgetting: ((userId: string | null) => void)[] = []
  const tellDeleted = (userId: string | null) => {
    for (const forget of forgetting) forget(userId)
  }
  // Subscribed before the first read: what changes during it is read again.
  const listener = await listen({
    url: databaseUrl,
    log: world.log,
    channels: {
      [PRODUCTS_CHANNEL]: (payload) => refresher.note((stale) => markProducts(stale, payload)),
      [COUNTS_CHANNEL]: () =>
        refresher.note((stale) => {
          stale.counts = true
        }),
      [MODELS_CHANNEL]: models.look,
      [ACCOUNT_DELETED_CHANNEL]: (userId) => tellDeleted(userId),
    },
    onReconnect: () => {
      refresher.note(markAll)
      models.look()
      tellDeleted(null)
    },
  })
  const ticking = setInterval(() => {
    const due = shelf.due(world.now())
    if (due.length > 0) refresher.note((stale) => markProducts(stale, due.join(',')))
  }, TICK_MS).unref()
  const close = async () => {
    clearInterval(ticking)
    await listener.stop()
    await models.stop()
    await refresher.stop()
  }
  try {
    // Before the products, so that they are put in place once.
    await models.begin()
    const nos = first === undefined ? null : await selectFirstProducts(world.db, first)
    await refresher.readNow(nos ?? 'all')
  } catch (error) {
    await close()
    throw error
  }
  const { served, numberOf, isDealable, passes, bytesOf, pageOf, sizes } = shelf
  return {
    served,
    numberOf,
    isDealable,
    passes,
    bytesOf,
    pageOf,
    sizes,
    isComplete: refresher.isComplete,
    whenComplete: refresher.whenComplete,
    loadRest() {
      if (!refresher.isComplete()) refresher.note((stale) => markProducts(stale, 'all'))
    },
    onAccountDeleted(forget) {
      forgetting.push(forget)
    },
    close,
  }
}
