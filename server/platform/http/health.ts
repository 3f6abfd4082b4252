import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isMissingFile } from '../files/missing-file.ts'
import type { World } from '../scope/scope.ts'

/** Room for one more segment of PostgreSQL's log. With less, writes fail soon. */
const LEAST_FREE_BYTES = 16 * 2 ** 20
/** The probe writes, so it is made at most once in this time, however often it is requested. */
const PROBED_EVERY_MS = 1000

/** `/healthz`: the process lives. `/readyz`: it can also serve, that is, write to its database and its disk. */
export function healthRoutes(http: FastifyInstance, world: World): void {
  const probe = createProbe(world)
  http.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  http.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await probe()
      return reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database or the disk takes no writes')
      return reply.code(503).header('retry-after', 2).send({ status: 'not ready' })
    }
  })
}

function createProbe(world: World): () => Promise<void> {
  let latest: { readonly atMs: number; readonly done: Promise<void> } | null = null
  return () => {
    const nowMs = performance.now()
    if (!latest || nowMs - latest.atMs >= PROBED_EVERY_MS) latest = { atMs: nowMs, done: requireWritable(world) }
    return latest.done
  }
}

/** Throws when the database or its disk takes no writes. */
export async function requireWritable({ db, config }: Pick<World, 'db' | 'config'>): Promise<void> {
  await db.execute(
    sql`insert into rate_windows (key_hash, hits, resets_at) values (sha256('readyz'), 1, now())
        on conflict (key_hash) do update set resets_at = now()`,
  )
  if ((await freeBytes(config.dataDir)) < LEAST_FREE_BYTES) throw new Error('the disk of DATA_DIR is full')
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    // It is made at the first start.
    if (isMissingFile(error)) return Number.POSITIVE_INFINITY
    throw error
  }
}
