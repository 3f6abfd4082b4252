import { z } from 'zod'
import { BrandCard, BrandShop } from './brands.ts'
import { BASE_COLOURS } from './colours.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Product } from './products.ts'
import { GenderList, Id, line, Ok, PriceBound, ProductTypeList, SizeList } from './schemas.ts'
import { SEARCH } from './search.limits.ts'
import { BRAND_SORTS, GENDERS, LANGUAGES, PRODUCT_SORTS, PRODUCT_TYPES } from './vocabulary.ts'

const tag = 'search'

const Flag = z.enum(['true', 'false']).optional()
const Page = z.coerce.number<string>().int().min(1).max(SEARCH.lastPage).default(1)
/** What the user typed. */
const Typed = line(SEARCH.maxCharacters)
const Colour = z
  .string()
  .meta({ enum: [...BASE_COLOURS] })
  .trim()
  .toLowerCase()
  .pipe(z.enum(BASE_COLOURS))

/** The filters of the deck, and filters that only lists have. */
const productFilters = {
  gender: GenderList.optional(),
  productType: ProductTypeList.optional(),
  minPrice: PriceBound,
  maxPrice: PriceBound,
  sale: Flag,
  drops: Flag,
  /** Limits products of the types named here to these sizes. */
  size: SizeList.optional(),
  colour: Colour.optional(),
}

const searchFilters = {
  q: Typed.default(''),
  ...productFilters,
  /** Only products of this brand. */
  brand: Id.optional(),
}

export const SearchQuery = z.strictObject({
  ...searchFilters,
  sort: z.enum(PRODUCT_SORTS).default('relevance'),
  page: Page,
})
export type SearchQuery = Output<typeof SearchQuery>

export const FoundBrandsQuery = z.strictObject(searchFilters)
export type FoundBrandsQuery = Output<typeof FoundBrandsQuery>

export const ShopQuery = z.strictObject({
  ...productFilters,
  /** Listed for less than 30 days. */
  fresh: Flag,
  sort: z.enum(PRODUCT_SORTS).default('popular'),
  page: Page,
})
export type ShopQuery = Output<typeof ShopQuery>

