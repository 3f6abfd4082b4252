import type { Board } from '#contract/boards.ts'
import { PATHS } from '#web/paths.ts'
import { apiOf } from './api.ts'
import { UNKNOWN_ID } from './page-screens.ts'
import { call } from './person.ts'
import { openPath, type Screen, type ScreenVisit, waitForImages } from './screen.ts'

async function makeBoard({ device, url }: ScreenVisit, name: string, from: number, count: number): Promise<Board> {
  const { request } = device.context
  const board = (await (await call(request, url, 'POST', '/api/boards', { name })).json()) as Board
  for (const { id } of (await apiOf(device, url).feed()).slice(from, from + count)) {
    await call(request, url, 'PUT', `/api/boards/${board.id}/products/${id}`)
  }
  return board
}

async function deleteBoards({ device, url }: ScreenVisit): Promise<void> {
  const { request } = device.context
  const boards = (await (await call(request, url, 'GET', '/api/boards')).json()) as readonly Board[]
  for (const { id, share } of boards) {
    // The screen stays open while its list is deleted: requests of that moment find no list.
    device.monitor.allowStatus(404, `/api/boards/${id}/products`)
    if (share) device.monitor.allowStatus(404, `/api/shared-boards/${share.token}`)
    await call(request, url, 'DELETE', `/api/boards/${id}`)
  }
}

/** The path of a list that this user shares. */
async function sharedPath(visit: ScreenVisit): Promise<string> {
  const board = await makeBoard(visit, 'Winter in Kiel', 0, 6)
  const { request } = visit.device.context
  const answer = await call(request, visit.url, 'PUT', `/api/boards/${board.id}/share`, { showsOwner: true })
  return `/lists/${((await answer.json()) as Board).share?.token}`
}

const product = async ({ device, url }: ScreenVisit) => {
  const first = (await apiOf(device, url).feed()).find(({ releaseDate }) => !releaseDate)
  if (!first) throw new Error('the demo has no product')
  return first
}

/** Lists, products by their address, and the feed as a list. */
export const BOARDS: readonly Screen[] = [
  {
    name: 'boards-empty',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/saved/lists')
      await page.getByRole('heading', { name: /^(Noch keine Listen|No lists yet)$/ }).waitFor()
    },
  },
  {
    name: 'boards',
    as: 'member',
    page: PATHS.boards,
    open: async (visit) => {
      await makeBoard(visit, 'Geschenke', 4, 1)
      await makeBoard(visit, 'Ideen', 0, 0)
      await makeBoard(visit, 'Sneaker', 6, 3)
      await sharedPath(visit)
      await openPath(visit.device.page, '/saved/lists')
      await visit.device.page.getByRole('link', { name: /^Winter in Kiel/ }).waitFor()
      await waitForImages(visit.device.page)
    },
    cleanUp: deleteBoards,
  },
  {
    name: 'board',
    as: 'member',
    page: PATHS.board,
    open: async (visit) => {
      const { id } = await makeBoard(visit, 'Winter in Kiel', 0, 5)
      await openPath(visit.device.page, `/saved/lists/${id}`)
      await visit.device.page.getByRole('heading', { level: 1, name: 'Winter in Kiel' }).waitFor()
      await waitForImages(visit.device.page)
    },
    cleanUp: deleteBoards,
  },
  {
    name: 'board-sharing',
    as: 'member',
    open: async (visit) => {
      const { page, context } = visit.device
      const { id } = await makeBoard(visit, 'Winter in Kiel', 0, 3)
      await call(context.request, visit.url, 'PUT', `/api/boards/${id}/share`, {})
      await openPath(page, `/saved/lists/${id}`)
      await page.getByRole('button', { name: /^(Teilen|Share)$/ }).click()
      await page.getByRole('textbox', { name: 'Link' }).waitFor()
    },
    cleanUp: deleteBoards,
  },
  {
    name: 'product-on-boards',
    as: 'member',
    open: async (visit) => {
      const { page } = visit.device
      await makeBoard(visit, 'Geschenke', 2, 2)
      await makeBoard(visit, 'Winter in Kiel', 0, 4)
      await page.goto(`/products/${(await product(visit)).id}`)
      await page.getByRole('button', { name: /^(Auf eine Liste setzen|Put on a list)$/ }).click()
      await page.getByRole('checkbox', { name: /^Winter in Kiel/ }).waitFor()
      await waitForImages(page)
    },
    cleanUp: deleteBoards,
  },
  {
    name: 'product-by-address',
    as: 'member',
    page: PATHS.product,
    open: async (visit) => {
      const { page } = visit.device
      const { id, name, brand } = await product(visit)
      await page.goto(`/products/${id}`)
      await page.getByRole('dialog', { name: `${brand.name} ${name}` }).waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'product-unknown',
    as: 'member',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404, `/products/${UNKNOWN_ID}`)
      monitor.allowStatus(404, `/api/products/${UNKNOWN_ID}`)
      await page.goto(`/products/${UNKNOWN_ID}`)
      await page.getByRole('dialog', { name: /^(Dieses Produkt gibt es|This product is not)/ }).waitFor()
    },
  },
  {
    name: 'shared-board',
    as: 'member',
    page: PATHS.sharedBoard,
    open: async (visit) => {
      await openPath(visit.device.page, await sharedPath(visit))
      await visit.device.page.getByRole('list', { name: 'Winter in Kiel' }).waitFor()
      await waitForImages(visit.device.page)
    },
    cleanUp: deleteBoards,
  },
  {
    name: 'feed-as-list',
    as: 'member',
    open: async ({ device: { page } }) => {
      await page.goto('/')
      await page.getByRole('button', { name: /^(Als Liste anzeigen|Show as a list)$/ }).click()
      await page.getByRole('list', { name: /^(Deine Produkte als Liste|Your products as a list)$/ }).waitFor()
      await waitForImages(page)
    },
    cleanUp: async ({ device: { page } }) => {
      await page.getByRole('button', { name: /^(Als Deck anzeigen|Show as a deck)$/ }).click()
      await page.locator('article[data-place="top"]').waitFor()
    },
  },
  {
    name: 'public-product',
    as: 'visitor',
    page: PATHS.product,
    open: async ({ device: { page, context }, url }) => {
      const part = await (await context.request.get(`${url}/sitemap-products.xml?part=1`)).text()
      const path = /<loc>[^<]*(\/products\/[\w-]+)<\/loc>/.exec(part)?.[1]
      if (!path) throw new Error('the demo has no public product')
      await openPath(page, path)
    },
  },
  {
    name: 'public-product-unknown',
    as: 'visitor',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404, `/products/${UNKNOWN_ID}`)
      // In another language than that of the document the app requests the product again.
      monitor.allowStatus(404, `/api/public/products/${UNKNOWN_ID}`)
      await openPath(page, `/products/${UNKNOWN_ID}`)
    },
  },
  {
    name: 'public-board-over',
    as: 'visitor',
    page: PATHS.sharedBoard,
    open: async ({ device: { page, monitor } }) => {
      const token = 'a'.repeat(32)
      monitor.allowStatus(404, `/lists/${token}`)
      monitor.allowStatus(404, `/api/shared-boards/${token}`)
      await page.goto(`/lists/${token}`)
      await page.getByRole('heading', { name: /^(Dieser Link führt|This link leads)/ }).waitFor()
    },
  },
]
