import { type StoredText, storedText } from '#web/device/stored.ts'

/** The likes of the start page on this device. Apart from the rest, because every start reads it. */
export const heroLikesText: StoredText = storedText('hero_likes')

/** Whether likes wait for an account. */
export const hasHeroLikes = (): boolean => heroLikesText.read() !== null
