import type { World } from '#server/platform/scope/scope.ts'
import { eraseAdWords } from './erase-ad-words.store.ts'

/** The part of ads in erasing a brand, in the caller's transaction. */
export const eraseAdsOfBrand = ({ db }: Pick<World, 'db'>, brandId: string): Promise<void> => eraseAdWords(db, brandId)
