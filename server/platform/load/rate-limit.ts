import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../data/database.ts'
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

/** Counts one hit of `subject`, in one statement, so that the count is exact across processes. */
export async function countHit(scope: Counting, limit: Limit, subject: string): Promise<Count> {
  if (!scope.config.rateLimits) return { hits: 0, waitSeconds: 0 }
  const [row] = await rowsOf<{ hits: number; wait: number }>(
    scope.db,
    sql`insert into rate_windows as w (key_hash, hits, resets_at)
        values (${keyHash(limit, subject)}, 1, now() + make_interval(secs => ${limit.seconds}))
        on conflict (key_hash) do update set
          hits = case when w.resets_at < now() then 1 else w.hits + 1 end,
          resets_at = case when w.resets_at < now() then excluded.resets_at else w.resets_at end
        returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`,
  )
  return { hits: row?.hits ?? 0, waitSeconds: Math.max(1, row?.wait ?? 1) }
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
