import { ACCOUNT_DELETED_CHANNEL } from '#server/features/accounts/accounts.service.ts'
import { PRODUCTS_CHANNEL } from '#server/features/products/products.service.ts'
import { settlePrices } from '#server/features/products/sales/settle-prices.service.ts'
import { listen } from '#server/platform/data/listen.ts'
import { LIVE_CHANNEL, readNews } from '#server/platform/live/announce.ts'
import type { LiveNews } from '#server/platform/live/live-streams.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectFirstProducts } from './first-products.store.ts'
import { watchModels } from './model-watch.ts'
import { createRefresher, type Stale } from './refresher.ts'
import { createShelf, type Shelf } from './shelf.ts'
import { MODELS_CHANNEL } from './training/training.service.ts'

/**
 * The products that can be dealt and the live model, in the memory of each process; at most two seconds behind the
 * database.
 */
export interface Catalogue
  extends Pick<Shelf, 'served' | 'numberOf' | 'isDealable' | 'passes' | 'bytesOf' | 'pageOf' | 'sizes'> {
  /** Calls `forget` with the id of each deleted account, or with null when notifications may have been missed. */
  onAccountDeleted(forget: (userId: string | null) => void): void
  /** Calls back when a campaign was changed, or when notifications may have been missed. */
  onCampaignsChanged(tell: () => void): void
  /** Passes on news for open pages, or null when notifications may have been missed: a process listens once for all. */
  onLiveNews(tell: (news: LiveNews | null) => void): void
  /** False while only the newest and the most liked products are loaded: no log may be learned from yet. */
  isComplete(): boolean
  /** Resolves when all products are loaded. */
  whenComplete(): Promise<void>
  /** Starts loading the products that `openCatalogue` left out. */
  loadRest(): void
  close(): Promise<void>
}

interface Opening {
  /**
   * Loads only this many of the newest and of the most liked products before `openCatalogue` resolves; all when
   * omitted.
   */
  readonly first?: number
}

/** NOTIFY channel: swipe counts have changed, and base rates with them. */
export const COUNTS_CHANNEL = 'counts_changed'

/** NOTIFY channel: what is promoted has changed. */
export const CAMPAIGNS_CHANNEL = 'campaigns_changed'

/** How often products are checked for a sale or a release that has begun or ended. */
const TICK_MS = 1000

function markProducts(stale: Stale, payload: string): void {
  if (payload === 'all') stale.everything = true
  else for (const no of payload.split(',')) stale.nos.add(Number(no))
}

function markAll(stale: Stale): void {
  stale.counts = true
  stale.everything = true
}

/** Callbacks of one kind. */
function createHearers<Told>() {
  const hearers: ((told: Told) => void)[] = []
  return {
    add: (hear: (told: Told) => void): void => {
      hearers.push(hear)
    },
    tell: (told: Told): void => {
      for (const hear of hearers) hear(told)
    },
  }
}

/** Watches for sales and releases that begin or end. */
function keepPricesDue(
  world: World,
  shelf: Shelf,
  refresher: ReturnType<typeof createRefresher>,
): { stop(): Promise<void> } {
  let settling: Promise<unknown> = Promise.resolve()
  const ticking = setInterval(() => {
    const due = shelf.due(world.now())
    if (due.length === 0) return
    refresher.note((stale) => markProducts(stale, due.join(',')))
    // For lists, which search the database. A job does it where this fails.
    settling = settling
      .then(() => settlePrices(world))
      .catch((error: unknown) => {
        world.log.warn({ err: error }, 'writing the prices of a sale failed; a job tries again')
      })
  }, TICK_MS).unref()
  return {
    async stop() {
      clearInterval(ticking)
      await settling
    },
  }
}

/** Loads the products and keeps them up to date until closed. */
export async function openCatalogue(world: World, databaseUrl: string, { first }: Opening = {}): Promise<Catalogue> {
  const shelf = createShelf()
  const refresher = createRefresher(world, shelf)
  const models = watchModels(world, shelf)
  const forgetting = createHearers<string | null>()
  const promoting = createHearers<undefined>()
  const live = createHearers<LiveNews | null>()
  // Subscribed before the first read, so that products that change during it are read again.
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
      [ACCOUNT_DELETED_CHANNEL]: forgetting.tell,
      [CAMPAIGNS_CHANNEL]: () => promoting.tell(undefined),
      [LIVE_CHANNEL]: (payload) => live.tell(readNews(payload)),
    },
    onReconnect: () => {
      refresher.note(markAll)
      models.look()
      forgetting.tell(null)
      promoting.tell(undefined)
      live.tell(null)
    },
  })
  const ticking = keepPricesDue(world, shelf, refresher)
  const close = async () => {
    await ticking.stop()
    await listener.stop()
    await models.stop()
    await refresher.stop()
  }
  try {
    // The model is loaded before the products, so that their vectors are computed only once.
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
    onCampaignsChanged: promoting.add,
    onLiveNews: live.add,
    onAccountDeleted: forgetting.add,
    close,
  }
}
