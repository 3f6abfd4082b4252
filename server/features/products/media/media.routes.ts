import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { neighbourhoodOf, networkOf } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { parseVariant, readVariant } from './media.service.ts'

/** One spelling, so that a picture is made and kept once. */
const Params = z.object({ id: z.uuid().toLowerCase(), file: z.string() })
const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

/** `/media/{picture}/{width}.{format}`: never changes under one address, so browsers keep it (Trust S60). */
export function mediaRoutes(http: FastifyInstance, world: World): void {
  http.get('/media/:id/:file', async (request, reply) => {
    const params = Params.safeParse(request.params)
    const variant = params.success ? parseVariant(params.data.file) : null
    ensure(params.success && variant, 'not-found')
    const neighbourhood = () => neighbourhoodOf(networkOf(request.ip))
    const bytes = await readVariant(world, { id: params.data.id, ...variant }, neighbourhood)
    // Anybody may see these, also on pages of another origin: the native shell's are on one.
    return reply
      .type(TYPES[variant.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  })
}
