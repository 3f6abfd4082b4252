import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../data/database.ts'
import { createGroupCommit, type GroupCommit } from '../data/group-commit.ts'
import { Refusal } from '../scope/refuse.ts'
import type { Scope } from '../scope/scope.ts'

export interface Limit {
  readonly name: string
  readonly hits: number
  readonly seconds: number
}

export interface Count {
  /** Hits in this window, including the current one; 0 where limits are off. */
  readonly hits: number
  readonly waitSeconds: number
}

type Counting = Pick<Scope, 'db' | 'config'>

const keyHash = (limit: Limit, subject: string) => createHash('sha256').update(`${limit.name}\0${subject}`).digest()

interface Hit {
  /** Hash of limit and subject, in hexadecimal digits. */
  readonly key: string
  readonly seconds: number
}

/** One per pool. */
const groups = new WeakMap<Database, GroupCommit<Hit, Count>>()

/**
 * Hits that arrive while a statement is under way share the next one. Each alone would wait for the row of its subject
 * and hold a connection meanwhile, so that a flood of one caller would use up the pool.
 */
function groupOf(db: Database): GroupCommit<Hit, Count> {
  const group = groups.get(db) ?? createGroupCommit({ write: (hits) => countHits(db, hits), atOnce: 1 })
  groups.set(db, group)
  return group
}

async function countHits(db: Database, hits: readonly Hit[]): Promise<Count[]> {
  const byKey = Map.groupBy(hits, ({ key }) => key)
  const keys = [...byKey.keys()]
  // In the order of the keys, so that processes that count the same ones do not deadlock.
  const rows = await rowsOf<{ key: string; hits: number; wait: number }>(
    db,
    sql`insert into rate_windows as w (key_hash, hits, resets_at)
        select decode(key, 'hex'), hits, now() + make_interval(secs => seconds)
        from unnest(${sql.param(keys)}::text[], ${sql.param(keys.map((key) => byKey.get(key)?.length))}::int[],
          ${sql.param(keys.map((key) => byKey.get(key)?.[0]?.seconds))}::int[]) as t (key, hits, seconds)
        order by key
        on conflict (key_hash) do update set
          hits = case when w.resets_at < now() then excluded.hits else w.hits + excluded.hits end,
          resets_at = case when w.resets_at < now() then excluded.resets_at else w.resets_at end
        returning encode(key_hash, 'hex') as key, hits, ceil(extract(epoch from resets_at - now()))::int as wait`,
  )
  // Of several hits of one subject each gets its own number.
  const next = new Map(rows.map(({ key, hits, wait }) => [key, { hits: hits - (byKey.get(key)?.length ?? 0), wait }]))
  return hits.map(({ key }) => {
    const count = next.get(key)
    if (!count) throw new Error('a counted hit was not returned')
    count.hits += 1
    return { hits: count.hits, waitSeconds: Math.max(1, count.wait) }
  })
}

/** Counts one hit of `subject`; the count is exact across processes. Not part of the caller's transaction. */
export async function countHit(scope: Counting, limit: Limit, subject: string): Promise<Count> {
  return scope.config.rateLimits ? countInWindow(scope, limit, subject) : { hits: 0, waitSeconds: 0 }
}

/** The same where limits are off, for counts that change what an answer says. */
export function countInWindow({ db }: Pick<Scope, 'db'>, limit: Limit, subject: string): Promise<Count> {
  return groupOf(db).add({ key: keyHash(limit, subject).toString('hex'), seconds: limit.seconds })
}

/** Counts one hit of `subject`; throws beyond the limit. */
export async function requireWithinLimit(scope: Counting, limit: Limit, subject: string): Promise<void> {
  const { hits, waitSeconds } = await countHit(scope, limit, subject)
  if (hits > limit.hits) throw new Refusal('too-many', { retryAfterSeconds: waitSeconds })
}

/** Takes one hit back, for limits that count failures only. */
export async function takeBackHit(scope: Counting, limit: Limit, subject: string): Promise<void> {
  if (!scope.config.rateLimits) return
  await scope.db.execute(
    sql`update rate_windows set hits = greatest(hits - 1, 0) where key_hash = ${keyHash(limit, subject)}`,
  )
}

/** Begins a new window with the next hit. */
export async function endWindow({ db }: Pick<Scope, 'db'>, limit: Limit, subject: string): Promise<void> {
  await db.execute(sql`delete from rate_windows where key_hash = ${keyHash(limit, subject)}`)
}

/** Deletes expired windows. */
export async function deleteExpiredLimits(scope: Pick<Scope, 'db'>): Promise<void> {
  await scope.db.execute(sql`delete from rate_windows where resets_at < now() - interval '1 hour'`)
}

/** What counts as one caller: an IPv4 address, or the /64 network that one IPv6 connection owns. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::') as [string, string?]
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const gap = Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The block of networks that one caller can easily get: 256 consecutive IPv4 addresses, or the /48 of a rented machine.
 * For limits that keep a caller with many addresses from using up the capacity of all callers.
 */
export function networkBlockOf(network: string): string {
  const separator = network.includes(':') ? ':' : '.'
  return network.split(separator, 3).join(separator)
}
