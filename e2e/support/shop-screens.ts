import type { BrandCard } from '#contract/brands.ts'
import { PATHS } from '#web/paths.ts'
import { UNKNOWN_ID } from './page-screens.ts'
import { call } from './person.ts'
import { openPath, pageScreen, type Screen, type ScreenVisit, waitForImages } from './screen.ts'

/** The id of a brand of the demo. */
async function brandId({ device, url }: ScreenVisit, name: string): Promise<string> {
  const answer = await call(device.context.request, url, 'GET', `/api/brands?q=${encodeURIComponent(name)}`)
  const { brands } = (await answer.json()) as { brands: readonly BrandCard[] }
  const [brand] = brands
  if (!brand) throw new Error(`the demo has no brand called ${name}`)
  return brand.id
}

const results = async ({ device: { page } }: ScreenVisit, path: string) => {
  await openPath(page, path)
  await page.getByRole('list', { name: /^(Produkte|Products)$/ }).waitFor()
  await waitForImages(page)
}

/** Brands, their shops and the search. */
export const SHOPS: readonly Screen[] = [
  {
    name: 'brands',
    as: 'member',
    page: PATHS.brands,
    open: async ({ device: { page } }) => {
      await openPath(page, '/brands')
      await page.getByRole('article').first().waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'brands-index',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/brands?sort=name')
      await page.getByRole('navigation', { name: /^(Zu einem Buchstaben|Jump to a letter)/ }).waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'brands-empty',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/brands')
      await page.getByRole('searchbox').fill('xylofonkissen')
      await page.getByRole('heading', { name: /^(Keine Marke passt|No brand fits)/ }).waitFor()
    },
  },
  {
    name: 'shop',
    as: 'member',
    page: PATHS.shop,
    open: async (visit) => {
      const { page } = visit.device
      await openPath(page, `/brands/${await brandId(visit, 'Rauputz')}/shop`)
      await page.getByRole('list', { name: /^(Produkte zeigen|Show products)$/ }).waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'shop-unknown',
    as: 'member',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404, `/api/brands/${UNKNOWN_ID}`)
      monitor.allowStatus(404, `/brands/${UNKNOWN_ID}/shop`)
      await page.goto(`/brands/${UNKNOWN_ID}/shop`)
      await page.getByRole('heading', { name: /^(Diese Marke gibt es|This brand is not)/ }).waitFor()
    },
  },
  pageScreen('search', 'member', PATHS.search),
  {
    name: 'search-suggestions',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/search')
      await page.getByRole('combobox').fill('hood')
      await page.getByRole('option').first().waitFor()
      await waitForImages(page)
    },
  },
  { name: 'search-results', as: 'member', open: (visit) => results(visit, '/search?q=jacke') },
  {
    name: 'search-brands',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/search?q=rauputz&tab=brands')
      await page.getByRole('article').first().waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'search-no-brand',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/search?q=hoodie&tab=brands')
      await page.getByRole('list', { name: /^(Marken|Brands)$/ }).waitFor()
    },
  },
  { name: 'search-corrected', as: 'member', open: (visit) => results(visit, '/search?q=snaeker') },
  {
    name: 'search-empty',
    as: 'member',
    open: async ({ device: { page } }) => {
      await openPath(page, '/search?q=xylofonkissen')
      await page.getByRole('heading', { name: /^(Nichts gefunden|Nothing found)/ }).waitFor()
    },
  },
  {
    name: 'search-kept',
    as: 'member',
    open: async ({ device: { page, context }, url }) => {
      await call(context.request, url, 'PUT', '/api/search/wishes', { q: 'xylofonkissen' })
      await call(context.request, url, 'PUT', '/api/search/wishes', { q: 'hoodie' })
      await openPath(page, '/search')
      await page.getByRole('region', { name: /^(Gemerkte Suchen|Saved searches)$/ }).waitFor()
    },
  },
  {
    name: 'shop-deck',
    as: 'member',
    open: async (visit) => {
      const { page } = visit.device
      await openPath(page, `/discovery?brand=${await brandId(visit, 'Rauputz')}`)
      await page.getByRole('link', { name: /^(Nur|Only) Rauputz$/ }).waitFor()
      await page.locator('article[data-place="top"]').waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'public-shop',
    as: 'visitor',
    page: PATHS.shop,
    open: async ({ device: { page, context }, url }) => {
      const part = await (await context.request.get(`${url}/sitemap-shops.xml?part=1`)).text()
      const path = /<loc>[^<]*(\/brands\/[\w-]+\/shop)<\/loc>/.exec(part)?.[1]
      if (!path) throw new Error('the demo has no public shop')
      await openPath(page, path)
      await waitForImages(page)
    },
  },
  {
    name: 'public-shop-unknown',
    as: 'visitor',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404, `/brands/${UNKNOWN_ID}/shop`)
      // In another language than that of the document the app requests the shop again.
      monitor.allowStatus(404, `/api/public/brands/${UNKNOWN_ID}`)
      await openPath(page, `/brands/${UNKNOWN_ID}/shop`)
    },
  },
]
