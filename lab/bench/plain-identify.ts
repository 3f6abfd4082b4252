import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { rowsOf } from '../../server/platform/data/database.ts'
import { readSessionCookie } from '../../server/platform/http/session-cookie.ts'
import type { Actor, World } from '../../server/platform/scope/scope.ts'

type Row = Omit<Actor, 'signedInAt'> & { readonly signedInAt: string }

/** Reads the session of a request in a statement of its own: the baseline for reading sessions in groups. */
export async function identifyPlainly(world: World, request: FastifyRequest): Promise<Actor | null> {
  const token = readSessionCookie(world.config, request)
  if (token === null) return null
  const [row] = await rowsOf<Row>(
    world.db,
    sql`select s.id as "sessionId", s.user_id as "userId", s.signed_in_at as "signedInAt",
          k.user_type as "userType", k.staff_role as "staffRole"
        from sessions s join account_kinds k on k.user_id = s.user_id
        where s.token_hash = ${createHash('sha256').update(token).digest()} and s.expires_at > now()`,
  )
  return row ? { ...row, signedInAt: new Date(row.signedInAt) } : null
}
