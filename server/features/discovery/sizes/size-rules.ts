import type { SizeProfile } from '#contract/size-profile.ts'
import type { SizeChoice } from '#contract/sizes.ts'
import { asksOf } from '#server/features/products/sizes/sizes.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'

type SizeRules = Parameters<Catalogue['sizes']['outside']>[0]

/**
 * What the sizes in the filter and those of the profile ask of a deck. The filter wants to see the size; the profile
 * only takes away what is known not to fit, unless the person wants more. For a type that the filter names, it counts
 * alone.
 */
export function sizeRules(filtered: readonly SizeChoice[], profile: SizeProfile | null): SizeRules {
  const asked = asksOf(filtered).map((ask) => ({ ...ask, hidesUnsized: true }))
  if (!profile?.limitsDeck) return asked
  const own = asksOf(profile.sizes).filter(({ type }) => asked.every((ask) => ask.type !== type))
  return [...asked, ...own.map((ask) => ({ ...ask, hidesUnsized: profile.hidesUnsized }))]
}
