import type { DEVICE_STORAGE } from '#contract/device-storage.ts'

/** Name of the likes of the start page in the storage of this tab. Apart from the rest, because every start reads it. */
export const HERO_LIKES_KEY = 'hero_likes' satisfies (typeof DEVICE_STORAGE)['heroLikes']['names'][number]

/** Whether likes wait for an account. */
export function hasHeroLikes(): boolean {
  try {
    return sessionStorage.getItem(HERO_LIKES_KEY) !== null
  } catch {
    // The browser forbids storage.
    return false
  }
}
