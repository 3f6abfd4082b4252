import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/limits.ts'
import { escapeHtml } from '../escape-html.ts'

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
}

const PRODUCTS = '/sitemap-products.xml'

/** `/robots.txt` and the sitemaps: what search engines may read, in both languages. */
export function crawlerRoutes(http: FastifyInstance, { origin, publicPaths, products }: Crawled): void {
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
  http.get<{ Querystring: { part?: string } }>(PRODUCTS, async ({ query: { part } }, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    if (part === undefined) return reply.send(answer(listOfParts(origin(), await products.countParts())))
    const paths = /^[1-9]\d{0,3}$/.test(part) ? await products.paths(Number(part)) : []
    // A part whose products all went away is still an answer; a search engine asks for no other.
    return reply.send(answer(sitemap(origin(), paths)))
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
