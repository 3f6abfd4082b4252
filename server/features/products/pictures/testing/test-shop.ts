import sharp from 'sharp'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestApp } from '#server/testing/test-world.ts'
import { products } from '../../products.tables.ts'

type Owner = Awaited<ReturnType<TestApp['person']>>
type File = Parameters<typeof multipartOf>[0]
type Status = 'draft' | 'active'

/** A plain picture, different for each colour. */
export const picture = (colour: string, width = 600, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

interface Answer {
  readonly status: number
  readonly body: unknown
}

interface TestProduct {
  readonly product: string
  add(bytes: Uint8Array): Promise<Answer>
  read(): Promise<OwnPictures>
  arrange(version: string, pictures: readonly unknown[]): Promise<Answer>
}

async function productOf(app: TestApp, brandId: string, owner: Owner, status: Status): Promise<TestProduct> {
  const [row] = await app.world.db
    .insert(products)
    .values({
      brandId,
      name: 'Hoodie',
      descriptionDe: 'Warm',
      descriptionEn: 'Warm',
      gender: 'unisex',
      productType: 'tops',
      priceGrossCents: 4900,
      status,
    })
    .returning({ id: products.id })
  if (!row) throw new Error('an inserted product was not returned')
  const path = `/api/brand/products/${row.id}/images` as const
  return {
    product: row.id,
    add: (bytes: Uint8Array) => owner.post(path, undefined, multipartOf({ bytes })),
    read: async () => (await owner.get(path)).body as OwnPictures,
    arrange: (version: string, pictures: readonly unknown[]) => owner.put(path, { version, pictures }),
  }
}

export interface TestShop {
  readonly owner: Owner
  readonly brand: { readonly id: string }
  product(status?: Status): Promise<TestProduct>
  send(productId: string, file: File): Promise<Answer>
}

/** A brand with its owner, which gets products; trusted, unless the level says otherwise. */
export async function openShop(app: TestApp, trustLevel = 1): Promise<TestShop> {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id })
  await app.world.db.execute(`update brands set trust_level = ${trustLevel} where id = '${brand.id}'`)
  return {
    owner,
    brand,
    product: (status = 'active') => productOf(app, brand.id, owner, status),
    send: (productId: string, file: File) =>
      owner.post(`/api/brand/products/${productId}/images`, undefined, multipartOf(file)),
  }
}
