/**
 * Draws the master pictures of the demo catalogue into demo/pictures.
 * `--only slug,slug` draws a few; `--sheet file.png` draws a contact sheet of them instead.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import sharp, { type OverlayOptions } from 'sharp'
import { demoProducts } from '../../demo/catalogue/products.ts'
import type { Look } from '../../demo/look.ts'
import { writePlaceholders } from '../../demo/placeholders.ts'

interface Order {
  readonly slug: string
  readonly look: Look
}

const { values } = parseArgs({ options: { only: { type: 'string' }, sheet: { type: 'string' } } })

const wanted = values.only?.split(',')

const orders: Order[] = demoProducts()
  .filter(({ slug }) => !wanted || wanted.includes(slug))
  .map(({ slug, look }) => ({ slug, look }))

const folder = new URL('../../demo/pictures/', import.meta.url)

const startedAt = Date.now()

const pictures = await drawAll(orders)

if (values.sheet) await sheet(pictures, values.sheet)
else await writePlaceholders()

const bytes = [...pictures.values()].reduce((sum, picture) => sum + picture.length, 0)

console.log(
  `${pictures.size} pictures, ${(bytes / 1e6).toFixed(2)} MB, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
)

/** Draws the orders in one worker thread per core. */
async function drawAll(list: readonly Order[]): Promise<Map<string, Buffer>> {
  await mkdir(folder, { recursive: true })
  const done = new Map<string, Buffer>()
  const queue = [...list]
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    for (let order = queue.shift(); order; order = queue.shift()) {
      const picture = await draw(worker, order)
      done.set(order.slug, picture)
      if (!values.sheet) await writeFile(new URL(`${order.slug}.webp`, folder), picture)
      if (done.size % 40 === 0) console.log(`${done.size} of ${list.length}`)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(list.length, availableParallelism()) }, work))
  return new Map(list.map(({ slug }) => [slug, done.get(slug) as Buffer]))
}

function draw(worker: Worker, { slug, look }: Order): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    worker.once('error', (cause) => reject(new Error(`could not draw ${slug}`, { cause })))
    worker.once('message', (bytes: Uint8Array) => {
      worker.removeAllListeners('error')
      resolve(Buffer.from(bytes))
    })
    worker.postMessage(look)
  })
}

/** Thumbnails in rows of eight, in the order of the catalogue. */
async function sheet(all: ReadonlyMap<string, Buffer>, file: string): Promise<void> {
  const [columns, width, height] = [8, 240, 320]
  const tiles = await Promise.all(
    [...all.values()].map(
      async (picture, index): Promise<OverlayOptions> => ({
        input: await sharp(picture).resize(width, height).png().toBuffer(),
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
      }),
    ),
  )
  const rows = Math.ceil(all.size / columns)
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#111' } })
    .composite(tiles)
    .png()
    .toFile(file)
}
