import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from './compress-folder.ts'
import { everythingShipped } from './notices/everything-shipped.ts'
import { noticesText } from './notices/licence-texts.ts'
import { runQuietly } from './run-quietly.ts'
import { createTimeline } from './timeline.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const DIST = join(ROOT, 'dist')
const CACHE = join(ROOT, 'node_modules/.cache/dropdeck')
const STAMP = join(CACHE, 'web-build')

/** Files and folders that the built app depends on. */
const SOURCES = [
  'web',
  'contract',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/notices',
]

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Hashes contents instead of comparing times, because a fresh clone has new times on unchanged files. */
async function hashOfSources(): Promise<string> {
  const paths = (await Promise.all(SOURCES.map((source) => filesBelow(join(ROOT, source))))).flat().sort()
  const hash = createHash('sha256')
  for (const path of paths) {
    if (/\.test\.tsx?$|node_modules/.test(path)) continue
    hash.update(path.slice(ROOT.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** Builds the web app in a temporary folder and renames it to dist/, so that a server never sees half of it. */
async function buildWeb(): Promise<void> {
  const draft = join(CACHE, `web-${process.pid}`)
  await mkdir(CACHE, { recursive: true })
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  // Tests run the production build as well: without this they would get React's development version.
  const environment = { NODE_ENV: 'production' }
  await runQuietly(process.execPath, [vite, 'build', '--logLevel=warn', `--outDir=${draft}`], environment)
  // Renders the public pages to HTML.
  await runQuietly(process.execPath, [join(ROOT, 'web/documents/prerender.ts'), draft], environment)
  // Builds the service worker, which lists the finished files.
  await runQuietly(process.execPath, [join(ROOT, 'web/worker/build.ts'), draft], environment)
  // Only the build needs the manifest; the server must not serve it.
  await rm(join(draft, '.vite'), { recursive: true })
  // The licence texts that the page of open-source licences links to.
  const notices = noticesText(ROOT, everythingShipped(ROOT))
  await writeFile(join(draft, 'third-party-notices.txt'), notices)
  await compressFolder(draft)
  await rm(DIST, { recursive: true, force: true })
  await rename(draft, DIST)
}

/** Builds the web app unless dist/ was made from exactly these sources. */
export async function buildWebIfStale(): Promise<void> {
  const wanted = await hashOfSources()
  const present = await readFile(STAMP, 'utf8').catch(() => null)
  if (present === wanted && existsSync(join(DIST, 'index.html'))) return
  const timeline = createTimeline()
  timeline.next('Building the web app')
  await buildWeb()
  timeline.end()
  await writeFile(STAMP, wanted)
}
