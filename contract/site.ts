import { z } from 'zod'
import { Email } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { SITE_TEXT } from './site.limits.ts'
import { CONTACT_TOPICS, NOTICE_REASONS } from './vocabulary.ts'

const tag = 'site'

/** Line breaks and tabs are text; other control characters are not (Trust S45). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const writable = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/
/** One line that reads as it is written: nothing that breaks it or turns its direction around. */
const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)
const Message = z.string().trim().min(SITE_TEXT.messageMin).max(SITE_TEXT.messageMax).regex(writable)

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

const Receipt = z.object({ reference: z.string(), message: z.string() })

/** A figure of the start page: what counts up, and what stands behind it. */
const Claim = z.object({ value: z.int().min(0), suffix: z.string() })

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
  /** Answers for editorial content (MStV § 18 (2)). */
  editor: z.string().nullable(),
})

/** Numbers of the ranking that its public description names, read from the ranking itself (Trust L05). */
const RankingFacts = z.object({
  /** Weight of how well a card fits, against how unlike its neighbours it is; percent. */
  fitPercent: z.number(),
  varietyPercent: z.number(),
  /** At most this many cards of one brand … */
  brandMost: z.int(),
  /** … among this many in a row. */
  brandWindow: z.int(),
  /** Of a page, at least this share is new products; percent. */
  newPercent: z.number(),
  /** A product counts as new until it was shown so often. */
  newUntilShown: z.int(),
  /** A release helps a product for this long. */
  freshDays: z.number(),
  /** From this many swipes on, one picture of a taste is used instead of several guesses. */
  knownAfterSwipes: z.int(),
  /** By so much "more of this" raises how well something suits; percentage points. */
  wishPoints: z.number(),
})
export type RankingFacts = Output<typeof RankingFacts>

/** Numbers of the search and of the list of brands, for the same description. */
const ListFacts = z.object({
  /** What a word found there counts, against one in the product's name; percent. */
  brandPercent: z.number(),
  kindPercent: z.number(),
  descriptionPercent: z.number(),
  /** Whoever liked something of a brand in so many days counts for it. */
  likersDays: z.int(),
  /** A new brand's head start is over after so many days. */
  headStartDays: z.int(),
})
export type ListFacts = Output<typeof ListFacts>

export const SiteFacts = z
  .object({
    /** Null where the operator has not said it; pages mark that. */
    operator: Operator,
    stores: z.object({ ios: z.string().nullable(), android: z.string().nullable() }),
    claims: z.object({
      users: Claim,
      brands: Claim,
      products: Claim,
      satisfaction: Claim,
      /** Percent against traditional advertising, at most. */
      saving: z.int(),
      /** Where the figures come from; null: they are samples and say so (Decision 113). */
      source: z.string().nullable(),
    }),
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
  'GET /api/background-image/active': {
    access: 'public',
    tag,
    summary: 'The picture behind the deck; null where there is none. Unchanged, it is answered by 304',
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
