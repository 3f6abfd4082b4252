import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { siteUrlOf } from '../mail/site-url.ts'
import type { World } from '../scope/scope.ts'

const PATH = '/.well-known/security.txt'
const CONTACT_PAGE = '/kontakt'
const DAY_MS = 86_400_000
/** RFC 9116, section 2.5.5 recommends less than a year. Computed for every response. */
const VALID_DAYS = 180

/** Where to report weaknesses (RFC 9116, Trust S95): to the operator of the imprint, or by the contact page. */
export function securityText(http: FastifyInstance, { config, now }: Pick<World, 'config' | 'now'>): void {
  http.get(PATH, async (_request, reply) => {
    const origin = siteUrlOf(config)
    const { email } = config.site.operator
    const lines = [
      ...(email === null ? [] : [`Contact: mailto:${email}`]),
      `Contact: ${origin}${CONTACT_PAGE}`,
      `Expires: ${new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${origin}${PATH}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
