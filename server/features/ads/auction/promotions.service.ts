import type { Placement } from '#contract/ads.limits.ts'
import type { Gender } from '#contract/vocabulary.ts'
import { hashText } from '#recommender/random.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { isFlagOn } from '#server/platform/operation/operation.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { adTokensOf } from '../clicks/impressions.service.ts'
import { type Board, type Entry, positionsFor, runAuction } from './auction.ts'
import { createAuctionCounts } from './auction-counts.ts'
import { selectShownOften } from './board.store.ts'
import { readBoard } from './read-board.ts'

/** Budgets and the hour change without a notice: what is promoted is read again after this. */
const FRESH_MS = 5000
const DAY_MS = 86_400_000

type Reader = Pick<World, 'db' | 'now' | 'config' | 'log'>

/** A promoted card. */
export interface PromotedCard {
  /** Position on the page, from 0. */
  readonly at: number
  readonly productNo: number
  readonly token: string
  /** Who pays for it. */
  readonly payer: string
}

interface PageToSell {
  /** Product numbers in organic order. */
  readonly order: readonly number[]
  /** How many cards the user was shown before this page. */
  readonly cardsBefore: number
  /** Positions of the page, promoted ones included. */
  readonly cards: number
  /** The genders that the user filters by; empty: all. */
  readonly genders: readonly Gender[]
  /** Unseen, within the filters, not hidden. */
  readonly fits: (productNo: number) => boolean
  readonly seed: number
}

/** What a user may be shown now. */
export interface Offer {
  readonly placement: Placement
  /** Product numbers that are promoted now. */
  readonly productNos: () => number[]
  sell(page: PageToSell): readonly PromotedCard[]
}

export interface Promotions {
  /** Whether anything is promoted now. */
  isOpen(scope: Reader): Promise<boolean>
  /** Null, without any wait, while nothing is promoted. */
  offerTo(scope: Reader, userId: string): Promise<Offer | null>
}

/** One per catalogue, so that this process has one board. */
const known = new WeakMap<object, Promotions>()

type Shelf = Pick<Catalogue, 'onCampaignsChanged' | 'served'>

/** What is promoted, kept in the memory of this process and a few seconds behind the database. */
export function openPromotions(catalogue: Shelf): Promotions {
  const found = known.get(catalogue)
  if (found) return found
  const opened = createPromotions(catalogue)
  known.set(catalogue, opened)
  return opened
}

function createPromotions(catalogue: Shelf): Promotions {
  const counts = createAuctionCounts()
  let board: Board | null = null
  let readAtMs = Number.NEGATIVE_INFINITY
  let isStale = true
  let reading: Promise<void> | null = null
  catalogue.onCampaignsChanged(() => {
    isStale = true
  })
  async function read(scope: Reader): Promise<void> {
    isStale = false
    await counts.store(scope)
    board = await readBoard(scope)
    readAtMs = performance.now()
  }
  const readAgain = (scope: Reader): Promise<void> => {
    reading ??= read(scope).finally(() => {
      reading = null
    })
    return reading
  }
  const current = async (scope: Reader): Promise<Board | null> => {
    if (isStale) await readAgain(scope)
    else if (performance.now() - readAtMs > FRESH_MS) {
      // The next request has the newer board: this one does not wait.
      readAgain(scope).catch((error: unknown) => {
        isStale = true
        scope.log.warn({ err: error }, 'what is promoted could not be read')
      })
    }
    return board
  }
  return {
    isOpen: async (scope) => (await current(scope)) !== null,
    async offerTo(scope, userId) {
      const now = scope.now()
      const open = await current(scope)
      if (open === null || !isFlagOn('promoted', open.flag, userId)) return null
      const [tokens, often] = await Promise.all([
        adTokensOf(scope),
        selectShownOften(scope.db, userId, {
          since: new Date(now.getTime() - open.placement.days * DAY_MS),
          most: open.placement.impressions,
        }),
      ])
      const tooOften = new Set(often.map(({ productId }) => productId))
      const { index } = catalogue.served()
      const { brandNos } = index.columns()
      const sell = (page: PageToSell): PromotedCard[] => {
        const phase = hashText(userId) % open.placement.everyCards
        const positions = positionsFor(open.placement, { ...page, phase })
        if (positions.length === 0) return []
        const outcome = runAuction(open, {
          order: page.order,
          positions,
          seed: page.seed,
          brandOf: (no) => brandNos[index.rowOf(no)] ?? 0,
          fits: (entry, campaign) =>
            reaches(campaign.genders, page.genders) && !tooOften.has(entry.productId) && page.fits(entry.productNo),
        })
        counts.add(open, positions.length, outcome, berlinDayOf(now))
        return outcome.sold.map(({ at, entry, priceCents, secondRankCents }) => ({
          at,
          productNo: entry.productNo,
          payer: open.campaigns[entry.campaign]?.payer ?? '',
          token: tokens.seal(adOf(open, entry, { userId, priceCents, secondRankCents, issuedAtMs: now.getTime() })),
        }))
      }
      return { placement: open.placement, productNos: () => open.entries.map(({ productNo }) => productNo), sell }
    },
  }
}

const adOf = (
  { campaigns }: Board,
  { campaign, productId, bidCents }: Entry,
  dealt: { userId: string; priceCents: number; secondRankCents: number | null; issuedAtMs: number },
) => ({ token: crypto.randomUUID(), campaignId: campaigns[campaign]?.id ?? '', productId, bidCents, ...dealt })

/** Decision 131: by gender alone, and of the user only the filter counts. */
const reaches = (wanted: readonly Gender[], filtered: readonly Gender[]): boolean =>
  wanted.length === 0 || filtered.length === 0 || filtered.some((gender) => wanted.includes(gender))
