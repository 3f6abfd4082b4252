/**
 * Draws the icons of the installed app from the logo (`web/ui/marks/wordmark.tsx`, `web/public/favicon.svg`):
 * `node scripts/tasks/draw-web-icons.ts`, after each change of the logo. The results are kept in the repository.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const COLOURS = { ground: '#0B0B0C', back: '#F4F1EA', front: '#D7FF3E' } as const
/** Side of the square on which the logo is drawn, and the logo's centre. */
const FIELD = 64
const MIDDLE = { x: 32, y: 32.5 } as const

interface Drawing {
  readonly size: number
  /** Width of the logo as a share of the side; masks may cut away a fifth on each side. */
  readonly share: number
  /** Corner radius of the background as a share of the side; null for no background. */
  readonly rounding: number | null
  readonly colours?: { readonly back: string; readonly front: string }
}

const MARK_WIDTH = 41
/** White on transparent, because the system colours the icon. A gap separates the two cards. */
const ONE_COLOUR = { back: '#FFFFFF', front: '#FFFFFF' } as const

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'icon-192': { size: 192, share: 0.66, rounding: 0.22 },
  'icon-512': { size: 512, share: 0.66, rounding: 0.22 },
  'maskable-192': { size: 192, share: 0.52, rounding: 0 },
  'maskable-512': { size: 512, share: 0.52, rounding: 0 },
  'apple-touch-180': { size: 180, share: 0.6, rounding: 0 },
  'monochrome-512': { size: 512, share: 0.6, rounding: null, colours: ONE_COLOUR },
  'badge-96': { size: 96, share: 0.86, rounding: null, colours: ONE_COLOUR },
}

function drawn({ share, rounding, colours = COLOURS }: Drawing): string {
  const scale = (FIELD * share) / MARK_WIDTH
  const ground =
    rounding === null
      ? ''
      : `<rect width="${FIELD}" height="${FIELD}" rx="${FIELD * rounding}" fill="${COLOURS.ground}"/>`
  const front = 'x="25" y="14" width="26" height="34" rx="6" transform="rotate(8 38 31)"'
  // Cuts the front card and a margin out of the card behind it.
  const gap = `<mask id="gap"><rect width="${FIELD}" height="${FIELD}" fill="#fff"/><rect ${front} fill="#000" stroke="#000" stroke-width="4"/></mask>`
  const isFlat = colours.back === colours.front
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}">${ground}
<g transform="translate(${FIELD / 2} ${FIELD / 2}) scale(${scale}) translate(${-MIDDLE.x} ${-MIDDLE.y})">${gap}
<g${isFlat ? ' mask="url(#gap)"' : ''}><rect x="13" y="17" width="26" height="34" rx="6" fill="${colours.back}" transform="rotate(-12 26 34)"/></g>
<rect ${front} fill="${colours.front}"/></g></svg>`
}

const folder = path.resolve(import.meta.dirname, '../../web/public/icons')
await mkdir(folder, { recursive: true })
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  await sharp(Buffer.from(drawn(drawing)), { density: (72 * drawing.size) / FIELD })
    .resize(drawing.size, drawing.size)
    .png({ compressionLevel: 9, palette: drawing.rounding !== null })
    .toFile(path.join(folder, `${name}.png`))
}
