import type { BrandCard } from '#contract/brands.ts'
import { demoLabels } from '#demo/catalogue/labels.ts'
import { DEMO_OWNER } from '#server/demo/desk-accounts.ts'
import { PATHS } from '#web/paths.ts'
import { call, signIn } from './person.ts'
import { openPath, type Screen, type ScreenVisit, waitForImages } from './screen.ts'

const UNKNOWN_TOKEN = 'a'.repeat(43)

/** Calls as the owner of a label; the device of the screen stays signed out. */
async function asOwner<T>({ device, url }: ScreenVisit, work: (owner: ScreenVisit['device']['context']) => Promise<T>) {
  const browser = device.context.browser()
  if (!browser) throw new Error('the device has a browser')
  const context = await browser.newContext()
  try {
    await signIn(context.request, url, DEMO_OWNER)
    return await work(context)
  } finally {
    await context.close()
  }
}

const previewPath = (visit: ScreenVisit): Promise<string> =>
  asOwner(visit, async ({ request }) => {
    const answer = await call(request, visit.url, 'POST', '/api/brand/theme/preview-links', {})
    return new URL(((await answer.json()) as { url: string }).url).pathname
  })

/** The addresses of all shops of the demo, by name. */
async function shopPaths(visit: ScreenVisit): Promise<ReadonlyMap<string, string>> {
  return asOwner(visit, async ({ request }) => {
    const pages = await Promise.all(
      [1, 2].map(async (page) => {
        const answer = await call(request, visit.url, 'GET', `/api/brands?sort=name&page=${page}`)
        return ((await answer.json()) as { brands: readonly BrandCard[] }).brands
      }),
    )
    return new Map(pages.flat().map(({ name, id }) => [name, `/brands/${id}/shop`]))
  })
}

/** One label for each composition; the contact sheet shows all. */
const INSPECTED = new Set([
  'pegelstand-nord',
  'spaetschalter',
  'donauknick',
  'geroellhalde',
  'barrio-tornillo',
  'officina-sghemba',
])

/** The design of a label, as visitors see it. */
const shopOf = (slug: string, name: string): Screen => ({
  name: `designed-${slug}`,
  as: 'visitor',
  open: async (visit) => {
    const path = (await shopPaths(visit)).get(name)
    if (!path) throw new Error(`the demo has no label ${name}`)
    await openPath(visit.device.page, path)
  },
})

/** The shop of every label, for `npm run sheet -- --only designed`. */
export const EVERY_DESIGN: readonly Screen[] = demoLabels().map(({ slug, name }) => shopOf(slug, name))

/** Shops in designs of all kinds, and the preview of a draft. */
export const DESIGNED_SHOPS: readonly Screen[] = [
  ...EVERY_DESIGN.filter(({ name }) => INSPECTED.has(name.slice('designed-'.length))),
  {
    name: 'shop-preview',
    as: 'visitor',
    page: PATHS.shopPreview,
    open: async (visit) => {
      const { page } = visit.device
      await openPath(page, await previewPath(visit))
      await page.getByRole('link', { name: /^(Zum Shop, wie|To the shop as)/ }).waitFor()
      await waitForImages(page)
    },
  },
  {
    name: 'shop-preview-over',
    as: 'visitor',
    open: async ({ device: { page, monitor } }) => {
      monitor.allowStatus(404, `/api/public/shop-previews/${UNKNOWN_TOKEN}`)
      await page.goto(`/shop-preview/${UNKNOWN_TOKEN}`)
      await page.getByRole('heading', { name: /^(Diese Vorschau|This preview)/ }).waitFor()
    },
  },
]
