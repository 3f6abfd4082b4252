import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/vocabulary.ts'
import { networkOf } from '../load/rate-limit.ts'
import type { Scope, World } from '../scope/scope.ts'
import { languageOfAddress } from './pages.ts'

export interface LinkPost {
  readonly scope: Scope
  /** Of the address; empty when it has none. */
  readonly token: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Takes what the pages behind mail links post to: their own address, as a plain form, so that they need no script. GET
 * shows the page and changes nothing, because mail scanners follow links. Outside the API, because mail programs send
 * their one click (RFC 8058) from anywhere and without a cookie; the token alone allows it, and the cookie is not read.
 */
export async function mailLinkForms(
  http: FastifyInstance,
  world: World,
  forms: Readonly<Record<string, (post: LinkPost) => Promise<FastifyReply>>>,
): Promise<void> {
  await http.register(async (links) => {
    // Form fields or the parts of RFC 8058: read as text, only the words in it matter.
    links.removeAllContentTypeParsers()
    links.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body))
    for (const [path, take] of Object.entries(forms)) {
      links.post(path, (request, reply) => {
        const language = languageOfAddress(request.query)
        const scope = { ...world, actor: null, language, address: networkOf(request.ip), log: request.log }
        reply.header('cache-control', 'no-store')
        return take({ scope, token: tokenOf(request.query), request, reply })
      })
    }
  })
}

/** The same page in the language of the mail. */
export function pageIn(path: string, language: Language, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...query, ...(language === 'de' ? {} : { lang: language }) })
  return search.size > 0 ? `${path}?${search}` : path
}

/** Addresses come from outside: a parameter may be missing or be there twice. */
function tokenOf(query: unknown): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : ''
  return typeof token === 'string' ? token.slice(0, 100) : ''
}
