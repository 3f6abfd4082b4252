import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/vocabulary.ts'
import { networkOf } from '../load/rate-limit.ts'
import { escapeHtml } from '../text/escape-html.ts'

/** Pages behind ids, as many as there are products: listed in parts, each asked for when it is wanted. */
export interface ListedPages {
  countParts(): Promise<number>
  /** Paths of one part, from 1; empty for parts that are none. */
  paths(part: number): Promise<readonly string[]>
}

interface Crawled {
  origin(): string
  readonly publicPaths: readonly string[]
  readonly products: ListedPages
  /** Refuses networks that ask faster than search engines do. */
  requireWithinLimit(network: string): Promise<void>
  now(): Date
}

const PRODUCTS = '/sitemap-products.xml'
/** A list of products is made at most this often. */
const KEPT_MS = 10_000
/** Lists kept at once: each is megabytes long. */
const MOST_KEPT = 8

/** Makes what is asked for, and answers the same for a while; failures are forgotten at once. */
function keeping(now: () => Date) {
  const kept = new Map<number, { readonly until: number; readonly made: Promise<Buffer> }>()
  return (key: number, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known && now().getTime() < known.until) return known.made
    const made = make()
    kept.delete(key)
    kept.set(key, { until: now().getTime() + KEPT_MS, made })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    made.catch(() => kept.delete(key))
    return made
  }
}

/** `/robots.txt` and the sitemaps: what search engines may read, in both languages. */
export function crawlerRoutes(http: FastifyInstance, crawled: Crawled): void {
  const { origin, publicPaths, products } = crawled
  http.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n',
          `Sitemap: ${origin()}/sitemap.xml`,
          `Sitemap: ${origin()}${PRODUCTS}\n`,
        ].join('\n'),
      ),
  )
  const answer = (xml: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`)
  http.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(answer(sitemap(origin(), publicPaths))),
  )
  const kept = keeping(crawled.now)
  const indexOfParts = async () => answer(listOfParts(origin(), await products.countParts()))
  const partOf = async (part: number) => answer(sitemap(origin(), await products.paths(part)))
  http.get<{ Querystring: { part?: string } }>(PRODUCTS, async ({ query: { part }, ip }, reply) => {
    await crawled.requireWithinLimit(networkOf(ip))
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    if (part === undefined) return reply.send(await kept(0, indexOfParts))
    // Other parts are empty sitemaps, not errors.
    if (!/^[1-9]\d{0,3}$/.test(part)) return reply.send(answer(sitemap(origin(), [])))
    return reply.send(await kept(Number(part), () => partOf(Number(part))))
  })
}

const addressIn = (address: string, language: string) =>
  language === DEFAULT_LANGUAGE ? address : `${address}?lang=${language}`

function listOfParts(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, at) => `  <sitemap><loc>${escapeHtml(`${origin}${PRODUCTS}?part=${at + 1}`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`
}

function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => LANGUAGES.map((language) => entry(`${origin}${path}`, language)))
  return (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>`
  )
}

function entry(address: string, language: string): string {
  const others = LANGUAGES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(addressIn(address, other))}"/>`,
  )
  return `  <url><loc>${escapeHtml(addressIn(address, language))}</loc>${others.join('')}</url>`
}
