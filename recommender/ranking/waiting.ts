/**
 * The guarantee that every product gets its first impressions: a fixed share of all users' cards belongs to the new
 * products that have waited longest, regardless of their score.
 */
import type { CatalogueIndex } from '../catalogue-index.ts'
import type { Random } from '../random.ts'
import { scratchFor, topRows } from './top.ts'

/** A product with fewer swipes is new and has a quota (Recommender 6). */
export const NEW_BELOW_IMPRESSIONS = 100

/** One in this many cards is a waiting product. */
const WAITING_EVERY = 20
/** Position of that card in every `WAITING_EVERY` cards; late, so that a user's first cards have high scores. */
const WAITING_PLACE = 12

/** Each page draws from this many longest-waiting products; without it, one product would get all impressions at once. */
const WAITING_WINDOW = 64

/** Lifetime and length of the cached queue. It is long enough for users who have seen many of its products. */
const QUEUE_MS = 10_000
const QUEUE_LENGTH = 4096

/** Waiting times are compared in minutes: a float32 holds thirty years of them exactly. */
const MINUTE_MS = 60_000

/** Number of cards of waiting products that are due before this card; a user's first card has number 0. */
export function waitingDue(card: number): number {
  return Math.floor((card + WAITING_EVERY - 1 - WAITING_PLACE) / WAITING_EVERY)
}

interface Queue {
  readonly madeAtMs: number
  /** Product numbers, the longest waiting first. */
  readonly productNos: Int32Array
  /** True when the queue contains every waiting product. */
  readonly isWhole: boolean
}

const queues = new WeakMap<CatalogueIndex, Queue>()

export interface WaitingRequest {
  readonly index: CatalogueIndex
  /** Scores by row; minus infinity marks a row that is not a candidate for this user. */
  readonly scores: Float32Array
  readonly wanted: number
  readonly nowMs: number
  readonly random: Random
}

/**
 * At most `wanted` rows of new candidates, chosen at random from those that have waited longest. A product waits from its
 * release on.
 */
export function longestWaiting(request: WaitingRequest): Int32Array {
  const { index, scores, wanted, nowMs, random } = request
  if (wanted <= 0) return new Int32Array(0)
  const most = Math.max(WAITING_WINDOW, wanted)
  const { impressions } = index.columns()
  const mayWait = (row: number): boolean =>
    (scores[row] ?? Number.NEGATIVE_INFINITY) > Number.NEGATIVE_INFINITY &&
    (impressions[row] as number) < NEW_BELOW_IMPRESSIONS
  const queue = queueOf(index, nowMs)
  const rows: number[] = []
  for (const productNo of queue.productNos) {
    if (rows.length === most) break
    const row = index.rowOf(productNo)
    if (mayWait(row)) rows.push(row)
  }
  const isEnough = rows.length === most || queue.isWhole
  const found = isEnough ? Int32Array.from(rows) : topRows(waitedMinutes(index, nowMs, mayWait), most)
  return shuffled(found, random).slice(0, wanted)
}

/** The queue is the same for all users and changes slowly, so it is cached for `QUEUE_MS`. */
function queueOf(index: CatalogueIndex, nowMs: number): Queue {
  const known = queues.get(index)
  if (known !== undefined && Math.abs(nowMs - known.madeAtMs) < QUEUE_MS) return known
  const { impressions, facets, productNos } = index.columns()
  const isNew = (row: number): boolean => facets[row] !== 0 && (impressions[row] as number) < NEW_BELOW_IMPRESSIONS
  const rows = topRows(waitedMinutes(index, nowMs, isNew), QUEUE_LENGTH)
  const queue = {
    madeAtMs: nowMs,
    productNos: rows.map((row) => productNos[row] as number),
    isWhole: rows.length < QUEUE_LENGTH,
  }
  queues.set(index, queue)
  return queue
}

function waitedMinutes(index: CatalogueIndex, nowMs: number, waits: (row: number) => boolean): Float32Array {
  const { releasesAtMs } = index.columns()
  const waited = scratchFor(index.rows())
  for (let row = 0; row < waited.length; row++) {
    waited[row] = waits(row) ? (nowMs - (releasesAtMs[row] as number)) / MINUTE_MS : Number.NEGATIVE_INFINITY
  }
  return waited
}

function shuffled(rows: Int32Array, random: Random): Int32Array {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(random.uniform() * (at + 1))
    const row = rows[at] as number
    rows[at] = rows[other] as number
    rows[other] = row
  }
  return rows
}
