import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import type { BrandProduct } from '#contract/brand-products.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { Product } from '#contract/products.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { completeForm, variant } from '../managing/testing/brand-desk.ts'
import { openShop, picture, type TestShop } from './testing/test-shop.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await openTestApp()
  shop = await openShop(app)
})
afterAll(() => app.close())

/** A product in black and red with two pictures: red shows the second one. */
async function openProduct() {
  const { product, add, read } = await shop.product('draft')
  await add(await picture('#101010', 1000, 1000))
  await add(await picture('#ee1010', 1000, 1000))
  const path = `/api/brand/products/${product}` as const
  const readForm = async () => (await shop.owner.get(path)).body as BrandProduct
  const [black, red] = (await read()).pictures.map(({ id }) => id)
  const save = async (variants: ProductForm['variants']) => {
    const { version } = await readForm()
    await app.world.db.execute(sql`update products set status = 'draft' where id = ${product}`)
    const { status } = await shop.owner.put(path, { version, form: completeForm({ variants }) })
    await app.world.db.execute(sql`update products set status = 'active' where id = ${product}`)
    return status
  }
  const sizes = ['M', 'L'].flatMap((size) => [
    variant({ size, colour: 'black' }),
    variant({ size, colour: 'red', colourName: { de: 'Feuer', en: 'Fire' }, imageId: red ?? null }),
  ])
  expect(await save(sizes)).toBe(200)
  const shown = async () => {
    const { body } = await (await app.person()).get(`/api/products/${product}`, {
      headers: { 'accept-language': 'de' },
    })
    return (body as Product).colourChoice
  }
  const picturesOfVariants = async () => (await readForm()).form.variants.map(({ imageId }) => imageId)
  return { product, black, red, read, save, shown, picturesOfVariants, sizes }
}

const RED_SECOND = [
  { name: 'Schwarz', picture: null },
  { name: 'Feuer', picture: 1 },
]

test('shoppers choose among the colours and see the picture of each', async () => {
  const { shown } = await openProduct()
  expect(await shown()).toEqual(RED_SECOND)
})

test('without pictures of their own, or in one colour, there is nothing to choose', async () => {
  const { save, shown, sizes, red } = await openProduct()
  await save(sizes.map((one) => ({ ...one, imageId: null })))
  expect(await shown()).toBeUndefined()
  await save([variant({ colour: 'red', imageId: red ?? null })])
  expect(await shown()).toBeUndefined()
})

test('a picture of another product is not taken', async () => {
  const { picturesOfVariants, save, sizes } = await openProduct()
  const { red: foreign } = await openProduct()
  expect(await save(sizes.map((one) => ({ ...one, imageId: foreign ?? null })))).toBe(200)
  expect(await picturesOfVariants()).toEqual([null, null, null, null])
})

test('the choice survives a crop, its undo, and a removal that is taken back', async () => {
  const { product, red, shown, picturesOfVariants } = await openProduct()
  const path = `/api/brand/products/${product}/images/${red}` as const
  const { body } = await shop.owner.post(`${path}/crop`, { x: 0, y: 0, width: 0.5, height: 0.5 })
  const part = (body as OwnPictures).pictures[1]?.id
  expect(part).not.toBe(red)
  expect(await picturesOfVariants()).toEqual([null, part, null, part])
  await shop.owner.post(`${path}/restore`)
  expect(await picturesOfVariants()).toEqual([null, red, null, red])
  await shop.owner.delete(path)
  expect([await shown(), await picturesOfVariants()]).toEqual([undefined, [null, null, null, null]])
  await shop.owner.post(`${path}/restore`)
  expect(await shown()).toEqual(RED_SECOND)
})
