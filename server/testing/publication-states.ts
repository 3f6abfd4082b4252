import { type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import {
  HOLD_REASONS,
  PRODUCT_STATUSES,
  type products,
  REVIEW_STATES,
} from '#server/features/products/products.tables.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { keepIndex } from '#server/features/products/search-index/search-index.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { plainProduct } from './plain-product.ts'
import { insertTestBrand } from './test-brand.ts'

type Product = typeof products.$inferSelect

/** Everything that decides whether a product is shown. */
export interface PublicationState {
  readonly status: Product['status']
  readonly review: Product['reviewState']
  readonly hold: (typeof HOLD_REASONS)[number] | null
  readonly isShopOnly: boolean
  readonly isReviewDue: boolean
  /** A status, or `closing`: approved and closed by its owner. */
  readonly brand: 'pending_review' | 'changes_requested' | 'approved' | 'rejected' | 'suspended' | 'closing'
}

const PLAIN = { hold: null, isShopOnly: false, isReviewDue: false, brand: 'approved' } as const
const BRANDS = ['pending_review', 'changes_requested', 'rejected', 'suspended', 'closing'] as const

/** Each combination of the owner's state, the review's state and a reason to hold it back, and what else hides it. */
export const STATES: readonly PublicationState[] = [
  ...PRODUCT_STATUSES.flatMap((status) =>
    REVIEW_STATES.flatMap((review) => [null, ...HOLD_REASONS].map((hold) => ({ ...PLAIN, status, review, hold }))),
  ),
  { ...PLAIN, status: 'active', review: 'none', isShopOnly: true },
  { ...PLAIN, status: 'archived', review: 'none', isReviewDue: true },
  ...BRANDS.map((brand) => ({ ...PLAIN, status: 'active', review: 'none', brand }) as const),
]

const isLive = ({ review, brand }: PublicationState) => review === 'none' && brand === 'approved'
const isWithheld = ({ hold }: PublicationState) => hold === 'scheduled' || hold === 'suspended'

const isPublic = (state: PublicationState) => isLive(state) && state.status === 'active' && state.hold === null

/** Who sees a product in a state, from the most to the fewest. */
export const SEEN = {
  /** In the lists and the history of those who have it. */
  kept: (state: PublicationState) =>
    isLive(state) && state.status !== 'draft' && !isWithheld(state) && !state.isReviewDue,
  /** By its address, by those who are signed in. */
  openable: (state: PublicationState) =>
    isLive(state) && (state.status === 'active' || state.status === 'paused') && !isWithheld(state),
  /** By everyone who has its address, and in the shop. */
  public: isPublic,
  /** In the deck and in the search. */
  dealt: (state: PublicationState) => isPublic(state) && !state.isShopOnly,
} as const

export interface StatedProduct {
  readonly state: PublicationState
  readonly id: string
  readonly no: number
  readonly name: string
  readonly pictureId: string
}

const nameOf = (at: number) => `Zirbel${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`

/** One drop of tomorrow per state, each with a picture; those of the approved brand are of one brand. */
export async function insertStates(
  world: World,
  { master, releaseAt }: { readonly master: string; readonly releaseAt: Date },
): Promise<{ readonly brandId: string; readonly products: readonly StatedProduct[] }> {
  const brands = new Map<string, string>()
  for (const brand of ['approved', ...BRANDS] as const) {
    const status = brand === 'closing' ? 'approved' : brand
    brands.set(brand, (await insertTestBrand(world, { name: `Nord ${brand}`, status })).id)
  }
  const image = { source: 'picture', master, width: 700, height: 900, placeholder: '', altDe: '', altEn: '' }
  for (const [at, state] of STATES.entries()) {
    const input = { externalId: `${at}`, name: nameOf(at), listedAt: world.now(), releaseAt, images: [image] }
    await saveProducts(world, brands.get(state.brand) ?? '', [plainProduct({ ...input, status: 'draft' })])
    await world.db.execute(setState(nameOf(at), state))
  }
  await world.db.execute(
    sql`update brands set delete_after = now() + interval '30 days' where id = ${brands.get('closing')}`,
  )
  await keepIndex(world)
  const rows = await rowsOf<Omit<StatedProduct, 'state'>>(
    world.db,
    sql`select p.id, p.no, p.name, i.id as "pictureId" from products p join product_images i on i.product_id = p.id
        order by p.external_id::int`,
  )
  const products = rows.map((row, at) => ({ ...row, state: STATES[at] as PublicationState }))
  return { brandId: brands.get('approved') ?? '', products }
}

const setState = (name: string, { status, review, hold, isShopOnly, isReviewDue }: PublicationState): SQL =>
  sql`update products set status = ${status}, review_state = ${review}, is_shop_only = ${isShopOnly},
        is_review_due = ${isReviewDue}, hold_reasons = ${sql.param(hold === null ? [] : [hold])}::text[]
      where name = ${name}`

/** Stores a picture of one colour; returns its address for `insertStates`. */
export async function storePicture({ storage }: Pick<World, 'storage'>): Promise<string> {
  const create = { width: 700, height: 900, channels: 3, background: '#d7ff3e' } as const
  const key = 'pictures/states.webp'
  await storage.write(key, await sharp({ create }).webp().toBuffer())
  return `file:${key}`
}
