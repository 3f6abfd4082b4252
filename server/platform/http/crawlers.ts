import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/vocabulary.ts'
import { networkOf } from '../load/rate-limit.ts'
import { escapeHtml } from '../text/escape-html.ts'

/** All pages of one kind, in parts that are read on demand. */
interface ListedPages {
  countParts(): Promise<number>
  /** Paths of one part, counted from 1; empty for parts that do not exist. */
  paths(part: number): Promise<readonly string[]>
}

/** Pages with an id in their address that search engines may list; each kind has a sitemap of its own. */
export interface Listed {
  readonly products: ListedPages
  readonly shops: ListedPages
}

interface CrawlerSource {
  origin(): string
  readonly publicPaths: readonly string[]
  readonly listed: Listed
  /** Refuses networks that send more requests than search engines do. */
  requireWithinLimit(network: string): Promise<void>
  now(): Date
}

const KINDS = ['products', 'shops'] as const satisfies readonly (keyof Listed)[]
const sitemapOf = (kind: keyof Listed): string => `/sitemap-${kind}.xml`
/** A list is read at most this often. */
const CACHED_MS = 10_000
/** Lists cached at once: each has megabytes. */
const MOST_CACHED = 8

/** Caches lists for a while; failures are not cached. */
function cacheOf(now: () => Date) {
  const cached = new Map<number, { readonly until: number; readonly made: Promise<Buffer> }>()
  return (key: number, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = cached.get(key)
    if (known && now().getTime() < known.until) return known.made
    const made = make()
    cached.delete(key)
    cached.set(key, { until: now().getTime() + CACHED_MS, made })
    const [oldest] = cached.keys()
    if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest)
    made.catch(() => cached.delete(key))
    return made
  }
}

/** `/robots.txt` and the sitemaps: what search engines may read, in both languages. */
export function crawlerRoutes(http: FastifyInstance, source: CrawlerSource): void {
  const { origin, publicPaths } = source
  http.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n',
          `Sitemap: ${origin()}/sitemap.xml`,
          ...KINDS.map((kind) => `Sitemap: ${origin()}${sitemapOf(kind)}`),
          '',
        ].join('\n'),
      ),
  )
  http.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(answer(sitemap(origin(), publicPaths))),
  )
  for (const kind of KINDS) listRoute(http, source, kind)
}

/** The sitemap of all pages of one kind: an index of its parts, and each part. */
function listRoute(http: FastifyInstance, source: CrawlerSource, kind: keyof Listed): void {
  const { origin, listed } = source
  const pages = listed[kind]
  const listOnce = cacheOf(source.now)
  const indexOfParts = async () => answer(listOfParts(`${origin()}${sitemapOf(kind)}`, await pages.countParts()))
  const partOf = async (part: number) => answer(sitemap(origin(), await pages.paths(part)))
  http.get<{ Querystring: { part?: string } }>(sitemapOf(kind), async ({ query: { part }, ip }, reply) => {
    await source.requireWithinLimit(networkOf(ip))
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    if (part === undefined) return reply.send(await listOnce(0, indexOfParts))
    // Other parts are empty sitemaps, not errors.
    if (!/^[1-9]\d{0,3}$/.test(part)) return reply.send(answer(sitemap(origin(), [])))
    return reply.send(await listOnce(Number(part), () => partOf(Number(part))))
  })
}

const answer = (xml: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`)

const addressIn = (address: string, language: string) =>
  language === DEFAULT_LANGUAGE ? address : `${address}?lang=${language}`

function listOfParts(address: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, at) => `  <sitemap><loc>${escapeHtml(`${address}?part=${at + 1}`)}</loc></sitemap>`,
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
