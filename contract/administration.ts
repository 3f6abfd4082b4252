import { z } from 'zod'
import { BRAND_FILTERS, STAFF_BRANDS, TRUST_LEVELS } from './administration.limits.ts'
import { ENDING_CAUSES } from './brand-endings.limits.ts'
import { IMPORT_STATES } from './brand-imports.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { PLAN_NAMES } from './plans.limits.ts'
import { LEGAL_FORMS, PROOF_METHODS, VAT_CHECKS } from './registration.limits.ts'
import { MEMBER_ROLES } from './rights.ts'
import { Id, line, Ok } from './schemas.ts'
import { LANGUAGES } from './vocabulary.ts'
import { BRAND_STATUSES } from './workspace.limits.ts'

const tag = 'staff'
const reading = { access: 'staff', staffRight: 'read', tag } as const
const changing = { access: 'staff', staffRight: 'review', tag } as const
const params = z.strictObject({ id: Id })
const Time = z.iso.datetime()
const reason = line(300).min(3)

const filters = {
  /** Words in name, handle or domain. */
  q: line(STAFF_BRANDS.searchMost).optional(),
  state: z.enum(BRAND_FILTERS).optional(),
  /** The plan in force. */
  plan: z.enum(PLAN_NAMES).optional(),
  trust: z.enum(TRUST_LEVELS).optional(),
  /** With reports that are not decided only. */
  reported: z.literal('yes').optional(),
}
export const StaffBrandFilters = z.strictObject(filters)
export type StaffBrandFilters = Output<typeof StaffBrandFilters>

const listed = {
  id: Id,
  name: z.string(),
  handle: z.string(),
  /** The domain that it has proven, or else the first that it claims; null: none. */
  domain: z.string().nullable(),
  status: z.enum(BRAND_STATUSES),
  /** When its account ends; null: it does not. */
  endsAt: Time.nullable(),
  /** The plan in force; null: it has none yet. */
  plan: z.enum(PLAN_NAMES).nullable(),
  trustLevel: z.int(),
  productsLive: z.int(),
  /** Credit; null: the caller has no right to see money. */
  creditCents: z.int().nullable(),
  /** Reports of the brand or its products that are not decided. */
  openReports: z.int(),
  /** Since when a decision about the brand is due; null: none is. */
  waitingSince: Time.nullable(),
}
const ListedBrand = z.object(listed).meta({ id: 'StaffListedBrand' })
export type ListedBrand = Output<typeof ListedBrand>

const StaffBrand = z
  .object({
    ...listed,
    language: z.enum(LANGUAGES),
    city: z.string(),
    country: z.string(),
    website: z.string().nullable(),
    createdAt: Time,
    verifiedAt: Time.nullable(),
    /** The last day of its suspension (Berlin); null: it is not suspended, or until further notice. */
    suspendedUntil: z.iso.date().nullable(),
    /** Its end by staff; null: they do not end it. */
    /** Warnings that no appeal took back. */
    warnings: z.int(),
    ending: z.object({ at: Time, cause: z.enum(ENDING_CAUSES), hasEnded: z.boolean() }).nullable(),
    /** Its holidays; null: none. */
    closedFrom: Time.nullable(),
    closedTo: Time.nullable(),
    /** Staff gave the level by hand, and no count changes it. */
    isTrustFixed: z.boolean(),
    productsAll: z.int(),
    /** Campaigns that run now. */
    campaignsRunning: z.int(),
    /** Why staff block all its advertising; null: they do not. */
    adsBlockedReason: z.string().nullable(),
    openTickets: z.int(),
    /** Conversations in which shoppers wait for its answer. */
    waitingConversations: z.int(),
    /** The caller works for the brand: others decide about it. */
    isOwnBrand: z.boolean(),
    members: z.array(z.object({ username: z.string(), role: z.enum(MEMBER_ROLES), isOwner: z.boolean(), since: Time })),
    domains: z.array(
      z.object({
        id: Id,
        domain: z.string(),
        method: z.enum(PROOF_METHODS).nullable(),
        provenAt: Time.nullable(),
        isDisputed: z.boolean(),
      }),
    ),
    /** Null: none was entered. */
    imprint: z
      .object({
        company: z.string(),
        legalForm: z.enum(LEGAL_FORMS).nullable(),
        street: z.string(),
        city: z.string(),
        country: z.string(),
        contact: z.string(),
        phone: z.string().nullable(),
        representative: z.string().nullable(),
        register: z.string().nullable(),
        vatId: z.string().nullable(),
        vatCheck: z.enum(VAT_CHECKS).nullable(),
      })
      .nullable(),
    /** The last imports, the latest first. */
    imports: z.array(
      z.object({
        id: Id,
        fileName: z.string(),
        state: z.enum(IMPORT_STATES),
        total: z.int(),
        done: z.int(),
        createdAt: Time,
      }),
    ),
    /** What staff note about the brand; it never reads it. */
    note: z.object({
      text: z.string(),
      version: z.int(),
      changedBy: z.string().nullable(),
      changedAt: Time.nullable(),
    }),
  })
  .meta({ id: 'StaffBrand' })
export type StaffBrand = Output<typeof StaffBrand>

export const administrationContract = defineContract({
  'GET /api/admin/brands': {
    ...reading,
    summary: 'All brands, the latest first, filtered and read page by page (Product 14)',
    query: z.strictObject({ ...filters, cursor: Id.optional() }),
    response: z.object({
      brands: z.array(ListedBrand).max(STAFF_BRANDS.page),
      /** How many there are with these filters. */
      count: z.int(),
      cursor: Id.nullable(),
    }),
  },
  'GET /api/admin/brands/{id}': {
    ...reading,
    summary: 'A brand with its members, domains, imprint, last imports and the note of staff',
    params,
    response: StaffBrand,
    errors: ['brands.unknown'],
  },
  'POST /api/admin/brands/{id}/trust': {
    ...changing,
    summary: 'Give a brand a trust level by hand, or let it follow its record again',
    params,
    body: z.strictObject({
      /** Null: as its record says from now on. */
      level: z.int().min(0).max(3).nullable(),
      /** What the caller saw: another level by now is a conflict. */
      seen: z.strictObject({ level: z.int(), isFixed: z.boolean() }),
      reason,
    }),
    response: Ok,
    errors: ['brands.unknown', 'review.own-brand', 'conflict'],
  },
  'PUT /api/admin/brands/{id}/note': {
    ...changing,
    summary: 'Write what staff note about a brand, unless another member of staff did so meanwhile',
    params,
    body: z.strictObject({ text: z.string().trim().max(STAFF_BRANDS.noteMost), version: z.int().nonnegative() }),
    response: z.object({ version: z.int() }),
    errors: ['brands.unknown', 'review.own-brand', 'conflict'],
  },
})
