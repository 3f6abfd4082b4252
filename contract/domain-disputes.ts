import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { REVIEW } from './moderation.limits.ts'
import { CLAIMING_ERRORS, QueueItem } from './moderation.ts'
import { PROOF_METHODS } from './registration.limits.ts'
import { Id } from './schemas.ts'
import { BRAND_STATUSES } from './workspace.limits.ts'

const tag = 'review'
const params = z.strictObject({ id: Id })
const Time = z.iso.datetime()

/** A domain that two brands have proven; one of them keeps it. */
const DomainDispute = z
  .object({
    id: Id,
    domain: z.string(),
    /** What is shown here: a settlement of anything else is refused. */
    revision: z.string(),
    claim: QueueItem.shape.claim,
    /** The reader works for a brand that it concerns: others decide. */
    isOwnBrand: z.boolean(),
    /** The brand that has the domain first. */
    claims: z.array(
      z.object({
        brandId: Id,
        brand: z.string(),
        status: z.enum(BRAND_STATUSES),
        company: z.string().nullable(),
        website: z.string().nullable(),
        /** Null: taken as proven without a check. */
        method: z.enum(PROOF_METHODS).nullable(),
        claimedAt: Time,
        /** When the domain was proven for this brand; null: it is the one that disputes. */
        provenAt: Time.nullable(),
        disputedAt: Time.nullable(),
        /** Active products with a link to the domain. */
        products: z.int(),
      }),
    ),
  })
  .meta({ id: 'DomainDispute' })
export type DomainDispute = Output<typeof DomainDispute>

export const domainDisputesContract = defineContract({
  'GET /api/staff/domains/{id}': {
    access: 'staff',
    staffRight: 'read',
    tag,
    summary: 'A domain that several brands have proven, with their proofs',
    params,
    response: DomainDispute,
    errors: ['review.unknown'],
  },
  'POST /api/staff/domains/{id}/settlement': {
    access: 'staff',
    staffRight: 'review',
    tag,
    summary: 'Give a disputed domain to one of the brands; all of them are notified with the reason',
    params,
    body: z.strictObject({
      brandId: Id,
      revision: z.string().max(2000),
      facts: z.string().trim().max(REVIEW.factsMax),
      note: z.string().trim().max(REVIEW.noteMax).default(''),
    }),
    response: z.object({ reference: z.string() }),
    errors: [...CLAIMING_ERRORS, 'review.reasons', 'conflict'],
  },
})
