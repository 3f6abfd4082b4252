import type { StaffScope } from '#server/platform/scope/scope.ts'
import { requireAccount } from '../accounts.service.ts'
import { requireProof } from '../proof.service.ts'

/** In force in production or with RATE_LIMITS=on. */
const MONEY_ACTS = { name: 'money-acts', hits: 100, seconds: 3600 } as const
export const STAFF_ACTS = { name: 'staff-acts', hits: 100, seconds: 3600 } as const

/** Product 14: what staff do with money asks for a recent sign-in, or the password. */
export const requireMoneyProof = async (scope: StaffScope, password: string | undefined): Promise<void> =>
  requireProof(scope, await requireAccount(scope), { password, limit: MONEY_ACTS })

/** The same for what staff do with accounts. */
export const requireStaffProof = async (scope: StaffScope, password: string | undefined): Promise<void> =>
  requireProof(scope, await requireAccount(scope), { password, limit: STAFF_ACTS })
