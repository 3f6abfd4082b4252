import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The mark's two cards, on a square of this many units. */
interface Mark {
  readonly units: number
  readonly back: string
  readonly front: string
}

const BLACK = '#0b0b0c'
const WHITE = '#ffffff'

/** Reads the two cards from the icon of browser tabs; its first shape is the background. */
export async function readMark(master: string): Promise<Mark> {
  const svg = await readFile(master, 'utf8')
  const units = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1])
  const [ground, back, front, ...rest] = svg.match(/<rect[^>]*\/>/g) ?? []
  if (!units || !ground || !back || !front || rest.length > 0) throw new Error(`${master} is not the expected logo`)
  return { units, back, front }
}

/** Draws the cards in the middle of a background; `share` is their size relative to the shorter side. No background when null. */
export function drawMark(
  { units, back, front }: Mark,
  { width, height, share, ground }: { width: number; height: number; share: number; ground: string | null },
): Promise<Buffer> {
  const scale = (Math.min(width, height) * share) / units
  const left = (width - units * scale) / 2
  const top = (height - units * scale) / 2
  const paper = ground === null ? '' : `<rect width="${width}" height="${height}" fill="${ground}"/>`
  return rendered(width, height, `${paper}<g transform="translate(${left} ${top}) scale(${scale})">${back}${front}</g>`)
}

/** The same in one colour, for systems that tint icons; a transparent edge separates the two cards. */
export function drawSilhouette({ units, back, front }: Mark, size: number, share: number): Promise<Buffer> {
  const scale = (size * share) / units
  const inset = (size - units * scale) / 2
  const gap = units * 0.09
  const plain = (card: string) => card.replace(/fill="[^"]*"/, '')
  const shapes =
    `<mask id="edge"><rect width="${units}" height="${units}" fill="white"/>` +
    `<g fill="black" stroke="black" stroke-width="${gap}">${plain(front)}</g></mask>` +
    `<g fill="${WHITE}"><g mask="url(#edge)">${plain(back)}</g>${plain(front)}</g>`
  return rendered(size, size, `<g transform="translate(${inset} ${inset}) scale(${scale})">${shapes}</g>`)
}

/** The launcher icon of older Android versions, with a background of rounded corners. */
export function drawLauncher({ units, back, front }: Mark, size: number, radius: number): Promise<Buffer> {
  const ground = `<rect width="${units}" height="${units}" rx="${units * radius}" fill="${BLACK}"/>`
  return rendered(size, size, `<g transform="scale(${size / units})">${ground}${back}${front}</g>`)
}

const rendered = (width: number, height: number, content: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
