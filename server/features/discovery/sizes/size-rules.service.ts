import type { SizeProfile } from '#contract/size-profile.ts'
import type { SizeChoice } from '#contract/sizes.ts'
import { sizeRequirements } from '#server/features/products/sizes/sizes.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'

type SizeRules = Parameters<Catalogue['sizes']['outside']>[0]

/**
 * Size rules of a deck from the filter and the size profile. The filter hides products without known sizes; the profile
 * keeps them unless the user hides them. For a product type that the filter names, the profile does not apply.
 */
export function sizeRules(filtered: readonly SizeChoice[], profile: SizeProfile | null): SizeRules {
  const asked = sizeRequirements(filtered).map((ask) => ({ ...ask, hidesUnsized: true }))
  if (!profile?.limitsDeck) return asked
  const own = sizeRequirements(profile.sizes).filter(({ type }) => asked.every((ask) => ask.type !== type))
  return [...asked, ...own.map((ask) => ({ ...ask, hidesUnsized: profile.hidesUnsized }))]
}
