import type { SizeProfile } from '#contract/size-profile.ts'
import { SIZE_CHOICES } from '#contract/sizes.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { selectSizeProfile, upsertSizeProfile } from './size-profile.store.ts'

const NOTHING: SizeProfile = { sizes: [], limitsDeck: false, hidesUnsized: false }

/** The user's sizes; empty when none were named. */
export async function readSizeProfile(scope: Scope): Promise<SizeProfile> {
  ensure(scope.actor, 'unauthenticated')
  const kept = await selectSizeProfile(scope.db, scope.actor.userId)
  // Sizes that are no longer offered are dropped.
  return kept ? { ...kept, sizes: SIZE_CHOICES.filter((size) => kept.sizes.includes(size)) } : NOTHING
}

/** Saves the user's sizes, each once and in the order of the screen. */
export async function saveSizeProfile(scope: Scope, requested: SizeProfile): Promise<SizeProfile> {
  ensure(scope.actor, 'unauthenticated')
  const profile = { ...requested, sizes: SIZE_CHOICES.filter((size) => requested.sizes.includes(size)) }
  await upsertSizeProfile(scope.db, scope.actor.userId, profile)
  return profile
}
