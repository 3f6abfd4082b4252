import { z } from 'zod'
import { Password } from './accounts.ts'
import { FEED_HOURS } from './brand-feeds.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { CREDIT_PACKAGES, OWN_AMOUNT, PLAN_NAMES } from './plans.limits.ts'
import { line } from './schemas.ts'

const tag = 'billing'
const Cents = z.int().nonnegative()

const Plan = z.strictObject({
  /** Net; a year costs ten months. */
  monthCents: Cents.max(1_000_000),
  yearCents: Cents.max(10_000_000),
  /** Products that are active at the same time. */
  activeProducts: z.int().min(1).max(1_000_000),
  /** Members and open invitations together. */
  team: z.int().min(1).max(1000),
  /** Hours between two fetches of a feed; null: no feeds. */
  feedHours: z.union(FEED_HOURS.map((hours) => z.literal(hours))).nullable(),
  historyDays: z.int().min(1).max(4000),
  /** Drops that are announced at the same time; null: any number. */
  activeDrops: z.int().min(1).max(1_000_000).nullable(),
  /** Bonus credit for each month that is paid. */
  creditCents: Cents.max(1_000_000),
})
const Package = z.strictObject({
  name: z.enum(CREDIT_PACKAGES),
  /** Net, and the same as the credit that is bought. */
  priceCents: Cents.min(100).max(OWN_AMOUNT.mostCents),
  /** In hundredths of a percent of the price. */
  bonusBasisPoints: z.int().min(0).max(10_000),
})

/** What plans and ad credit cost and allow: one version of it all. */
export const PriceList = z
  .strictObject({
    plans: z.record(z.enum(PLAN_NAMES), Plan),
    packages: z.array(Package).min(1).max(CREDIT_PACKAGES.length),
    /** Months until the bonus of a package expires. */
    bonusMonths: z.int().min(1).max(36),
  })
  .refine(({ packages }) => new Set(packages.map(({ name }) => name)).size === packages.length, {
    message: 'each package once',
  })
  .refine(
    ({ packages }) => packages.every((one, at) => at === 0 || one.priceCents > (packages[at - 1]?.priceCents ?? 0)),
    {
      message: 'packages go from the cheapest to the dearest',
    },
  )
export type PriceList = Output<typeof PriceList>

const PlansAnswer = z.object({
  /** From the cheapest to the dearest; prices are net. */
  plans: z.array(z.object({ name: z.enum(PLAN_NAMES), ...Plan.shape })),
  /** Where nothing is sold, every brand has Pro (Decision 127). */
  areOnSale: z.boolean(),
})
const PriceVersion = z.object({
  version: z.int(),
  validFrom: z.iso.datetime(),
  prices: PriceList,
  /** Who set it and why; null: the prices that the product began with, or the account is gone. */
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
  reason: z.string(),
})

const PackagesAnswer = z.object({
  /** From the cheapest to the dearest; prices are net. */
  packages: z.array(z.object({ ...Package.shape, bonusCents: Cents, creditCents: Cents })),
  /** An amount of one's own gets the bonus of the next smaller package. */
  ownAmount: z.object({ leastCents: Cents, mostCents: Cents }),
  bonusMonths: z.int(),
  /** `test`: the built-in simulator, which takes no money; null: nothing is sold here. */
  sells: z.enum(['live', 'test']).nullable(),
})

export const plansContract = defineContract({
  'GET /api/plans': { access: 'public', tag, summary: 'What each plan costs and allows', response: PlansAnswer },
  'GET /api/packages': { access: 'public', tag, summary: 'What ad credit costs', response: PackagesAnswer },
  'GET /api/admin/prices': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'All prices: those that hold now, that will, and that did',
    response: z.object({
      /** The one that holds now first, then those that will, in the order of time. */
      versions: z.array(PriceVersion),
      /** Versions that held before, the latest first. */
      past: z.array(PriceVersion),
    }),
  },
  'POST /api/admin/prices': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Add prices that hold from a moment on; what was bought before keeps its own',
    body: z.strictObject({
      validFrom: z.iso.datetime(),
      prices: PriceList,
      reason: line(300).min(3),
      /** Where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: z.object({ version: z.int() }),
    errors: ['plans.past', 'plans.far', 'plans.notice', 'accounts.reauth', 'accounts.credentials'],
  },
})
