import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BrandProduct } from '#contract/brand-products.ts'
import { emptyProduct, newVariant } from '#contract/empty-product.ts'
import type { ProductForm, ProductVariant } from '#contract/product-form.ts'
import { saveImprint } from '#server/features/brands/brand-imprints.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'

export const variant = (changes: Partial<ProductVariant> = {}): ProductVariant =>
  newVariant({ sizeSystem: 'INT', size: 'M', colour: 'black', ...changes })

/** A form that may be published once the product has a picture. */
export const completeForm = (changes: Partial<ProductForm> = {}): ProductForm => ({
  ...emptyProduct('de'),
  name: 'Heavy Hoodie',
  description: { de: 'Schwerer Hoodie aus Baumwolle, in Porto genäht.' },
  productType: 'tops',
  category: 'hoodies',
  gender: 'unisex',
  priceGrossCents: 8900,
  link: 'https://shop.nord.example/hoodie',
  variants: [variant(), variant({ size: 'L' })],
  fibres: [
    { fibre: 'cotton', percent: 80 },
    { fibre: 'polyester', percent: 20 },
  ],
  originCountry: 'PT',
  tags: ['hoodie'],
  ...changes,
})

/** Form of a draft that has only its name. */
export const emptyForm = (name: string): ProductForm => ({ ...emptyProduct('de'), name })

async function insertPicture(
  { db }: Pick<World, 'db'>,
  productId: string,
  { width = 1200, height = 1600 } = {},
): Promise<string> {
  const id = randomUUID()
  await db.execute(
    sql`insert into product_images (id, brand_id, product_id, position, master, width, height)
        select ${id}, p.brand_id, p.id, (select count(*) from product_images i where i.product_id = p.id), 'demo:nothing.jpg',
          ${width}, ${height}
        from products p where p.id = ${productId}`,
  )
  return id
}

export interface BrandDesk {
  readonly owner: TestPerson
  readonly brandId: string
  create(form?: ProductForm): Promise<BrandProduct>
  /** A draft that may be published. */
  ready(changes?: Partial<ProductForm>): Promise<BrandProduct>
  read(id: string): Promise<BrandProduct>
  step(product: Pick<BrandProduct, 'id' | 'version'>, step: string): Promise<{ status: number; body: BrandProduct }>
  save(
    product: Pick<BrandProduct, 'id' | 'version' | 'form'>,
    changes: Partial<ProductForm>,
  ): Promise<{ status: number; body: BrandProduct }>
}

/** A brand with imprint and website, and its owner at work. */
export async function openBrandDesk(app: TestApp, { trustLevel = 0 } = {}): Promise<BrandDesk> {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id })
  await app.world.db.execute(
    sql`update brands set website = 'https://www.nord.example/', trust_level = ${trustLevel} where id = ${brand.id}`,
  )
  await saveImprint(app.world, brand.id, {
    company: 'Nord GmbH',
    street: 'Weg 1',
    city: '20095 Hamburg',
    country: 'DE',
    contact: 'hallo@nord.example',
    phone: null,
    representative: null,
    register: null,
    vatId: null,
    safety: null,
  })
  const base = '/api/brand/products'
  const create = async (form = completeForm()) => (await owner.post(base, { form })).body as BrandProduct
  const read = async (id: string) => (await owner.get(`${base}/${id}`)).body as BrandProduct
  return {
    owner,
    brandId: brand.id,
    create,
    read,
    async ready(changes = {}) {
      const { id } = await create(completeForm(changes))
      await insertPicture(app.world, id)
      return read(id)
    },
    step: async ({ id, version }, step) => {
      const { status, body } = await owner.post(`${base}/${id}/step`, { version, step })
      return { status, body: body as BrandProduct }
    },
    save: async ({ id, version, form }, changes) => {
      const { status, body } = await owner.put(`${base}/${id}`, { version, form: { ...form, ...changes } })
      return { status, body: body as BrandProduct }
    },
  }
}
