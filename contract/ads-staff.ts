import { z } from 'zod'
import { Password } from './accounts.ts'
import { PLACEMENT_BOUNDS } from './ads.limits.ts'
import { CONTEST, FREE_REASONS } from './campaigns.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, line, Ok } from './schemas.ts'

const tag = 'ads'
const Cents = z.int().nonnegative()
const Count = z.int().nonnegative()

const within = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most)
/** Where and how often promoted cards are shown. */
const Placement = z.strictObject({
  everyCards: within(PLACEMENT_BOUNDS.everyCards),
  freeCards: within(PLACEMENT_BOUNDS.freeCards),
  brandDistance: within(PLACEMENT_BOUNDS.brandDistance),
  impressions: within(PLACEMENT_BOUNDS.impressions),
  days: within(PLACEMENT_BOUNDS.days),
})

const StaffAds = z
  .object({
    reserveCents: Cents,
    placement: Placement,
    /** Started campaigns of all brands, those that spent most in the last 7 days first. */
    campaigns: z.array(
      z.object({
        id: Id,
        name: z.string(),
        brand: z.object({ id: Id, name: z.string() }),
        status: z.enum(['active', 'paused']),
        isBlocked: z.boolean(),
        bidCents: Cents,
        dailyBudgetCents: Cents,
        impressions: Count,
        charged: Count,
        free: Count,
        costCents: Cents,
      }),
    ),
    /** What staff block, the latest first: one campaign, or all of a brand (`campaign` is null). */
    blocks: z.array(
      z.object({
        brand: z.object({ id: Id, name: z.string() }),
        campaign: z.object({ id: Id, name: z.string() }).nullable(),
        reason: z.string(),
        blockedAt: z.iso.datetime(),
      }),
    ),
    /** Clicks of the last 7 days that were free, by reason, with the brands they were for. */
    invalid: z.array(z.object({ reason: z.enum(FREE_REASONS), clicks: Count, users: Count, brands: Count })),
    /** The same days in Berlin, today last, and what was free on each. */
    days: z.array(z.iso.date()).length(7),
    invalidByDay: z.array(z.object({ day: z.iso.date(), reason: z.enum(FREE_REASONS), clicks: Count })),
    /** Undecided, the oldest first. */
    contests: z.array(
      z.object({
        clickId: z.int(),
        brand: z.object({ id: Id, name: z.string() }),
        product: z.string(),
        clickedAt: z.iso.datetime(),
        seenAt: z.iso.datetime().nullable(),
        chargedCents: Cents,
        reason: z.string(),
        openedAt: z.iso.datetime(),
        /** Of the user who clicked: ad clicks in the day around it, and the same from the network address. */
        clicksOfUser: Count,
        clicksOfAddress: Count,
      }),
    ),
  })
  .meta({ id: 'StaffAds' })
export type StaffAds = Output<typeof StaffAds>

const blockCall = {
  access: 'staff',
  staffRight: 'money',
  tag,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    isBlocked: z.boolean(),
    reason: line(300).min(3),
    /** To lift it, where the sign-in is older than 15 minutes. */
    password: Password.optional(),
  }),
  response: Ok,
} as const
const BLOCK_ERRORS = [
  'campaigns.block-unchanged',
  'billing.own-brand',
  'accounts.reauth',
  'accounts.credentials',
] as const

export const adsStaffContract = defineContract({
  'GET /api/admin/ads': {
    access: 'staff',
    staffRight: 'read',
    tag,
    summary: 'Campaigns, free clicks and contested clicks of all brands',
    response: StaffAds,
  },
  'POST /api/admin/ad-clicks/{id}/decision': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Decide about a contested click: accepted, its credit is returned',
    params: z.strictObject({ id: z.coerce.number<string>().int().positive() }),
    body: z.strictObject({
      isAccepted: z.boolean(),
      reason: line(CONTEST.reason.most).min(CONTEST.reason.least),
      /** Where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: Ok,
    errors: [
      'campaigns.click-unknown',
      'campaigns.contest-decided',
      'billing.own-brand',
      'accounts.reauth',
      'accounts.credentials',
    ],
  },
  'POST /api/admin/campaigns/{id}/stop': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Stop a campaign at once; its brand reads why. `pause`: it may be started again; `end`: for good',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ step: z.enum(['pause', 'end']), reason: line(300).min(3) }),
    response: Ok,
    errors: ['campaigns.unknown', 'campaigns.archived', 'billing.own-brand'],
  },
  'POST /api/admin/campaigns/{id}/block': {
    ...blockCall,
    summary: 'Block a campaign, which its brand cannot start until it is lifted, or lift it; the brand reads why',
    errors: ['campaigns.unknown', 'campaigns.archived', ...BLOCK_ERRORS],
  },
  'POST /api/admin/ad-brands/{id}/block': {
    ...blockCall,
    summary: 'Block all campaigns of a brand with one switch, or lift it; the brand reads why',
    errors: ['brands.unknown', ...BLOCK_ERRORS],
  },
  'POST /api/admin/ad-reserve': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Set the lowest price of a click, from now on',
    body: z.strictObject({
      cents: z.int().min(1).max(500),
      reason: line(300).min(3),
      /** Where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: Ok,
    errors: ['accounts.reauth', 'accounts.credentials'],
  },
  'PUT /api/admin/ad-placement': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary: 'Set where and how often promoted cards are shown, from now on; the page about the ranking shows it',
    body: z.strictObject({
      /** What the form showed. */
      before: Placement,
      placement: Placement,
      reason: line(300).min(3),
      /** Where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: Ok,
    errors: ['campaigns.placement-changed', 'campaigns.placement-same', 'accounts.reauth', 'accounts.credentials'],
  },
})
