import type { FastifyInstance } from 'fastify'
import { isOneClick, mailLinkForms, pageIn } from '#server/platform/http/mail-link-forms.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { unsubscribe } from './unsubscribe.service.ts'

/** Binds the link of reports that ends them, also with one click in the mail program (RFC 8058). */
export async function unsubscribeRoutes(http: FastifyInstance, world: World): Promise<void> {
  await mailLinkForms(http, world, {
    '/notifications/unsubscribe': async ({ scope, token, request, reply }) => {
      const isOurs = await unsubscribe(scope, token)
      if (isOneClick(request))
        return reply
          .code(isOurs ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(isOurs ? 'unsubscribed\n' : 'expired\n')
      return reply.redirect(pageIn(isOurs ? '/drops/unsubscribed' : '/drops/link-expired', scope.language), 303)
    },
  })
}
