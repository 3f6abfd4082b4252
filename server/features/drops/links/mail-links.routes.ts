import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfAddress } from '#server/platform/http/pages.ts'
import { networkOf } from '#server/platform/load/rate-limit.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { followMailLink, type LinkOutcome } from './mail-links.service.ts'

/** Pages that tell how it went (`web/paths.ts`). */
const PAGES: Readonly<Record<LinkOutcome, string>> = {
  confirmed: '/drops/confirmed',
  unsubscribed: '/drops/unsubscribed',
  expired: '/drops/link-expired',
}
const ONE_CLICK = /(?:^|[&\n])[ \t]*List-Unsubscribe=One-Click|name="List-Unsubscribe"/i

/**
 * What the pages behind mail links post to: their own address, as a plain form, so that they need no script. Outside
 * the API, because mail programs send their one click (RFC 8058) from anywhere, without a cookie; the token is what
 * allows it, and the cookie is not looked at.
 */
export async function mailLinkRoutes(http: FastifyInstance, world: World): Promise<void> {
  await http.register(async (links) => {
    // Form fields or the parts of RFC 8058: only the words in it matter.
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body))
    for (const page of ['confirm', 'unsubscribe'] as const) {
      links.post(`/drops/${page}`, (request, reply) => follow(world, page, request, reply))
    }
  })
}

async function follow(
  world: World,
  page: 'confirm' | 'unsubscribe',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOfAddress(request.query)
  const scope = { ...world, actor: null, language, address: networkOf(request.ip), log: request.log }
  const outcome = await followMailLink(scope, page, tokenOf(request.query))
  reply.header('cache-control', 'no-store')
  if (typeof request.body === 'string' && ONE_CLICK.test(request.body)) {
    return reply
      .code(outcome === 'expired' ? 404 : 200)
      .type('text/plain; charset=utf-8')
      .send(`${outcome}\n`)
  }
  return reply.redirect(PAGES[outcome] + (language === 'de' ? '' : `?lang=${language}`), 303)
}

/** Addresses come from outside: a parameter may be missing or be there twice. */
function tokenOf(query: unknown): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : ''
  return typeof token === 'string' ? token.slice(0, 100) : ''
}
