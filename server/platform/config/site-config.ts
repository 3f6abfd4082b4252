import { z } from 'zod'

const line = z.string().trim().min(2).max(200)

/** `10K+`, `500+`, `95%`: the number that counts up, and its suffix. */
const CLAIM = /^(\d{1,4})([KM]?[+%]?)$/
const CLAIM_NAMES = ['users', 'brands', 'products', 'satisfaction', 'saving'] as const

interface Claim {
  readonly value: number
  readonly suffix: string
}
type Claims = Readonly<Record<(typeof CLAIM_NAMES)[number], Claim>>

function parseClaims(text: string, context: z.RefinementCtx): Claims {
  const parts = text.split(',').map((part) => CLAIM.exec(part.trim()))
  if (parts.length !== CLAIM_NAMES.length || parts.some((part) => part === null)) {
    context.addIssue({ code: 'custom', message: 'five figures are needed, such as 10K+,500+,50K+,95%,90%' })
    return z.NEVER
  }
  const claims = CLAIM_NAMES.map((name, at) => [name, { value: Number(parts[at]?.[1]), suffix: parts[at]?.[2] ?? '' }])
  return Object.fromEntries(claims) as Claims
}

/** Who runs the installation and what its public pages say; part of the environment (`config.ts`). */
export const SITE_ENVIRONMENT = {
  OPERATOR_NAME: line.optional(),
  OPERATOR_STREET: line.optional(),
  OPERATOR_CITY: line.optional(),
  OPERATOR_COUNTRY: line.optional(),
  OPERATOR_REPRESENTATIVE: line.optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+?[\d ()/-]{5,30}$/)
    .optional(),
  OPERATOR_REGISTER: line.optional(),
  OPERATOR_VAT_ID: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/)
    .optional(),
  OPERATOR_TAX_NUMBER: line.optional(),
  OPERATOR_SMALL_BUSINESS: z.enum(['1', '0', 'true', 'false', 'on', 'off']).optional(),
  OPERATOR_EDITOR: line.optional(),
  APP_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  PLAY_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  CLAIMS: z.string().default('10K+,500+,50K+,95%,90%').transform(parseClaims),
  CLAIMS_SOURCE: line.optional(),
}

const SiteValues = z.object(SITE_ENVIRONMENT)
type SiteValues = z.output<typeof SiteValues>

export interface SiteConfig {
  /** Null where nothing was configured. */
  readonly operator: {
    readonly name: string | null
    readonly street: string | null
    readonly city: string | null
    readonly country: string | null
    readonly representative: string | null
    readonly email: string | null
    readonly phone: string | null
    readonly register: string | null
    readonly vatId: string | null
    readonly taxNumber: string | null
    /** Charges no VAT (UStG § 19). */
    readonly isSmallBusiness: boolean
    readonly editor: string | null
  }
  readonly stores: { readonly ios: string | null; readonly android: string | null }
  readonly claims: Claims
  /** Source of the claims; null: they are samples. */
  readonly claimsSource: string | null
}

/** Groups the checked values by use. */
export function siteConfig(values: SiteValues): SiteConfig {
  return {
    operator: {
      name: values.OPERATOR_NAME ?? null,
      street: values.OPERATOR_STREET ?? null,
      city: values.OPERATOR_CITY ?? null,
      country: values.OPERATOR_COUNTRY ?? null,
      representative: values.OPERATOR_REPRESENTATIVE ?? null,
      email: values.OPERATOR_EMAIL ?? null,
      phone: values.OPERATOR_PHONE ?? null,
      register: values.OPERATOR_REGISTER ?? null,
      vatId: values.OPERATOR_VAT_ID ?? null,
      taxNumber: values.OPERATOR_TAX_NUMBER ?? null,
      isSmallBusiness: ['1', 'true', 'on'].includes(values.OPERATOR_SMALL_BUSINESS ?? ''),
      editor: values.OPERATOR_EDITOR ?? null,
    },
    stores: { ios: values.APP_STORE_URL ?? null, android: values.PLAY_STORE_URL ?? null },
    claims: values.CLAIMS,
    claimsSource: values.CLAIMS_SOURCE ?? null,
  }
}

/** Names of unset variables that the law requires on public pages (Trust L01, C9). */
export function siteGaps({ operator, claimsSource }: SiteConfig): string[] {
  const needed = {
    OPERATOR_NAME: operator.name,
    OPERATOR_STREET: operator.street,
    OPERATOR_CITY: operator.city,
    OPERATOR_REPRESENTATIVE: operator.representative,
    OPERATOR_EMAIL: operator.email,
    CLAIMS_SOURCE: claimsSource,
  }
  return Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []))
}
