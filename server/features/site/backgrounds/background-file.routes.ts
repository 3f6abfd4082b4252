import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Identification } from '#server/platform/http/route-context.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { readBackgroundFile } from './background-file.service.ts'

/** How long browsers keep a picture: the bytes under one address never change. */
const KEPT_SECONDS = 30 * 86_400
const FileName = z
  .string()
  .regex(/^[0-9a-f-]{36}\.webp$/)
  .transform((name) => name.slice(0, 36))
  .pipe(z.uuid())

/** `/media/backgrounds/{id}.webp`: for everyone when it is shown or scheduled, before that for staff alone. */
export function backgroundFileRoutes(
  http: FastifyInstance,
  world: Pick<World, 'db'>,
  { identify }: Pick<Identification, 'identify'>,
): void {
  http.get('/media/backgrounds/:file', async (request, reply) => {
    const id = FileName.safeParse((request.params as { readonly file: string }).file)
    ensure(id.success, 'not-found')
    const content = await readBackgroundFile(world, id.data, () => identify(request, reply))
    const etag = `"${id.data}"`
    reply.header('cache-control', `private, max-age=${KEPT_SECONDS}, immutable`).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    // Pages of other origins may show it, because the native shell's pages have one.
    return reply
      .type('image/webp')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(content)
  })
}
