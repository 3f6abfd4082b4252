import { z } from 'zod'
import { Code, Email, Password, User, Username } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import {
  AVAILABILITIES,
  CHECKLIST,
  type ChecklistItem,
  COUNTRIES,
  LEGAL_FORMS,
  PROOF_METHODS,
  TAX_KINDS,
} from './registration.limits.ts'
import { Id, NoBody, Ok } from './schemas.ts'
import { GENDERS, LANGUAGES, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'registration'

/** One line without control characters. Wide bounds: the service says which field is too long. */
export const Line = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u)
const Lines = z
  .string()
  .trim()
  .max(2000)
  .regex(/^[^\p{Cs}]*$/u)

const BrandPart = z.strictObject({
  name: Line,
  handle: Line,
  website: Line,
  country: z.enum(COUNTRIES),
  productTypes: z.array(z.enum(PRODUCT_TYPES)).max(PRODUCT_TYPES.length),
  genders: z.array(z.enum(GENDERS)).max(GENDERS.length),
  description: Lines,
  /** Language of the description. */
  language: z.enum(LANGUAGES),
  /** A name there or an address; empty: none. */
  instagram: Line,
  tiktok: Line,
})
export type BrandPart = Output<typeof BrandPart>

export const CompanyPart = z.strictObject({
  company: Line,
  legalForm: z.enum(LEGAL_FORMS),
  street: Line,
  postalCode: Line,
  city: Line,
  country: z.enum(COUNTRIES),
  representative: Line,
  email: Line,
  phone: Line,
  taxKind: z.enum(TAX_KINDS),
  vatId: Line,
  taxNumber: Line,
  /** Commercial register and number; empty: none. */
  register: Line,
})
export type CompanyPart = Output<typeof CompanyPart>

const AssurancesPart = z.strictObject({
  lawful: z.boolean(),
  pictures: z.boolean(),
  terms: z.boolean(),
  privacy: z.boolean(),
})
export type AssurancesPart = Output<typeof AssurancesPart>

export const RegistrationForm = z.strictObject({ brand: BrandPart, company: CompanyPart, assurances: AssurancesPart })
export type RegistrationForm = Output<typeof RegistrationForm>
/** Some parts of the form. */
export type FormParts = { readonly [Part in keyof RegistrationForm]?: RegistrationForm[Part] | undefined }

const AccountPart = z.strictObject({ username: Username, email: Email, password: Password, terms: z.boolean() })

const Domain = z
  .object({
    domain: z.string(),
    /** True: other shops share the registrable domain, so that only this exact host is claimed. */
    isShared: z.boolean(),
    provenAt: z.iso.datetime().nullable(),
    method: z.enum(PROOF_METHODS).nullable(),
    /** Another brand has proven it: we decide. */
    disputedAt: z.iso.datetime().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    /** What the meta tag, the TXT record or the file must contain. */
    token: z.string(),
    /** Ways of proof that this domain allows. */
    methods: z.array(z.enum(PROOF_METHODS)),
  })
  .meta({ id: 'BrandDomain' })
export type Domain = Output<typeof Domain>

const DomainParams = z.strictObject({ domain: z.string().max(253) })

const CHECKLIST_ITEMS = Object.keys(CHECKLIST) as [ChecklistItem, ...ChecklistItem[]]

export const registrationContract = defineContract({
  'GET /api/brand/register/availability': {
    access: 'public',
    tag,
    summary: 'Whether a name and a handle can be registered; names that look alike are the same',
    query: z.object({ name: z.string().max(500).optional(), handle: z.string().max(500).optional() }),
    response: z.object({
      name: z.enum(AVAILABILITIES).nullable(),
      handle: z.enum(AVAILABILITIES).nullable(),
    }),
  },
  'POST /api/brand/register/check': {
    access: 'public',
    tag,
    summary: 'Check parts of the form as registering does; refuses with a sentence for each wrong field',
    body: RegistrationForm.partial(),
    response: Ok,
  },
  'POST /api/brand/register': {
    access: 'public',
    tag,
    summary: 'Submit a brand, with a new account when signed out; a code follows by mail',
    body: RegistrationForm.extend({ account: AccountPart.optional() }),
    bodyBytes: 32_000,
    response: z.object({ requiresVerification: z.literal(true), email: z.string(), message: z.string() }),
    errors: [
      'operation.no-brands',
      'unauthenticated',
      'accounts.email-taken',
      'accounts.username-characters',
      'accounts.username-taken',
      'accounts.password-short',
      'accounts.password-brand',
      'accounts.password-common',
      'accounts.terms',
    ],
  },
  'GET /api/brand/register': {
    access: 'user',
    tag,
    summary: 'The registration that waits for its code',
    response: z.object({ waiting: RegistrationForm.nullable() }),
  },
  'POST /api/brand/register/code': {
    access: 'user',
    tag,
    summary: 'Send a new code for the registration that waits',
    body: NoBody,
    response: z.object({ ok: z.literal(true), message: z.string() }),
    errors: ['registration.none'],
  },
  'POST /api/brand/register/confirm': {
    access: 'user',
    tag,
    summary: 'Confirm the registration by its code: the brand exists and waits for its review',
    body: z.strictObject({ code: Code }),
    response: z.object({ user: User, brandId: Id }),
    errors: ['registration.none', 'accounts.code', 'accounts.code-used-up', 'accounts.password-brand'],
  },
  'GET /api/brand/checklist': {
    access: 'brand',
    tag,
    summary: 'Checklist of a new workspace: what is done, and its share in percent',
    response: z.object({
      percent: z.int().min(0).max(100),
      items: z.array(z.object({ item: z.enum(CHECKLIST_ITEMS), weight: z.int(), isDone: z.boolean() })),
    }),
  },
  'GET /api/brand/domains': {
    access: 'brand',
    tag,
    summary: 'Domains that the brand claims',
    response: z.array(Domain),
  },
  'POST /api/brand/domains': {
    access: 'brand',
    brandRight: 'company',
    tag,
    summary: 'Claim the domain of an address',
    body: z.strictObject({ address: Line }),
    response: Domain,
    errors: ['domains.invalid', 'domains.too-many'],
  },
  'DELETE /api/brand/domains/{domain}': {
    access: 'brand',
    brandRight: 'company',
    tag,
    summary: 'Remove a domain from the brand',
    params: DomainParams,
    body: NoBody,
    response: Ok,
    errors: ['domains.unknown'],
  },
  'POST /api/brand/domains/{domain}/check': {
    access: 'brand',
    brandRight: 'company',
    tag,
    summary: 'Look for the proof of a domain on its site or in the DNS',
    params: DomainParams,
    body: z.strictObject({ method: z.enum(['meta', 'dns', 'file']) }),
    response: Domain,
    errors: ['domains.unknown', 'domains.method', 'domains.no-proof', 'domains.unreachable'],
  },
  'POST /api/brand/domains/{domain}/mail': {
    access: 'brand',
    brandRight: 'company',
    tag,
    summary: 'Send a code to an address at the domain',
    params: DomainParams,
    body: z.strictObject({ email: Email }),
    response: Ok,
    errors: ['domains.unknown', 'domains.method', 'domains.address'],
  },
  'POST /api/brand/domains/{domain}/mail/confirm': {
    access: 'brand',
    brandRight: 'company',
    tag,
    summary: 'Prove the domain by the code from the mail',
    params: DomainParams,
    body: z.strictObject({ code: Code }),
    response: Domain,
    errors: ['domains.unknown', 'accounts.code', 'accounts.code-used-up'],
  },
})
