import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

/** The clock of tests with these labels. */
const NOW = new Date('2026-03-02T12:00:00Z')
const DAY_MS = 86_400_000
export const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

const product = (n: number, name: string, changes: Partial<ProductInput> = {}): ProductInput =>
  inventedProduct(n, {
    name,
    productType: 'tops',
    gender: 'unisex',
    tags: [],
    colours: ['black'],
    descriptionDe: '',
    descriptionEn: '',
    materialDe: '',
    materialEn: '',
    priceCents: 5000,
    listedAt: days(-200),
    ...changes,
  })

async function makeBrand(world: World, name: string, inputs: readonly ProductInput[]): Promise<string> {
  const id = await ensureBrand(world, {
    slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    descriptionDe: `Über ${name}`,
    descriptionEn: `About ${name}`,
    city: 'Kiel',
    website: null,
  })
  if (inputs.length > 0) await saveProducts(world, id, inputs)
  return id
}

const SALE = { percent: 20, promoCode: null, startsAt: days(-1), endsAt: days(5) }

/** Ids of the labels. */
export interface Labels {
  readonly rauputz: string
  readonly moewe: string
  readonly leer: string
}

/** Makes the labels. */
async function makeLabels(world: World): Promise<Labels> {
  return {
    rauputz: await makeBrand(world, 'Rauputz', [
      product(1, 'Fuge Hoodie', {
        tags: ['hoodie'],
        priceCents: 8000,
        colours: ['green'],
        descriptionDe: 'Aus dem Norden',
      }),
      product(2, 'Estrich Lederjacke', { gender: 'men', priceCents: 29_900, listedAt: days(-3) }),
      product(3, 'Kelle Cap', { productType: 'accessories', sale: SALE }),
      product(4, 'Verborgener Hoodie', { status: 'draft' }),
    ]),
    moewe: await makeBrand(world, 'Böse Möwe', [
      product(11, 'Ebbe Sneaker', { productType: 'shoes', gender: 'women', variants: inSizes('38', '39') }),
      product(12, 'Flut Mütze', { productType: 'accessories', descriptionDe: 'Zum Hoodie getragen, aus dem Norden' }),
      product(13, 'Kommt Bald', { releaseAt: days(9), descriptionDe: 'Eine Überraschung' }),
    ]),
    leer: await makeBrand(world, 'Noch Leer', []),
  }
}

/** The server at `NOW` with these labels; `env` as for the server itself. */
export async function openLabels(
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly app: TestApp; readonly labels: Labels }> {
  const made = Promise.withResolvers<Labels>()
  const app = await openTestApp({ now: NOW, env, prepare: (world) => makeLabels(world).then(made.resolve) })
  return { app, labels: await made.promise }
}
