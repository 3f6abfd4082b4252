import type { Product } from '#contract/products.ts'
import { nextTask } from '#web/device/next-task.ts'
import { CARD_SIZES } from '#web/product/product-card.tsx'
import { type PictureSource, srcSet, widest } from '#web/ui/marks/picture.tsx'

/** Pictures of the next cards, by product, and elements that wait for their next picture. */
const held = new Map<string, HTMLPictureElement>()
const idle: HTMLPictureElement[] = []

/** Counts what was wished for: only the last wish is followed. */
let wishes = 0

/**
 * Spec §9: fetches the pictures of the next products ahead, with low priority, each in a task of its own. The same few
 * elements are used again and again: Chromium never frees an image with `sizes` that was loaded outside the page.
 */
export async function preloadPictures(products: readonly Product[]): Promise<void> {
  const wish = ++wishes
  const wanted = new Set(products.map((product) => product.id))
  for (const [id, picture] of held) {
    if (wanted.has(id)) continue
    held.delete(id)
    idle.push(picture)
  }
  for (const product of products) {
    const source = product.media[0]
    if (!source || held.has(product.id)) continue
    await nextTask()
    if (wish !== wishes) return
    const picture = idle.pop() ?? emptyPicture()
    load(picture, source)
    held.set(product.id, picture)
  }
}

/** Does `work` once the picture of a card is there, or cannot come: it shares its line with nobody. Returns how to call it off. */
export function afterPictureOf(card: Element | null | undefined, work: () => void): () => void {
  const ending = new AbortController()
  const image = card?.querySelector('img')
  if (image && !image.complete) {
    for (const type of ['load', 'error']) image.addEventListener(type, work, { once: true, signal: ending.signal })
  } else work()
  return () => ending.abort()
}

/**
 * Lets the worker keep the pictures of these products, in the size in which this screen shows them. What was shown
 * before the worker came is in the browser's memory only; asking for it again costs no network.
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
