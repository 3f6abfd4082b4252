import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openImports, photographs } from './testing/imports.ts'

let imports: Awaited<ReturnType<typeof openImports>>
beforeAll(async () => {
  imports = await openImports()
})
afterAll(() => imports.app.close())

test('a product gets only the picture with its name, and is a draft without one', async () => {
  const folder = await photographs('own-cap.jpg', 'shop-picture.jpg', 'front.jpg', 'caps.jpg')
  const url = 'https://cdn.example'
  const report = await imports.importCsv(
    [
      'Handle,Title,Type,Variant Price,Image Src',
      `own-cap,Own Cap,Caps,10,${url}/a.jpg`,
      `by-shop,By Shop,Caps,10,${url}/Shop-Picture.png?v=1`,
      `one-front,One Front,Caps,10,${url}/1/front.jpg`,
      `other-front,Other Front,Caps,10,${url}/2/front.jpg`,
      'no-picture,No Picture,Caps,10,',
    ],
    { imagesFolder: folder },
  )
  expect(report).toMatchObject({ created: 5, drafts: 3, withPicture: 2 })
  for (const [handle, status, pictures] of [
    ['own-cap', 'active', 1],
    ['by-shop', 'active', 1],
    ['one-front', 'draft', 0],
    ['other-front', 'draft', 0],
    ['no-picture', 'draft', 0],
  ] as const) {
    const product = await imports.saved(handle)
    expect([handle, product.status, product.images.length]).toEqual([handle, status, pictures])
  }
  const reported = report.problems.filter(({ key }) => key === 'pictureMissing')
  expect(reported.map(({ product }) => product)).toEqual(['one-front', 'other-front', 'no-picture'])
})

test('the same picture keeps its id, and a picture that was added by hand stays', async () => {
  const lines = ['Handle,Title,Type,Variant Price', 'same,Same,Caps,10']
  const imagesFolder = await photographs('same.jpg')
  await imports.importCsv(lines, { imagesFolder })
  const { id, images } = await imports.saved('same')
  await imports.importCsv(lines, { imagesFolder })
  expect((await imports.saved('same')).images).toEqual(images)
  await imports.app.world.db.execute(
    sql`insert into product_images (brand_id, product_id, position, master, width, height)
        select brand_id, id, 1, 'file:hand', 300, 400 from products where id = ${id}`,
  )
  await sharp({ create: { width: 300, height: 400, channels: 3, background: 'olive' } })
    .jpeg()
    .toFile(join(imagesFolder, 'same.jpg'))
  await imports.importCsv(lines, { imagesFolder })
  const changed = (await imports.saved('same')).images
  expect(changed).toMatchObject([{ position: 0 }, { position: 1, master: 'file:hand' }])
  expect(changed[0]?.id).not.toBe(images[0]?.id)
})

test('a file that is a picture only by its name is refused', async () => {
  const folder = await photographs('real.jpg', 'tiny.png')
  await writeFile(join(folder, 'drawing.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  await writeFile(join(folder, 'words.jpg'), 'no picture at all')
  await writeFile(join(folder, 'half.jpg'), readFileSync(join(folder, 'real.jpg')).subarray(0, 500))
  await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toFile(join(folder, 'tiny.png'))
  const handles = ['real', 'drawing', 'words', 'half', 'tiny']
  const report = await imports.importCsv(
    ['Handle,Title,Type,Variant Price', ...handles.map((handle) => `${handle},Cap,Caps,10`)],
    { imagesFolder: folder },
  )
  expect(report).toMatchObject({ created: 5, withPicture: 1, drafts: 4 })
  const refused = report.problems.filter(({ key }) => key === 'pictureUnusable')
  expect(refused.map(({ product, n }) => [product, n])).toEqual([
    ['drawing', 'JPG, PNG, WebP and AVIF are allowed.'],
    ['words', 'JPG, PNG, WebP and AVIF are allowed.'],
    ['half', 'The file is no picture, or a damaged one.'],
    ['tiny', 'The picture is too small: at least 200 pixels on each side.'],
  ])
})

test('a photograph with EXIF rotation is measured as it is shown', async () => {
  const imagesFolder = await photographs()
  const lying = sharp({ create: { width: 400, height: 300, channels: 3, background: 'olive' } })
  await lying.jpeg().withMetadata({ orientation: 6 }).toFile(join(imagesFolder, 'upright-cap.jpg'))
  const report = await imports.importCsv(['Handle,Title,Type,Variant Price', 'upright-cap,Upright Cap,Caps,10'], {
    imagesFolder,
  })
  expect(report).toMatchObject({ created: 1, withPicture: 1 })
  const rows = await rowsOf(
    imports.app.world.db,
    sql`select i.width, i.height from product_images i join products p on p.id = i.product_id where p.name = 'Upright Cap'`,
  )
  expect(rows).toEqual([{ width: 300, height: 400 }])
})

test('an imported picture is a file of the brand', async () => {
  const imagesFolder = await photographs('filed.jpg')
  const lines = ['Handle,Title,Type,Variant Price', 'filed,Filed,Caps,10']
  await imports.importCsv(lines, { imagesFolder })
  const [image] = (await imports.saved('filed')).images
  const key = image?.master.replace('file:', '') ?? ''
  const rows = await rowsOf<{ bytes: number; same: boolean }>(
    imports.app.world.db,
    sql`select f.bytes::int, f.brand_id = p.brand_id as same from files f, products p where f.key = ${key} and p.external_id = 'filed'`,
  )
  expect(rows).toEqual([{ bytes: (await imports.app.world.storage.read(key))?.length, same: true }])
})
