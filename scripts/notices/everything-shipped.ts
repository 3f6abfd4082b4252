import { OWN_FONTS } from './own-fonts.ts'
import { bundledNames, readLock, type ShippedPackage, shippedPackages } from './shipped-packages.ts'

/** Everything of others in the product: packages, and fonts whose files are in this repository. */
export const everythingShipped = (root: string): ShippedPackage[] => [
  ...shippedPackages(readLock(root), bundledNames(root)),
  ...OWN_FONTS,
]
