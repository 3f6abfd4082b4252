import { PICTURES_PER_PRODUCT } from './brand-pictures.limits.ts'

/** Product 9: what each plan allows. */
interface PlanLimits {
  /** Products that are active at the same time. */
  readonly activeProducts: number
  /** Members and open invitations together. */
  readonly team: number
  /** Decision 128. */
  readonly picturesPerProduct: number
}

export const PLANS = {
  free: { activeProducts: 15, team: 1, picturesPerProduct: PICTURES_PER_PRODUCT },
  starter: { activeProducts: 100, team: 2, picturesPerProduct: PICTURES_PER_PRODUCT },
  pro: { activeProducts: 1000, team: 5, picturesPerProduct: PICTURES_PER_PRODUCT },
  studio: { activeProducts: 10_000, team: 20, picturesPerProduct: PICTURES_PER_PRODUCT },
} as const satisfies Record<string, PlanLimits>

/** Decision 127: the approval of a brand begins its one trial of the plan Pro. */
export const TRIAL_DAYS = 14
