import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ahead, PageRenderer, Preview } from '#contract/pages.ts'
import type { SiteFacts } from '#contract/site.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { createGate } from '../load/gate.ts'
import type { Log } from '../scope/log.ts'
import type { Actor } from '../scope/scope.ts'
import type { ListedPages } from './crawlers.ts'
import { type PageForms, pageForms } from './page-answer.ts'
import type { Identification } from './route-context.ts'

/** What pages need from above the ground floor. */
export interface PageSource {
  /** Address of this installation; known for certain only once it listens. */
  origin(): string
  facts(): SiteFacts
  /** Words and picture of what lies behind a path; `unknown` when nothing does, null when pages speak for themselves. */
  preview(path: string, language: Language): Promise<Preview | 'unknown' | null>
  /** The pages of all products, for search engines. */
  readonly products: ListedPages
  readonly identify: Identification['identify']
  /** What the app of this person would ask first; throws what these calls would refuse. */
  ahead(wish: AheadWish): Promise<Ahead>
  /** Refuses networks that open what lies behind ids faster than people do. */
  requirePatience(network: string): Promise<void>
  now(): Date
}

export interface AheadWish {
  readonly actor: Actor
  readonly path: string
  /** The address chooses another deck than the own one. */
  readonly isOtherDeck: boolean
  /** Address of the caller, for limits only. */
  readonly network: string
  readonly log: Log
}

interface PageWish {
  readonly path: string
  readonly language: Language
  readonly isVisitor: boolean
  /** Whoever asks, since behind proxies it takes work to find out; null for the server itself. */
  readonly network: (() => string) | null
}

interface ReadyPage {
  readonly status: 200 | 404
  readonly forms: PageForms
}

export interface Pages {
  find(wish: PageWish): Promise<ReadyPage>
  /** The page of one person, which nobody keeps; null when there is no such page, and `find` says so. */
  findOwn(wish: PageWish, ahead: Ahead): Promise<string | null>
  readonly publicPaths: readonly string[]
  readonly scriptHashes: readonly string[]
}

interface Built {
  openRenderer(templates: unknown): PageRenderer
}

/** Pages being made and in line; one takes a few milliseconds. Whoever comes beyond is asked to come again. */
const LINE = { atOnce: 4, mostWaiting: 60 }
/** No page has this path: it gets the one page for all paths that lead nowhere. */
const NOWHERE = '/404'

/**
 * The documents of the built web app; null when it was built without its renderer. Pages of a closed list are kept for
 * each language, and of those that are not there one for each kind of page.
 */
export async function openPages(folder: string, source: PageSource): Promise<Pages | null> {
  const script = join(folder, '.render/render.mjs')
  if (!existsSync(script)) return null
  const built = (await import(pathToFileURL(script).href)) as Built
  const renderer = built.openRenderer(JSON.parse(await readFile(join(folder, '.render/templates.json'), 'utf8')))
  const inLine = createGate(LINE)
  const kept = new Map<string, Promise<ReadyPage>>()

  function drawn({ path, language, isVisitor }: PageWish, preview: Preview | null, ahead: Ahead | null) {
    const origin = source.origin()
    return renderer.render({ path, language, origin, facts: source.facts(), isVisitor, preview, ahead })
  }

  function draw(wish: PageWish, preview: Preview | null, isMissing: boolean) {
    return inLine(async () => {
      const page = await drawn(wish, preview, null)
      const mayStay = isMissing || page.isFixed
      const ready: ReadyPage = { status: isMissing ? 404 : 200, forms: await pageForms(page.html, mayStay) }
      return { ready, mayStay }
    })
  }

  /** Kept from the start, so that a crowd at the door waits for one rendering; taken back unless it may stay. */
  function keep(key: string, made: Promise<{ readonly ready: ReadyPage; readonly mayStay: boolean }>) {
    const ready = made.then((page) => page.ready)
    kept.set(key, ready)
    const drop = () => kept.delete(key)
    made.then(({ mayStay }) => (mayStay ? undefined : drop()), drop)
    return ready
  }

  function findMissing(wish: PageWish, path: string): Promise<ReadyPage> {
    const key = `404 ${keyOf(wish)} ${path}`
    return kept.get(key) ?? keep(key, draw({ ...wish, path }, null, true))
  }

  const keyOf = ({ language, isVisitor }: PageWish) => `${language} ${isVisitor} ${source.origin()}`

  return {
    publicPaths: renderer.publicPaths,
    scriptHashes: renderer.scriptHashes,
    async findOwn(wish, ahead) {
      const { path, language, network } = wish
      const page = renderer.pagePath(path)
      if (page === null) return null
      if (network !== null && page.includes(':')) await source.requirePatience(network())
      const preview = await source.preview(path, language)
      if (preview === 'unknown') return null
      return inLine(async () => (await drawn(wish, preview, ahead)).html)
    },
    async find(wish) {
      const { path, language, network } = wish
      const key = `${keyOf(wish)} ${path}`
      const known = kept.get(key)
      if (known) return known
      const page = renderer.pagePath(path)
      if (page === null) return findMissing(wish, NOWHERE)
      if (network !== null && page.includes(':')) await source.requirePatience(network())
      const preview = await source.preview(path, language)
      if (preview === 'unknown') return findMissing(wish, page)
      return kept.get(key) ?? keep(key, draw(wish, preview, false))
    },
  }
}

/** `?lang=en` asks for a page in a language, so that every language has an address of its own; German otherwise. */
export function languageOfAddress(query: unknown): Language {
  const wanted = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return LANGUAGES.find((language) => language === wanted) ?? 'de'
}
