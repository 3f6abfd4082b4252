import type { FastifyInstance } from 'fastify'
import { refusedAddresses } from '#server/features/accounts/bounces/bounces.service.ts'
import { mailWordsOf } from '#server/features/site/mail-texts/kept-mail-texts.service.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { type DatabaseHandle, openDatabase } from '#server/platform/data/database.ts'
import { ensurePartitions } from '#server/platform/data/partitions.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { answerUnknownPaths, createHttpServer, registerApi } from '#server/platform/http/http-server.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { createLog } from '#server/platform/scope/log.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { JobRunner } from '../platform/jobs/jobs.ts'
import { withWords } from '../platform/mail/mail-words.ts'
import { withRefusals } from '../platform/mail/refused-mail.ts'
import { createInternetDouble, type InternetDouble } from './internet-double.ts'
import { createMailDouble, type MailDouble } from './mail-double.ts'
import { createStorageDouble } from './storage-double.ts'
import { openTestClient, type TestClient } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'
import { openTestJobs, type TestJobs } from './test-jobs.ts'
import { insertTestPerson, type PersonOptions, type TestPerson } from './test-person.ts'

export type { TestPerson }

/** Opens an app without the features that a test does not need. */
interface TestParts {
  registerRoutes(context: RouteContext): void
  /** Routes outside the API. */
  links?(http: FastifyInstance, world: World): Promise<void>
  work?(world: World, runner: JobRunner): Promise<void>
}

export interface TestOptions {
  /** Start of the clock, which only moves by `passTime`. */
  readonly now?: Date
  readonly env?: Readonly<Record<string, string>>
  /** Files in memory when left out. */
  readonly storage?: Storage
  /** Fills the database before the app reads it. */
  readonly prepare?: (world: World) => Promise<void>
  /** Only these features; all of them when left out. */
  readonly parts?: TestParts
}

export interface TestApp {
  readonly http: FastifyInstance
  readonly world: World
  readonly database: DatabaseHandle
  readonly mail: MailDouble
  readonly jobs: TestJobs
  readonly internet: InternetDouble
  /** Lines of the log so far. */
  readonly logged: readonly string[]
  /** Moves the clock on (or back) by milliseconds. */
  passTime(ms: number): void
  /** Runs all queued jobs. */
  jobsDone(): Promise<void>
  /** A visitor: no cookies, own origin. */
  visitor(): TestClient
  /** A new user, confirmed and signed in. */
  person(options?: PersonOptions): Promise<TestPerson>
  close(): Promise<void>
}

const ORIGIN = 'http://localhost:3000'

/** The whole server on a fresh database; only clock, mail, storage, the internet and the timing of jobs are doubles. */
export async function openTestApp(options: TestOptions = {}): Promise<TestApp> {
  const file = await createTestDatabase()
  const logged: string[] = []
  const log = createLog('info', { write: (line) => logged.push(line) })
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: file.url,
    DEMO: '0',
    ...options.env,
  })
  const database = openDatabase(file.url, log, { max: 10 })
  const mail = createMailDouble()
  const jobs = await openTestJobs(file.url)
  const internet = createInternetDouble()
  let now = options.now ?? new Date()
  const clock = () => now
  const world: World = {
    config,
    db: database.db,
    now: clock,
    mail: withRefusals(
      withWords(mail, mailWordsOf({ config, db: database.db, now: clock })),
      refusedAddresses({ db: database.db, now: clock }),
    ),
    jobs,
    storage: options.storage ?? createStorageDouble(clock),
    internet,
    log,
  }
  if (options.now) await ensurePartitions(world.db, options.now)
  await options.prepare?.(world)
  const { http, closeParts } = options.parts
    ? await openParts(world, options.parts, jobs)
    : await openWhole(world, file.url, jobs)
  await http.ready()

  const origin = new URL(config.publicUrl ?? ORIGIN).origin
  const visitor = () => openTestClient(http, origin)
  return {
    http,
    world,
    database,
    mail,
    jobs,
    internet,
    logged,
    passTime(ms) {
      now = new Date(now.getTime() + ms)
    },
    jobsDone: () => jobs.done(),
    visitor,
    person: (options = {}) => insertTestPerson(world, visitor(), options),
    async close() {
      await http.close()
      await closeParts()
      await jobs.stop()
      await database.close()
      await file.drop()
      requireDeclared(logged)
    },
  }
}

/** Fails the test where an endpoint answered an error that its contract does not declare. */
function requireDeclared(logged: readonly string[]): void {
  const undeclared = logged.filter((line) => line.includes('UndeclaredRefusal'))
  if (undeclared.length > 0) throw new Error(`answers outside of the contract:\n${undeclared.join('\n')}`)
}

interface Opened {
  readonly http: FastifyInstance
  closeParts(): Promise<void>
}

async function openParts(world: World, parts: TestParts, jobs: JobRunner): Promise<Opened> {
  const { identificationOf } = await import('#server/identification.ts')
  const http = await createHttpServer(world)
  await registerApi(http, world, identificationOf(world), (context) => parts.registerRoutes(context))
  await parts.links?.(http, world)
  answerUnknownPaths(http)
  await parts.work?.(world, jobs)
  return { http, closeParts: async () => {} }
}

// Imported on demand: a test of one feature runs even while another feature does not compile.
async function openWhole(world: World, url: string, jobs: JobRunner): Promise<Opened> {
  const { createApp } = await import('#server/app.ts')
  const { startWorker } = await import('#server/worker.ts')
  const { openCatalogue } = await import('#server/features/shelf/catalogue.service.ts')
  const catalogue = await openCatalogue(world, url)
  await startWorker(world, jobs, url)
  return { http: await createApp({ world, catalogue, webFolder: null }), closeParts: () => catalogue.close() }
}
