import { useKeys } from '#web/ui/desk/use-keys.ts'

/** What each key does; keys that can do nothing now are left out. */
export type ReviewKeys = Readonly<Partial<Record<'a' | 'r' | 'c' | 'j' | 'k' | 'n' | '/' | '?', () => void>>>

/** Single keys for the review. */
export const useReviewKeys = (keys: ReviewKeys): void => useKeys(keys)
