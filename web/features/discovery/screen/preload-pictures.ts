import type { Product } from '#contract/products.ts'
import { nextTask } from '#web/device/next-task.ts'
import { CARD_SIZES } from '#web/product/product-card.tsx'
import { type PictureSource, srcSet, widest } from '#web/ui/marks/picture.tsx'

/** Elements with the pictures of the next cards, by product, and unused elements. */
const loaded = new Map<string, HTMLPictureElement>()
const idle: HTMLPictureElement[] = []

/** Number of the latest call: earlier calls stop. */
let latestCall = 0

/**
 * Spec §9: prefetches the pictures of the next products, with low priority, each in a task of its own. A few elements
 * are reused: Chromium never frees an image with `sizes` that was loaded outside the document.
 */
export async function preloadPictures(products: readonly Product[]): Promise<void> {
  const thisCall = ++latestCall
  const wanted = new Set(products.map((product) => product.id))
  for (const [id, picture] of loaded) {
    if (wanted.has(id)) continue
    loaded.delete(id)
    idle.push(picture)
  }
  for (const product of products) {
    const source = product.media[0]
    if (!source || loaded.has(product.id)) continue
    await nextTask()
    if (thisCall !== latestCall) return
    const picture = idle.pop() ?? emptyPicture()
    load(picture, source)
    loaded.set(product.id, picture)
  }
}

/**
 * Calls `work` once the picture of a card is loaded or has failed, so that other downloads do not share its bandwidth.
 * Returns how to cancel it.
 */
export function afterPictureOf(card: Element | null | undefined, work: () => void): () => void {
  const ending = new AbortController()
  const image = card?.querySelector('img')
  if (image && !image.complete) {
    for (const type of ['load', 'error']) image.addEventListener(type, work, { once: true, signal: ending.signal })
  } else work()
  return () => ending.abort()
}

/**
 * Lets the service worker store the pictures of these products, in the size that this screen shows. Pictures that were
 * shown before the worker was active are in the browser's cache only; fetching them again needs no network.
 */
export async function keepPictures(products: readonly Product[]): Promise<void> {
  const picture = emptyPicture()
  const image = picture.querySelector('img')
  for (const { media } of products) {
    if (!image || !media[0]) continue
    load(picture, media[0])
    await image.decode()
    await fetch(image.currentSrc)
  }
}

function emptyPicture(): HTMLPictureElement {
  const picture = document.createElement('picture')
  for (const format of ['avif', 'webp']) {
    const choice = document.createElement('source')
    choice.type = `image/${format}`
    choice.sizes = CARD_SIZES
    picture.append(choice)
  }
  const image = document.createElement('img')
  image.fetchPriority = 'low'
  image.decoding = 'async'
  picture.append(image)
  return picture
}

function load(picture: HTMLPictureElement, source: PictureSource): void {
  const [avif, webp] = picture.querySelectorAll('source')
  if (avif) avif.srcset = srcSet(source, 'avif')
  if (webp) webp.srcset = srcSet(source, 'webp')
  // The address comes last: an image inside a picture chooses its source when it gets one.
  const image = picture.querySelector('img')
  if (image) image.src = widest(source)
}