export const BrandsQuery = z.strictObject({
  q: Typed.default(''),
  gender: GenderList.optional(),
  productType: ProductTypeList.optional(),
  sale: Flag,
  drops: Flag,
  following: Flag,
  /** Only the brands that the user has hidden. */
  hidden: Flag,
  sort: z.enum(BRAND_SORTS).default('recommended'),
  /** Starts the list at this letter; only when sorted by name. */
  from: z
    .string()
    .regex(/^[A-Z#]$/)
    .optional(),
  page: Page,
})
export type BrandsQuery = Output<typeof BrandsQuery>

export const ProductPage = z.object({
  total: z.int().nonnegative(),
  hasMore: z.boolean(),
  products: z.array(Product),
})
export type ProductPage = Output<typeof ProductPage>

/** A shop as visitors see it: its head, and one page of its products. */
export const PublicShop = ProductPage.extend({
  brand: BrandShop,
  /** Products in the sections of its design that are not on this page; on the first page only. */
  featured: z.array(Product),
}).meta({ id: 'PublicShop' })
export type PublicShop = Output<typeof PublicShop>

/** A shop in its draft, behind a link. */
const PreviewedShop = PublicShop.extend({
  /** The link works until then. */
  until: z.iso.datetime(),
}).meta({ id: 'PreviewedShop' })
export type PreviewedShop = Output<typeof PreviewedShop>

const ids = z.array(Id)
/** What the preview of a design is drawn with, whatever its draft says. */
const ThemePreview = z
  .object({
    brand: BrandShop,
    contents: z.object({
      drops: ids,
      fresh: ids,
      sale: ids,
      types: z.array(z.enum(PRODUCT_TYPES)),
      hasSocials: z.boolean(),
    }),
    /** The newest of its products that everyone may see, and those that the draft names. */
    products: z.array(Product),
  })
  .meta({ id: 'ThemePreview' })

/** The query without the words of this filter. */
const without = z.string()

/** A filter read from words of the query. */
const Understood = z.discriminatedUnion('what', [
  z.object({ what: z.literal('gender'), gender: z.enum(GENDERS), without }),
  z.object({ what: z.literal('colour'), colour: z.enum(BASE_COLOURS), without }),
  /** In the notation of the size filter: `L`, `43`, `W32 L34`. */
  z.object({ what: z.literal('size'), size: z.string(), without }),
  /** Euros, both included; null: no bound. */
  z.object({
    what: z.literal('price'),
    min: z.int().nonnegative().nullable(),
    max: z.int().nonnegative().nullable(),
    without,
  }),
  /** Colours, or words for kinds and patterns as typed, that no result has. */
  z.object({ what: z.literal('not-colour'), colours: z.array(z.enum(BASE_COLOURS)), without }),
  z.object({ what: z.literal('not-word'), words: z.string(), without }),
  z.object({ what: z.literal('sale'), without }),
  z.object({ what: z.literal('drops'), without }),
  z.object({ what: z.literal('sort'), sort: z.enum(PRODUCT_SORTS), without }),
])
export type Understood = Output<typeof Understood>

/** Filters read from the query, and `chosen`: all filters that the user set outside the query. */
const LOOSENED_FILTERS = [
  'gender',
  'colour',
  'not-colour',
  'not-word',
  'size',
  'price',
  'sale',
  'drops',
  'chosen',
] as const
export type LoosenedFilter = (typeof LOOSENED_FILTERS)[number]

/** Words of the query, as typed, that were ignored: a size that no named garment has, or what cannot be excluded. */
const Ignored = z.object({ what: z.enum(['size', 'negation']), words: z.string() })
export type Ignored = Output<typeof Ignored>

/** The requirements that were dropped because no product met all of them. */
const Loosened = z.object({
  /** The kind that was searched for, such as "rain jackets", in the user's language; null when the query names none. */
  kind: z.string().nullable(),
  /** Kinds shown instead; empty when products of the kind itself are shown. */
  instead: z.array(z.string()),
  filters: z.array(z.enum(LOOSENED_FILTERS)),
  /** Words of the query that some of the products do not contain. */
  words: z.array(z.string()),
})
export type Loosened = Output<typeof Loosened>

export const SearchAnswer = ProductPage.extend({
  /** The corrected query, when a typing mistake was found. */
  corrected: z.string().nullable(),
  /** Filters read from the query. A filter that the user set overrides words, which are then missing here. */
  understood: z.array(Understood),
  ignored: z.array(Ignored),
  /** Null when all products meet all requirements. */
  loosened: Loosened.nullable(),
  /** Fewer than two letters or digits: nothing was searched. */
  isTooShort: z.boolean(),
  /** Some brands with matching names; on the first page only. */
  brands: z.array(BrandCard),
  /** Number of brands with matching names; on the first page only. */
  brandTotal: z.int().nonnegative(),
}).meta({ id: 'SearchAnswer' })
export type SearchAnswer = Output<typeof SearchAnswer>

export const Suggestions = z
  .object({
    /** Completions, spelled as in the products. */
    words: z.array(z.string()),
    products: z.array(Product),
    brands: z.array(z.object({ id: Id, name: z.string() })),
    productTypes: z.array(z.enum(PRODUCT_TYPES)),
    /** Popular searches; only for an empty query. */
    popular: z.array(z.string()),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = Output<typeof Suggestions>

/** A brand, with how many of its products a search finds. */
const FoundBrand = z.object({ id: Id, name: z.string(), products: z.int().nonnegative() })
export type FoundBrand = Output<typeof FoundBrand>

const BrandPage = z.object({
  total: z.int().nonnegative(),
  hasMore: z.boolean(),
  /** Letters for which the whole list has brands; only when sorted by name. */
  letters: z.array(z.string()),
  brands: z.array(BrandCard),
})

const KeptSearch = z.object({ query: z.string(), found: z.int().nonnegative() })
const SearchToKeep = z.strictObject({ q: Typed.min(SEARCH.minCharacters) })

const params = z.strictObject({ id: Id })

export const searchContract = defineContract({
  'GET /api/search': {
    access: 'user',
    tag,
    summary: 'Products and brands for a few words, with typing mistakes, in German and English',
    query: SearchQuery,
    response: SearchAnswer,
    raw: true,
  },
  'GET /api/search/brands': {
    access: 'user',
    tag,
    summary:
      'Brands of the products that a search finds, by number of products; a requested brand comes first, even with none',
    query: FoundBrandsQuery,
    response: z.object({ brands: z.array(FoundBrand).max(SEARCH.brandChoices) }),
  },
  'GET /api/search/suggest': {
    access: 'user',
    tag,
    summary: 'Completions of a query that is being typed',
    query: z.strictObject({ q: Typed.default('') }),
    response: Suggestions,
    raw: true,
  },
  'GET /api/search/wishes': {
    access: 'user',
    tag,
    summary: 'Kept searches that found nothing, with the number of products that each finds now; newest first',
    response: z.object({ wishes: z.array(KeptSearch) }),
  },
  'PUT /api/search/wishes': {
    access: 'user',
    tag,
    summary: 'Keep a search; keeping it again changes nothing',
    body: SearchToKeep,
    response: Ok,
    errors: ['search.wishes-full'],
  },
  'DELETE /api/search/wishes': {
    access: 'user',
    tag,
    summary: 'Delete a kept search',
    query: SearchToKeep,
    response: Ok,
  },
  'GET /api/brands': {
    access: 'user',
    tag,
    summary: 'Brands with at least one product to show',
    query: BrandsQuery,
    response: BrandPage,
  },
  'GET /api/brand-highlights': {
    access: 'user',
    tag,
    summary: 'Brands for this user, new brands, and brands with the next drops',
    response: z.object({
      forYou: z.array(BrandCard),
      fresh: z.array(BrandCard),
      nextDrops: z.array(BrandCard),
    }),
  },
  'GET /api/public/brands/{id}': {
    access: 'public',
    tag,
    summary: 'A brand’s shop for its public page, without data of a user; the most liked products first',
    params,
    query: z.strictObject({ page: Page }),
    response: PublicShop,
    errors: ['brands.unknown'],
    raw: true,
  },
  'GET /api/brands/{id}': {
    access: 'user',
    tag,
    summary: 'The head of a brand’s shop',
    params,
    response: BrandShop,
    errors: ['brands.unknown'],
  },
  'GET /api/brands/{id}/featured': {
    access: 'user',
    tag,
    summary: 'The products in the sections of a shop’s design',
    params,
    response: z.object({ products: z.array(Product) }),
    errors: ['brands.unknown'],
    raw: true,
  },
  'GET /api/brand/theme/preview': {
    access: 'brand',
    brandRight: 'shop',
    tag: 'theme',
    summary: 'The shop with all that the sections of a draft could show, for its preview',
    /** Of the preview; the one of the caller when left out. */
    query: z.strictObject({ language: z.enum(LANGUAGES).optional() }),
    response: ThemePreview,
    raw: true,
  },
  'GET /api/public/shop-previews/{token}': {
    access: 'public',
    tag: 'theme',
    summary: 'The shop in its draft, for who has the link',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
    response: PreviewedShop,
    errors: ['theme.preview-over'],
    raw: true,
  },
  'GET /api/brands/{id}/shop': {
    access: 'user',
    tag,
    summary: 'The products of a brand, page by page',
    params,
    query: ShopQuery,
    response: ProductPage,
    errors: ['brands.unknown'],
    raw: true,
  },
})
