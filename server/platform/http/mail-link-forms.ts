import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/vocabulary.ts'
import { networkOf } from '../load/rate-limit.ts'
import type { Scope, World } from '../scope/scope.ts'
import { createAdmission } from './admission.ts'
import { languageOfAddress } from './pages.ts'

export interface LinkPost {
  readonly scope: Scope
  /** From the address; empty when it has none. */
  readonly token: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Registers the POST routes of pages that mails link to. These pages are plain forms that post to their own address, so
 * they need no script. GET shows the page and changes nothing, because mail scanners follow links. The routes are not part
 * of the API, because mail programs send the one-click request (RFC 8058) from any origin and without a cookie; the token
 * alone authorises it.
 */
export async function mailLinkForms(
  http: FastifyInstance,
  world: World,
  forms: Readonly<Record<string, (post: LinkPost) => Promise<FastifyReply>>>,
): Promise<void> {
  const admit = createAdmission(world.config)
  await http.register(async (links) => {
    // Form fields or the multipart body of RFC 8058, read as text and compared by substring.
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body))
    for (const [path, take] of Object.entries(forms)) {
      links.post(path, (request, reply) => {
        const language = languageOfAddress(request.query)
        const scope = { ...world, actor: null, language, address: networkOf(request.ip), log: request.log }
        reply.header('cache-control', 'no-store')
        const token = tokenOf(request.query)
        return admit(scope, `POST ${path}`, () => take({ scope, token, request, reply }))
      })
    }
  })
}

const ONE_CLICK = /(?:^|[&\n])[ \t]*List-Unsubscribe=One-Click|name="List-Unsubscribe"/i

/** A mail program asks, not a person (RFC 8058): it needs no page. */
export const isOneClick = ({ body }: FastifyRequest): boolean => typeof body === 'string' && ONE_CLICK.test(body)

/** The same page in the language of the mail. */
export function pageIn(path: string, language: Language, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...query, ...(language === 'de' ? {} : { lang: language }) })
  return search.size > 0 ? `${path}?${search}` : path
}

/** The token of an address: a parameter may be missing or repeated. */
export function tokenOf(query: unknown): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : ''
  return typeof token === 'string' ? token.slice(0, 100) : ''
}
