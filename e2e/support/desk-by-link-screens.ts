import type { Page } from 'playwright-core'
import { emptyProduct, newVariant } from '#contract/empty-product.ts'
import type { ProductOfPage } from '#contract/product-page.ts'
import { PATHS } from '#web/paths.ts'
import { desk, press, text } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const FOUND: ProductOfPage = {
  form: {
    ...emptyProduct('de'),
    name: 'Kapuzenpullover Nachtschicht mit Großstadtregenschutz',
    description: { de: 'Schwerer Hoodie mit weitem Schnitt.\nGestrickt in Portugal, bedruckt in Hamburg. '.repeat(6) },
    productType: 'tops',
    category: 'hoodies',
    gender: 'unisex',
    priceGrossCents: 8990,
    variants: SIZES.map((size) =>
      newVariant({ sizeSystem: 'INT', size, colour: 'black', colourName: { de: 'Nachtschwarz' } }),
    ),
    fibres: [
      { fibre: 'cotton', percent: 80 },
      { fibre: 'polyester', percent: 20 },
    ],
  },
  pictures: ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'],
}

/** The shop is not on the internet: what its page says is given. */
const CALL = '**/api/brand/product-page'
const given = {
  before: ({ device }: ScreenVisit) => device.page.route(CALL, (route) => route.fulfill({ json: FOUND })),
  cleanUp: ({ device }: ScreenVisit) => device.page.unroute(CALL),
}

const read = async (page: Page, link = 'https://nachtschicht.example/products/hoodie') => {
  await page.getByLabel(/^(Adresse der Produktseite|Address of the product page)$/).fill(link)
  await press(page, /^(Seite lesen|Read the page)$/)
}

/** A new product that begins with its page in the shop. */
export const DESK_BY_LINK: readonly Screen[] = [
  desk({
    name: 'by-link-found',
    path: PATHS.addProduct,
    ...given,
    ready: async (page) => {
      await read(page)
      await text(page, /^(Das steht auf der Seite|This is on the page)$/)
    },
  }),
  desk({
    name: 'by-link-taken',
    path: PATHS.addProduct,
    ...given,
    ready: async (page) => {
      await read(page)
      await press(page, /^(Geprüft, übernehmen|Checked, take over)$/)
      await page
        .getByText(/^(2 Bilder konnten nicht geladen|2 pictures could not be loaded)/)
        .first()
        .waitFor()
    },
  }),
  desk({
    name: 'by-link-refused',
    path: PATHS.addProduct,
    before: async ({ device: { monitor } }) => monitor.allowStatus(400),
    ready: async (page) => {
      await read(page, 'https://anderer-shop.example/products/hoodie')
      await page
        .getByText(/^(Diese Seite gehört nicht|This page is not part)/)
        .first()
        .waitFor()
    },
  }),
]
