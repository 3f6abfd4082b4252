/** Words and limits of registering a brand (Product 1) that the browser and the server share. */

export const REGISTRATION = {
  nameMin: 2,
  nameMax: 60,
  handleMin: 3,
  handleMax: 30,
  productTypesMax: 4,
  descriptionMax: 280,
  websiteMax: 200,
  profileMax: 200,
  companyMin: 2,
  companyMax: 120,
  lineMax: 120,
  phoneMax: 30,
  taxMax: 30,
  /** Product 1: how long a review takes, in working days. */
  reviewDays: 1,
} as const

export const LEGAL_FORMS = ['sole', 'gbr', 'ug', 'gmbh', 'gmbh-co-kg', 'ag', 'ek', 'other'] as const

/** ISO 3166-1 alpha-2: the European Union, and its neighbours whose tax numbers and postal codes can be checked. */
export const COUNTRIES = [
  'DE',
  'AT',
  'CH',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export type Country = (typeof COUNTRIES)[number]

/** How a company proves that it pays tax: its VAT ID, its tax number, or as a small business (UStG § 19). */
export const TAX_KINDS = ['vat', 'number', 'small'] as const

/** What VIES, the register of the European Union, said about a VAT ID. */
export const VAT_CHECKS = ['confirmed', 'unconfirmed'] as const
export const VAT_STATES = ['none', 'pending', ...VAT_CHECKS] as const

/** What a brand assures when it registers (Product 1, step 4). */
export const ASSURANCES = ['lawful', 'pictures', 'terms', 'privacy'] as const

/**
 * What a reviewer should look at: a free mail address, no tax number at all, a company that reads like a person's name,
 * or a website whose domain another brand has proven.
 */
export const REVIEW_HINTS = ['free-mail', 'no-tax-number', 'person-as-company', 'domain-taken'] as const
export type ReviewHint = (typeof REVIEW_HINTS)[number]

/** Whether a name or handle can be registered. */
export const AVAILABILITIES = ['free', 'taken', 'reserved', 'invalid'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export const PROOF_METHODS = ['mail', 'meta', 'dns', 'file'] as const
export type ProofMethod = (typeof PROOF_METHODS)[number]

/** Name of the meta tag, and prefix of the TXT record that prove a domain. */
export const PROOF_NAME = 'dropdeck-verify'
export const PROOF_FILE = '/.well-known/dropdeck-verify.txt'

/** What makes a workspace complete, with its weight (Product 1). Shop design follows with the section that builds it. */
export const CHECKLIST = {
  logo: 10,
  banner: 10,
  description: 10,
  company: 20,
  domain: 20,
  products: 20,
  theme: 10,
} as const
export type ChecklistItem = keyof typeof CHECKLIST
/** Number of products that the checklist asks for. */
export const CHECKLIST_PRODUCTS = 3
