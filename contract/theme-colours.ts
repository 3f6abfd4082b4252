/** Contrast and colours of a shop's theme, used by the server and by the editor: pure, so that both decide the same. */

export interface ThemeColours {
  readonly background: string
  readonly text: string
  readonly primary: string
  readonly onPrimary: string
}

/** Every colour that a shop is drawn with, in one colour mode. */
export interface ThemePalette {
  readonly paper: string
  readonly ink: string
  readonly surface: string
  readonly line: string
  readonly muted: string
  /** Borders of buttons and fields. */
  readonly edge: string
  readonly link: string
  /** Reduced prices and errors as text. */
  readonly signal: string
  readonly focus: string
  readonly primary: string
  readonly onPrimary: string
}

/** WCAG 2.2 AA for text; below the second one buttons cannot be read, and publishing is refused (Product 6). */
export const TEXT_CONTRAST = 4.5
export const BUTTON_CONTRAST = 3
/** WCAG 1.4.11: borders of controls, and the focus ring. */
const EDGE_CONTRAST = 3

type Rgb = readonly [red: number, green: number, blue: number]

const BLACK = '#0b0b0c'
const WHITE = '#ffffff'
const LINK = '#2f6bff'
const SIGNAL = '#e5261f'

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `share` of the second colour, 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  return hexOf(a.map((channel, at) => channel + ((b[at] ?? 0) - channel) * share) as unknown as Rgb)
}

/** A background is dark when white text on it has more contrast than black text. */
export const isDark = (background: string): boolean => contrast(background, WHITE) > contrast(background, BLACK)

/** Steps towards black or white. */
const STEPS = 40

/**
 * The colour, moved towards black or white no further than it must be to have this contrast on all of the backgrounds.
 * Black and white themselves are the last resort: one of them always has 4.5:1 on a single background.
 */
function readableOn(colour: string, backgrounds: readonly string[], least: number): string {
  const lowest = (candidate: string) => Math.min(...backgrounds.map((background) => contrast(candidate, background)))
  if (lowest(colour) >= least) return colour
  const goal = lowest('#ffffff') > lowest('#000000') ? '#ffffff' : '#000000'
  for (let step = 1; step < STEPS; step++) {
    const candidate = mixed(colour, goal, step / STEPS)
    if (lowest(candidate) >= least) return candidate
  }
  return goal
}

/** The same theme with colours that can be read: text and the text of buttons reach 4.5:1. */
export function readableColours({ background, text, primary, onPrimary }: ThemeColours): ThemeColours {
  return {
    background,
    text: readableOn(text, [background], TEXT_CONTRAST),
    primary,
    onPrimary: readableOn(onPrimary, [primary], TEXT_CONTRAST),
  }
}

export type ContrastFault = 'text' | 'button' | 'button-unreadable'

/** What is hard to read. Only `button-unreadable` stops publishing: the rest is shown in the proposed colours. */
export function contrastFaults({ background, text, primary, onPrimary }: ThemeColours): ContrastFault[] {
  const onButton = contrast(primary, onPrimary)
  return [
    ...(contrast(background, text) < TEXT_CONTRAST ? (['text'] as const) : []),
    ...(onButton < BUTTON_CONTRAST ? (['button-unreadable'] as const) : []),
    ...(onButton >= BUTTON_CONTRAST && onButton < TEXT_CONTRAST ? (['button'] as const) : []),
  ]
}

/** A surface a little lighter than a dark page, and near white on a light one. */
const surfaceOf = (paper: string): string => (isDark(paper) ? mixed(paper, WHITE, 0.07) : mixed(paper, WHITE, 0.5))

function paletteOf(colours: ThemeColours): ThemePalette {
  const { background: paper, primary, onPrimary } = readableColours(colours)
  const wanted = surfaceOf(paper)
  const ink = readableOn(colours.text, [paper, wanted], TEXT_CONTRAST)
  // On middle grey no text reaches 4.5:1 on two different backgrounds: the surface is then the page itself.
  const surface = contrast(ink, wanted) >= TEXT_CONTRAST && contrast(ink, paper) >= TEXT_CONTRAST ? wanted : paper
  const grounds = [paper, surface]
  const line = mixed(paper, ink, 0.14)
  const text = readableOn(ink, grounds, TEXT_CONTRAST)
  const all = contrast(text, line) >= TEXT_CONTRAST ? [...grounds, line] : grounds
  return {
    paper,
    ink: text,
    surface,
    line: all.length === 3 ? line : paper,
    muted: readableOn(mixed(text, paper, 0.3), all, TEXT_CONTRAST),
    edge: readableOn(mixed(text, paper, 0.5), grounds, EDGE_CONTRAST),
    link: readableOn(LINK, all, TEXT_CONTRAST),
    signal: readableOn(SIGNAL, all, TEXT_CONTRAST),
    focus: text,
    primary,
    onPrimary,
  }
}

/** How far the page of the other mode is moved towards black or white. */
const TURN = { fromText: 0.4, fromPage: 0.88, text: 0.3 } as const

/**
 * The brand's colours for the other mode. Text and page change places, so that a design in navy and sand stays one; where
 * the text is not on the other side, the page is nearly black or white in its own hue.
 */
function turned({ background, text, primary, onPrimary }: ThemeColours): ThemeColours {
  const toDark = !isDark(background)
  const [ground, opposite] = toDark ? [BLACK, WHITE] : [WHITE, BLACK]
  const isOther = isDark(text) === toDark
  return {
    background: isOther ? mixed(text, ground, TURN.fromText) : mixed(background, ground, TURN.fromPage),
    text: mixed(isOther ? background : text, opposite, TURN.text),
    primary,
    onPrimary,
  }
}

export interface ThemePalettes {
  readonly light: ThemePalette
  readonly dark: ThemePalette
}

/** What the shop is drawn with in both colour modes. */
export function palettesOf(colours: ThemeColours, darkMode: 'auto' | 'own'): ThemePalettes {
  const own = paletteOf(colours)
  if (darkMode === 'own') return { light: own, dark: own }
  const other = paletteOf(turned(colours))
  return isDark(colours.background) ? { light: other, dark: own } : { light: own, dark: other }
}
