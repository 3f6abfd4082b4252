import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { barePath, type InitialData } from '#contract/pages.ts'
import { networkOf } from '../load/rate-limit.ts'
import { Refusal } from '../scope/refuse.ts'
import { answerUnknown } from './answer-error.ts'
import { crawlerRoutes } from './crawlers.ts'
import { type Archive, documentFiles } from './document-files.ts'
import { answerOwnPage, answerPage } from './page-answer.ts'
import { languageOfAddress, NOT_FOUND, openPages, type PageSource, type Pages } from './pages.ts'
import { admitStripe, allowInline } from './security-headers.ts'
import { SESSION_COOKIES } from './session-cookie.ts'

const looksSignedIn = (request: FastifyRequest) => SESSION_COOKIES.some((name) => request.cookies[name] !== undefined)

/** Browsers ask for HTML; link previews and uptime monitors accept anything, and may send HEAD. */
function wantsPage({ method, headers: { accept = '*/*' } }: FastifyRequest, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return accept.includes('text/html') || (accept.trim() === '*/*' && !/\.\w+$/.test(path))
}

/** Serves the built web app: assets are cached for ever, pages are revalidated, unknown API paths answer JSON. */
export async function webRoutes(
  http: FastifyInstance,
  folder: string,
  source: PageSource,
  archive: Archive | null = null,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    serveDotFiles: false,
    globIgnore: ['index.html*'],
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const pages = existsSync(folder) ? await openPages(folder, source) : null
  crawlerRoutes(http, {
    origin: () => source.origin(),
    publicPaths: pages?.publicPaths ?? ['/'],
    listed: source.listed,
    requireWithinLimit: (network) => source.requireWithinLimit(network),
    now: () => source.now(),
  })
  if (pages && archive) documentFiles(http, pages, archive, () => source.now())
  // Rendered before the first request, once the address is known.
  if (pages) http.addHook('onListen', () => renderStartPage(http, pages))
  http.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const isForPrograms = /^\/(api|media|dev|assets)(\/|$)/.test(path)
    if (isForPrograms || !wantsPage(request, path)) return answerUnknown(request, reply)
    if (!pages) return reply.header('vary', 'Cookie').header('cache-control', 'no-cache').sendFile('index.html')
    const network = () => networkOf(request.ip)
    const isForStaff = pages.isForStaff(path)
    const member = await memberOf(source, request, reply, { path, isForStaff })
    const shown = isForStaff && !member?.isStaff ? NOT_FOUND : path
    const wanted = { path: shown, language: languageOfAddress(request.query), isVisitor: member === null, network }
    const initialData = member?.initialData
    prepareHeaders(reply, pages, path)
    if (source.paysByStripe && path === CHECKOUT) admitStripe(reply)
    const own = initialData && (await pages.findOwn({ ...wanted, language: initialData.language }, initialData))
    if (own) return answerOwnPage(request, reply, own)
    const { status, forms } = await pages.find(wanted)
    return answerPage(request, reply.code(status), forms)
  })
}

/** Who gets the page of a member. Without initial data the document has none, and the app makes the calls. */
interface Member {
  readonly isStaff: boolean
  readonly initialData: InitialData | null
}

/**
 * Null for visitors: also after their session has ended, so that their page makes no call that is answered 401. The cookie
 * stays, because it may be the mark of a browser that has just registered.
 */
async function memberOf(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, isForStaff }: { readonly path: string; readonly isForStaff: boolean },
): Promise<Member | null> {
  if (!looksSignedIn(request)) return null
  if (request.method === 'HEAD' && !isForStaff) return { isStaff: false, initialData: null }
  let isStaff = false
  try {
    const actor = await source.identify(request, reply)
    if (!actor) return null
    isStaff = actor.staffRole !== null
    const { query, log } = request
    const isOtherDeck = typeof query === 'object' && query !== null && 'brand' in query
    const initialData = await source.initialData({ actor, path, isOtherDeck, network: networkOf(request.ip), log })
    return { isStaff, initialData }
  } catch (error) {
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'a document was sent without its initial data')
    return { isStaff, initialData: null }
  }
}

const pathOf = ({ url }: FastifyRequest): string => barePath(url.split('?', 1)[0] ?? '/')

/** The only document with the payment provider's policy (Decision 136). */
const CHECKOUT = '/stripe-checkout'

/** Allows the inline scripts and styles of the first paint by hash, and keeps secrets in the address out of Referer. */
function prepareHeaders(reply: FastifyReply, pages: Pages, path: string): void {
  const { scriptHashes, styleHashes } = pages
  allowInline(reply, { scriptHashes, styleHashes, hasStyleAttributes: true })
  if (pages.isAddressPrivate(path)) reply.header('referrer-policy', 'no-referrer')
}

async function renderStartPage(http: FastifyInstance, pages: Pages): Promise<void> {
  try {
    await pages.find({ path: '/', language: 'de', isVisitor: true, network: null })
  } catch (error) {
    http.log.error({ err: error }, 'the start page could not be rendered')
  }
}
