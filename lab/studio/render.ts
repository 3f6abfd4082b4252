/** From a look to a picture: draws the pieces, builds the height field, lights it, encodes it. */
import sharp from 'sharp'
import type { Look } from '../../demo/look.ts'
import { figureOf } from './figure.ts'
import { bounds } from './geometry.ts'
import { paintOf, setOf } from './light/backdrop.ts'
import { standing } from './light/floor.ts'
import { shadePixels, shadesOf } from './light/light.ts'
import { moodOf } from './light/mood.ts'
import { addPiece, emptyField, frameHeight, frameWidth } from './light/relief.ts'
import type { Figure, Piece } from './piece.ts'

interface Drawing {
  readonly set: readonly Piece[]
  readonly figure: Figure
  /** Where a standing figure touches the floor, in pixels from the top. */
  readonly floor: number
  readonly svg: string
}

/** Everything about the picture that does not need light: pieces and their paint. */
export function drawingOf(look: Look): Drawing {
  const figure = figureOf(look)
  const floor = Math.max(...figure.pieces.map(({ shape }) => bounds(shape).bottom))
  const set = setOf(look, figure.stance, floor - 120)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}">${paintOf([...set, ...figure.pieces])}</svg>`
  return { set, figure, floor, svg }
}

/** The finished picture as raw RGB bytes. */
export async function renderPixels(look: Look): Promise<Uint8Array> {
  const drawing = drawingOf(look)
  const mood = moodOf(look)
  const paint = await sharp(Buffer.from(drawing.svg), { unlimited: true }).ensureAlpha().raw().toBuffer()
  const field = emptyField()
  drawing.set.forEach((one, index) => {
    addPiece(field, one, index + 1, 0)
  })
  field.figure.fill(0)
  const empty = drawing.figure.stance === 'stand' ? shadesOf(field, mood) : null
  drawing.figure.pieces.forEach((one, index) => {
    addPiece(field, one, index + 1 + drawing.set.length, drawing.figure.gap)
  })
  const shades = shadesOf(field, mood)
  return shadePixels(field, paint, mood, empty ? standing(field, mood, shades, empty, drawing.floor) : shades)
}

/** The picture as it is stored. */
export async function master(look: Look): Promise<Buffer> {
  const raw = await renderPixels(look)
  return sharp(raw, { raw: { width: frameWidth, height: frameHeight, channels: 3 } })
    .webp({ quality: 54, effort: 4, smartSubsample: true })
    .toBuffer()
}
