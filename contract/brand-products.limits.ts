import type { ProductType } from './vocabulary.ts'

/** Product 4: what a product may contain. Prices in cents, gross. */
export const PRODUCT_LIMITS = {
  name: { least: 3, most: 120 },
  description: { least: 20, most: 5000 },
  priceCents: { least: 100, most: 999_999 },
  link: 2000,
  variants: 100,
  size: 40,
  colourName: 40,
  sku: 64,
  stock: 99_999,
  fibres: 12,
  care: 500,
  safetyLine: 200,
  safetyNote: 1000,
  claimEvidence: 1000,
  tags: 15,
  tag: { least: 2, most: 30 },
  /** A drop is at least this far in the future when its date is set. */
  dropHours: 1,
  dropMonths: 18,
} as const

/** Days of the views in the list, today included. */
export const VIEW_DAYS = 7

/** Fewer answers say nothing about a product, and too much about the people behind them. */
export const FEWEST_ANSWERS = 20

export const LIST_LIMITS = { page: 50, bulk: 500, search: 100 } as const

/** How long a deletion or a bulk action can be undone, in seconds. The screen offers it for 10. */
export const UNDO_SECONDS = { shown: 10, kept: 60 } as const

/** Fields of which one value can be right for many products (Decision 129). */
export const FIELDS_FOR_ALL = ['productType', 'gender', 'fibres'] as const

/** Kinds of a type; `isTextile`: the law asks for its fibres. */
export const CATEGORIES_OF_TYPE = {
  shoes: ['sneaker', 'boots', 'sandals', 'slippers', 'loafers', 'sports-shoes'],
  pants: ['jeans', 'cargo', 'trousers', 'joggers', 'shorts', 'leggings', 'skirts'],
  tops: ['t-shirts', 'longsleeves', 'shirts', 'hoodies', 'sweaters', 'jackets', 'coats', 'vests', 'dresses'],
  accessories: ['caps', 'beanies', 'scarves', 'gloves', 'socks', 'bags', 'belts', 'jewellery', 'sunglasses', 'watches'],
} as const satisfies Record<ProductType, readonly string[]>

export type Category = (typeof CATEGORIES_OF_TYPE)[ProductType][number]
export const CATEGORIES = Object.values(CATEGORIES_OF_TYPE).flat() as [Category, ...Category[]]

const TEXTILE_ACCESSORIES: readonly string[] = ['caps', 'beanies', 'scarves', 'gloves', 'socks']

/** Regulation 1007/2011: products whose fibres must be named. */
export const isTextile = (type: ProductType | null, category: string): boolean =>
  type === 'tops' || type === 'pants' || (type === 'accessories' && TEXTILE_ACCESSORIES.includes(category))

/** What the workspace shows as the state of a product: derived, in this order of precedence. */
export const PRODUCT_STATES = [
  'draft',
  'in_review',
  'changes_requested',
  'rejected',
  'blocked',
  'active',
  'sold_out',
  'scheduled',
  'held',
  'over_plan',
  'paused',
  'archived',
] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** Formats of an export: our own table, the two dialects of Shopify, and a feed for Google (Product 4). */
export const EXPORT_FORMATS = ['dropdeck', 'shopify-classic', 'shopify-template', 'google-merchant'] as const
export type ExportFormatId = (typeof EXPORT_FORMATS)[number]

export const YES_NO = ['yes', 'no'] as const
export const PRODUCT_FLAWS = ['no-picture', 'broken-link', 'no-material'] as const
export type ProductFlaw = (typeof PRODUCT_FLAWS)[number]

export const BRAND_PRODUCT_SORTS = ['updated', 'name', 'price-up', 'price-down', 'new'] as const
export type BrandProductSort = (typeof BRAND_PRODUCT_SORTS)[number]

/** Fields that are reviewed before they change on a live product (Product 4). */
export const REVIEWED_FIELDS = ['name', 'link', 'productType', 'category'] as const
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]

/** What the owner does with a product. */
export const PRODUCT_STEPS = ['publish', 'pause', 'archive', 'draft'] as const
export type ProductStep = (typeof PRODUCT_STEPS)[number]
