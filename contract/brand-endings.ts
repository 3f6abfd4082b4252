import { z } from 'zod'
import { Password } from './accounts.ts'
import { ENDING_CAUSES } from './brand-endings.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { GROUND_KEYS } from './moderation.limits.ts'
import { Reasons } from './moderation.ts'
import { Id, line } from './schemas.ts'

const tag = 'review'
const ending = { access: 'staff', staffRight: 'review', tag } as const
const params = z.strictObject({ id: Id })
const Time = z.iso.datetime()
const password = Password.optional()
const Reference = z.object({ reference: z.string() })

/** The statement of reasons, as the brand reads it. */
const OwnEnding = z
  .object({
    reference: z.string(),
    ground: z.enum(GROUND_KEYS).nullable(),
    facts: z.string(),
    cause: z.enum(ENDING_CAUSES),
    decidedAt: Time,
    /** When the account ends, or has ended. */
    endsAt: Time,
    /** Nothing is public any more; the brand is erased when its days of grace are over. */
    hasEnded: z.boolean(),
  })
  .meta({ id: 'OwnEnding' })
export type OwnEnding = Output<typeof OwnEnding>

export const brandEndingsContract = defineContract({
  'POST /api/admin/brands/{id}/warning': {
    ...ending,
    summary:
      'Warn a brand: nothing is restricted, and its team gets the statement of reasons, which it can appeal against (Product 14)',
    params,
    body: z.strictObject(Reasons),
    response: Reference,
    errors: ['brands.unknown', 'review.own-brand', 'review.reasons'],
  },
  'POST /api/admin/brands/{id}/ending': {
    ...ending,
    summary:
      "End a brand's account: 30 days from now at the earliest, or at once for a reason of the law; the team gets the statement of reasons (P2B art. 4)",
    params,
    body: z.strictObject({
      ...Reasons,
      cause: z.enum(ENDING_CAUSES),
      /** With notice, the last day of the account (Berlin); left out: at once. */
      lastDay: z.iso.date().optional(),
      /** Where the sign-in is older than 15 minutes. */
      password,
    }),
    response: Reference,
    errors: [
      'brands.unknown',
      'review.own-brand',
      'review.impossible',
      'review.reasons',
      'endings.day',
      'accounts.reauth',
      'accounts.credentials',
    ],
  },
  'POST /api/admin/brands/{id}/ending/withdrawal': {
    ...ending,
    summary: "Withdraw the end of a brand's account, until the brand is erased; its team reads the reason",
    params,
    body: z.strictObject({ reason: line(300).min(3), password }),
    response: Reference,
    errors: ['brands.unknown', 'review.own-brand', 'review.impossible', 'accounts.reauth', 'accounts.credentials'],
  },
  'GET /api/brand/ending': {
    access: 'brand',
    tag,
    summary: "The end of the brand's account by staff with its reasons; null: it does not end",
    response: z.object({ ending: OwnEnding.nullable() }),
  },
})
