import type { World } from '#server/platform/scope/scope.ts'
import { findShown } from './backgrounds.store.ts'

/** The picture behind the deck now. */
export async function readActiveBackground({ db, now }: Pick<World, 'db' | 'now'>): Promise<{ url: string | null }> {
  return { url: (await findShown(db, now()))?.path ?? null }
}
