/**
 * Runs after `vite build`: writes the renderer and its templates into dist/.render, where the server finds them. Pages
 * are rendered by the server, because they show its configuration.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type { PageCode } from './page-code.ts'

const LANGUAGES = ['de', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const root = path.resolve(import.meta.dirname, '../..')
const dist = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
const renderFolder = path.join(dist, '.render')

await build({
  root: path.join(root, 'web'),
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  // React is bundled, because the server has none, and without development warnings.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: renderFolder,
    manifest: false,
    emptyOutDir: true,
    emitAssets: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: ['documents/render.tsx', 'documents/page-code.ts'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', codeSplitting: true },
    },
  },
})

const { PAGE_CODE } = (await import(
  pathToFileURL(path.join(renderFolder, 'page-code.mjs')).href
)) as typeof import('./page-code.ts')
const built = await readFile(path.join(dist, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const firstScript = (await readFile(path.join(dist, 'theme.js'), 'utf8')).trim()
const startAfterPaint = (await readFile(path.join(import.meta.dirname, 'start-after-paint.js'), 'utf8')).trim()
const shell = built.replace('<!--head-->', `${fontPreloads()}\n    <!--head-->`)
const parts = {
  shell: withFirstScript(shell),
  rendered: paintedFirst(withFirstScript(await withStyles(built))),
  first: paintedFirst(withFirstScript(await withStyles(shell))),
  preloads: byPath(PAGE_CODE.visitor, (page) => inBoth((language) => visitorPreloads(page, language))),
  memberPreloads: byPath(PAGE_CODE.member, (page) => inBoth((language) => memberPreloads(page, language))),
  memberStyles: Object.fromEntries(
    await Promise.all(
      PAGE_CODE.member
        .filter(({ hasFirstScreen }) => hasFirstScreen)
        .map(async (page) => [page.path, await firstScreenStyles(page)] as const),
    ),
  ),
}
const documents = [parts.shell, parts.rendered, parts.first, ...Object.values(parts.memberStyles)]
const templates = { ...parts, scriptHashes: hashesOf('script'), styleHashes: hashesOf('style') }
await writeFile(path.join(renderFolder, 'templates.json'), JSON.stringify(templates))
// For serving the folder without our server, such as in the native shell.
await writeFile(
  path.join(dist, 'index.html'),
  shell.replace('<!--head-->', '').replace('<!--page-->', '').replace('<!--facts-->', ''),
)
// biome-ignore lint/suspicious/noConsole: a build step prints what it made
console.log(`renderer of ${PAGE_CODE.visitor.length} pages in .render`)

/** Of what stands in the documents, for their content security policy. */
function hashesOf(tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  const contents = documents.flatMap((html) => [...html.matchAll(inline)].map(([, content = '']) => content))
  return [...new Set(contents)].map((content) => `sha256-${createHash('sha256').update(content).digest('base64')}`)
}

/** Inlines the stylesheet: on a phone that takes less time than another round trip. */
async function withStyles(html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html)
  if (!link?.[1]) throw new Error('the built page has no stylesheet')
  const styles = await readFile(path.join(dist, link[1]), 'utf8')
  return html.replace(link[0], () => `<style>${styles.trim()}</style>`)
}

/** Loads the app after the first paint: on a slow line the picture then has all of the bandwidth. */
function paintedFirst(html: string): string {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html)
  if (!entry?.[1]) throw new Error('the built page has no first script')
  return html
    .replace(entry[0], `<link rel="modulepreload" crossorigin href="${entry[1]}">`)
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, later)
    .replace('<!--facts-->', () => `<!--facts-->\n    <script data-app="${entry[1]}">${startAfterPaint}</script>`)
}

/** Inert until start-after-paint.js moves the links to the head. */
function later(links: string): string {
  return `<template data-code>${links}</template>`
}

/** Styles of a first screen besides those of every page. The disabled links keep the app from fetching them again. */
async function firstScreenStyles({ sources }: PageCode): Promise<string> {
  const names = sources.flatMap((name) => chunksOf(name))
  const files = [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))].filter(
    (file) => !built.includes(`/${file}"`),
  )
  const styles = await Promise.all(files.map(async (file) => (await readFile(path.join(dist, file), 'utf8')).trim()))
  const links = files.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`)
  return [`<style>${styles.join('')}</style>`, ...links].join('\n    ')
}

/**
 * Both faces of Archivo are on every screen; requested before the styles are parsed. Extended Latin is fetched when a text
 * needs it, and the fonts of designed shops where a shop uses them.
 */
function fontPreloads(): string {
  return Object.values(manifest)
    .flatMap(({ file }) => (/\/archivo-[^/]*\.woff2$/.test(file) && !file.includes('latin-ext') ? [file] : []))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`)
    .join('\n    ')
}

/** Inlines the script that runs before the first paint. */
function withFirstScript(html: string): string {
  return html.replace('<script src="/theme.js"></script>', () => `<script>${firstScript}</script>`)
}

function inBoth(preloads: (language: Language) => string): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, preloads(language)]))
}

/** Styles that the page has besides those of every page: without them its content would move when they arrive. */
function ownStyles({ sources }: PageCode): string {
  const names = sources.flatMap((name) => chunksOf(name))
  return [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))]
    .filter((file) => !built.includes(`/${file}"`))
    .map((file) => `<link rel="stylesheet" href="/${file}" />`)
    .join('\n    ')
}

/** Fonts and styles at once; the page's code and words later, but not after the entry. */
function visitorPreloads(page: PageCode, language: Language): string {
  return `${fontPreloads()}\n    ${ownStyles(page)}\n    ${later(codeOf(page, language).join(''))}`
}

/** Nothing is visible without this code: it is preloaded with the entry, not after it. */
function memberPreloads(page: PageCode, language: Language): string {
  return codeOf(page, language).join('\n    ')
}

function byPath<T>(pages: readonly PageCode[], make: (page: PageCode) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(pages.map((page) => [page.path, make(page)]))
}

function codeOf({ sources, words }: PageCode, language: Language): string[] {
  const names = [...sources, ...['ui', ...words].map((area) => `i18n/${language}/${area}.ts`)]
  return [...new Set(names.flatMap((name) => filesOf(name)))]
    .filter((file) => !built.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
}

function filesOf(name: string): string[] {
  return chunksOf(name).flatMap((chunk) => manifest[chunk]?.file ?? [])
}

/** A part of the build and all that it imports, apart from the entry. */
function chunksOf(name: string): string[] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the build`)
  return [name, ...(chunk.imports ?? []).filter((other) => !manifest[other]?.isEntry).flatMap(chunksOf)]
}
