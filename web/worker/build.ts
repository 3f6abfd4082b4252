/**
 * Runs after `prerender.ts`: writes the service worker (`/sw.js`) and the two pages that it answers with into the built
 * app. `node web/worker/build.ts FOLDER`
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { offlinePage, offlineStyles } from './offline-page.ts'
import { type BuiltParts, precachedAssets } from './precache-files.ts'

/** Files without a hash in their name that every start needs. */
const FIXED = [
  'theme.js',
  'offline.js',
  'favicon.svg',
  'manifest.webmanifest',
  'icons/icon-192.png',
  'icons/badge-96.png',
] as const

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../dist'))
const read = (file: string) => readFile(path.join(dist, file))
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

const document = (await read('index.html')).toString()
const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(document)?.[1]
if (!entry) throw new Error('the built page has no first script')

const manifest = JSON.parse((await read('.vite/manifest.json')).toString()) as BuiltParts
const pageCode = pathToFileURL(path.join(dist, '.render/page-code.mjs')).href
const { PAGE_CODE } = (await import(pageCode)) as typeof import('../documents/page-code.ts')
const assets = precachedAssets(manifest, PAGE_CODE.offline)
const fontOf = (name: string): string => {
  const file = assets.find((asset) => asset.endsWith('.woff2') && asset.includes(name))
  if (!file) throw new Error(`the build has no font "${name}"`)
  return `/${file}`
}
const fonts = { body: fontOf('archivo-latin'), headline: fontOf('archivo-expanded') }
const tokens = await readFile(path.join(import.meta.dirname, '../ui/tokens.css'), 'utf8')

const made = {
  // The app's shell before the session is known, without data of a user.
  'app.html': document
    .replace('<div id="root"></div>', '<div id="root" data-member></div>')
    .replace('</head>', '<meta name="robots" content="noindex" /></head>'),
  'offline.html': offlinePage(),
  'offline.css': offlineStyles(tokens, fonts),
}
for (const [file, text] of Object.entries(made)) await writeFile(path.join(dist, file), text)

const hashed = assets.map((file) => ({ url: `/${file}`, revision: null }))
const named = await Promise.all(
  [...Object.keys(made), ...FIXED].map(async (file) => ({ url: `/${file}`, revision: hashOf(await read(file)) })),
)

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    PRECACHE_FILES: JSON.stringify([...named, ...hashed]),
    ENTRY: JSON.stringify(entry),
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'sw/service-worker.ts'),
      // A classic script: not every browser supports modules in service workers.
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})

const kept = await Promise.all([...hashed, ...named].map(async ({ url }) => (await read(url)).length))
const bytes = kept.reduce((sum, length) => sum + length, 0)
// biome-ignore lint/suspicious/noConsole: a build step prints what it made
console.log(`worker keeps ${kept.length} files, ${Math.round(bytes / 1000)} kB before compression`)
