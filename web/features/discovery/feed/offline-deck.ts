import type { Product } from '#contract/products.ts'
import type { OfflineData } from '#web/api/offline-store.ts'
import { silently } from '#web/device/silently.ts'
import type { DeckState } from './deck-state.ts'

const MAX_CARDS = 40
/** Pause after the last change before writing, so that writing does not disturb swiping. */
const WRITE_DELAY_MS = 2000
/** Loaded on first use, so that the first card does not wait for this code. */
const store = () => import('#web/api/offline-store.ts')

/** Stores the next cards of one user on the device, and what the user liked since the last write. */
export class OfflineDeck {
  readonly #userId: string
  readonly #getDeck: () => DeckState | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false
  /** Likes since the last write; null: an undone like. */
  #liked = new Map<string, Product | null>()

  /** `getDeck` answers null while the deck of a shop is shown: that one is not stored. */
  constructor(userId: string, getDeck: () => DeckState | null) {
    this.#userId = userId
    this.#getDeck = getDeck
  }

  /** Writes after a pause. To be called whenever the deck has changed. */
  writeLater(): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), WRITE_DELAY_MS)
  }

  addLike(product: Product): void {
    this.#liked.set(product.id, product)
  }

  removeLike(id: string): void {
    this.#liked.set(id, null)
  }

  /** Writes at once, such as before the page is left. */
  flush(): void {
    clearTimeout(this.#timer)
    const deck = this.#getDeck()
    if (this.#isStopped || !deck) return
    silently('keep the deck', this.#write(deck))
  }

  async #write({ filters, products, index, page }: DeckState): Promise<void> {
    const liked = this.#liked
    this.#liked = new Map()
    const { writeOffline } = await store()
    const next = products.slice(index, index + MAX_CARDS)
    // Before the first answer there is nothing newer than what is stored.
    if (page > 0) await writeOffline(this.#userId, 'deck', () => ({ filters, products: next }))
    if (liked.size > 0) await writeOffline(this.#userId, 'saved', (before) => withLiked(before ?? [], liked))
  }

  /** The cards stored on an earlier visit. */
  async read(): Promise<OfflineData['deck'] | null> {
    return (await store()).readOffline(this.#userId, 'deck')
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }
}

/** The latest like first, in the order of the saved list; no product twice. */
export function withLiked(saved: readonly Product[], liked: ReadonlyMap<string, Product | null>): readonly Product[] {
  const added = [...liked.values()].filter((product) => product !== null).reverse()
  return [...added, ...saved.filter(({ id }) => !liked.has(id))]
}
