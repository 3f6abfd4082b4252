// Plans the effect of a batch of swipes on logs and saved products, in memory between one read and one write.
import type { ErrorCode } from '#contract/errors.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { Entry, KeyedEntry } from './interactions.store.ts'
import { paceFrom } from './swipe-pace.ts'

export interface Swipe {
  readonly userId: string
  readonly productNo: number
  readonly action: 'like' | 'pass' | 'unsave' | 'resave' | 'viewed'
  /** For a pass: false when the caller did not show the product as saved. */
  readonly wasSaved?: boolean | undefined
  readonly key: string
  readonly context: EventContext
  /** Why this swipe is refused unless it repeats one that was written already. */
  readonly refusal: ErrorCode | null
}

interface SavedEntry {
  readonly userId: string
  readonly productNo: number
  readonly savedAt: string
}

/** `stays-saved`: the pass was made without knowing a newer like, which is kept. */
export type Recorded = 'recorded' | 'stays-saved'

export interface Known {
  /** Ids of existing users, whose rows are locked. */
  readonly people: ReadonlySet<string>
  /** Number of the last entry in each user's log. */
  readonly seqs: ReadonlyMap<string, number>
  readonly keyed: readonly KeyedEntry[]
  readonly saved: readonly SavedEntry[]
  /** Products that an unsave removed, with the time since when they had been saved. */
  readonly unsaved: readonly SavedEntry[]
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
  readonly outcomes: readonly (Recorded | Refusal)[]
  /** Until when the swipe budget of each user in the batch is spent now. */
  readonly pacedUntil: ReadonlyMap<string, number>
}

const nameOf = (userId: string, of: string | number) => `${userId} ${of}`

/** A moment as PostgreSQL reads it, to the microsecond. */
function momentOf(micros: number): string {
  const millis = Math.floor(micros / 1000)
  const rest = String(micros - millis * 1000).padStart(3, '0')
  return new Date(millis).toISOString().replace('Z', `${rest}Z`)
}

/** A pass that must not remove a saved product. */
const isUnaware = ({ action, wasSaved }: Swipe): boolean => action === 'pass' && wasSaved === false

/** The answer to a repeat of an earlier swipe; null when its key was used for something else. */
function repeated(earlier: { productNo: number; action: string }, swipe: Swipe): Recorded | null {
  if (earlier.productNo !== swipe.productNo) return null
  if (earlier.action === swipe.action) return 'recorded'
  return earlier.action === 'viewed' && isUnaware(swipe) ? 'stays-saved' : null
}

/** Applies the swipes in the order in which they arrived; a repeat with the same key changes nothing. */
export function planSwipes(swipes: readonly Swipe[], known: Known): Plan {
  const keyed = new Map<string, { productNo: number; action: string }>()
  for (const entry of known.keyed) keyed.set(nameOf(entry.userId, entry.key), entry)
  const savedAtStart = new Map(known.saved.map((entry) => [nameOf(entry.userId, entry.productNo), entry.savedAt]))
  const saved = new Map<string, string | null>(savedAtStart)
  const touched = new Map<string, { userId: string; productNo: number }>()
  const unsaved = new Map(known.unsaved.map((entry) => [nameOf(entry.userId, entry.productNo), entry.savedAt]))
  const seqs = new Map(known.seqs)
  const entries: Entry[] = []
  const pace = paceFrom(known.pacedUntil ?? new Map(), known.atMicros)

  const savedAfter = (name: string, action: Swipe['action'], savedBefore: string | null): string | null => {
    if (action === 'viewed') return savedBefore
    if (action === 'resave') return savedBefore ?? unsaved.get(name) ?? null
    return action === 'like' ? (savedBefore ?? momentOf(known.atMicros + entries.length)) : null
  }
  const refusalOf = ({ userId, productNo, action, refusal }: Swipe): Refusal | null => {
    if (refusal) return new Refusal(refusal)
    const name = nameOf(userId, productNo)
    if (action === 'resave' && !saved.get(name) && !unsaved.has(name)) return new Refusal('discovery.nothing-to-undo')
    const waitSeconds = known.pacedUntil ? pace.count(userId) : 0
    return waitSeconds > 0 ? new Refusal('too-many', { retryAfterSeconds: waitSeconds }) : null
  }
  const record = (swipe: Swipe): Recorded => {
    const { userId, productNo, key, context } = swipe
    const name = nameOf(userId, productNo)
    const savedBefore = saved.get(name) ?? null
    const seq = (seqs.get(userId) ?? 0) + 1
    const staysSaved = savedBefore !== null && isUnaware(swipe)
    const action = staysSaved ? 'viewed' : swipe.action
    seqs.set(userId, seq)
    keyed.set(nameOf(userId, key), { productNo, action })
    touched.set(name, { userId, productNo })
    entries.push({ userId, seq, productNo, action, key, takesBack: null, savedBefore, ...context })
    saved.set(name, savedAfter(name, action, savedBefore))
    if (action === 'unsave' && savedBefore !== null) unsaved.set(name, savedBefore)
    return staysSaved ? 'stays-saved' : 'recorded'
  }
  const decide = (swipe: Swipe): Recorded | Refusal => {
    if (!known.people.has(swipe.userId)) return new Refusal('unauthenticated')
    const earlier = keyed.get(nameOf(swipe.userId, swipe.key))
    if (earlier) return repeated(earlier, swipe) ?? new Refusal('idempotency-key.reused')
    return refusalOf(swipe) ?? record(swipe)
  }

  const outcomes = swipes.map(decide)
  return { entries, ...changesOf(touched, savedAtStart, saved), outcomes, pacedUntil: pace.ends }
}

/** What changed in the saved lists. */
function changesOf(
  touched: ReadonlyMap<string, { readonly userId: string; readonly productNo: number }>,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string | null>,
): Pick<Plan, 'kept' | 'released'> {
  const kept: SavedEntry[] = []
  const released: { userId: string; productNo: number }[] = []
  for (const [name, product] of touched) {
    const savedAt = after.get(name) ?? null
    if (savedAt === (before.get(name) ?? null)) continue
    if (savedAt === null) released.push(product)
    else kept.push({ ...product, savedAt })
  }
  return { kept, released }
}
