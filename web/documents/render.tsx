import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import type { Page, PageRenderer, PageRequest } from '#contract/pages.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { type DocumentContent, setDocumentContent } from '#web/api/document-content.ts'
import { showSignedOut } from '#web/api/session.ts'
import { setSiteFacts } from '#web/api/site-facts.ts'
import { App } from '#web/app.tsx'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { loadWords, switchLanguage } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { type Translate, translator } from '#web/i18n/translate.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { productPageName } from '#web/product/product-page-name.ts'
import { MEMBER_ROUTES } from '#web/start/member-routes.ts'
import { ROUTES, routeFor } from '#web/start/routes.ts'
import { Splash } from '#web/ui/feedback/splash.tsx'
import { documentTitle } from '#web/ui/page/page-name.ts'
import { FirstScreen, forgetFirstScreen, prepareFirstScreen } from './first-screen.tsx'
import { DOCUMENTS } from './page-documents.ts'
import { inScript, structuredData } from './structured-data.ts'

type Preloads = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** Made by the build (`prerender.ts`). */
interface Templates {
  /** Start of every page that is rendered in the browser. */
  readonly shell: string
  /** Start of server-rendered pages, with styles and the first script. */
  readonly rendered: string
  /** Start of the pages of members that show a first screen before any script. */
  readonly first: string
  /** Preload links of server-rendered pages, by the path of their declaration and by language. */
  readonly preloads: Preloads
  /** The same for the pages of members. */
  readonly memberPreloads: Preloads
  /** Styles of their first screens. */
  readonly memberStyles: Readonly<Record<string, string>>
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

const TRANSLATORS: Readonly<Record<Language, Translate>> = { de: translator(de, 'de'), en: translator(en, 'en') }
const LOCALES = { de: 'de_DE', en: 'en_GB' } as const satisfies Record<Language, string>
/** As `app-manifest.ts` writes them. */
const MANIFESTS = { de: '/manifest.webmanifest', en: '/manifest.en.webmanifest' } as const
/** Picture of link previews, made by `scripts/tasks/prepare-landing-pictures.ts`. */
const PICTURE = { path: '/preview.jpg', width: 1200, height: 630 } as const

/** Renders documents for the server; never used in a browser. */
export function openRenderer(templates: Templates): PageRenderer {
  // One page at a time, because language, words and facts are module state.
  let previous: Promise<unknown> = Promise.resolve()
  return {
    publicPaths: DOCUMENTS.publicPaths,
    scriptHashes: templates.scriptHashes,
    styleHashes: templates.styleHashes,
    isAddressPrivate: DOCUMENTS.isAddressPrivate,
    isForStaff: DOCUMENTS.isForStaff,
    pagePath: DOCUMENTS.pagePath,
    render(request) {
      const page = previous.then(() => document(templates, request))
      previous = page.catch(() => {})
      return page
    },
  }
}

async function document(templates: Templates, request: PageRequest): Promise<Page> {
  const isRendered = request.isVisitor && DOCUMENTS.documentAt(request.path) !== null
  const isKnown = DOCUMENTS.pagePath(request.path) !== null
  const { head, title, description } = words(request, isKnown)
  const { body, hints } = isRendered ? await renderedBody(request) : { body: '', hints: '' }
  const first = await firstScreen(request)
  const root = isRendered
    ? `${withoutScript(body, request.language)}<div id="root" data-language="${request.language}">${body}</div>`
    : `<div id="root" data-${request.isVisitor ? 'visitor' : 'member'}>${await SPLASH}${first}</div>`
  const html = (isRendered ? templates.rendered : first ? templates.first : templates.shell)
    .replace('<html lang="de">', `<html lang="${request.language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`)
    .replace('href="/manifest.webmanifest"', `href="${MANIFESTS[request.language]}"`)
    .replace('<!--head-->', () =>
      [head, hints, preloadsOf(templates, request, first !== '')].filter(Boolean).join('\n    '),
    )
    .replace('<div id="root"><!--page--></div>', () => root)
    .replace('<!--facts-->', () => [asData('facts', request.facts), ...contentAsData(request)].join('\n    '))
  return {
    html,
    isFixed: isKnown && request.preview === null && hasFixedPath(request),
  }
}

/** Only documents of paths without an id are cached; the others would fill the cache. */
const hasFixedPath = ({ path, isVisitor }: PageRequest): boolean =>
  isVisitor && DOCUMENTS.documentAt(path)?.path.includes(':') === false

/** The product or shop of a page, for the browser's first render; null on other pages. */
function contentOf({ path, language, preview }: PageRequest): DocumentContent | null {
  const productId = paramsOf(PATHS.product, path)?.productId
  if (productId !== undefined) return { id: productId, language, kind: 'product', value: preview?.product ?? null }
  const brandId = paramsOf(PATHS.shop, path)?.brandId
  return brandId === undefined ? null : { id: brandId, language, kind: 'shop', value: preview?.shop ?? null }
}

async function renderedBody(request: PageRequest): Promise<{ body: string; hints: string }> {
  const { path, language, facts } = request
  await switchLanguage(language)
  await loadWords('ui')
  showSignedOut()
  setSiteFacts(facts)
  setDocumentContent(contentOf(request))
  await routeFor(ROUTES.visitor, path).page.preload()
  const whole = await markup(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App />
      </Router>
    </StrictMode>,
  )
  // React puts preload links before the content; in the head the browser finds them sooner.
  const hints = /^(?:<link rel="preload"[^>]*>)*/.exec(whole)?.[0] ?? ''
  return { body: whole.slice(hints.length), hints }
}

/** A notice above forms for browsers without scripts: only our code can send them (`use-form.ts`). */
const withoutScript = (body: string, language: Language): string =>
  body.includes('<form noValidate')
    ? `<noscript><p class="bg-volt p-4 text-center font-[650] text-black">${TRANSLATORS[language]('heads.noScript')}</p></noscript>`
    : ''

async function markup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}

