import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Board } from '#contract/boards.ts'
import type { Product } from '#contract/products.ts'
import { apiOf } from './support/api.ts'
import { waitForApp } from './support/app-ready.ts'
import { journey } from './support/journey.ts'
import { call } from './support/person.ts'

/** Every title that the tab has shown since the document began, in order, each once in a row. */
async function titlesAt(page: Page, path: string, heading: string): Promise<readonly string[]> {
  await page.goto(path)
  await waitForApp(page)
  await page.getByRole('heading', { name: heading }).last().waitFor()
  // What is loaded later must not change it either.
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { readonly seenTitles: readonly string[] }).seenTitles)
  return [...seen, await page.title()].filter((title, at, all) => title !== '' && title !== all[at - 1])
}

const recordTitles = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenTitles: seen })
    new MutationObserver(() => seen.push(document.title)).observe(document, { childList: true, subtree: true })
  })

// Findings of shoppers: the title became "Produkt" or "Shop" after the page was loaded.
journey('pages of a product, drop, shop and list keep its name as their title', async ({ signedIn, open, url }) => {
  const device = await signedIn()
  const { request } = device.context
  const products = await apiOf(device, url).feed()
  const isDrop = ({ releaseDate }: Product) => releaseDate !== null && Date.parse(releaseDate) > Date.now()
  const product = products.find((one) => !isDrop(one))
  const drop = products.find(isDrop)
  if (!product || !drop) throw new Error('the demo has no product or no drop')
  const made = await call(request, url, 'POST', '/api/boards', { name: 'Winter in Kiel', productId: product.id })
  const { id: boardId } = (await made.json()) as Board
  const shared = await call(request, url, 'PUT', `/api/boards/${boardId}/share`, { showsOwner: false })
  const { share } = (await shared.json()) as Board

  const visitor = await open()
  for (const { page } of [device, visitor]) await recordTitles(page)
  for (const { page } of [device, visitor]) {
    for (const { id, name, brand } of [product, drop]) {
      expect(await titlesAt(page, `/products/${id}`, name)).toEqual([`${name} · ${brand.name} · Dropdeck`])
    }
    const { brand } = product
    expect(await titlesAt(page, `/brands/${brand.id}/shop`, brand.name)).toEqual([`${brand.name} · Dropdeck`])
    // The server says nothing of lists that are not public: their name follows with the list.
    const titles = await titlesAt(page, `/lists/${share?.token}`, 'Winter in Kiel')
    expect(titles.slice(-1)).toEqual(['Winter in Kiel · Dropdeck'])
  }
  const titles = await titlesAt(device.page, `/saved/lists/${boardId}`, 'Winter in Kiel')
  expect(titles.slice(-1)).toEqual(['Winter in Kiel · Dropdeck'])
})
