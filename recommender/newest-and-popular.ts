/**
 * The order without personalisation: the newest and the most liked products alternate. It is the same for all users
 * who have seen the same products, because it uses neither taste nor randomness.
 */
import { type Bitset, hasBit } from './bitset.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { BRAND_MOST } from './ranking/deck.ts'
import { admitsOf, type CatalogueFilter, isAdmitted } from './ranking/filter.ts'
import { BRAND_WINDOW } from './ranking/open-deck.ts'

export interface PlainRequest {
  readonly index: CatalogueIndex
  readonly filter: CatalogueFilter
  /** Product numbers that must not be shown: swiped, or dealt on an earlier page. */
  readonly hidden: Bitset
  /** Product numbers of the cards shown before, the latest last. */
  readonly shownBefore: readonly number[]
  readonly take: number
  readonly nowMs: number
}

/** The product numbers of a catalogue in two orders: newest first, and most liked first. */
interface Lists {
  readonly madeAtMs: number
  readonly newest: Int32Array
  readonly popular: Int32Array
}

/** Both lists are the same for all users, so they are cached for this long. */
const LISTS_MS = 1000
/** The search for a card of another brand stops after this many cards. */
const MOST_LOOKED = 60
const MINUTE_MS = 60_000
/** 2020-01-01: minutes since then fit into 24 bits until 2051, so that `byKeys` stays within 53 bits. */
const ZERO_MS = 1_577_836_800_000
/** Greater than any product number, and small enough that combined keys stay below 2⁵³. */
const NUMBERS = 2 ** 26

const known = new WeakMap<CatalogueIndex, Lists>()

/** At most `take` product numbers, in display order. */
export function newestAndPopular(request: PlainRequest): number[] {
  const { index, take, shownBefore } = request
  const { newest, popular } = listsOf(index, request.nowMs)
  const { brandNos } = index.columns()
  const queues = [newest, popular].map((list) => ({ nos: admitted(list, request, take + MOST_LOOKED), from: 0 }))
  const brandOf = (no: number): number => brandNos[index.rowOf(no)] ?? 0
  const brands = shownBefore.map(brandOf)
  const order: number[] = []
  const placed = new Set<number>()
  while (order.length < take) {
    const queue = queues[order.length % 2] ?? queues[0]
    const no = queue && nextOf(queue, placed, brands, brandOf)
    if (no === null || no === undefined) break
    placed.add(no)
    order.push(no)
    brands.push(brandOf(no))
  }
  return order
}

/** The list in which this product has the earlier position; null when the catalogue does not have it. */
export function earlierList(index: CatalogueIndex, productNo: number, nowMs: number): 'newest' | 'popular' | null {
  const { newest, popular } = listsOf(index, nowMs)
  const place = newest.indexOf(productNo)
  if (place < 0) return null
  return place <= popular.indexOf(productNo) ? 'newest' : 'popular'
}

function listsOf(index: CatalogueIndex, nowMs: number): Lists {
  const held = known.get(index)
  if (held && nowMs >= held.madeAtMs && nowMs < held.madeAtMs + LISTS_MS) return held
  const lists = makeLists(index, nowMs)
  known.set(index, lists)
  return lists
}

function makeLists(index: CatalogueIndex, nowMs: number): Lists {
  const { productNos, releasesAtMs, baseRates } = index.columns()
  const rows: number[] = []
  for (let row = 0; row < index.rows(); row++) if ((productNos[row] ?? 0) > 0) rows.push(row)
  // Ties in age are broken by product number. Until its release, a drop counts as released now.
  const newest = byKeys(rows, (row) => ({
    major: Math.max(0, Math.floor((Math.min(nowMs, releasesAtMs[row] ?? 0) - ZERO_MS) / MINUTE_MS)),
    minor: productNos[row] ?? 0,
  }))
  // Ties in likes are broken by newest first.
  const byPlace = byKeys([...newest.keys()], (place) => ({
    major: Math.round((baseRates[index.rowOf(newest[place] ?? 0)] ?? 0) * NUMBERS),
    minor: place,
  }))
  return { madeAtMs: nowMs, newest, popular: byPlace.map((place) => newest[place] ?? 0) }
}

/**
 * The minor keys, sorted by descending major key, then ascending. Both keys form one number, which sorts ten times
 * faster.
 */
function byKeys(of: readonly number[], keysOf: (one: number) => { major: number; minor: number }): Int32Array {
  const keys = Float64Array.from(of, (one) => {
    const { major, minor } = keysOf(one)
    return minor - major * NUMBERS
  }).sort()
  return Int32Array.from(keys, (key) => ((key % NUMBERS) + NUMBERS) % NUMBERS)
}

/** The first `most` products of a list that pass the filter and may be shown. */
function admitted(list: Int32Array, { index, filter, hidden }: PlainRequest, most: number): number[] {
  const columns = index.columns()
  const admits = admitsOf(filter)
  const nos: number[] = []
  for (const no of list) {
    if (nos.length === most) break
    const row = index.rowOf(no)
    if (row < 0 || hasBit(hidden, no) || (filter.hidden && hasBit(filter.hidden, no))) continue
    if (isAdmitted(columns, row, admits)) nos.push(no)
  }
  return nos
}

interface Queue {
  readonly nos: readonly number[]
  /** All products before this position have been placed. */
  from: number
}

/**
 * The first product whose brand differs from the last card's and is not twice in ten cards; else the first of another
 * brand; else the first.
 */
function nextOf(queue: Queue, placed: Set<number>, brands: readonly number[], brandOf: (no: number) => number) {
  while (queue.from < queue.nos.length && placed.has(queue.nos[queue.from] ?? 0)) queue.from++
  const last = brands.at(-1)
  const lately = brands.slice(1 - BRAND_WINDOW)
  let first: number | null = null
  let ofOther: number | null = null
  let looked = 0
  for (let at = queue.from; at < queue.nos.length && looked < MOST_LOOKED; at++) {
    const no = queue.nos[at] ?? 0
    if (placed.has(no)) continue
    looked++
    first ??= no
    const brand = brandOf(no)
    if (brand === last) continue
    if (lately.filter((one) => one === brand).length < BRAND_MOST) return no
    ofOther ??= no
  }
  return ofOther ?? first
}
