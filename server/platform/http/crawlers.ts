import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/limits.ts'
import { escapeHtml } from '../escape-html.ts'

interface Crawled {
  origin(): string
  readonly publicPaths: readonly string[]
}

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, in both languages. */
export function crawlerRoutes(http: FastifyInstance, { origin, publicPaths }: Crawled): void {
  http.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin()}/sitemap.xml\n`),
  )
  http.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(origin(), publicPaths)),
  )
}

const addressIn = (address: string, language: string) =>
  language === DEFAULT_LANGUAGE ? address : `${address}?lang=${language}`

function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => LANGUAGES.map((language) => entry(`${origin}${path}`, language)))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}

function entry(address: string, language: string): string {
  const others = LANGUAGES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(addressIn(address, other))}"/>`,
  )
  return `  <url><loc>${escapeHtml(addressIn(address, language))}</loc>${others.join('')}</url>`
}
