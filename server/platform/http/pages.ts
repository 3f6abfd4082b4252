import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InitialData, PageRenderer, Preview } from '#contract/pages.ts'
import type { SiteFacts } from '#contract/site.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { createGate } from '../load/gate.ts'
import type { Log } from '../scope/log.ts'
import type { Actor } from '../scope/scope.ts'
import type { Listed } from './crawlers.ts'
import { type PageForms, pageForms } from './page-answer.ts'
import type { Identification } from './route-context.ts'

/** What pages need from the features. */
export interface PageSource {
  /** Address of this installation; known for certain only once it listens. */
  origin(): string
  /** The same object for as long as nothing changed. */
  facts(): Promise<SiteFacts>
  /**
   * Title, text and picture of the product or brand that a path names, with its content for visitors; `unknown` when there
   * is none, null for other paths.
   */
  preview(page: PreviewRequest): Promise<Preview | 'unknown' | null>
  /** Pages with an id in their address, for search engines. */
  readonly listed: Listed
  readonly identify: Identification['identify']
  /** What the member's app would request first; throws the refusals of these calls. */
  initialData(request: InitialDataRequest): Promise<InitialData>
  /** Refuses networks that request pages with ids faster than a user would. */
  requireWithinLimit(network: string): Promise<void>
  now(): Date
  /** The checkout shows the form of Stripe. */
  readonly paysByStripe?: boolean
}

interface PreviewRequest {
  readonly path: string
  readonly language: Language
  readonly isVisitor: boolean
}

export interface InitialDataRequest {
  readonly actor: Actor
  readonly path: string
  /** The address selects another deck than the user's own. */
  readonly isOtherDeck: boolean
  /** Address of the caller, for limits only. */
  readonly network: string
  readonly log: Log
}

interface PageRequest extends PreviewRequest {
  /** The caller's network, computed on demand, since proxies make that costly; null for the server itself. */
  readonly network: (() => string) | null
}

interface ReadyPage {
  readonly status: 200 | 404
  readonly forms: PageForms
}

export interface Pages {
  find(wanted: PageRequest): Promise<ReadyPage>
  /** The page of one user, never cached; null when there is no such page: `find` then answers. */
  findOwn(wanted: PageRequest, initialData: InitialData): Promise<string | null>
  readonly publicPaths: readonly string[]
  /** Returns true where the address carries a secret. */
  isAddressPrivate(path: string): boolean
  /** Returns true where only staff have a page. */
  isForStaff(path: string): boolean
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

interface Built {
  openRenderer(templates: unknown): PageRenderer
}

/** Pages rendered at once and waiting; one takes a few milliseconds. Requests beyond are refused. */
const RENDERING = { atOnce: 4, mostWaiting: 60 }
/** No page has this path, so it renders the page for unknown paths. */
export const NOT_FOUND = '/404'

/**
 * The documents of the built web app; null when it was built without its renderer. Pages of fixed paths are cached for each
 * language, and one 404 for each kind of page.
 */
export async function openPages(folder: string, source: PageSource): Promise<Pages | null> {
  const script = join(folder, '.render/render.mjs')
  if (!existsSync(script)) return null
  const built = (await import(pathToFileURL(script).href)) as Built
  const renderer = built.openRenderer(JSON.parse(await readFile(join(folder, '.render/templates.json'), 'utf8')))
  const inQueue = createGate(RENDERING)
  const cached = new Map<string, Promise<ReadyPage>>()
  let shown: SiteFacts | null = null

  /** Documents with other facts are not shown any more. */
  async function factsNow(): Promise<SiteFacts> {
    const facts = await source.facts()
    if (facts !== shown) cached.clear()
    shown = facts
    return facts
  }

  async function render(
    { path, language, isVisitor }: PageRequest,
    preview: Preview | null,
    initialData: InitialData | null,
  ) {
    const [origin, facts] = [source.origin(), await factsNow()]
    return renderer.render({ path, language, origin, facts, isVisitor, preview, initialData })
  }

  function renderForms(wanted: PageRequest, preview: Preview | null, isMissing: boolean) {
    return inQueue(async () => {
      const page = await render(wanted, preview, null)
      const isCached = isMissing || page.isFixed
      const ready: ReadyPage = { status: isMissing ? 404 : 200, forms: await pageForms(page.html, isCached) }
      return { ready, isCached }
    })
  }

  /** Cached while being rendered, so that simultaneous requests share one rendering; removed unless it is to stay. */
  function cache(key: string, made: Promise<{ readonly ready: ReadyPage; readonly isCached: boolean }>) {
    const ready = made.then((page) => page.ready)
    cached.set(key, ready)
    const drop = () => cached.delete(key)
    made.then(({ isCached }) => (isCached ? undefined : drop()), drop)
    return ready
  }

  function findMissing(wanted: PageRequest, path: string): Promise<ReadyPage> {
    const key = `404 ${keyOf(wanted)} ${path}`
    return cached.get(key) ?? cache(key, renderForms({ ...wanted, path }, null, true))
  }

  const keyOf = ({ language, isVisitor }: PageRequest) => `${language} ${isVisitor} ${source.origin()}`

  return {
    publicPaths: renderer.publicPaths,
    isAddressPrivate: renderer.isAddressPrivate,
    isForStaff: renderer.isForStaff,
    scriptHashes: renderer.scriptHashes,
    styleHashes: renderer.styleHashes,
    async findOwn(wanted, initialData) {
      const { path, language, isVisitor, network } = wanted
      const page = renderer.pagePath(path)
      if (page === null) return null
      if (network !== null && page.includes(':')) await source.requireWithinLimit(network())
      const preview = await source.preview({ path, language, isVisitor })
      if (preview === 'unknown') return null
      return inQueue(async () => (await render(wanted, preview, initialData)).html)
    },
    async find(wanted) {
      const { path, language, isVisitor, network } = wanted
      await factsNow()
      const key = `${keyOf(wanted)} ${path}`
      const known = cached.get(key)
      if (known) return known
      const page = renderer.pagePath(path)
      if (page === null) return findMissing(wanted, NOT_FOUND)
      if (network !== null && page.includes(':')) await source.requireWithinLimit(network())
      const preview = await source.preview({ path, language, isVisitor })
      if (preview === 'unknown') return findMissing(wanted, page)
      return cached.get(key) ?? cache(key, renderForms(wanted, preview, false))
    },
  }
}

/** `?lang=en` asks for a page in a language, so that every language has an address of its own; German otherwise. */
export function languageOfAddress(query: unknown): Language {
  const wanted = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return LANGUAGES.find((language) => language === wanted) ?? 'de'
}
