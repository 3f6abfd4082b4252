import { HERO_SLUGS, type HeroSlug } from '#contract/hero.ts'
import { HERO_LIKES_MS } from '#contract/screens.limits.ts'
import { heroLikesText } from './hero-likes-key.ts'

/** A like of the start page, with the key that makes its call harmless to repeat (Decision 120). */
export interface HeroLike {
  readonly slug: HeroSlug
  readonly key: string
}

/**
 * Stored on the device when the visitor asks to keep them, and not before (Trust L25). Not in the tab alone: on a phone
 * the link of the mail with the code opens another one.
 */
export function storeHeroLikes(slugs: readonly HeroSlug[]): void {
  const likes = slugs.map((slug) => ({ slug, key: crypto.randomUUID() }) satisfies HeroLike)
  heroLikesText.keep(JSON.stringify({ until: Date.now() + HERO_LIKES_MS, likes }))
}

/** The likes that wait for an account; none when they are too old, so that they do not reach the next user. */
export function storedHeroLikes(): readonly HeroLike[] {
  const stored = parsed(heroLikesText.read())
  if (typeof stored !== 'object' || stored === null || !('until' in stored) || !('likes' in stored)) return []
  const isWaiting = typeof stored.until === 'number' && stored.until > Date.now()
  const likes = isWaiting && Array.isArray(stored.likes) ? stored.likes.filter(isLike) : []
  // Other code may have written it: of each product one like is sent.
  return [...new Map(likes.map((like) => [like.slug, like])).values()]
}

export const dropHeroLikes = (): void => heroLikesText.keep(null)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Something else wrote to it: there are no likes.
    return null
  }
}

function isLike(value: unknown): value is HeroLike {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('key' in value)) return false
  return typeof value.key === 'string' && HERO_SLUGS.some((slug) => slug === value.slug)
}
