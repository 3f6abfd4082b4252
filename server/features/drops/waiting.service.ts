import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { countWaiting } from './waiting.store.ts'

/** Below this the number stays hidden: a few addresses could be guessed. */
const FEWEST_SHOWN = 10

interface Waiting {
  /** Who will get a mail; null: fewer than ten, and more than none. */
  readonly waiting: number | null
  readonly sent: number
  readonly failed: number
  /** How often the link of the mails was followed. */
  readonly clicked: number
}

/** How many wait for a drop of the caller's brand, and what became of their mails. */
export async function readWaiting({ db, member }: BrandScope, productId: string): Promise<Waiting> {
  const counts = await countWaiting(db, member.brandId, productId)
  ensure(counts, 'products.unknown')
  const { waiting } = counts
  return { ...counts, waiting: waiting > 0 && waiting < FEWEST_SHOWN ? null : waiting }
}
