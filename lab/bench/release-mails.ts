import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { openBenchDatabase } from './bench-database.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { closeOnStop } from './open-resources.ts'
import { type Accepted, openSmtpDouble } from './release-mails/smtp-double.ts'

const SUBSCRIBERS = 10_000
const PROCESSES = 2
/** When this share of the mails is sent, all processes are killed at once and started again. */
const KILL_AT = [0.3, 0.6]
const MOST_SECONDS = 300
/** Mails that one process sends at the same time. */
const CONCURRENT_MAILS = 8
const RELEASE_IN_MS = 3000

const SERVE = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A drop with 10 000 subscribers, sent by two processes that are both killed with `kill -9` twice meanwhile. */
export async function run(subscribers = SUBSCRIBERS): Promise<void> {
  const database = await openBenchDatabase()
  const smtp = await openSmtpDouble()
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-mails-'))
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: smtp.url }
  let servers: ChildProcess[] = []
  const startAll = async () => {
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(environment)))
  }
  const killAll = () => Promise.all(servers.map(kill))
  const end = closeOnStop(async () => {
    await killAll()
    await rm(dataDir, { recursive: true, force: true })
  })
  try {
    await fillCatalogue(database.pool, 100, 10)
    await startAll()
    const productId = await subscribe(database.pool, subscribers)
    const releasedAtMs = await releaseSoon(database.pool, productId)
    const seconds = () => (performance.now() - releasedAtMs) / 1000
    for (const share of KILL_AT) {
      await until(() => smtp.accepted.length >= share * subscribers, seconds)
      await killAll()
      console.log(`  ${seconds().toFixed(0)} s: killed ${PROCESSES} processes after ${smtp.accepted.length} mails`)
      await startAll()
    }
    await until(() => mailsByRecipient(smtp.accepted).size >= subscribers, seconds)
    await until(async () => (await unsent(database.pool)) === 0, seconds)
    await killAll()
    report(smtp.accepted, { subscribers, releasedAtMs })
  } finally {
    await end()
    await smtp.close()
    await database.close()
  }
}

function report(
  accepted: readonly Accepted[],
  { subscribers, releasedAtMs }: { subscribers: number; releasedAtMs: number },
) {
  const recipients = mailsByRecipient(accepted)
  const lastSeconds = Math.max(...[...recipients.values()].map(([first]) => ((first?.atMs ?? 0) - releasedAtMs) / 1000))
  const doubled = [...recipients.values()].filter((mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1)
  const repeated = accepted.length - recipients.size
  const mostRepeated = KILL_AT.length * PROCESSES * CONCURRENT_MAILS
  console.log(
    `release-mails: ${subscribers} subscribers, ${KILL_AT.length} x kill -9 of ${PROCESSES} processes on the way`,
  )
  console.log(`  last subscriber ${lastSeconds.toFixed(0)} s after the release (at most ${MOST_SECONDS})`)
  console.log(`  lost ${subscribers - recipients.size}, subscribers with two different mails ${doubled.length}`)
  console.log(`  sent again under the same Message-ID ${repeated} (in progress when killed; at most ${mostRepeated})`)
  if (recipients.size !== subscribers || doubled.length > 0 || repeated > mostRepeated || lastSeconds > MOST_SECONDS) {
    throw new Error('release mails were lost, doubled or late')
  }
}

const mailsByRecipient = (accepted: readonly Accepted[]) => Map.groupBy(accepted, ({ to }) => to)

async function until(isDone: () => boolean | Promise<boolean>, seconds: () => number): Promise<void> {
  while (!(await isDone())) {
    if (seconds() > MOST_SECONDS) throw new Error(`not done ${MOST_SECONDS} s after the release`)
    await pause(20)
  }
}

async function subscribe(pool: pg.Pool, count: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with drop as (select id from products order by no limit 1)
     update products p set release_at = now() + interval '1 day' from drop where p.id = drop.id returning p.id`,
  )
  const id = rows[0]?.id ?? ''
  await pool.query(
    `insert into release_signups (product_id, email_key, email, language, confirmed_at)
     select $1, a, a, case when n % 4 = 0 then 'en' else 'de' end, now()
     from (select n, 'reader' || n || '@example.org' as a from generate_series(1, $2::int) n) addresses`,
    [id, count],
  )
  return id
}

/** Returns the `performance.now()` of the release. */
async function releaseSoon(pool: pg.Pool, productId: string): Promise<number> {
  await pool.query(`update products set release_at = now() + make_interval(secs => $2) where id = $1`, [
    productId,
    RELEASE_IN_MS / 1000,
  ])
  return performance.now() + RELEASE_IN_MS
}

async function unsent(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from release_signups where state <> 'sent'`,
  )
  return rows[0]?.count ?? 0
}

/** The whole server in a process of its own, as `npm start` runs it. */
async function startServer(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SERVE], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('Ready after') && resolve())
    child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was ready`)))
  })
  return child
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  return exited
}
