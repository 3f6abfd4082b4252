import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../scope/refuse.ts'
import { openPages, type Pages } from './pages.ts'

/** Renders a path as its own text, once `rendering.held` is resolved. */
const RENDERER = `
export const rendering = { paths: [], held: null }
export const openRenderer = () => ({
  publicPaths: ['/'],
  scriptHashes: [],
  styleHashes: [],
  isAddressPrivate: () => false,
  pagePath: (path) => (path === '/' ? '/' : /^.products.[^/]+$/.test(path) ? '/products/:productId' : null),
  async render({ path }) {
    rendering.paths.push(path)
    await rendering.held
    return { html: path, isFixed: path === '/' }
  },
})
`
interface Rendering {
  readonly paths: string[]
  held: Promise<void> | null
}

const folder = await mkdtemp(join(tmpdir(), 'pages-'))
await mkdir(join(folder, '.render'))
await writeFile(join(folder, '.render/templates.json'), '{}')
await writeFile(join(folder, '.render/render.mjs'), RENDERER)
const { rendering } = (await import(pathToFileURL(join(folder, '.render/render.mjs')).href)) as { rendering: Rendering }

let pages: Pages
let previewed: string[]
let isOverLimit: boolean

let facts = {}
const none = { countParts: async () => 0, paths: async () => [] }

beforeEach(async () => {
  previewed = []
  isOverLimit = false
  rendering.paths.length = 0
  rendering.held = null
  const opened = await openPages(folder, {
    origin: () => 'http://localhost:3000',
    facts: async () => facts as never,
    preview: async ({ path }) => {
      previewed.push(path)
      return path.includes('gone') ? 'unknown' : null
    },
    listed: { products: none, shops: none },
    identify: async () => null,
    initialData: async () => ({}) as never,
    requireWithinLimit: async () => {
      if (isOverLimit) throw new Refusal('too-many')
    },
    now: () => new Date(0),
  })
  if (!opened) throw new Error('no pages')
  pages = opened
})
afterAll(() => rm(folder, { recursive: true }))

const find = (path: string) => pages.find({ path, language: 'de', isVisitor: true, network: () => '203.0.113.7' })

test('unknown paths share one page for each kind of page, rendered once', async () => {
  const answers = []
  for (const path of ['/nope', '/nope/2', '/wp-admin.php', '/products/gone-1', '/products/gone-2']) {
    answers.push([(await find(path)).status, (await find(path)).forms.plain.toString()])
  }
  const [nowhere, product] = [
    [404, '/404'],
    [404, '/products/:productId'],
  ]
  expect(answers).toEqual([nowhere, nowhere, nowhere, product, product])
  expect(rendering.paths).toEqual(['/404', '/products/:productId'])
})

test('a page is rendered again when the facts of the site are others', async () => {
  await find('/')
  await find('/')
  facts = {}
  await find('/')
  await find('/')
  expect(rendering.paths).toEqual(['/', '/'])
})

test('a network over the limit is refused before a product is previewed up or rendered, and still gets the start page', async () => {
  isOverLimit = true
  await expect(find('/products/7')).rejects.toMatchObject({ code: 'too-many' })
  expect([previewed, rendering.paths]).toEqual([[], []])
  expect((await find('/')).status).toBe(200)
})

test('requests beyond the queue are refused, and cached pages are not', async () => {
  await find('/')
  let release = () => {}
  rendering.held = new Promise((resolve) => {
    release = resolve
  })
  const asked = Promise.allSettled(Array.from({ length: 70 }, (_, n) => find(`/products/${n}`)))
  await expect.poll(() => previewed.length).toBe(71)
  expect((await find('/')).status).toBe(200)
  release()
  const refused = (await asked).filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(6)
  expect(refused.every(({ reason }) => reason.code === 'unavailable')).toBe(true)
  expect((await find('/products/8')).status).toBe(200)
})
