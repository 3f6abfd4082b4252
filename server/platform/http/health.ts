import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { World } from '../scope/scope.ts'

/** `/healthz`: the process lives. `/readyz`: it can also serve, that is, reach its database. */
export function healthRoutes(http: FastifyInstance, world: World): void {
  http.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  http.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await world.db.execute(sql`select 1`)
      return reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).header('retry-after', 2).send({ status: 'database unreachable' })
    }
  })
}
