import { connect, type Socket } from 'node:net'
import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { getRequest } from './http-connection.ts'
import { spawnServer } from './spawn-server.ts'

const PAGES = 1000
const OPENED_AT_ONCE = 50
/** Heartbeats come every 25 seconds: two of them. */
const IDLE_MS = 55_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Page {
  readonly socket: Socket
  /** Called with each piece of text that arrives. */
  hear: (text: string) => void
}

/** Opens a stream; resolves with its first event. */
function openPage(port: number, token: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(getRequest('/api/live', token)))
    const page: Page = {
      socket,
      hear: (text) => {
        if (text.includes('event: hello')) resolve(page)
      },
    }
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => page.hear(text))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed a stream')))
  })
}

interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly cpuMs: number
}

/** Memory and processor time of a server with idle open pages, and how soon news reach each of them. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillCatalogue(database.pool, 100, 10)
    const users = await insertUsers(database.pool, PAGES)
    const server = await spawnServer(database.url)
    const measure = async (): Promise<Memory> =>
      (await (await fetch(`http://127.0.0.1:${server.port}/memory`)).json()) as Memory
    const before = await measure()
    const pages: Page[] = []
    while (pages.length < PAGES) {
      const next = users.slice(pages.length, pages.length + OPENED_AT_ONCE)
      pages.push(...(await Promise.all(next.map(({ token }) => openPage(server.port, token)))))
    }
    const opened = await measure()
    await pause(IDLE_MS)
    const idle = await measure()
    const inMb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
    console.log(`  without pages        ${inMb(before.rss)} resident, ${inMb(before.heapUsed)} heap`)
    console.log(`  ${PAGES} idle pages     ${inMb(idle.rss)} resident, ${inMb(idle.heapUsed)} heap`)
    console.log(`  for one page         ${((idle.heapUsed - before.heapUsed) / PAGES / 1024).toFixed(1)} kB heap`)
    console.log(`  processor while idle ${(((idle.cpuMs - opened.cpuMs) / IDLE_MS) * 100).toFixed(2)} %`)
    const delays = await Promise.all(
      pages.map(async (page, at) => {
        await pause(at)
        const sentAt = performance.now()
        const heard = new Promise<number>((resolve) => {
          page.hear = (text) => {
            if (text.includes('event: news')) resolve(performance.now() - sentAt)
          }
        })
        const news = JSON.stringify({ topics: [`user:${users[at]?.id}`], data: {} })
        await database.pool.query('select pg_notify($1, $2)', ['live', news])
        return heard
      }),
    )
    const sorted = delays.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
    console.log(`  news, one a ms       p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
    for (const { socket } of pages) socket.removeAllListeners('close').destroy()
    await server.end()
  } finally {
    await database.close()
  }
}
