// What a batch of swipes does to logs and saved products, decided in memory between one read and one write.
import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { Entry, KeyedEntry } from './interactions.store.ts'
import { paceFrom } from './swipe-pace.ts'

export interface Swipe {
  readonly userId: string
  readonly productNo: number
  readonly action: 'like' | 'pass' | 'unsave' | 'viewed'
  readonly key: string
  /** Why this swipe is refused unless it repeats one that was written already. */
  readonly refusal: ErrorCode | null
}

interface SavedEntry {
  readonly userId: string
  readonly productNo: number
  readonly savedAt: string
}

export interface Known {
  /** People who exist; they are locked. */
  readonly people: ReadonlySet<string>
  /** Number of the last entry in each person's log. */
  readonly seqs: ReadonlyMap<string, number>
  readonly keyed: readonly KeyedEntry[]
  readonly saved: readonly SavedEntry[]
  /** Until when each user's swipe budget is spent (`swipe-pace.ts`), in microseconds; null: no limits. */
  readonly pacedUntil: ReadonlyMap<string, number> | null
  /** Time of the database, microseconds. */
  readonly atMicros: number
}

export interface Plan {
  readonly entries: readonly Entry[]
  readonly kept: readonly SavedEntry[]
  readonly released: readonly { readonly userId: string; readonly productNo: number }[]
  /** One per swipe: written (or written before), or refused. */
  readonly outcomes: readonly (true | Refusal)[]
  /** Until when the swipes of those who swiped are spent now. */
  readonly pacedUntil: ReadonlyMap<string, number>
}

const nameOf = (userId: string, of: string | number) => `${userId} ${of}`

/** A moment as PostgreSQL reads it, to the microsecond. */
function momentOf(micros: number): string {
  const millis = Math.floor(micros / 1000)
  const rest = String(micros - millis * 1000).padStart(3, '0')
  return new Date(millis).toISOString().replace('Z', `${rest}Z`)
}

const isRepeat = (earlier: { productNo: number; action: string }, { productNo, action }: Swipe) =>
  earlier.productNo === productNo && earlier.action === action

function savedAfter(action: Swipe['action'], savedBefore: string | null, atMicros: number): string | null {
  if (action === 'viewed') return savedBefore
  return action === 'like' ? (savedBefore ?? momentOf(atMicros)) : null
}

/** Applies the swipes in the order in which they arrived; a repeat with the same key changes nothing. */
export function planSwipes(swipes: readonly Swipe[], known: Known): Plan {
  const keyed = new Map<string, { productNo: number; action: string }>()
  for (const entry of known.keyed) keyed.set(nameOf(entry.userId, entry.key), entry)
  const savedAtStart = new Map(known.saved.map((entry) => [nameOf(entry.userId, entry.productNo), entry.savedAt]))
  const saved = new Map<string, string | null>(savedAtStart)
  const touched = new Map<string, { userId: string; productNo: number }>()
  const seqs = new Map(known.seqs)
  const entries: Entry[] = []
  const pace = paceFrom(known.pacedUntil ?? new Map(), known.atMicros)

  const decide = (swipe: Swipe): true | Refusal => {
    const { userId, productNo, action, key } = swipe
    if (!known.people.has(userId)) return new Refusal('unauthenticated')
    const earlier = keyed.get(nameOf(userId, key))
    if (earlier) return isRepeat(earlier, swipe) || new Refusal('idempotency-key.reused')
    if (swipe.refusal) return new Refusal(swipe.refusal)
    const waitSeconds = known.pacedUntil ? pace.count(userId) : 0
    if (waitSeconds > 0) return new Refusal('too-many', { retryAfterSeconds: waitSeconds })
    const seq = (seqs.get(userId) ?? 0) + 1
    const name = nameOf(userId, productNo)
    const savedBefore = saved.get(name) ?? null
    seqs.set(userId, seq)
    keyed.set(nameOf(userId, key), { productNo, action })
    touched.set(name, { userId, productNo })
    entries.push({ userId, seq, productNo, action, key, takesBack: null, savedBefore })
    saved.set(name, savedAfter(action, savedBefore, known.atMicros + entries.length))
    return true
  }

  const outcomes = swipes.map(decide)
  const kept: SavedEntry[] = []
  const released: { userId: string; productNo: number }[] = []
  for (const [name, product] of touched) {
    const before = savedAtStart.get(name) ?? null
    const after = saved.get(name) ?? null
    if (after === before) continue
    if (after === null) released.push(product)
    else kept.push({ ...product, savedAt: after })
  }
  return { entries, kept, released, outcomes, pacedUntil: pace.ends }
}
