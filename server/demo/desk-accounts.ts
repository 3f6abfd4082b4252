import { ensureVerifiedAccount, findUserIdByEmail } from '#server/features/accounts/accounts.service.ts'
import { ensureDemoAdmin } from '#server/features/accounts/staff/staff-members.service.ts'
import { ensureBrandOwner } from '#server/features/brands/brands.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'

/** The owner of a label with a living shop. Passwords of brands have at least 12 characters. */
export const DEMO_OWNER = {
  username: 'pauline',
  email: 'pauline@dropdeck.example',
  password: 'shop-with-pauline',
  label: 'pegelstand-nord',
} as const

/** Reviews brands and products, without a second factor (Decision 130). Passwords of staff have at least 14 characters. */
export const DEMO_ADMIN = {
  username: 'hanna',
  email: 'hanna@dropdeck.example',
  password: 'review-with-hanna',
} as const

/** Creates the accounts of the demo that do not swipe but work: once; production has no such admin. */
export function fillDeskAccounts(world: World): Promise<void> {
  return inTransaction(world, async (inside) => {
    await ensureVerifiedAccount(inside, DEMO_OWNER)
    const ownerId = await findUserIdByEmail(inside, DEMO_OWNER.email)
    if (ownerId) await ensureBrandOwner(inside, DEMO_OWNER.label, ownerId)
    if (inside.config.production) return
    await ensureVerifiedAccount(inside, DEMO_ADMIN)
    await ensureDemoAdmin(inside, DEMO_ADMIN.email)
  })
}
