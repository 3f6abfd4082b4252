import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { adsRoutes } from '#server/features/ads/ads.routes.ts'
import { boardsRoutes } from '#server/features/boards/boards.routes.ts'
import { discoveryWork } from '#server/features/discovery/discovery.jobs.ts'
import { discoveryRoutes } from '#server/features/discovery/discovery.routes.ts'
import { savedRoutes } from '#server/features/saved/saved.routes.ts'
import { type Catalogue, openCatalogue } from '#server/features/shelf/catalogue.service.ts'
import { shelfWork } from '#server/features/shelf/shelf.jobs.ts'
import { identificationOf } from '#server/identification.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase, rowsOf } from '#server/platform/data/database.ts'
import { answerUnknownPaths, createHttpServer, registerApi } from '#server/platform/http/http-server.ts'
import { createLog } from '#server/platform/scope/log.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { createInternetDouble } from '#server/testing/internet-double.ts'
import { createMailDouble } from '#server/testing/mail-double.ts'
import { createStorageDouble } from '#server/testing/storage-double.ts'
import { openTestClient, type TestClient } from '#server/testing/test-client.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { openTestJobs, type TestJobs } from '#server/testing/test-jobs.ts'
import { type InventedProduct, type SavedProduct, saveInvented } from './invented-products.ts'

const ORIGIN = 'http://localhost:3000'

/** One server process. */
interface DeckProcess {
  readonly http: FastifyInstance
  readonly catalogue: Catalogue
  close(): Promise<void>
}

export interface DeckPerson {
  readonly id: string
  /** A device of this user that uses this process. */
  device(process?: number): TestClient
}

export interface DeckWorld {
  readonly world: World
  readonly url: string
  readonly jobs: TestJobs
  readonly products: readonly SavedProduct[]
  readonly processes: DeckProcess[]
  person(): Promise<DeckPerson>
  /** Starts another process, with empty caches. */
  start(): Promise<DeckProcess>
  rows<Row>(text: string): Promise<Row[]>
  passTime(ms: number): void
  close(): Promise<void>
}

interface Options {
  readonly products: readonly InventedProduct[]
  readonly brands?: number
  /** Server processes on the one database. */
  readonly processes?: number
  /** Products that a process loads before it answers; the test starts the rest (`loadRest`). Without it: all. */
  readonly first?: number
  readonly now?: Date
  readonly env?: Readonly<Record<string, string>>
}

async function startProcess(world: World, url: string, first?: number): Promise<DeckProcess> {
  const database = openDatabase(url, world.log, { max: 8 })
  const own: World = { ...world, db: database.db }
  const catalogue = await openCatalogue(own, url, first === undefined ? {} : { first })
  const http = await createHttpServer(own)
  await registerApi(http, own, identificationOf(own), (context) => {
    discoveryRoutes(context, catalogue)
    savedRoutes(context, catalogue)
    boardsRoutes(context, catalogue)
    adsRoutes(context)
  })
  answerUnknownPaths(http)
  await http.ready()
  return {
    http,
    catalogue,
    async close() {
      await http.close()
      await catalogue.close()
      await database.close()
    },
  }
}

/** A user with a valid session, inserted without the mails and codes of registering. */
async function insertPerson({ db, now }: World): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const name = `p${randomBytes(6).toString('hex')}`
  const [user] = await rowsOf<{ id: string }>(
    db,
    sql`insert into users (username, username_key, email, email_key, email_verified_at, terms_version, terms_accepted_at)
        values (${name}, ${name}, ${`${name}@example.org`}, ${`${name}@example.org`}, now(), '1', now()) returning id`,
  )
  if (!user) throw new Error('no person')
  const at = now().toISOString()
  await db.execute(
    sql`insert into sessions (token_hash, user_id, device, last_seen_at, expires_at, ends_at)
        values (sha256(${token}::text::bytea), ${user.id}, 'test', ${at}, now() + interval '9 years', now() + interval '9 years')`,
  )
  return { id: user.id, token }
}

/** The deck's routes on a fresh database with invented products, in one or more processes. */
export async function openDeckWorld(options: Options): Promise<DeckWorld> {
  const file = await createTestDatabase()
  const log = createLog('silent')
  const database = openDatabase(file.url, log, { max: 4 })
  const jobs = await openTestJobs(file.url)
  const own = { NODE_ENV: 'test', PUBLIC_URL: ORIGIN, DATABASE_URL: file.url, DEMO: '0' }
  const config = readConfig({ ...own, ...options.env })
  let now = options.now ?? new Date()
  const outside = { mail: createMailDouble(), storage: createStorageDouble(), internet: createInternetDouble() }
  const world: World = { config, db: database.db, now: () => now, jobs, log, ...outside }
  await shelfWork(world, jobs, file.url)
  await discoveryWork(world, jobs)
  const products = await saveInvented(world, options.products, options.brands)
  const processes: DeckProcess[] = []
  for (let at = 0; at < (options.processes ?? 1); at++)
    processes.push(await startProcess(world, file.url, options.first))
  return {
    world,
    url: file.url,
    jobs,
    products,
    processes,
    async person() {
      const { id, token } = await insertPerson(world)
      return {
        id,
        device(process = 0) {
          const client = openTestClient((processes[process] as DeckProcess).http, ORIGIN)
          client.cookies.set('sid', token)
          return client
        },
      }
    },
    async start() {
      const process = await startProcess(world, file.url, options.first)
      processes.push(process)
      return process
    },
    rows: (text) => rowsOf(world.db, sql.raw(text)),
    passTime(ms) {
      now = new Date(now.getTime() + ms)
    },
    async close() {
      for (const process of processes) await process.close()
      await jobs.stop()
      await database.close()
      await file.drop()
    },
  }
}
