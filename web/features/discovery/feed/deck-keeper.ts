import type { Product } from '#contract/products.ts'
import type { OfflineData } from '#web/api/offline-store.ts'
import { silently } from '#web/device/silently.ts'
import type { DeckState } from './deck-state.ts'

/** Cards for a ride without a network. */
const MOST_CARDS = 40
/** Swiping comes first: written when the thumb rests. */
const REST_MS = 2000
/** Apart: the first card waits for none of it. */
const store = () => import('#web/api/offline-store.ts')

/** Keeps the cards that lie ahead of one person on their device, and what they liked meanwhile. */
export class DeckKeeper {
  readonly #userId: string
  readonly #read: () => DeckState | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false
  /** Since the last writing; null: not liked after all. */
  #liked = new Map<string, Product | null>()

  constructor(userId: string, read: () => DeckState | null) {
    this.#userId = userId
    this.#read = read
  }

  /** The deck has changed. What `read` answers null for is nobody's own deck. */
  changed(): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), REST_MS)
  }

  liked(product: Product): void {
    this.#liked.set(product.id, product)
  }

  notLiked(id: string): void {
    this.#liked.set(id, null)
  }

  /** Writes what is true now, such as before the page goes. */
  flush(): void {
    clearTimeout(this.#timer)
    const deck = this.#read()
    if (this.#isStopped || !deck) return
    silently('keep the deck', this.#write(deck))
  }

  async #write({ filters, products, index, page }: DeckState): Promise<void> {
    const liked = this.#liked
    this.#liked = new Map()
    const { writeOffline } = await store()
    const ahead = products.slice(index, index + MOST_CARDS)
    // Before the first answer there is nothing newer than what is kept.
    if (page > 0) await writeOffline(this.#userId, 'deck', () => ({ filters, products: ahead }))
    if (liked.size > 0) await writeOffline(this.#userId, 'saved', (before) => withLiked(before ?? [], liked))
  }

  /** What was kept on an earlier visit. */
  async kept(): Promise<OfflineData['deck'] | null> {
    return (await store()).readOffline(this.#userId, 'deck')
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }
}

/** The last liked first, as Saved shows them; nothing twice. */
export function withLiked(saved: readonly Product[], liked: ReadonlyMap<string, Product | null>): readonly Product[] {
  const added = [...liked.values()].filter((product) => product !== null).reverse()
  return [...added, ...saved.filter(({ id }) => !liked.has(id))]
}
