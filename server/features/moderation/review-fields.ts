import type { ReviewItem } from '#contract/moderation.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { BrandRecord } from './review-item.store.ts'

type Field = ReviewItem['fields'][number]

/** Values as staff read them: lists in one line, nothing as an empty text. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' · ')
  return String(value)
}

/** The audit log keeps profiles with the name of their network; staff read the addresses. */
const formerText = (field: string, value: unknown): string =>
  field === 'socials' && Array.isArray(value)
    ? value.map((social: { readonly url?: unknown }) => textOf(social.url)).join(', ')
    : textOf(value)

const BRAND_FIELDS = {
  name: 'name',
  handle: 'slug',
  website: 'website',
  descriptionDe: 'description_de',
  descriptionEn: 'description_en',
  shippingNoteDe: 'shipping_note_de',
  shippingNoteEn: 'shipping_note_en',
  closureNoteDe: 'closure_note_de',
  closureNoteEn: 'closure_note_en',
  claimEvidence: 'claim_evidence',
  productTypes: 'product_types',
  genders: 'genders',
} as const
const COMPANY_FIELDS = {
  company: 'company',
  legalForm: 'legal_form',
  street: 'street',
  city: 'city',
  country: 'country',
  representative: 'representative',
  contact: 'contact',
  phone: 'phone',
  register: 'register',
  taxKind: 'tax_kind',
  vatId: 'vat_id',
  taxNumber: 'tax_number',
} as const

/** What the brand submitted, and by field what it said before the last decision. */
export function brandFields({ brand, imprint, socials }: BrandRecord, former: ReadonlyMap<string, unknown>): Field[] {
  const read = (columns: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([field, column]) => [field, textOf(columns[column])] as const)
  const values = [
    ...read(brand, BRAND_FIELDS),
    ['socials', textOf(socials)] as const,
    ...read(imprint ?? {}, COMPANY_FIELDS),
  ]
  return values.flatMap(([field, value]) => {
    const before = former.has(field) ? formerText(field, former.get(field)) : value
    return value === '' && before === '' ? [] : [{ field, value, before: before === value ? null : before }]
  })
}

/** Fields of a product as texts, in the order of the form; the price in cents. */
function productValues(form: ProductForm): Readonly<Record<string, string>> {
  return {
    name: form.name,
    descriptionDe: form.description.de ?? '',
    descriptionEn: form.description.en ?? '',
    productType: textOf([form.productType, form.category]),
    gender: textOf(form.gender),
    price: textOf(form.priceGrossCents),
    link: textOf(form.link),
    releaseAt: textOf(form.releaseAt),
    variants: form.variants.map(({ size, colour }) => [size, colour].filter(Boolean).join(' ')).join(', '),
    fibres: form.fibres.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(', '),
    originCountry: textOf(form.originCountry),
    safety: textOf(form.safety),
    claimEvidence: form.claimEvidence,
    tags: textOf(form.tags),
  }
}

/** What is decided about, and by field what is live where that differs. */
export function productFields(live: ProductForm, changes: Partial<ProductForm> | null): Field[] {
  const before = productValues(live)
  return Object.entries(productValues({ ...live, ...changes })).flatMap(([field, value]) => {
    const old = before[field] ?? ''
    return value === '' && old === '' ? [] : [{ field, value, before: old === value ? null : old }]
  })
}
