// The auction of one page: pure, and the same for the same seed.

import { type Placement, PROMOTED_POSITIONS } from '#contract/ads.limits.ts'
import type { FlagState } from '#contract/operation.ts'
import type { Gender } from '#contract/vocabulary.ts'
import { randomFrom } from '#recommender/random.ts'

/** A product of a campaign that may be promoted now. */
export interface Entry {
  /** Number of its campaign on the board. */
  readonly campaign: number
  readonly productNo: number
  readonly productId: string
  readonly brandNo: number
  /** The bid, or what is left of the smallest budget and the credit. */
  readonly bidCents: number
  /** Product 5: how often it is clicked, relative to its type, from 0.5 to 2. */
  readonly quality: number
}

interface BoardCampaign {
  readonly id: string
  /** Empty: everyone whom the products are for. */
  readonly genders: readonly Gender[]
  /** Product 5: share of the requests in which it takes part, so that its budget lasts for the day. */
  readonly share: number
  /** The company behind the brand. */
  readonly payer: string
}

/** What is promoted now. */
export interface Board {
  readonly campaigns: readonly BoardCampaign[]
  /** By rank, the highest first; of equal ranks the one that was not seen for longer. */
  readonly entries: readonly Entry[]
  readonly reserveCents: number
  readonly placement: Placement
  /** Whom staff let see promoted cards. */
  readonly flag: FlagState
}

/** One place that was sold. */
interface SoldSlot {
  /** Position on the page, from 0. */
  readonly at: number
  readonly entry: Entry
  readonly priceCents: number
  /** What the next bid was worth for this card; null: there was none. */
  readonly secondRankCents: number | null
}

interface Page {
  /** Product numbers in organic order. */
  readonly order: readonly number[]
  /** Positions that are for sale, ascending. */
  readonly positions: readonly number[]
  readonly brandOf: (productNo: number) => number
  /** Whether this user may be shown it: unseen, within the filters, not too often. */
  readonly fits: (entry: Entry, campaign: BoardCampaign) => boolean
  readonly seed: number
}

/** What happened to each campaign: places that it could have had, and how it lost them. */
export interface Outcome {
  readonly sold: readonly SoldSlot[]
  /** By campaign on the board. */
  readonly won: ReadonlyMap<number, number>
  readonly lostFit: ReadonlySet<number>
  readonly lostBudget: ReadonlySet<number>
}

/** Rank of Product 5: bid × quality. */
export const rankOf = ({ bidCents, quality }: Entry): number => bidCents * quality

/**
 * Positions for sale on a page: one in so many of all cards that the user is shown, counted over pages and renewed orders,
 * never among the first of a page, and only in its first 200.
 */
export function positionsFor(
  { everyCards, freeCards }: Placement,
  { cardsBefore, phase, cards }: { readonly cardsBefore: number; readonly phase: number; readonly cards: number },
): number[] {
  const most = Math.min(cards, PROMOTED_POSITIONS)
  const first = (((phase - cardsBefore) % everyCards) + everyCards) % everyCards
  const found: number[] = []
  for (let at = first; at < most; at += everyCards) if (at >= freeCards) found.push(at)
  return found
}

/** Sells the positions of a page one after the other: the highest rank wins and pays just above the next one. */
export function runAuction(board: Board, page: Page): Outcome {
  const takingPart = open(board, page)
  const sold: SoldSlot[] = []
  const won = new Map<number, number>()
  const used = new Set<number>()
  const organic = new Map(page.order.slice(0, PROMOTED_POSITIONS).map((no, place) => [no, place]))
  for (const at of page.positions) {
    // A product that comes earlier anyway needs no paid place.
    const comesEarlier = ({ productNo }: Entry) => (organic.get(productNo) ?? at) < at - sold.length
    const isFree = (entry: Entry) =>
      !used.has(entry.productNo) &&
      !comesEarlier(entry) &&
      isFarFromBrand(page, sold, { entry, at, within: board.placement.brandDistance - 1 })
    const winner = takingPart.find(0, isFree)
    if (!winner) continue
    const next = takingPart.find(winner.place + 1, (entry) => entry.brandNo !== winner.entry.brandNo && isFree(entry))
    used.add(winner.entry.productNo)
    won.set(winner.entry.campaign, (won.get(winner.entry.campaign) ?? 0) + 1)
    sold.push({ at, entry: winner.entry, ...priceOf(winner.entry, next?.entry ?? null, board.reserveCents) })
  }
  return { sold, won, lostFit: takingPart.lostFit, lostBudget: takingPart.lostBudget }
}

/** Product 5: min(bid, max(reserve, ceil(rank₂/q₁) + 1 cent)); alone the reserve. */
export function priceOf(winner: Entry, next: Entry | null, reserveCents: number) {
  const secondRankCents = next === null ? null : Math.ceil(rankOf(next) / winner.quality)
  const wanted = secondRankCents === null ? reserveCents : Math.max(reserveCents, secondRankCents + 1)
  return { priceCents: Math.min(winner.bidCents, wanted), secondRankCents }
}

/** The entries that take part, in the order of the board, found as far as they are asked for. */
function open({ campaigns, entries }: Board, { fits, seed }: Page) {
  const { uniform } = randomFrom(seed)
  /** Drawn once per campaign and request, in the order of the board. */
  const paces = new Map<number, boolean>()
  const [lostFit, lostBudget] = [new Set<number>(), new Set<number>()]
  const found: Entry[] = []
  let looked = 0
  const isPaced = (no: number, { share }: BoardCampaign): boolean => {
    const known = paces.get(no)
    if (known !== undefined) return known
    const drawn = share >= 1 || uniform() < share
    paces.set(no, drawn)
    return drawn
  }
  const lookAt = (entry: Entry): void => {
    const campaign = campaigns[entry.campaign] as BoardCampaign
    if (!fits(entry, campaign)) lostFit.add(entry.campaign)
    else if (isPaced(entry.campaign, campaign)) found.push(entry)
    else lostBudget.add(entry.campaign)
  }
  const find = (from: number, isWanted: (entry: Entry) => boolean) => {
    for (let place = from; ; place++) {
      while (place >= found.length && looked < entries.length) lookAt(entries[looked++] as Entry)
      const entry = found[place]
      if (!entry) return null
      if (isWanted(entry)) return { place, entry }
    }
  }
  return { find, lostFit, lostBudget }
}

/** No other card of the brand so many cards before or after it, promoted or not. */
function isFarFromBrand(
  page: Page,
  sold: readonly SoldSlot[],
  {
    entry: { brandNo, productNo },
    at,
    within,
  }: { readonly entry: Entry; readonly at: number; readonly within: number },
): boolean {
  for (const { at: other, entry } of sold) if (at - other <= within && entry.brandNo === brandNo) return false
  // Cards move down by one for each place that is sold before them.
  const shift = sold.length
  for (let place = Math.max(0, at - within - shift); place < at + within - shift; place++) {
    const no = page.order[place]
    if (no !== undefined && no !== productNo && page.brandOf(no) === brandNo) return false
  }
  return true
}
