/** The colours that have a number of their own in the content vector, with their purest shade. */
const SHADES = {
  black: '#111111',
  white: '#ffffff',
  grey: '#8a8d91',
  silver: '#c0c3c7',
  beige: '#d8c3a0',
  brown: '#6b4528',
  red: '#c62828',
  orange: '#ef7d1a',
  yellow: '#f2cf2f',
  green: '#2f8f4e',
  olive: '#5e6134',
  blue: '#2457c5',
  navy: '#17223f',
  purple: '#6d3fa8',
  pink: '#ef7fb0',
} as const

/** Names of these colours, in the order of their numbers. */
export const COLOURS = Object.keys(SHADES)

/** How fast the part of a colour falls with its distance in Oklab; about half of what separates navy from blue. */
const NEAR = 0.08

/** Colour words of both languages as hex; whole words are looked up, so „dunkelblau" is not read as „blau". */
const NAMED_COLOURS: Readonly<Record<string, string>> = {
  black: '#111111',
  schwarz: '#111111',
  anthracite: '#333538',
  anthrazit: '#333538',
  charcoal: '#36383c',
  white: '#ffffff',
  weiss: '#ffffff',
  weiß: '#ffffff',
  cream: '#f3ead8',
  creme: '#f3ead8',
  ecru: '#efe6d2',
  offwhite: '#f4f0e6',
  grey: '#8a8d91',
  gray: '#8a8d91',
  grau: '#8a8d91',
  silver: '#c0c3c7',
  silber: '#c0c3c7',
  red: '#c62828',
  rot: '#c62828',
  burgundy: '#6d1a2b',
  bordeaux: '#6d1a2b',
  pink: '#ef7fb0',
  rosa: '#f2a7c3',
  rose: '#f2a7c3',
  orange: '#ef7d1a',
  rust: '#a5481e',
  rost: '#a5481e',
  yellow: '#f2cf2f',
  gelb: '#f2cf2f',
  mustard: '#c99a1f',
  senf: '#c99a1f',
  brown: '#6b4528',
  braun: '#6b4528',
  camel: '#bd8b52',
  tan: '#c9a371',
  beige: '#d8c3a0',
  sand: '#d6c19a',
  khaki: '#8a8257',
  green: '#2f8f4e',
  grün: '#2f8f4e',
  gruen: '#2f8f4e',
  olive: '#5e6134',
  oliv: '#5e6134',
  mint: '#a9e0c6',
  sage: '#9caf88',
  salbei: '#9caf88',
  blue: '#2457c5',
  blau: '#2457c5',
  navy: '#17223f',
  marine: '#17223f',
  dunkelblau: '#17223f',
  hellblau: '#9cc3ea',
  denim: '#4a6a91',
  petrol: '#12606b',
  teal: '#12606b',
  türkis: '#2ab7b0',
  turquoise: '#2ab7b0',
  purple: '#6d3fa8',
  lila: '#8c62c2',
  violet: '#6d3fa8',
  violett: '#6d3fa8',
  lavender: '#bda9de',
  flieder: '#bda9de',
  gold: '#c9a13b',
}

const shades = Object.values(SHADES).map((hex) => {
  const rgb = rgbOf(hex) ?? [0, 0, 0]
  return { rgb, lab: oklabOf(rgb) }
})

/** Red, green and blue in 0..1 of a hex colour or a colour word; null when it is neither. */
export function rgbOf(colour: string): readonly [number, number, number] | null {
  const text = colour.trim().toLowerCase()
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1] ?? namedHex(text)
  if (hex === null) return null
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const number = Number.parseInt(full, 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

/** Parts of the named colours in a colour, in the order of `COLOURS`; they sum to 1. */
export function namedColours(rgb: readonly [number, number, number]): Float32Array {
  const own = oklabOf(rgb)
  const parts = Float32Array.from(shades, ({ lab }) => {
    const distance = Math.hypot(lab[0] - own[0], lab[1] - own[1], lab[2] - own[2])
    return Math.exp(-((distance / NEAR) ** 2)) + 1e-9 / (1e-3 + distance)
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => part / sum)
}

/** Parts of one family in each of `COLOURS`. */
export const familyInColours = (family: number): Float32Array =>
  Float32Array.from(shades, ({ rgb }) => colourFamilies(rgb)[family] ?? 0)

/**
 * Soft membership in seven families, in this order: dark, light, grey, red and pink, yellow to brown, green, blue and
 * violet. The parts sum to 1, so a dusty navy is half dark, a quarter grey, a quarter blue, and neighbours overlap.
 */
export function colourFamilies(rgb: readonly [number, number, number]): Float32Array {
  const [red, green, blue] = rgb
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const lightness = 0.3 * red + 0.59 * green + 0.11 * blue
  const colourful = Math.min(1, (high - low) * 1.6)
  const neutral = 1 - colourful
  const dark = Math.max(0, 1 - lightness / 0.45)
  const light = Math.max(0, (lightness - 0.6) / 0.4)
  const parts = new Float32Array(7)
  parts[0] = dark * (neutral + 0.5 * colourful)
  parts[1] = light * neutral
  parts[2] = neutral * Math.max(0, 1 - dark - light)
  const hue = hueOf(rgb)
  const centres = [0, 45, 130, 240]
  const rest = Math.max(0, 1 - (parts[0] ?? 0) - (parts[1] ?? 0) - (parts[2] ?? 0))
  const near = centres.map((centre) => Math.exp(-((turnBetween(hue, centre) / 38) ** 2)))
  const sum = near.reduce((total, value) => total + value, 1e-9)
  for (let at = 0; at < 4; at++) parts[3 + at] = (rest * (near[at] ?? 0)) / sum
  return parts
}

/** The hue in degrees; 0 for greys. */
export function hueOf([red, green, blue]: readonly [number, number, number]): number {
  const high = Math.max(red, green, blue)
  const spread = high - Math.min(red, green, blue)
  if (spread === 0) return 0
  if (high === red) return (60 * ((green - blue) / spread) + 360) % 360
  if (high === green) return 60 * ((blue - red) / spread) + 120
  return 60 * ((red - green) / spread) + 240
}

/** Lightness and two axes of colour (Ottosson 2020), in which equal distances look about equally different. */
function oklabOf(rgb: readonly [number, number, number]): readonly [number, number, number] {
  const [red, green, blue] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
  const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue)
  return [
    0.2105 * long + 0.7936 * middle - 0.0041 * short,
    1.978 * long - 2.4286 * middle + 0.4506 * short,
    0.0259 * long + 0.7828 * middle - 0.8087 * short,
  ]
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return turn > 180 ? 360 - turn : turn
}

function namedHex(text: string): string | null {
  const whole = NAMED_COLOURS[text.replaceAll(/[^\p{L}]/gu, '')]
  if (whole !== undefined) return whole.slice(1)
  for (const part of text.split(/[^\p{L}]+/u)) {
    const named = NAMED_COLOURS[part]
    if (named !== undefined) return named.slice(1)
  }
  return null
}
