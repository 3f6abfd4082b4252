import { z } from 'zod'
import { Email } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { HERO_SLUGS } from './hero.ts'
import { Id } from './schemas.ts'
import { SITE_TEXT } from './site.limits.ts'
import { CONTACT_TOPICS, NOTICE_REASONS } from './vocabulary.ts'

const tag = 'site'

/** Line breaks and tabs are text; other control characters are not (Trust S45). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression excludes control characters
const writable = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/
/** One line without line breaks and bidi overrides. */
const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)
/** A text to the operator. */
export const Message = z.string().trim().min(SITE_TEXT.messageMin).max(SITE_TEXT.messageMax).regex(writable)

const NoticeBody = z
  .strictObject({
    reason: z.enum(NOTICE_REASONS),
    /** Address of the page, or a description that leads to the content. */
    location: Line(SITE_TEXT.locationMax).min(3),
    explanation: Message,
    name: Line(SITE_TEXT.nameMax).optional(),
    email: Email.optional(),
    /** DSA art. 16 (2) d: the reporter believes in good faith that this is right and complete. */
    goodFaith: z.literal(true),
  })
  .refine(({ reason, name, email }) => reason === 'minors' || (name && email), {
    path: ['email'],
    message: 'Invalid report: name and address are needed',
  })

export const Receipt = z.object({ reference: z.string(), message: z.string() })

/** A figure of the start page: the number that counts up, its suffix, and where it comes from. */
const Claim = z.object({
  value: z.int().min(0),
  suffix: z.string(),
  /** Null: it is a sample and is marked as such (Decision 113). */
  source: z.string().nullable(),
  /** The day that it is of; null: not stated. */
  asOf: z.iso.date().nullable(),
})

const Operator = z.object({
  name: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  representative: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  register: z.string().nullable(),
  vatId: z.string().nullable(),
  /** Responsible for editorial content (MStV § 18 (2)). */
  editor: z.string().nullable(),
})

/** Numbers in the public description of the ranking, read from the ranking's own constants (Trust L05). */
const RankingFacts = z.object({
  /** Weights of predicted taste and of difference from the neighbouring cards; percent. */
  fitPercent: z.number(),
  varietyPercent: z.number(),
  /** At most this many cards of one brand … */
  brandMost: z.int(),
  /** … among this many in a row. */
  brandWindow: z.int(),
  /** Minimum share of new products on a page; percent. */
  newPercent: z.number(),
  /** A product counts as new until it was shown this many times. */
  newUntilShown: z.int(),
  /** Days after its release in which a product is ranked higher. */
  freshDays: z.number(),
  /** From this many swipes on, the ranking uses one estimate of the taste instead of several samples. */
  knownAfterSwipes: z.int(),
  /** By how much "more of this" raises the predicted taste; percentage points. */
  wishPoints: z.number(),
  /** Promoted cards: at most one in so many, not among the first, a brand not within so many, a product so often in so many days. */
  promotedEvery: z.int(),
  promotedFree: z.int(),
  promotedDistance: z.int(),
  promotedTimes: z.int(),
  promotedDays: z.int(),
})
export type RankingFacts = Output<typeof RankingFacts>

/** Numbers of the search and of the list of brands, for the same description. */
const ListFacts = z.object({
  /** Weight of a word found there, relative to one in the product's name; percent. */
  brandPercent: z.number(),
  kindPercent: z.number(),
  descriptionPercent: z.number(),
  /** A brand's popularity counts users who liked one of its products within this many days. */
  likersDays: z.int(),
  /** Days after which the boost of a new brand ends. */
  headStartDays: z.int(),
})
export type ListFacts = Output<typeof ListFacts>

export const SiteFacts = z
  .object({
    /** Fields are null where they are not configured; pages mark that. */
    operator: Operator,
    stores: z.object({ ios: z.string().nullable(), android: z.string().nullable() }),
    claims: z.object({
      users: Claim,
      brands: Claim,
      products: Claim,
      satisfaction: Claim,
      /** Maximum saving against traditional advertising, percent. */
      saving: Claim,
    }),
    /** The products of the start page's deck can be liked here. */
    demo: z.boolean(),
    /** Address below which the shops of the demo are; null: there is no demo. */
    demoShops: z.string().nullable(),
    ranking: RankingFacts,
    lists: ListFacts,
  })
  .meta({ id: 'SiteFacts' })
export type SiteFacts = Output<typeof SiteFacts>

export const siteContract = defineContract({
  'GET /api/site/facts': {
    access: 'public',
    tag,
    summary: 'Who runs this installation, its figures, store addresses and ranking numbers',
    response: SiteFacts,
  },
  'GET /api/site/hero-products': {
    access: 'user',
    tag,
    summary: 'Ids of the products of the start page, for likes that a visitor takes along; empty without the demo',
    response: z.array(z.object({ slug: z.enum(HERO_SLUGS), id: Id })),
  },
  'GET /api/background-image/active': {
    access: 'public',
    tag,
    summary: 'The picture behind the deck, or null; answers 304 while it is unchanged',
    response: z.object({ url: z.string().nullable() }),
    raw: true,
    conditional: true,
  },
  'POST /api/contact': {
    access: 'public',
    tag,
    summary: 'Write to the operator; a confirmation follows by mail',
    body: z.strictObject({
      topic: z.enum(CONTACT_TOPICS),
      name: Line(SITE_TEXT.nameMax).optional(),
      email: Email,
      message: Message,
    }),
    bodyBytes: SITE_TEXT.bodyBytes,
    response: Receipt,
  },
  'POST /api/notices': {
    access: 'public',
    tag,
    summary: 'Report content (DSA art. 16); a confirmation follows by mail where an address was given',
    body: NoticeBody,
    bodyBytes: SITE_TEXT.bodyBytes,
    response: Receipt,
  },
})
