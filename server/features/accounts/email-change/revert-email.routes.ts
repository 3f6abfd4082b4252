import type { FastifyInstance } from 'fastify'
import { mailLinkForms, pageIn } from '#server/platform/http/mail-link-forms.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { revertEmail } from './revert-email.service.ts'

/** Registers the link "this wasn't me" of the notice to a former address. */
export async function revertEmailRoutes(http: FastifyInstance, world: World): Promise<void> {
  await mailLinkForms(http, world, {
    '/email-change/undo': async ({ scope, token, reply }) => {
      const email = await revertEmail(scope, token)
      const page =
        email === null
          ? pageIn('/email-change/link-expired', scope.language)
          : pageIn('/email-change/undone', scope.language, { email })
      return reply.redirect(page, 303)
    },
  })
}
