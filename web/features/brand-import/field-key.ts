import type { PlainKey } from '#web/i18n/catalogue.ts'

const FIELDS = [
  'name',
  'description',
  'pictures',
  'productType',
  'gender',
  'price',
  'link',
  'releaseAt',
  'variants',
  'fibres',
  'safety',
  'tags',
  'claimEvidence',
] as const

/** The name of a field of the product form. */
export const fieldKey = (field: string): PlainKey => `imports.field-${FIELDS.find((one) => one === field) ?? 'name'}`
