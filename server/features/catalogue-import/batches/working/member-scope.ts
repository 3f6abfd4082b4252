import { isAllowed } from '#contract/rights.ts'
import type { Language } from '#contract/vocabulary.ts'
import { membershipsOf } from '#server/features/brands/memberships.service.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'

interface Acting {
  readonly brandId: string
  /** Null: the account was deleted. */
  readonly userId: string | null
  readonly language: Language
}

/** The scope of a member in whose name a job works; null: the member has left, or lost the right. */
export async function memberScope(world: World, { brandId, userId, language }: Acting): Promise<BrandScope | null> {
  if (userId === null) return null
  const member = (await membershipsOf(world, userId)).find((one) => one.brandId === brandId)
  if (!member || !isAllowed(member, 'products')) return null
  const actor = {
    userId,
    sessionId: '',
    userType: 'brand' as const,
    staffRole: null,
    personalised: false,
    signedInAt: world.now(),
    secondFactorAt: null,
  }
  return { ...world, actor, member, language, address: '' }
}
