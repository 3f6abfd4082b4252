import { z } from 'zod'
import { AUTO_TOPUP_PAUSES, CREDIT_NEWS } from './billing.limits.ts'
import { ALERTED_STOPS } from './campaigns.limits.ts'
import type { Output } from './endpoint.ts'
import { LEGAL_DOCUMENTS } from './legal-documents.ts'
import { PLAN_NAMES } from './plans.limits.ts'
import { MEMBER_ROLES } from './rights.ts'
import { Id } from './schemas.ts'
import { PLAN_NEWS } from './subscription.limits.ts'
import { TREND_KINDS } from './trends.limits.ts'

const Brand = z.string().max(200)
/** What people did with the products of a brand in a week or a month. */
const ReportFigures = z.object({
  shown: z.int(),
  viewed: z.int(),
  liked: z.int(),
  opened: z.int(),
  saved: z.int(),
  clicked: z.int(),
})
const Report = {
  brand: Brand,
  /** Days in Berlin, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  figures: ReportFigures,
  /** As many days before; null: the plan does not show them. */
  before: ReportFigures.nullable(),
  /** Null: the shop reports no orders. */
  orders: z.object({ count: z.int(), valueCents: z.int() }).nullable(),
}
/** The one it is about, or the first of several. */
const FirstCampaign = { campaignId: Id, campaign: z.string().max(100), count: z.int() }
const TicketFacts = { ticketId: Id, number: z.string().max(40), subject: z.string().max(200) }
const Product = { productId: Id, product: z.string().max(300) }

