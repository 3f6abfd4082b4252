import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Identification } from '#server/platform/http/route-context.ts'
import { networkBlockOf, networkOf } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { parseVariant, readVariant, requireVariant } from './media.service.ts'

/** How long browsers cache a picture without revalidation. */
const KEPT_SECONDS = 30 * 86_400

/** Only one spelling is valid, so that a picture is made and stored once. */
const Params = z.object({ id: z.uuid().toLowerCase(), file: z.string() })
const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

/**
 * `/media/{picture}/{width}.{format}`: the bytes under one address never change, so browsers cache them (Trust S60).
 * Shared caches do not, because a removed picture must not stay in them (Decision 011).
 */
export function mediaRoutes(
  http: FastifyInstance,
  world: World,
  identification: Pick<Identification, 'identify'>,
): void {
  http.get('/media/:id/:file', async (request, reply) => {
    // A connection that is closed meanwhile has no address any more.
    const network = networkOf(request.ip)
    const params = Params.safeParse(request.params)
    const parsed = params.success ? parseVariant(params.data.file) : null
    ensure(params.success && parsed, 'not-found')
    const variant = { id: params.data.id, ...parsed }
    const master = await requireVariant(world, variant, () => identification.identify(request, reply))
    const etag = `"${variant.id}-${variant.width}-${variant.format}"`
    reply.header('cache-control', `private, max-age=${KEPT_SECONDS}, immutable`).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const bytes = await readVariant(world, { ...variant, master }, networkBlockOf(network))
    // Pages of other origins may show them, because the native shell's pages have one.
    return reply
      .type(TYPES[variant.format])
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  })
}
