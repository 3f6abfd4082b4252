import type { ShippedPackage } from './shipped-packages.ts'

const FOLDER = 'web/features/brands/theme/fonts'
const FONTS = [
  { name: 'JetBrains Mono', file: 'jetbrains-mono', licence: 'OFL-1.1' },
  { name: 'Oswald', file: 'oswald', licence: 'OFL-1.1' },
  { name: 'Playfair Display', file: 'playfair-display', licence: 'OFL-1.1' },
  { name: 'Roboto Slab', file: 'roboto-slab', licence: 'Apache-2.0' },
  { name: 'Space Grotesk', file: 'space-grotesk', licence: 'OFL-1.1' },
] as const

/** Fonts whose files are in this repository; the path is that of the licence. */
export const OWN_FONTS: readonly ShippedPackage[] = FONTS.map(({ name, file, licence }) => ({
  path: `${FOLDER}/${file}.LICENSE.txt`,
  name,
  version: '',
  licence,
  isOptional: false,
}))
