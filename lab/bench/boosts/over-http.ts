import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { AD_TOKEN_HEADER } from '../../../contract/ads.limits.ts'
import { adTokensOf } from '../../../server/features/ads/clicks/impressions.service.ts'
import { dealtAd, PHONE } from '../../../server/features/ads/testing/promoted-card.ts'
import { topUp } from '../../../server/features/billing/ledger/ledger.service.ts'
import { CAMPAIGNS_CHANNEL } from '../../../server/features/shelf/catalogue.service.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { type BenchDatabase, openBenchDatabase } from '../bench-database.ts'
import { type BenchUser, insertUsers } from '../bench-users.ts'
import { fillCatalogue } from '../catalogue-100k.ts'
import { getRequest, openConnection, postRequest } from '../http-connection.ts'
import { measureRequests } from '../measure-requests.ts'
import { type SpawnedServer, spawnServer } from '../spawn-server.ts'

const PRODUCTS = 10_000
const CAMPAIGNS = 1000
const MANY = 20
const CLICKS = 400
const AT_ONCE = 16
/** With and without campaigns alternately, so that other load on the machine affects both alike. */
const TURNS = 4
const ROUNDS = 40
const FEED = '/api/products/ai-discovery?page=1&limit=1000&fast=true&fresh=true'

interface Place {
  readonly campaignId: string
  readonly productId: string
}

/** Feed pages with and without 1 000 campaigns, and charged clicks a second, through the HTTP server. */
export async function reportOverHttp(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillCatalogue(database.pool, PRODUCTS)
    const places = await openCampaigns(database.pool)
    const users = await insertUsers(database.pool, 1 + 2 * CLICKS)
    await database.pool.query(`update users set created_at = now() - interval '1 day'`)
    // Each user clicks from an address of their own.
    const server = await spawnServer(database.url, { TRUST_PROXY: '1' })
    const [reader, ...clickers] = users
    if (!reader) throw new Error('no user')
    await reportFeed(database, server, reader)
    await reportClicks(database, server, places, clickers)
    await server.end()
  } finally {
    await database.close()
  }
}

/** Campaigns of one product each, with more credit than is spent. */
async function openCampaigns(pool: pg.Pool): Promise<Place[]> {
  const world = { db: drizzle(pool), now: () => new Date() }
  const { rows: brands } = await pool.query<{ id: string }>('select id from brands')
  for (const { id: brandId } of brands) {
    const bought = { purchaseId: randomUUID(), cents: 10_000_000, bonusCents: 0, isLive: false }
    await topUp(world, { brandId, ...bought, bonusExpiresAt: world.now() })
  }
  const { rows } = await pool.query<Place>(
    `with chosen as (select id, brand_id from products order by hashint4(no) limit ${CAMPAIGNS}),
       made as (
         insert into campaigns (brand_id, name, status, bid_cents, daily_budget_cents, starts_at, pacing, created_at)
         select brand_id, id::text, 'paused', 5 + abs(hashtext(id::text)) % 400, 10000000, '2026-01-01', 'fast', now()
         from chosen returning id, brand_id, name)
     insert into campaign_products (campaign_id, brand_id, product_id, position)
     select id, brand_id, name::uuid, 0 from made returning campaign_id as "campaignId", product_id as "productId"`,
  )
  return rows
}

async function switchCampaigns({ pool }: BenchDatabase, isOn: boolean): Promise<void> {
  await pool.query('update campaigns set status = $1', [isOn ? 'active' : 'paused'])
  await pool.query('select pg_notify($1, $2)', [CAMPAIGNS_CHANNEL, ''])
  await new Promise((resolve) => setTimeout(resolve, 500))
}

async function reportFeed(database: BenchDatabase, server: SpawnedServer, { token }: BenchUser): Promise<void> {
  const times = { without: [] as number[], with: [] as number[] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of ['without', 'with'] as const) {
      await switchCampaigns(database, name === 'with')
      const results = await measureRequests(server.port, ROUNDS, { [name]: getRequest(FEED, token) })
      times[name].push(...(results.get(name)?.serverMs ?? []))
    }
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const [plain, woven] = [median(times.without), median(times.with)]
  console.log(`feed page of 1000 among ${PRODUCTS}, through HTTP: ${plain.toFixed(2)} ms without campaigns`)
  console.log(
    `with ${CAMPAIGNS}: ${woven.toFixed(2)} ms, so what they add is ${((100 * (woven - plain)) / woven).toFixed(1)} % of the page`,
  )
}

async function reportClicks(
  database: BenchDatabase,
  { port }: SpawnedServer,
  places: readonly Place[],
  users: readonly BenchUser[],
): Promise<void> {
  const world = {
    db: drizzle(database.pool),
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DEMO: '0' }),
    now: () => new Date(),
  }
  const { seal } = await adTokensOf(world)
  const requestOf = (no: number, among: number): string => {
    const user = users[no + (among > 1 ? CLICKS : 0)]
    const place = places[no % among]
    if (!user || !place) throw new Error('there are fewer users or campaigns')
    const token = seal(dealtAd({ world }, { ...place, userId: user.id }))
    const headers = {
      ...PHONE,
      'idempotency-key': randomUUID(),
      [AD_TOKEN_HEADER]: token,
      'x-forwarded-for': `10.${among}.${no >> 8}.${no & 255}`,
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return postRequest(`/api/products/${place.productId}/click`, user.token, '{}', lines.join(''))
  }
  const plain = () => postRequest('/plain-click', users[0]?.token ?? '', '{}')
  console.log(`one plain transaction per click: ${await perSecond(port, plain)} a second`)
  console.log(`charged, one campaign: ${await perSecond(port, (no) => requestOf(no, 1))} a second`)
  console.log(`charged, ${MANY} campaigns: ${await perSecond(port, (no) => requestOf(no, MANY))} a second`)
  const { rows } = await database.pool.query<{ charged: number }>(
    'select count(*)::int as charged from ad_clicks where charged_cents > 0',
  )
  console.log(`charged ${rows[0]?.charged} of ${2 * CLICKS}`)
}

async function perSecond(port: number, requestOf: (no: number) => string): Promise<number> {
  const requests = Array.from({ length: CLICKS }, (_, no) => requestOf(no))
  const start = performance.now()
  let next = 0
  const worker = async () => {
    const connection = await openConnection(port)
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const { status } = await connection.send(request)
      if (status !== 200) throw new Error(`status ${status}`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return Math.round((1000 * CLICKS) / (performance.now() - start))
}
