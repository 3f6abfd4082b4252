/**
 * Times the auction of one page at 1 000 campaigns as a share of ranking that page in the same run; then, through HTTP, feed
 * pages with and without campaigns, and charged clicks a second on one campaign and on many beside one plain transaction
 * per click. Run: npm run bench boosts
 *
 * Target (Product 5): the auction takes at most a tenth of a feed page's time; 100 charged clicks a second on one campaign.
 */
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { FIRST_PLACEMENT } from '../../contract/ads.limits.ts'
import { createBitset, hasBit } from '../../recommender/bitset.ts'
import { untrainedModel, VECTOR_DIMENSION } from '../../recommender/learning/model.ts'
import { newTaste } from '../../recommender/learning/posterior.ts'
import { randomFrom } from '../../recommender/random.ts'
import { rank } from '../../recommender/rank.ts'
import { passesFilter } from '../../recommender/ranking/filter.ts'
import { type Board, type Entry, positionsFor, rankOf, runAuction } from '../../server/features/ads/auction/auction.ts'
import { adTokensOf } from '../../server/features/ads/clicks/impressions.service.ts'
import { dealtAd } from '../../server/features/ads/testing/promoted-card.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { openDatabase } from '../../server/platform/data/database.ts'
import { createLog } from '../../server/platform/scope/log.ts'
import type { World } from '../../server/platform/scope/scope.ts'
import { openBenchDatabase } from './bench-database.ts'
import { reportOverHttp } from './boosts/over-http.ts'
import { randomCatalogue } from './random-catalogue.ts'
import { timed } from './recommender/timing.ts'

const NOW_MS = Date.UTC(2026, 0, 1)
const PRODUCTS = 10_000
const CAMPAIGNS = 1000
const PAGE = 1000
const EVERYTHING = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

type BenchWorld = Pick<World, 'db' | 'now' | 'config'>

/** Prints both tables. */
export async function run(): Promise<void> {
  console.log(`boosts: load ${loadavg()[0]?.toFixed(2)} before`)
  const database = await openBenchDatabase()
  const handle = openDatabase(database.url, createLog('error'), { max: 2 })
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DEMO: '0' })
  const world = { db: handle.db, config, now: () => new Date() }
  try {
    await reportAuction(world)
  } finally {
    await handle.close()
    await database.close()
  }
  await reportOverHttp()
  console.log(`load ${loadavg()[0]?.toFixed(2)} after`)
}

async function reportAuction(world: BenchWorld): Promise<void> {
  const index = randomCatalogue(PRODUCTS, 400, { seed: 1, nowMs: NOW_MS, dimension: VECTOR_DIMENSION })
  const seen = createBitset(PRODUCTS)
  const taste = newTaste(untrainedModel().prior)
  const request = { index, taste, filter: EVERYTHING, seen, excluded: null, nowMs: NOW_MS, exploration: 0.1 }
  const board = randomBoard()
  const tokens = await adTokensOf(world)
  const { brandNos } = index.columns()
  const order = Array.from(rank({ ...request, seed: 1, take: PAGE }).productNos)
  const auction = (seed: number) => {
    const { sold } = runAuction(board, {
      order,
      positions: positionsFor(FIRST_PLACEMENT, { cardsBefore: 0, phase: 5, cards: PAGE }),
      brandOf: (no) => brandNos[index.rowOf(no)] ?? 0,
      fits: ({ productNo }) => !hasBit(seen, productNo) && passesFilter(index, productNo, EVERYTHING),
      seed,
    })
    for (const { entry } of sold) tokens.seal(dealtAd({ world }, { ...IDS, productId: entry.productId }))
  }
  const tokensAlone = () => {
    for (let no = 0; no < 25; no += 1) tokens.seal(dealtAd({ world }, { ...IDS, productId: IDS.userId }))
  }
  const page = (seed: number) => rank({ ...request, seed, take: PAGE })
  const times = timed({ page, auction, tokensAlone }, 30)
  const [paged = 0, sold = 0] = [times.page[15], times.auction[15]]
  console.log(`25 tokens: ${times.tokensAlone[15]?.toFixed(2)} ms`)
  console.log(`ranking a page of ${PAGE} from ${PRODUCTS}: ${paged.toFixed(2)} ms`)
  console.log(
    `auction and tokens at ${CAMPAIGNS} campaigns: ${sold.toFixed(2)} ms, ${((100 * sold) / paged).toFixed(1)} % of it`,
  )
}

const IDS = { campaignId: randomUUID(), userId: randomUUID() }

function randomBoard(): Board {
  const { uniform } = randomFrom(7)
  const entries = Array.from({ length: CAMPAIGNS * 3 }, (_, no): Entry => {
    const productNo = 1 + Math.floor(uniform() * PRODUCTS)
    const bidCents = 5 + Math.floor(uniform() * 100)
    return { campaign: no % CAMPAIGNS, productNo, productId: randomUUID(), brandNo: no % 300, bidCents, quality: 1 }
  }).sort((one, other) => rankOf(other) - rankOf(one))
  const campaign = () => ({ id: randomUUID(), genders: [], share: uniform() < 0.5 ? 1 : uniform(), payer: '' })
  const flag = { mode: 'on', percent: 100, ids: [] } as const
  const campaigns = Array.from({ length: CAMPAIGNS }, campaign)
  return { campaigns, entries, reserveCents: 5, placement: FIRST_PLACEMENT, flag }
}