/** What happened, with all that its text names. Old rows must stay readable: add fields as optional ones. */
export const NoticeContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('brand-reviewed'),
    brand: Brand,
    decision: z.enum(['approved', 'changes_requested', 'rejected', 'suspended', 'restored']),
    /** The statement of reasons, in the words of the reviewer. */
    reason: z.string().max(5000).default(''),
  }),
  z.object({
    kind: z.literal('product-reviewed'),
    ...Product,
    /** `change_…`: about a change of a product that is live. */
    decision: z.enum([
      'approved',
      'changes_requested',
      'rejected',
      'blocked',
      'restored',
      'change_approved',
      'change_rejected',
    ]),
    reason: z.string().max(5000).default(''),
  }),
  z.object({
    kind: z.literal('domain-settled'),
    brand: Brand,
    domain: z.string().max(300),
    /** The domain belongs to this brand now. */
    isOurs: z.boolean(),
    reason: z.string().max(5000),
  }),
  z.object({
    kind: z.literal('link-broken'),
    ...Product,
    status: z.int().nullable(),
    /** It was promoted. */
    isBoosted: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('campaign-stopped'),
    ...FirstCampaign,
    reason: z.enum([...ALERTED_STOPS, 'staff']),
    /** What staff say of it. */
    note: z.string().max(300).optional(),
  }),
  z.object({
    kind: z.literal('campaigns-blocked'),
    brand: Brand,
    /** Null: all campaigns of the brand. */
    campaign: z.object({ id: Id, name: z.string().max(100) }).nullable(),
    isBlocked: z.boolean(),
    /** In the words of staff. */
    reason: z.string().max(300),
  }),
  z.object({
    kind: z.literal('weak-picture'),
    ...FirstCampaign,
    product: z.string().max(300),
  }),
  z.object({
    kind: z.literal('team-changed'),
    brand: Brand,
    username: z.string().max(100),
    change: z.enum(['joined', 'left']),
  }),
  z.object({
    kind: z.literal('own-role'),
    brand: Brand,
    change: z.enum(['role', 'removed', 'owner']),
    role: z.enum(MEMBER_ROLES).nullable(),
  }),
  z.object({ kind: z.literal('closure'), brand: Brand, phase: z.enum(['began', 'ended']) }),
  z.object({
    kind: z.literal('brand-closing'),
    brand: Brand,
    /** `warned`, `ending` to `ended`: by staff; the others: by its owner, and the erasure itself. */
    phase: z.enum(['ordered', 'taken-back', 'erased', 'warned', 'ending', 'ending-taken-back', 'ended']),
    /** The day of the erasure; of `ending`, the last day of the account. */
    day: z.iso.date().nullable(),
    /** Of what staff did: the statement of reasons. */
    reason: z.string().max(8000).optional(),
  }),
  z.object({
    kind: z.literal('terms-changed'),
    brand: Brand,
    document: z.enum(LEGAL_DOCUMENTS),
    /** When the new version takes effect for this brand. */
    day: z.iso.date(),
  }),
  z.object({
    kind: z.literal('import-done'),
    importId: Id,
    fileName: z.string().max(300),
    created: z.int(),
    updated: z.int(),
    failed: z.int(),
    /** It could not be finished. */
    hasFailed: z.boolean(),
  }),
  z.object({
    kind: z.literal('sale-not-real'),
    saleId: Id,
    sale: z.string().max(100),
    /** Products of the sale that show no reduction, and all of them. */
    unreal: z.int(),
    products: z.int(),
  }),
  z.object({
    kind: z.literal('feed'),
    feedId: Id,
    /** Its host. */
    feed: z.string().max(300),
    /** `asking`: the guard stopped a run; `failing`: several runs failed; `paused`: it failed too often. */
    phase: z.enum(['asking', 'failing', 'paused']),
    /** `asking`: products that would be paused or change drastically, of all that the feed has brought. */
    affected: z.int().default(0),
    products: z.int().default(0),
  }),
  z.object({
    kind: z.literal('plan'),
    brand: Brand,
    phase: z.enum(PLAN_NEWS),
    plan: z.enum(PLAN_NAMES),
    /** Its period ends, or what is announced happens. */
    day: z.iso.date().nullable(),
    /** What was paid, gross; of an announced price: net. */
    cents: z.int().nullable(),
    /** In the words of staff. */
    reason: z.string().max(500).default(''),
  }),
  z.object({
    kind: z.literal('credit'),
    brand: Brand,
    phase: z.enum(CREDIT_NEWS),
    /** Net, unless the phase says otherwise. */
    cents: z.int(),
    /** In the words of staff. */
    reason: z.string().max(500).default(''),
    /** Why automatic top-ups are paused. */
    cause: z.enum(AUTO_TOPUP_PAUSES).nullable().default(null),
  }),
  z.object({
    kind: z.literal('credit-low'),
    brand: Brand,
    /** `low`: it does not last much longer; `expiring`: bonus ends soon. */
    phase: z.enum(['low', 'expiring']),
    cents: z.int(),
    /** The last day on which bonus can be spent. */
    day: z.iso.date().nullable(),
  }),
  z.object({
    /** A message was taken out after a report; `brand` is empty for conversations with the support. */
    kind: z.literal('message-removed'),
    brand: Brand,
    /** The statement of reasons, in the words of the reviewer. */
    reason: z.string().max(5000),
    reference: z.string().max(40),
    conversationId: Id,
    /** The reader wrote it for the brand. */
    isDesk: z.boolean(),
  }),
  z.object({
    /** Messages that were not read for a while. */
    kind: z.literal('message'),
    /** Who wrote; empty: the support. */
    from: z.string().max(200),
    conversationId: Id,
    count: z.int(),
    /** The reader answers at this desk; null: it is a conversation of their own. */
    desk: z.enum(['brand', 'support']).nullable(),
  }),
  z.object({
    kind: z.literal('ticket'),
    ...TicketFacts,
    isOfBrand: z.boolean(),
    /** `rate`: it is closed, and we ask how it was. */
    phase: z.enum(['answered', 'resolved', 'rate']),
    /** The whole answer. */
    text: z.string().max(5000).default(''),
  }),
  z.object({
    kind: z.literal('ticket-staff'),
    ...TicketFacts,
    /** `escalated`: a reply is nearly late. */
    phase: z.enum(['new', 'answered', 'escalated']),
  }),
  z.object({
    kind: z.literal('money-staff'),
    brand: Brand,
    /** What waits for staff: credit that a brand asked back, or a click that it contests. */
    what: z.enum(['return', 'contest']),
    cents: z.int().nonnegative(),
  }),
  z.object({
    /** Staff restore access for an owner of a brand (Decision 098); all of its owners are told by a mail of its own, too. */
    kind: z.literal('access-recovery'),
    username: z.string().max(100),
    phase: z.enum(['begun', 'ended', 'done']),
    /** From when on the account may have the new address. */
    dueAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('weekly-report'), ...Report }),
  z.object({ kind: z.literal('monthly-report'), ...Report }),
  z.object({
    kind: z.literal('weekly-trends'),
    brand: Brand,
    /** The three weeks that are compared with those before. */
    from: z.iso.date(),
    to: z.iso.date(),
    kinds: z.array(
      z.object({
        kind: z.enum(TREND_KINDS),
        /** The most rising first. */
        cells: z.array(z.object({ name: z.object({ de: z.string(), en: z.string() }), changePercent: z.int() })),
      }),
    ),
    /** Of the other brands, how many percent are liked less; null: not known. */
    percentile: z.int().nullable(),
  }),
])
export type NoticeContent = Output<typeof NoticeContent>
export type NoticeKind = NoticeContent['kind']

/**
 * Decisions against a brand come by mail in any case (P2B art. 4: on a durable medium), as do the end of a brand, new terms and
 * what happens to a plan (Trust L15, L16) or to credit that was paid. So do answers of support, and replies that are nearly
 * late (Product 13).
 */
export const isMailDue = (notice: NoticeContent): boolean =>
  ((notice.kind === 'brand-reviewed' || notice.kind === 'product-reviewed') &&
    !['approved', 'restored', 'change_approved'].includes(notice.decision)) ||
  (notice.kind === 'domain-settled' && !notice.isOurs) ||
  (notice.kind === 'campaigns-blocked' && notice.isBlocked) ||
  (notice.kind === 'campaign-stopped' && notice.reason === 'staff') ||
  notice.kind === 'brand-closing' ||
  notice.kind === 'plan' ||
  notice.kind === 'credit' ||
  notice.kind === 'message-removed' ||
  (notice.kind === 'ticket' && notice.phase === 'answered') ||
  (notice.kind === 'ticket-staff' && notice.phase === 'escalated') ||
  notice.kind === 'terms-changed'
