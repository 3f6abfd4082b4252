import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { openBenchDatabase } from './bench-database.ts'
import { type BenchUser, insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { getRequest, type HttpConnection, openConnection } from './http-connection.ts'
import { closeOnStop } from './open-resources.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { sendUpload, type UploadLoad, type UploadResult } from './upload-load.ts'
import { hostilePictures, photograph } from './uploads/hostile-pictures.ts'

const LOAD = fileURLToPath(new URL('./upload-load.ts', import.meta.url))
const PRODUCTS = 20_000
const PEOPLE = 8
const FILES = 12
/** Each user may request sixty decks a minute (Trust S80). */
const SHOPPERS = 20
const EVERY_MS = 50
const ALONE_MS = 10_000
const FEED = '/api/products/ai-discovery?page=1&limit=30'
const MIB = 2 ** 20

type Owner = BenchUser & { readonly products: readonly string[] }

/** People who each own a brand with one draft for each file of a hostile upload. */
async function insertOwners(pool: pg.Pool, drafts: number): Promise<Owner[]> {
  const users = await insertUsers(pool, PEOPLE)
  return Promise.all(
    users.map(async (user, at) => {
      const { rows } = await pool.query<{ id: string }>(
        `with made as (insert into brands (slug, name, status) values ($1, $1, 'approved') returning id),
           member as (insert into brand_members (brand_id, user_id, role, is_owner) select id, $2, 'admin', true from made)
         insert into products (brand_id, source, name, description_de, description_en, gender, product_type, price_gross_cents)
         select id, 'hand', 'draft ' || n, '', '', 'unisex', 'tops', 100 from made, generate_series(1, $3::int) n returning id`,
        [`uploads-${at}`, user.id, drafts],
      )
      return { ...user, products: rows.map(({ id }) => id) }
    }),
  )
}

/** Memory of the process in MiB: now, and at most since `forgetPeak`. */
async function memoryOf(server: SpawnedServer): Promise<{ readonly now: number; readonly peak: number }> {
  const text = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  const mib = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1] ?? 0) / 1024
  return { now: mib('VmRSS'), peak: mib('VmHWM') }
}

const forgetPeak = (server: SpawnedServer) => writeFile(`/proc/${server.process.pid}/clear_refs`, '5')

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

async function reportHostile(server: SpawnedServer, { token, products }: Owner, folder: string): Promise<void> {
  const pictures = Object.entries(await hostilePictures())
  for (const [at, [name, bytes]] of pictures.entries()) {
    const before = await bytesBelow(folder)
    await forgetPeak(server)
    const { now } = await memoryOf(server)
    const startedMs = performance.now()
    const answer = await sendUpload(server.port, token, products[at] ?? '', bytes)
    const { code = 'stored' } = (await answer.json()) as { code?: string }
    const ms = (performance.now() - startedMs).toFixed(0).padStart(5)
    const grown = ((await memoryOf(server)).peak - now).toFixed(0).padStart(4)
    const stored = (((await bytesBelow(folder)) - before) / 1000).toFixed(0).padStart(4)
    const sent = (bytes.length / 1000).toFixed(0).padStart(6)
    console.log(`  ${name.padEnd(34)} ${sent} kB  ${ms} ms  +${grown} MiB  ${stored} kB stored  ${code}`)
  }
}

/** Milliseconds of each deck until `end`, sorted. */
async function measureFeed(
  lines: readonly HttpConnection[],
  shoppers: readonly BenchUser[],
  end: () => boolean,
): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; !end(); at = (at + 1) % lines.length) {
    const startedMs = performance.now()
    const answer = await lines[at]?.send(getRequest(FEED, shoppers[at]?.token ?? ''))
    const ms = performance.now() - startedMs
    if (answer?.status !== 200) throw new Error(`a deck was answered with ${answer?.status}`)
    took.push(ms)
    if (ms < EVERY_MS) await new Promise((resolve) => setTimeout(resolve, EVERY_MS - ms))
  }
  return took.sort((a, b) => a - b)
}

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
const times = (sorted: readonly number[]) =>
  [0.5, 0.95, 0.99].map((part) => `p${100 * part} ${quantile(sorted, part).toFixed(0).padStart(5)}`).join('  ')

async function reportBeside(server: SpawnedServer, load: UploadLoad, shoppers: readonly BenchUser[]): Promise<void> {
  const lines = await Promise.all(shoppers.map(() => openConnection(server.port)))
  const aloneUntilMs = performance.now() + ALONE_MS
  const alone = await measureFeed(lines, shoppers, () => performance.now() > aloneUntilMs)
  await forgetPeak(server)
  const { now } = await memoryOf(server)
  const child: ChildProcess = fork(LOAD, { execArgv: [] })
  child.send(load)
  await once(child, 'message')
  let result: UploadResult | null = null
  child.once('message', (message) => {
    result = message as UploadResult
  })
  const startedMs = performance.now()
  const beside = await measureFeed(lines, shoppers, () => result !== null)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const { statuses, tookMs } = result as unknown as UploadResult
  const grown = ((await memoryOf(server)).peak - now).toFixed(0)
  console.log(`  decks alone    ${times(alone)} ms`)
  console.log(
    `  decks beside   ${times(beside)} ms, p95 ${(quantile(beside, 0.95) / quantile(alone, 0.95)).toFixed(1)} x`,
  )
  console.log(
    `  uploads        ${times(tookMs)} ms, ${JSON.stringify(statuses)} in ${seconds} s, +${grown} MiB at most`,
  )
}

/**
 * What hostile pictures cost the process that decodes them, in memory and on disk, and decks of shoppers alone and while eight
 * people upload twelve photographs each. Linux only.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dropdeck-uploads-'))
  const remove = closeOnStop(() => rm(folder, { recursive: true, force: true }))
  try {
    await fillCatalogue(database.pool, PRODUCTS, 40)
    const owners = await insertOwners(database.pool, 20)
    const [first] = owners
    if (!first) throw new Error('there are no owners')
    const files = Array.from({ length: FILES }, (_, at) => join(folder, `${at}.jpg`))
    for (const [at, file] of files.entries()) await writeFile(file, await photograph(at))
    const server = await spawnServer(database.url, { DATA_DIR: join(folder, 'data') })
    const stored = join(folder, 'data')
    await reportHostile(server, first, stored)
    const people = owners.map(({ token, products }) => ({ token, products: products.slice(-1) }))
    const shoppers = await insertUsers(database.pool, SHOPPERS)
    await reportBeside(server, { port: server.port, people, files }, shoppers)
    console.log(
      `  stored         ${((await bytesBelow(stored)) / MIB).toFixed(1)} MiB of ${PEOPLE * FILES} photographs and the pictures above`,
    )
    await server.end()
  } finally {
    await remove()
    await database.close()
  }
}
