import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../scope/refuse.ts'
import { openPages, type Pages } from './pages.ts'

/** Draws its paths one after the other; `drawing.held` waits before the first until it is let go. */
const RENDERER = `
export const drawing = { paths: [], held: null }
export const openRenderer = () => ({
  publicPaths: ['/'],
  scriptHashes: [],
  styleHashes: [],
  isAddressPrivate: () => false,
  pagePath: (path) => (path === '/' ? '/' : /^.products.[^/]+$/.test(path) ? '/products/:productId' : null),
  async render({ path }) {
    drawing.paths.push(path)
    await drawing.held
    return { html: path, isFixed: path === '/' }
  },
})
`
interface Drawing {
  readonly paths: string[]
  held: Promise<void> | null
}

const folder = await mkdtemp(join(tmpdir(), 'pages-'))
await mkdir(join(folder, '.render'))
await writeFile(join(folder, '.render/templates.json'), '{}')
await writeFile(join(folder, '.render/render.mjs'), RENDERER)
const { drawing } = (await import(pathToFileURL(join(folder, '.render/render.mjs')).href)) as { drawing: Drawing }

let pages: Pages
let looked: string[]
let isImpatient: boolean

beforeEach(async () => {
  looked = []
  isImpatient = false
  drawing.paths.length = 0
  drawing.held = null
  const opened = await openPages(folder, {
    origin: () => 'http://localhost:3000',
    facts: () => ({}) as never,
    preview: async (path) => {
      looked.push(path)
      return path.includes('gone') ? 'unknown' : null
    },
    products: { countParts: async () => 0, paths: async () => [] },
    identify: async () => null,
    initialData: async () => ({}) as never,
    requireWithinLimit: async () => {
      if (isImpatient) throw new Refusal('too-many')
    },
    now: () => new Date(0),
  })
  if (!opened) throw new Error('no pages')
  pages = opened
})
afterAll(() => rm(folder, { recursive: true }))

const find = (path: string) => pages.find({ path, language: 'de', isVisitor: true, network: () => '203.0.113.7' })

test('what is not there has one page for each kind of page, drawn once', async () => {
  const answers = []
  for (const path of ['/nope', '/nope/2', '/wp-admin.php', '/products/gone-1', '/products/gone-2']) {
    answers.push([(await find(path)).status, (await find(path)).forms.plain.toString()])
  }
  const [nowhere, product] = [
    [404, '/404'],
    [404, '/products/:productId'],
  ]
  expect(answers).toEqual([nowhere, nowhere, nowhere, product, product])
  expect(drawing.paths).toEqual(['/404', '/products/:productId'])
})

test('who opens too many products is refused before one is looked up or drawn, and still gets the start page', async () => {
  isImpatient = true
  await expect(find('/products/7')).rejects.toMatchObject({ code: 'too-many' })
  expect([looked, drawing.paths]).toEqual([[], []])
  expect((await find('/')).status).toBe(200)
})

test('a line that is too long is refused, and what was kept is not', async () => {
  await find('/')
  let letGo = () => {}
  drawing.held = new Promise((resolve) => {
    letGo = resolve
  })
  const asked = Promise.allSettled(Array.from({ length: 70 }, (_, n) => find(`/products/${n}`)))
  await expect.poll(() => looked.length).toBe(71)
  expect((await find('/')).status).toBe(200)
  letGo()
  const refused = (await asked).filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(6)
  expect(refused.every(({ reason }) => reason.code === 'unavailable')).toBe(true)
  expect((await find('/products/8')).status).toBe(200)
})
