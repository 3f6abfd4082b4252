import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES, type Language } from '#contract/limits.ts'
import type { Page, PageRenderer, Preview } from '#contract/pages.ts'
import type { SiteFacts } from '#contract/site.ts'
import type { ListedPages } from './crawlers.ts'
import { type PageForms, pageForms } from './page-answer.ts'

/** What pages need from above the ground floor. */
export interface PageSource {
  /** Address of this installation; known for certain only once it listens. */
  origin(): string
  facts(): SiteFacts
  /** Words and picture of what lies behind a path; `unknown` when nothing does, null when pages speak for themselves. */
  preview(path: string, language: Language): Promise<Preview | 'unknown' | null>
  /** The pages of all products, for search engines. */
  readonly products: ListedPages
}

interface PageWish {
  readonly path: string
  readonly language: Language
  readonly isVisitor: boolean
}

interface ReadyPage {
  readonly status: 200 | 404
  readonly forms: PageForms
}

export interface Pages {
  find(wish: PageWish): Promise<ReadyPage>
  readonly publicPaths: readonly string[]
  readonly scriptHashes: readonly string[]
}

interface Built {
  openRenderer(templates: unknown): PageRenderer
}

/** Pages of one address, kept while it stays the same: at most one per path and language of a closed list. */
type Kept = Map<string, Promise<ReadyPage>>

/** The documents of the built web app; null when it was built without its renderer. */
export async function openPages(folder: string, source: PageSource): Promise<Pages | null> {
  const script = join(folder, '.render/render.mjs')
  if (!existsSync(script)) return null
  const built = (await import(pathToFileURL(script).href)) as Built
  const renderer = built.openRenderer(JSON.parse(await readFile(join(folder, '.render/templates.json'), 'utf8')))
  const kept: Kept = new Map()

  async function make({ path, language, isVisitor }: PageWish, origin: string): Promise<[Page, ReadyPage]> {
    const found = await source.preview(path, language)
    const preview = found === 'unknown' ? null : found
    const page = await renderer.render({ path, language, origin, facts: source.facts(), isVisitor, preview })
    const status = page.isKnown && found !== 'unknown' ? 200 : 404
    return [page, { status, forms: await pageForms(page.html, page.isFixed) }]
  }

  return {
    publicPaths: renderer.publicPaths,
    scriptHashes: renderer.scriptHashes,
    async find(wish) {
      const origin = source.origin()
      const key = `${wish.language} ${wish.isVisitor} ${origin}${wish.path}`
      const known = kept.get(key)
      if (known) return known
      const made = make(wish, origin)
      const ready = made.then(([, page]) => page)
      // Kept from the start, so that a crowd at the door waits for one rendering; taken back unless it may stay.
      kept.set(key, ready)
      const drop = () => kept.delete(key)
      made.then(([page, { status }]) => (page.isFixed && status === 200 ? undefined : drop()), drop)
      return ready
    },
  }
}

/** `?lang=en` asks for a page in a language, so that every language has an address of its own; German otherwise. */
export function languageOfAddress(query: unknown): Language {
  const wanted = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
  return LANGUAGES.find((language) => language === wanted) ?? 'de'
}
