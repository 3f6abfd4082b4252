import type { Page } from 'playwright-core'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something drawn in one colour: text, an icon, or the focus ring. */
interface Drawn {
  readonly kind: 'text' | 'icon' | 'ring'
  readonly what: string
  readonly colour: Colour
  /** 0 to 1, multiplied by the opacities of all parents. */
  readonly opacity: number
  readonly boxes: readonly Box[]
}

export interface MeasuredContrast extends Pick<Drawn, 'kind' | 'what'> {
  /** The lowest WCAG contrast of its pixels. */
  readonly ratio: number
}

/** Trust 5.2.11 for text of every size, WCAG 1.4.11 for icons and 2.4.11 for the ring. */
const MINIMUM = { text: 4.5, icon: 3, ring: 3 } as const satisfies Record<Drawn['kind'], number>

export const isTooLow = ({ kind, ratio }: MeasuredContrast): boolean => ratio < MINIMUM[kind]

/** Smaller differences of a channel are antialiasing at the edges. */
const MIN_CHANNEL_DIFFERENCE = 16

/**
 * The contrast of every visible text, icon and focus ring, from two screenshots: one as the page is, and one without them,
 * which shows the background. Leaves out the card of a product, whose background is that product's picture, and disabled
 * buttons.
 */
export async function measureContrasts(page: Page, path: string): Promise<readonly MeasuredContrast[]> {
  const drawn = await listDrawn(page)
  const [shown, behind] = [await pixelsOf(await page.screenshot({ path })), await pixelsBehind(page)]
  const claimed = new Uint8Array(shown.width * shown.height)
  return drawn.flatMap(({ kind, what, colour, opacity, boxes }) => {
    const ratios = boxes.flatMap((box) =>
      // A pixel belongs to the topmost element: text below the navigation is not visible there.
      placesIn(box, shown).flatMap((place) => {
        if (claimed[place] === 1 || !differs(shown, behind, place)) return []
        claimed[place] = 1
        const ground = colourAt(behind, place)
        return [contrast(over(colour, opacity, ground), ground)]
      }),
    )
    return ratios.length === 0 ? [] : [{ kind, what, ratio: ratios.reduce((low, each) => Math.min(low, each)) }]
  })
}

const listDrawn = (page: Page): Promise<readonly Drawn[]> =>
  page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgba = (colour: string): readonly number[] => {
      pen?.clearRect(0, 0, 1, 1)
      if (pen) pen.fillStyle = colour
      pen?.fillRect(0, 0, 1, 1)
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const isMeasured = (element: Element) =>
      !element.closest('.deck-card, [inert], [disabled], [aria-disabled="true"]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const boxOf = ({ left, top, right, bottom }: DOMRect, more = 0) => ({
      left: left - more,
      top: top - more,
      right: right + more,
      bottom: bottom + more,
    })
    const drawnAs = (kind: 'text' | 'icon' | 'ring', what: string, element: Element, colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba(colour)
      return {
        kind,
        what,
        colour: [red, green, blue] as const,
        opacity: (alpha / 255) * opacityOf(element),
      }
    }

    const nameOf = (element: Element): string => {
      const named = element.closest('[aria-label], a, button')
      return named?.getAttribute('aria-label') ?? named?.textContent?.trim() ?? ''
    }

    const items = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof SVGSVGElement && !node.closest('.main-navigation > p') && isMeasured(node)) {
        const boxes = [boxOf(node.getBoundingClientRect())]
        items.push({ ...drawnAs('icon', nameOf(node), node, getComputedStyle(node).color), boxes })
      }
      const element = node.parentElement
      if (!(node instanceof Text && element && node.data.trim() && isMeasured(element))) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].map((rect) => boxOf(rect))
      items.push({ ...drawnAs('text', node.data.trim(), element, getComputedStyle(element).color), boxes })
    }
    const focused = document.activeElement
    const rings = [...(focused?.matches('a:focus-visible, button:focus-visible') ? [focused] : [])].map((element) => ({
      ...drawnAs('ring', nameOf(element), element, getComputedStyle(element).outlineColor),
      boxes: [boxOf(element.getBoundingClientRect(), 8)],
    }))
    // Later elements of the document are on top.
    return [...items.reverse(), ...rings]
  })

/** A screenshot without text, icons and focus ring. */
async function pixelsBehind(page: Page): Promise<Pixels> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { color: transparent !important; outline-color: transparent !important }')
    document.adoptedStyleSheets = [sheet]
  })
  try {
    return await pixelsOf(await page.screenshot())
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  }
}

interface Pixels {
  readonly width: number
  readonly height: number
  /** Three bytes each, row by row. */
  readonly bytes: Uint8Array
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

function placesIn(box: Box, { width, height }: Pixels): readonly number[] {
  const places: number[] = []
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x++) places.push(y * width + x)
  }
  return places
}

const colourAt = ({ bytes }: Pixels, place: number): Colour => [
  bytes[place * 3] ?? 0,
  bytes[place * 3 + 1] ?? 0,
  bytes[place * 3 + 2] ?? 0,
]

const differs = (one: Pixels, other: Pixels, place: number): boolean => {
  const [before, after] = [colourAt(one, place), colourAt(other, place)]
  return before.some((part, at) => Math.abs(part - (after[at] ?? 0)) > MIN_CHANNEL_DIFFERENCE)
}

const over = (colour: Colour, opacity: number, ground: Colour): Colour => {
  const mix = (part: number, below: number) => part * opacity + below * (1 - opacity)
  return [mix(colour[0], ground[0]), mix(colour[1], ground[1]), mix(colour[2], ground[2])]
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
