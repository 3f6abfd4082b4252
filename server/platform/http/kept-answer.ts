import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '../scope/scope.ts'

/** How long an answer is kept: every open app asks each 30 s. */
const FRESH_MS = 5000

interface KeptAnswer {
  readonly bytes: Uint8Array
  /** An unchanged answer is a 304 (Trust C8). */
  readonly etag: string
}

type Clocked = Pick<World, 'now'>
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Serves an answer that is the same for everybody, read once in a few seconds for all requests. */
export function keepAnswer<S extends Clocked>(
  read: (scope: S) => Promise<unknown>,
): (scope: S, exchange: Exchange) => Promise<Uint8Array> {
  let known: { readonly at: number; readonly answer: Promise<KeptAnswer> } | null = null
  const current = (scope: S): Promise<KeptAnswer> => {
    const at = scope.now().getTime()
    if (known && Math.abs(at - known.at) < FRESH_MS) return known.answer
    const answer = read(scope).then(answerOf)
    known = { at, answer }
    // A failed reading is not kept.
    answer.catch(() => {
      known = null
    })
    return answer
  }
  return async (scope, { request, reply }) => {
    const { bytes, etag } = await current(scope)
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] !== etag) return bytes
    reply.code(304)
    return new Uint8Array()
  }
}

function answerOf(content: unknown): KeptAnswer {
  const bytes = Buffer.from(JSON.stringify(content))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
