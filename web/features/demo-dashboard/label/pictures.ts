import type { Media } from '#contract/products.ts'

/** Below `web/public`: static files, which no database is asked for (`scripts/tasks/prepare-demo-pictures.ts`). */
export const PICTURE_FOLDER = 'nordkante'
export const PIECE_WIDTHS = [320, 720]
export const LOGO = { widths: [96, 320], width: 480, height: 480 }
export const BANNER = { widths: [720, 1920], width: 1920, height: 400 }

const baseOf = (name: string): string => `/${PICTURE_FOLDER}/${name}`

export const pieceMedia = (
  { slug, placeholder }: { readonly slug: string; readonly placeholder: string },
  alt: string,
): Media => ({ base: baseOf(slug), widths: PIECE_WIDTHS, width: 1200, height: 1600, placeholder, alt })

export const logoMedia = (): Media => ({ ...LOGO, base: baseOf('logo'), placeholder: '', alt: '' })
export const bannerMedia = (): Media => ({ ...BANNER, base: baseOf('banner'), placeholder: '', alt: '' })
