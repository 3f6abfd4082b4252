// A server process with few routes besides the deck's: most benches measure it, and `durability` kills it.

import { sql } from 'drizzle-orm'
import { accountsRoutes } from '../../server/features/accounts/accounts.routes.ts'
import { adsRoutes } from '../../server/features/ads/ads.routes.ts'
import { brandsRoutes } from '../../server/features/brands/brands.routes.ts'
import { chatRoutes } from '../../server/features/chat/chat.routes.ts'
import { discoveryRoutes } from '../../server/features/discovery/discovery.routes.ts'
import { countOpenDays } from '../../server/features/insights/counting/count-days.service.ts'
import { insightsRoutes } from '../../server/features/insights/insights.routes.ts'
import { picturesRoutes } from '../../server/features/products/pictures/pictures.routes.ts'
import { savedRoutes } from '../../server/features/saved/saved.routes.ts'
import { searchRoutes } from '../../server/features/search/search.routes.ts'
import { openCatalogue } from '../../server/features/shelf/catalogue.service.ts'
import { identificationOf } from '../../server/identification.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { rowsOf } from '../../server/platform/data/database.ts'
import { answerUnknownPaths, createHttpServer, registerApi } from '../../server/platform/http/http-server.ts'
import type { Identification } from '../../server/platform/http/route-context.ts'
import { yieldToEventLoop } from '../../server/platform/load/time-slice.ts'
import { createClosers, openWorld } from '../../server/world.ts'
import { watchEventLoop } from './event-loop-watch.ts'
import { identifyPlainly } from './plain-identify.ts'

/** Switches group commit off for `swipes`; for `all` the grouped reading of sessions as well. */
const ungrouped = process.env['UNGROUPED']

const config = readConfig({ ...process.env, PORT: '0', JOBS: '0', DEMO: '0', LOG_LEVEL: 'error' })
const { world, databaseUrl } = await openWorld(config, () => {}, createClosers())
const catalogue = await openCatalogue(world, databaseUrl, { first: 2000 })
const http = await createHttpServer(world)
const startedAt = new WeakMap<object, number>()
http.addHook('onRequest', async (request) => {
  startedAt.set(request, performance.now())
})
// From the start of the request until the response is ready to be sent.
http.addHook('onSend', async (request, reply) => {
  reply.header('x-server-ms', (performance.now() - (startedAt.get(request) ?? 0)).toFixed(3))
})
http.get('/plain', async (_request, reply) => {
  const rows = await rowsOf(world.db, sql`select * from products where status = 'active' limit 1000`)
  return reply.type('application/json').send(JSON.stringify(rows))
})
http.get('/plain-complete', async (_request, reply) => {
  const rows = await rowsOf(
    world.db,
    sql`select p.*, b.name as brand, (select json_agg(i) from product_images i where i.product_id = p.id) as images,
          (select json_agg(s) from sale_products s where s.product_id = p.id) as sales
        from products p join brands b on b.id = p.brand_id where p.is_listed limit 1000`,
  )
  return reply.type('application/json').send(JSON.stringify(rows))
})
http.get<{ Querystring: { q: string } }>('/plain-search', async (request, reply) => {
  const like = `%${request.query.q}%`
  const rows = await rowsOf(
    world.db,
    sql`select p.*, count(*) over () as total from products p join brands b on b.id = p.brand_id
        where p.is_listed and (p.name ilike ${like} or b.name ilike ${like} or p.description_de ilike ${like}
          or p.description_en ilike ${like}) order by p.created_at desc limit 24`,
  )
  return reply.type('application/json').send(JSON.stringify(rows))
})
http.get('/memory', async () => {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { rss, heapUsed, cpuMs: (user + system) / 1000 }
})
// One transaction, as little as a click can cost.
http.post('/plain-click', async () => {
  await world.db.transaction((tx) =>
    tx.execute(sql`insert into server_secrets (name, secret) values (${crypto.randomUUID()}, '')`),
  )
  return { ok: true }
})
// Counts the days that are not sealed, as the job does every minute, and says for how long.
http.get('/count-days', async () => {
  const start = performance.now()
  await countOpenDays(world)
  return { ms: performance.now() - start }
})
// Watches the event loop for `ms` milliseconds, or until this version of the model is served.
http.get<{ Querystring: { ms?: string; version?: string } }>('/event-loop', async ({ query }) => {
  const endsAt = performance.now() + Number(query.ms ?? Number.POSITIVE_INFINITY)
  const watch = watchEventLoop()
  while (performance.now() < endsAt && !catalogue.served().version.endsWith(`.${query.version}`))
    await yieldToEventLoop()
  return watch.end()
})
const plainly: Identification = {
  ...identificationOf(world),
  identify: (request) => identifyPlainly(world, request),
}
await registerApi(http, world, ungrouped === 'all' ? plainly : identificationOf(world), (context) => {
  accountsRoutes(context)
  adsRoutes(context)
  discoveryRoutes(context, catalogue, { ungroupedSwipes: ungrouped !== undefined })
  savedRoutes(context, catalogue)
  searchRoutes(context, catalogue)
  picturesRoutes(context)
  brandsRoutes(context)
  insightsRoutes(context)
  chatRoutes(context, catalogue)
})
answerUnknownPaths(http)
await http.listen({ port: Number(process.env['BENCH_PORT'] ?? 0), host: '127.0.0.1' })
const address = http.server.address()
console.log('listening')
catalogue.loadRest()
await catalogue.whenComplete()
console.log(`ready ${typeof address === 'object' ? address?.port : ''} ${process.memoryUsage.rss()}`)
// The process that started this one has ended.
process.stdin.resume().on('end', () => process.exit())
