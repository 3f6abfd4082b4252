import type { Media } from '#contract/products.ts'

/** Format of stories, in pixels. */
export const STORY = { width: 1080, height: 1920 } as const

/** What the picture says; all of it true at the moment it is made. */
export interface StoryTexts {
  readonly brand: string
  readonly name: string
  /** With "ab" where variants differ; null: no price yet. */
  readonly price: string | null
  /** Below the price: taxes, and the day of the price. */
  readonly note: string
  /** A release in the future; null: none. */
  readonly drop: string | null
  readonly product: string
}

/** Free above and below for the controls of the apps that show stories. */
const SAFE = { top: 150, bottom: 210 } as const
const MARGIN = 60
const INNER = STORY.width - 2 * MARGIN
const PICTURE = { top: SAFE.top, height: 1060, radius: 56 } as const
const INK = '#0b0b0c'
const BONE = '#f4f1ea'
const MUTED = '#a7a39a'
const VOLT = '#d7ff3e'
const HEADLINE = '850 SIZEpx "Archivo Expanded", Archivo, sans-serif'
const TEXT = '650 SIZEpx Archivo, sans-serif'

const font = (face: string, size: number): string => face.replace('SIZE', String(size))

/** Draws the story of a product; rejects when its picture cannot be loaded. */
export async function drawStory(canvas: HTMLCanvasElement, picture: Media, texts: StoryTexts): Promise<void> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  canvas.width = STORY.width
  canvas.height = STORY.height
  const [image] = await Promise.all([
    loaded(picture),
    document.fonts.load(font(HEADLINE, 80)),
    document.fonts.load(font(TEXT, 40)),
  ])
  context.fillStyle = INK
  context.fillRect(0, 0, STORY.width, STORY.height)
  drawPicture(context, image, picture)
  if (texts.drop !== null) drawLabel(context, texts.drop)
  drawTexts(context, texts)
}

/** The smallest file that fills the frame. */
async function loaded({ base, widths }: Media): Promise<HTMLImageElement> {
  const width = widths.find((each) => each >= INNER) ?? widths.at(-1)
  const image = new Image()
  image.src = `${base}/${width}.webp`
  await image.decode()
  return image
}

/** Covers the frame; the focal point stays in it. */
function drawPicture(context: CanvasRenderingContext2D, image: HTMLImageElement, { focus }: Media): void {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.max(INNER / width, PICTURE.height / height)
  const [cutWidth, cutHeight] = [INNER / scale, PICTURE.height / scale]
  const left = within((width * (focus?.x ?? 500)) / 1000 - cutWidth / 2, width - cutWidth)
  const top = within((height * (focus?.y ?? 500)) / 1000 - cutHeight / 2, height - cutHeight)
  context.save()
  context.beginPath()
  context.roundRect(MARGIN, PICTURE.top, INNER, PICTURE.height, PICTURE.radius)
  context.clip()
  context.drawImage(image, left, top, cutWidth, cutHeight, MARGIN, PICTURE.top, INNER, PICTURE.height)
  context.restore()
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** A printed label at the lower edge of the picture, where it covers least of the product. */
function drawLabel(context: CanvasRenderingContext2D, text: string): void {
  context.font = font(HEADLINE, 40)
  const width = context.measureText(text).width + 56
  const top = PICTURE.top + PICTURE.height - 116
  context.fillStyle = VOLT
  context.beginPath()
  context.roundRect(MARGIN + 36, top, Math.min(width, INNER - 72), 80, 12)
  context.fill()
  context.fillStyle = INK
  context.textBaseline = 'middle'
  context.fillText(text, MARGIN + 64, top + 43, INNER - 128)
}

function drawTexts(context: CanvasRenderingContext2D, { brand, name, price, note, product }: StoryTexts): void {
  const measure = (face: string, size: number) => (text: string) => {
    context.font = font(face, size)
    return context.measureText(text).width
  }
  const write = (text: string, { face = TEXT, size = 40, colour = BONE, at = 0 }) => {
    context.font = font(face, size)
    context.fillStyle = colour
    context.fillText(text, MARGIN, at, INNER)
  }
  context.textBaseline = 'alphabetic'
  let at = PICTURE.top + PICTURE.height + 78
  write(brand.toUpperCase(), { size: 36, colour: MUTED, at })
  const size = name.length > 34 ? 58 : 76
  for (const line of linesOf(name, { measure: measure(HEADLINE, size), width: INNER, most: 2 })) {
    at += Math.round(size * 1.12)
    write(line, { face: HEADLINE, size, at })
  }
  if (price !== null) {
    at += 96
    write(price, { face: HEADLINE, size: 64, colour: VOLT, at })
    at += 50
    write(note, { size: 30, colour: MUTED, at })
  }
  write(product, { face: HEADLINE, size: 36, at: STORY.height - SAFE.bottom + 70 })
}

interface Lines {
  readonly measure: (text: string) => number
  readonly width: number
  readonly most: number
}

/** Breaks a text at its spaces; what does not fit into the last line ends in an ellipsis. */
export function linesOf(text: string, { measure, width, most }: Lines): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= width || lines.length === most - 1) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((one) => shortened(one, { measure, width }))
}

function shortened(text: string, { measure, width }: Pick<Lines, 'measure' | 'width'>): string {
  if (measure(text) <= width) return text
  let kept = text
  while (kept !== '' && measure(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd()
  return `${kept}…`
}
