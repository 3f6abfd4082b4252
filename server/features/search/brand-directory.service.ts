import type { BrandCard, BrandShop } from '#contract/brands.ts'
import { SEARCH } from '#contract/search.limits.ts'
import type { BrandsQuery } from '#contract/search.ts'
import { gendersAdmitted, type Language } from '#contract/vocabulary.ts'
import { findImprint } from '#server/features/brands/brand-imprints.service.ts'
import { readShopFacts } from '#server/features/brands/settings/shop-facts.service.ts'
import { readDropRecord } from '#server/features/drops/reliability/drop-record.service.ts'
import { pictureOf } from '#server/features/products/products.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { languageShown } from '#server/platform/text/written-language.ts'
import {
  type BrandFilter,
  type BrandRow,
  type BrandSlice,
  recountLikers,
  selectBrandNames,
  selectBrands,
} from './brand-directory.store.ts'
import { isNamed, planQuery, type QueryPlan } from './query-plan.ts'
import { requireSearchLimit } from './search-rate-limit.ts'
import { understand } from './understand.service.ts'

const DAY_MS = 86_400_000
/** Below this many followers the number could identify them. */
const FOLLOWERS_SHOWN_FROM = 10
const HIGHLIGHTS = 6

const ANY: BrandFilter = {
  nos: null,
  genders: [],
  productTypes: [],
  isOnSale: false,
  isDropping: false,
  tie: null,
  createdAfter: null,
  isLiked: false,
  evenEmpty: false,
  evenUnlisted: false,
}

const newSince = (now: Date): Date => new Date(now.getTime() - SEARCH.newDays * DAY_MS)
const momentOf = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())

const ownPictureOf = (picture: NonNullable<BrandRow['logo']>, name: string, language: Language) =>
  pictureOf({ ...picture, altDe: name, altEn: name }, { name, brandName: name }, language)

function cardOf(row: BrandRow, language: Language, now: Date): BrandCard {
  return {
    id: row.id,
    name: row.name,
    letter: row.letter,
    city: row.city,
    isVerified: row.isVerified,
    logo: row.logo && ownPictureOf(row.logo, row.name, language),
    productTypes: row.productTypes,
    products: row.products,
    onSale: row.onSale,
    drops: row.drops,
    nextDropAt: momentOf(row.nextDropAt),
    isNew: new Date(row.createdAt) > newSince(now),
    isFollowed: row.tie === 'follow',
    isHidden: row.tie === 'hide',
    pictures: row.pictures.map((picture) => pictureOf(picture, { ...picture, brandName: row.name }, language)),
  }
}

async function list(scope: Scope, filter: BrandFilter, slice: Omit<BrandSlice, 'now'>) {
  const now = scope.now()
  const { total, letters, brands } = await selectBrands(scope.db, filter, { ...slice, now })
  return {
    total,
    letters,
    /** Whether further brands follow this page. */
    hasMore: (brands.at(-1)?.place ?? total) < total,
    brands: brands.map((row) => cardOf(row, scope.language, now)),
  }
}

/** Numbers of the brands whose name contains all words. */
async function numbersNamed(scope: Scope, plan: QueryPlan): Promise<number[]> {
  const names = await selectBrandNames(scope.db)
  return names.filter(({ name }) => isNamed(name, plan)).map(({ no }) => no)
}

/** The number of brands with that name, and the most recommended of them. */
export async function brandsNamedLike(
  scope: Scope,
  userId: string,
  plan: QueryPlan,
  limit: number,
): Promise<{ readonly total: number; readonly brands: readonly BrandCard[] }> {
  const nos = await numbersNamed(scope, plan)
  if (nos.length === 0) return { total: 0, brands: [] }
  return list(scope, { ...ANY, nos }, { userId, order: 'recommended', from: null, limit, offset: 0 })
}

/** One page of the directory. */
export async function listBrands(scope: Scope, query: BrandsQuery) {
  const userId = await requireSearchLimit(scope)
  const plan = planQuery(await understand(scope, query.q))
  const filter: BrandFilter = {
    ...ANY,
    nos: plan.names.length > 0 ? await numbersNamed(scope, plan) : null,
    genders: gendersAdmitted(query.gender ?? []),
    productTypes: query.productType ?? [],
    isOnSale: query.sale === 'true',
    isDropping: query.drops === 'true',
    tie: query.hidden === 'true' ? 'hide' : query.following === 'true' ? 'follow' : null,
  }
  const offset = (query.page - 1) * SEARCH.pageSize
  const from = query.sort === 'name' ? (query.from ?? null) : null
  return list(scope, filter, { userId, order: query.sort, from, limit: SEARCH.pageSize, offset })
}

/** Brands for this user, new ones, and those with the next drops. The new ones rotate: another is first every day. */
export async function highlightBrands(scope: Scope) {
  const userId = await requireSearchLimit(scope)
  const now = scope.now()
  const slice = { userId, from: null, limit: HIGHLIGHTS, offset: 0 }
  const [forYou, fresh, nextDrops] = await Promise.all([
    list(scope, { ...ANY, isLiked: true }, { ...slice, order: 'recommended' }),
    list(scope, { ...ANY, createdAfter: newSince(now) }, { ...slice, limit: HIGHLIGHTS * 8, order: 'new' }),
    list(scope, { ...ANY, isDropping: true }, { ...slice, order: 'next-drop' }),
  ])
  const start = fresh.brands.length === 0 ? 0 : Math.floor(now.getTime() / DAY_MS) % fresh.brands.length
  const rotated = [...fresh.brands.slice(start), ...fresh.brands.slice(0, start)]
  return { forYou: forYou.brands, fresh: rotated.slice(0, HIGHLIGHTS), nextDrops: nextDrops.brands }
}

/** The head of a shop, before its design. */
export type ShopWithoutTheme = Omit<BrandShop, 'theme'>

/** The head of a brand's shop, public unless its own team reads it; visitors, without a user id, follow and hide nothing. */
export async function shopHead(
  scope: Pick<Scope, 'db' | 'now' | 'language'>,
  no: number,
  userId: string | null,
  { evenUnlisted = false } = {},
): Promise<ShopWithoutTheme> {
  const now = scope.now()
  const slice = { userId, now, order: 'name' as const, from: null, limit: 1, offset: 0 }
  const [row] = (await selectBrands(scope.db, { ...ANY, nos: [no], evenEmpty: true, evenUnlisted }, slice)).brands
  ensure(row, 'brands.unknown')
  return {
    ...cardOf(row, scope.language, now),
    description: scope.language === 'de' ? row.descriptionDe : row.descriptionEn,
    ...languageShown({ de: row.descriptionDe, en: row.descriptionEn }, scope.language),
    website: row.website,
    banner: row.banner && ownPictureOf(row.banner, row.name, scope.language),
    imprint: await findImprint(scope, no),
    ...(await readShopFacts(scope, no, scope.language)),
    followers: row.followers < FOLLOWERS_SHOWN_FROM ? null : row.followers,
    dropRecord: await readDropRecord(scope, no),
  }
}

/** Recounts how many users liked each brand recently. */
export const recountBrandLikers = (world: World): Promise<void> => recountLikers(world.db, world.now())
