import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { VAT_STATES } from './registration.limits.ts'
import { CompanyPart, Line } from './registration.ts'
import { line, Moment, NoBody } from './schemas.ts'
import { BRAND_TEXT } from './settings.limits.ts'
import { SOCIAL_MOST_CHARACTERS, SOCIAL_NETWORKS } from './social.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'settings'

/** A text of several lines (Trust S45). */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|\n)*$/u)
const both = (most: number) => z.strictObject({ de: text(most), en: text(most) })

const Shipping = z.strictObject({
  /** Cost of a delivery in Germany; null: the note says it. */
  grossCents: z.int().min(0).max(99_999).nullable(),
  note: both(BRAND_TEXT.shippingNote),
})

const Maker = z.strictObject({ name: Line, address: Line, contact: Line })

/** The company as in the registration, and who makes products that name no manufacturer; null: the company itself. */
const Company = CompanyPart.extend({ safety: Maker.nullable() })
export type Company = Output<typeof Company>

const Closure = z.strictObject({ from: Moment, to: Moment, note: both(BRAND_TEXT.closureNote) })
const Social = z.strictObject({
  network: z.enum(SOCIAL_NETWORKS),
  url: line(SOCIAL_MOST_CHARACTERS).min(1),
  /** False: kept, and not in the shop. */
  isShown: z.boolean().default(true),
})

/** What is stored may be older than these limits, such as what the demo and imports brought. */
const Texts = z.object({ de: z.string(), en: z.string() })

const Settings = z
  .object({
    /** Every change names the version that it was made to. */
    version: z.int(),
    description: Texts,
    language: z.enum(LANGUAGES),
    city: z.string(),
    shipping: z.object({ grossCents: z.int().nullable(), note: Texts }),
    /** Evidence of environmental claims in the brand's texts and on its sales (Trust L29); empty: none. */
    claimEvidence: z.string(),
    /** Null: not given yet, and nothing may be public (Trust L13). Null for roles that may not see it. */
    company: Company.extend({
      /** What the register of VAT IDs said; `none`: there is nothing to check, or this installation does not check. */
      vatState: z.enum(VAT_STATES),
      vatCheckedAt: z.iso.datetime().nullable(),
    }).nullable(),
    closure: z.object({ from: z.iso.datetime(), to: z.iso.datetime(), note: Texts }).nullable(),
    /** In the order of the shop; addresses are https on the network's own host. */
    socials: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string(), isShown: z.boolean() })),
    /** When the brand is erased; null: it stays. */
    deleteAfter: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BrandSettings' })
export type Settings = Output<typeof Settings>

const version = z.int()
const change = { access: 'brand', tag, response: Settings, errors: ['conflict'] } as const

export const settingsContract = defineContract({
  'GET /api/brand/settings': { access: 'brand', tag, summary: 'The settings of the brand', response: Settings },
  'PUT /api/brand/profile': {
    ...change,
    brandRight: 'shop',
    summary: 'What the shop says about the brand, and what a delivery costs (Trust L08)',
    body: z.strictObject({
      version,
      description: both(BRAND_TEXT.description),
      language: z.enum(LANGUAGES),
      city: line(BRAND_TEXT.line),
      shipping: Shipping,
      claimEvidence: text(BRAND_TEXT.claimEvidence),
    }),
    errors: ['conflict', 'settings.claim'],
  },
  'PUT /api/brand/company': {
    ...change,
    brandRight: 'company',
    summary: 'The imprint of the shop, and the manufacturer of products that name none',
    body: z.strictObject({ version, company: Company }),
  },
  'PUT /api/brand/social': {
    ...change,
    brandRight: 'shop',
    summary: 'Profiles elsewhere: a name or an address on the network’s own host',
    body: z.strictObject({ version, socials: z.array(Social).max(SOCIAL_NETWORKS.length) }),
    errors: ['conflict', 'settings.social'],
  },
  'PUT /api/brand/closure': {
    ...change,
    brandRight: 'shop',
    summary: 'Holidays: products are held back from their beginning to their end; null ends them',
    body: z.strictObject({ version, closure: Closure.nullable() }),
    errors: ['conflict', 'settings.closure', 'settings.claim'],
  },
  'POST /api/brand/deletion': {
    ...change,
    brandRight: 'ownership',
    summary:
      'Close the brand: nothing is public from now on, and it is erased after 30 days; an older sign-in needs the password',
    body: z.strictObject({ password: Password.optional() }),
    errors: ['accounts.reauth', 'accounts.credentials'],
  },
  'DELETE /api/brand/deletion': {
    ...change,
    brandRight: 'ownership',
    summary: 'Cancel the closing of the brand, within its 30 days',
    body: NoBody,
    errors: ['settings.ended'],
  },
  'GET /api/brand/copy': {
    access: 'brand',
    brandRight: 'ownership',
    tag,
    summary:
      'A copy of all that the brand has entered: profile, company, products with variants and prices, team, decisions',
    response: z.record(z.string(), z.unknown()),
  },
})
