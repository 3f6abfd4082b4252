/**
 * Runs after `vite build`: writes dist/landing.html and dist/login.html with their whole content in German, so that
 * the first paint needs no script. The browser then takes the page over where it stands.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { PRODUCT } from './product.ts'

interface Rendered {
  renderPage: (path: string) => Promise<string>
  wordsFor: (path: string) => { title: string; description: string }
}
const PAGES = [
  { path: '/', file: 'landing.html', source: 'pages/landing-page.tsx', words: ['i18n/de/landing.ts'] },
  {
    path: '/login',
    file: 'login.html',
    source: 'pages/auth-page.tsx',
    words: ['i18n/de/accounts.ts', 'i18n/de/landing.ts'],
  },
] as const

const root = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
const workshop = path.join(root, `node_modules/.cache/prerender-${process.pid}`)

await build({
  root: import.meta.dirname,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: 'render.tsx', outDir: workshop, manifest: false, emptyOutDir: true },
})
const rendered = (await import(pathToFileURL(path.join(workshop, 'render.js')).href)) as Rendered
const shell = await readFile(path.join(dist, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

await writeFile(path.join(dist, 'index.html'), shell.replace('<!--head-->', fontPreloads()).replace('<!--page-->', ''))
for (const page of PAGES) {
  const { title, description } = rendered.wordsFor(page.path)
  const body = await rendered.renderPage(page.path)
  const html = shell
    .replace(/<title>.*?<\/title>/, () => `<title>${quoted(title)} · ${PRODUCT.name}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${quoted(description)}" />`)
    .replace('<!--head-->', () =>
      [openGraph(title, description), fontPreloads(), codePreloads(page.source, page.words)].join('\n    '),
    )
    .replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"')
    .replace('<div id="root"><!--page--></div>', () => `<div id="root" data-language="de">${body}</div>`)
  await writeFile(path.join(dist, page.file), html)
}
await rm(workshop, { recursive: true })
// It has told what it knows; the server must not hand it out.
await rm(path.join(dist, '.vite'), { recursive: true })
// biome-ignore lint/suspicious/noConsole: a build step says what it made
console.log(`prerendered ${PAGES.map((page) => page.file).join(', ')}`)

function openGraph(title: string, description: string): string {
  return [
    ['og:type', 'website'],
    ['og:site_name', PRODUCT.name],
    ['og:title', `${title} · ${PRODUCT.name}`],
    ['og:description', description],
    ['og:locale', 'de_DE'],
    ['og:locale:alternate', 'en_GB'],
  ]
    .map(([property, content = '']) => `<meta property="${property}" content="${quoted(content)}" />`)
    .join('\n    ')
}

/** Both faces are on every screen; asked for before the stylesheet is read. Extended Latin waits for its letters. */
function fontPreloads(): string {
  return Object.values(manifest)
    .flatMap(({ file }) => (file.endsWith('.woff2') && !file.includes('latin-ext') ? [file] : []))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`)
    .join('\n    ')
}

/** The page's own code and the German words, so that they do not wait for the entry. */
function codePreloads(source: string, words: readonly string[]): string {
  const wanted = [source, 'i18n/de/ui.ts', ...words].flatMap((name) => filesOf(name))
  return [...new Set(wanted)]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .filter((tag) => !shell.includes(tag))
    .join('\n    ')
}

function filesOf(name: string): string[] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the build`)
  return [chunk.file, ...(chunk.imports ?? []).filter((other) => !manifest[other]?.isEntry).flatMap(filesOf)]
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
