import type { World } from '#server/platform/scope/scope.ts'
import type { Board, Outcome } from './auction.ts'
import { type AuctionSums, addAuctions } from './board.store.ts'

interface Sums {
  offered: number
  won: number
  lostBudget: number
  lostRank: number
  lostFit: number
}

/**
 * What happened in the auctions of this process since it was last stored. A process that ends loses a few seconds of it: it
 * is for figures and no money depends on it.
 */
export function createAuctionCounts() {
  let days = new Map<string, Map<string, Sums>>()
  return {
    add({ campaigns }: Board, places: number, { won, lostFit, lostBudget }: Outcome, day: string): void {
      const sums = days.get(day) ?? new Map<string, Sums>()
      days.set(day, sums)
      for (const [no, { id }] of campaigns.entries()) {
        const sum = sums.get(id) ?? { offered: 0, won: 0, lostBudget: 0, lostRank: 0, lostFit: 0 }
        const own = won.get(no) ?? 0
        const lost = places - own
        sum.offered += places
        sum.won += own
        if (lostFit.has(no) && own === 0) sum.lostFit += lost
        else if (lostBudget.has(no)) sum.lostBudget += lost
        else sum.lostRank += lost
        sums.set(id, sum)
      }
    },
    async store({ db }: Pick<World, 'db'>): Promise<void> {
      const stored = days
      days = new Map()
      for (const [day, sums] of stored) {
        await addAuctions(
          db,
          day,
          [...sums].map(([campaignId, sum]): AuctionSums => ({ campaignId, ...sum })),
        )
      }
    },
  }
}
