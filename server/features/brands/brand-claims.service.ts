import { greenClaimIn } from '#contract/green-claims.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectBrand } from './settings/settings.store.ts'

/** Refuses an environmental claim in texts that people read, unless the brand's profile has evidence (Trust L29). */
export async function requireProvenClaims(
  { db, member }: Pick<BrandScope, 'db' | 'member'>,
  texts: readonly string[],
): Promise<void> {
  const claim = greenClaimIn(texts)
  if (claim === null || (await selectBrand(db, member.brandId)).claimEvidence !== '') return
  throw new Refusal('settings.claim', { values: { n: claim } })
}
