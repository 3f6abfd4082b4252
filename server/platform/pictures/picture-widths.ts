/** Widths of pictures in px; a phone with three device pixels per px shows a full-width card in 1200. */
const WIDTHS = [160, 320, 480, 640, 828, 1200] as const

export const MEDIA_FORMATS = ['webp', 'avif', 'jpg'] as const
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

/** The widths offered for a master of this width, never larger than the master. */
export function widthsFor(masterWidth: number): number[] {
  const smaller = WIDTHS.filter((width) => width < masterWidth)
  return masterWidth <= 1200 ? [...smaller, masterWidth] : [...smaller, 1200]
}
