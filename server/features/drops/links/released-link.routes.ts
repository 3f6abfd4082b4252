import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAdmission } from '#server/platform/http/admission.ts'
import { pageIn, tokenOf } from '#server/platform/http/mail-link-forms.ts'
import { languageOfAddress } from '#server/platform/http/pages.ts'
import { networkOf } from '#server/platform/load/rate-limit.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { followReleasedLink } from '../release/released-link.service.ts'

const PATH = '/drops/released'

/** Binds the link in the mails of a drop: it leads on to the product, and is counted per product. */
export function releasedLinkRoute(http: FastifyInstance, world: World): void {
  const admit = createAdmission(world.config)
  http.get(PATH, (request, reply) => {
    const language = languageOfAddress(request.query)
    const scope = { ...world, actor: null, language, address: networkOf(request.ip), log: request.log }
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return admit(scope, `GET ${PATH}`, async () => {
      const followed = await followReleasedLink(scope, tokenOf(request.query), isByPerson(request))
      if (followed === null) return reply.redirect(pageIn('/drops/link-expired', language), 303)
      return reply.redirect(followed.shop ?? pageIn(`/products/${followed.productId}`, language), 303)
    })
  })
}

/** Browsers say that they navigate; most scanners of mail servers send no such header, and ask with HEAD. */
const isByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined
