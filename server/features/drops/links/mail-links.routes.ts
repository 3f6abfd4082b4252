import type { FastifyInstance, FastifyReply } from 'fastify'
import { isOneClick, type LinkPost, mailLinkForms, pageIn } from '#server/platform/http/mail-link-forms.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { followMailLink, type LinkOutcome } from './mail-links.service.ts'
import { releasedLinkRoute } from './released-link.routes.ts'

/** Result pages (`web/paths.ts`). */
const PAGES: Readonly<Record<LinkOutcome, string>> = {
  confirmed: '/drops/confirmed',
  unsubscribed: '/drops/unsubscribed',
  expired: '/drops/link-expired',
}

/** Binds the links of mails about drops. */
export async function mailLinkRoutes(http: FastifyInstance, world: World): Promise<void> {
  releasedLinkRoute(http, world)
  await mailLinkForms(http, world, {
    '/drops/confirm': (post) => follow('confirm', post),
    '/drops/unsubscribe': (post) => follow('unsubscribe', post),
  })
}

async function follow(
  page: 'confirm' | 'unsubscribe',
  { scope, token, request, reply }: LinkPost,
): Promise<FastifyReply> {
  const outcome = await followMailLink(scope, page, token)
  if (isOneClick(request)) {
    return reply
      .code(outcome === 'expired' ? 404 : 200)
      .type('text/plain; charset=utf-8')
      .send(`${outcome}\n`)
  }
  return reply.redirect(pageIn(PAGES[outcome], scope.language), 303)
}