/** The first screen of this user, over the splash until the app shows the same (`first-screen.tsx`). */
async function firstScreen({ path, initialData }: PageRequest): Promise<string> {
  if (!initialData?.deck && !initialData?.shop) return ''
  await switchLanguage(initialData.language)
  await loadWords('ui', 'discovery', ...(initialData.shop ? (['brands', 'search'] as const) : []))
  showSignedOut()
  await prepareFirstScreen(initialData)
  try {
    const whole = await markup(
      <Router ssrPath={path} ssrSearch="">
        <FirstScreen path={path} initialData={initialData} />
      </Router>,
    )
    return `<div class="first-screen" lang="${initialData.language}" inert aria-hidden="true">${whole}</div>`
  } finally {
    forgetFirstScreen()
  }
}

/** Shown by pages that are rendered in the browser until their code is loaded. */
const SPLASH = markup(<Splash />)

function preloadsOf(
  { preloads, memberPreloads, memberStyles }: Templates,
  { path, language, isVisitor }: PageRequest,
  hasFirstScreen: boolean,
): string {
  if (isVisitor) return preloads[DOCUMENTS.documentAt(path)?.path ?? '']?.[language] ?? ''
  const route = routeFor(MEMBER_ROUTES, path).path
  const code = memberPreloads[route]?.[language] ?? ''
  if (!hasFirstScreen) return code
  // The first screen comes before the code that replaces it (start-after-paint.js).
  return `${memberStyles[route] ?? ''}\n    <template data-code>${code}</template>`
}

/** What search engines and link previews read about a page. */
function words({ path, language, origin, preview }: PageRequest, isKnown: boolean) {
  const t = TRANSLATORS[language]
  const page = DOCUMENTS.documentAt(path)
  const route = routeFor(ROUTES.visitor, path)
  const name = preview?.title ?? (isKnown ? t(route.title) : t('ui.notFoundTitle')).replaceAll('\u00AD', '')
  const title = documentTitle(name)
  const description = preview?.description ?? t(page?.document.description ?? 'heads.home')
  const address = `${origin}${DOCUMENTS.canonicalPath(path)}`
  const picture = preview?.picture ? new URL(preview.picture, `${origin}/`).href : `${origin}${PICTURE.path}`
  const isListed = preview?.isListed ?? page?.document.isListed === true
  const head = [
    ...(isListed ? languageLinks(address, language) : ['<meta name="robots" content="noindex" />']),
    ...properties({
      'og:type': preview?.product ? 'product' : 'website',
      'og:site_name': PRODUCT.name,
      'og:title': title,
      'og:description': description,
      'og:url': addressIn(address, language),
      'og:image': picture,
      ...(preview?.picture ? {} : { 'og:image:width': `${PICTURE.width}`, 'og:image:height': `${PICTURE.height}` }),
      'og:locale': LOCALES[language],
      'og:locale:alternate': LOCALES[language === 'de' ? 'en' : 'de'],
    }),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(preview?.product ? [structuredData(preview.product, addressIn(address, language), picture)] : []),
  ]
  return {
    head: head.join('\n    '),
    title: preview?.product ? documentTitle(productPageName(preview.product)) : title,
    description,
  }
}

const addressIn = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : `${address}?lang=${language}`

function languageLinks(address: string, language: Language): string[] {
  return [
    `<link rel="canonical" href="${escaped(addressIn(address, language))}" />`,
    ...LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escaped(addressIn(address, other))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(address)}" />`,
  ]
}

const properties = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)

/** Data for the page's own script. */
const asData = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inScript(value)}</script>`

/** The content of a visitor's page, or the initial data of a member. */
function contentAsData(request: PageRequest): string[] {
  const content = request.isVisitor ? contentOf(request) : null
  return [
    ...(content ? [asData('content-data', content)] : []),
    ...(request.initialData ? [asData('initial-data', request.initialData)] : []),
  ]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
