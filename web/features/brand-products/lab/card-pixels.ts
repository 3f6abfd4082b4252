import type { Media } from '#contract/products.ts'
import { serverUrl } from '#web/api/server-address.ts'
import { CARD_RATIO, type Pixels } from './card-facts.ts'

/** Enough to tell bright from dark; each pixel is the mean of its part. */
const WIDTH = 30
const HEIGHT = Math.round(WIDTH / CARD_RATIO)

/** The pixels of a picture as a card crops it; null where it cannot be read. */
export async function cardPixels({ base, widths, width, height, focus }: Media): Promise<Pixels | null> {
  const image = new Image()
  image.src = serverUrl(`${base}/${Math.min(...widths)}.webp`)
  try {
    await image.decode()
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  const scale = Math.max(WIDTH / width, HEIGHT / height)
  const [drawnWidth, drawnHeight] = [width * scale, height * scale]
  const { x, y } = focus ?? { x: 500, y: 500 }
  const left = ((WIDTH - drawnWidth) * x) / 1000
  const top = ((HEIGHT - drawnHeight) * y) / 1000
  context.drawImage(image, left, top, drawnWidth, drawnHeight)
  return context.getImageData(0, 0, WIDTH, HEIGHT)
}
