import { HERO_SLUGS, type HeroSlug } from '#contract/hero.ts'
import { HERO_LIKES_KEY } from './hero-likes-key.ts'

/** A like of the start page, with the key that makes its call harmless to repeat (Decision 120). */
export interface HeroLike {
  readonly slug: HeroSlug
  readonly key: string
}

/** Stored in this tab when the visitor asks to keep them, and not before (Trust L25). */
export function storeHeroLikes(slugs: readonly HeroSlug[]): void {
  const likes = slugs.map((slug) => ({ slug, key: crypto.randomUUID() }) satisfies HeroLike)
  sessionStorage.setItem(HERO_LIKES_KEY, JSON.stringify(likes))
}

/** The likes that wait for an account. */
export function storedHeroLikes(): readonly HeroLike[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(HERO_LIKES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLike) : []
  } catch {
    // Storage is forbidden, or something else wrote to it: there are no likes.
    return []
  }
}

export const dropHeroLikes = (): void => sessionStorage.removeItem(HERO_LIKES_KEY)

function isLike(value: unknown): value is HeroLike {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('key' in value)) return false
  return typeof value.key === 'string' && HERO_SLUGS.some((slug) => slug === value.slug)
}
