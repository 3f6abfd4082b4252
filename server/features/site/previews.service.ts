import type { Preview } from '#contract/pages.ts'
import type { Product } from '#contract/products.ts'
import { plainText } from '#contract/rich-text.ts'
import { SEARCH } from '#contract/search.limits.ts'
import type { PublicShop } from '#contract/search.ts'
import type { Language } from '#contract/vocabulary.ts'
import { describeShared } from '#server/features/boards/shared-boards.service.ts'
import { findPublicProduct } from '#server/features/products/public-products.service.ts'
import { findPublicShop } from '#server/features/search/shop.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { findShop } from './previews.store.ts'

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** Wide enough for the cards of all social networks; narrower masters keep their width. */
const PICTURE_WIDTH = 828
const MOST_CHARACTERS = 200

/** A page whose address is shared. */
interface SharedPage {
  readonly path: string
  readonly language: Language
  /** Visitors get the page with its content, members only its preview. */
  readonly isVisitor: boolean
}

interface PreviewSources {
  readonly world: Pick<World, 'db' | 'now' | 'config'>
  readonly products: Pick<Catalogue, 'pageOf' | 'whenComplete'>
}

type Described = Omit<SharedPage, 'path'> & { readonly key: string }
type Describe = (sources: PreviewSources, described: Described) => Promise<Preview | null>

/** Addresses that are shared (Decision 103), and the functions that describe them. */
const SHARED: readonly (readonly [address: RegExp, describe: Describe])[] = [
  [/^\/brands\/([^/]+)\/shop$/, describeShop],
  [/^\/products\/([^/]+)$/, describeProduct],
  [/^\/lists\/([^/]+)$/, describeBoard],
]

/** The preview of a path; null for pages with a static one. */
export async function previewOf(
  sources: PreviewSources,
  { path, ...page }: SharedPage,
): Promise<Preview | 'unknown' | null> {
  for (const [address, describe] of SHARED) {
    const key = address.exec(path)?.[1]
    if (key !== undefined) return (await describe(sources, { ...page, key })) ?? 'unknown'
  }
  return null
}

async function describeShop(sources: PreviewSources, { key, language, isVisitor }: Described): Promise<Preview | null> {
  const shop = ID.test(key) ? await findShop(sources.world.db, key, language) : null
  return (
    shop && {
      isListed: true,
      product: null,
      shop: isVisitor ? await openShop(sources, key, language) : null,
      title: shop.name,
      description: shortened(shop.description) || FALLBACK[language](shop.name),
      picture: shop.picture && pictureAt(`/media/${shop.picture.id}`, shop.picture.width),
    }
  )
}

/** The shop with its first products. */
async function openShop(
  { world: { db, now, config }, products }: PreviewSources,
  id: string,
  language: Language,
): Promise<PublicShop | null> {
  const [shop] = await Promise.all([findPublicShop({ db, now, config, language }, id, 1), products.whenComplete()])
  if (!shop) return null
  const { brand, nos, total, featured } = shop
  const productsOf = (numbers: readonly number[]) =>
    JSON.parse(products.pageOf(numbers, language).toString()) as Product[]
  const others = productsOf(featured.filter((no) => !nos.includes(no)))
  return { brand, total, hasMore: total > SEARCH.pageSize, products: productsOf(nos), featured: others }
}

async function describeProduct({ world }: PreviewSources, { key, language }: Described): Promise<Preview | null> {
  const { db, now } = world
  const product = ID.test(key) ? await findPublicProduct({ db, now, language }, key) : null
  if (!product) return null
  const [picture] = product.media
  const title = TITLE[language](product.name, product.brand.name)
  return {
    isListed: true,
    product,
    shop: null,
    title,
    description: shortened(plainText(product.description)) || FALLBACK[language](title),
    picture: picture ? pictureAt(picture.base, picture.width) : null,
  }
}

/** Not listed: only users with the link may see it, not search engines (Product 17). */
async function describeBoard({ world }: PreviewSources, { key, language }: Described): Promise<Preview | null> {
  const board = await describeShared(world, key)
  return (
    board && {
      isListed: false,
      product: null,
      shop: null,
      title: board.name,
      description: LIST[language](board.count, board.owner),
      picture: board.cover && pictureAt(`/media/${board.cover.id}`, board.cover.width),
    }
  )
}

const pictureAt = (base: string, width: number): string => `${base}/${Math.min(PICTURE_WIDTH, width)}.jpg`

const TITLE: Readonly<Record<Language, (name: string, brand: string) => string>> = {
  de: (name, brand) => `${name} von ${brand}`,
  en: (name, brand) => `${name} by ${brand}`,
}

const FALLBACK: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => `${name} auf Dropdeck: Karte für Karte entdecken, gekauft wird direkt bei der Marke.`,
  en: (name) => `${name} on Dropdeck: discover it card by card, and buy straight from the brand.`,
}

const LIST: Readonly<Record<Language, (count: number, owner: string | null) => string>> = {
  de: (count, owner) =>
    `Eine Liste mit ${count === 1 ? 'einem Produkt' : `${count} Produkten`}${owner ? ` von ${owner}` : ''} auf Dropdeck.`,
  en: (count, owner) =>
    `A list of ${count === 1 ? 'one product' : `${count} products`}${owner ? ` by ${owner}` : ''} on Dropdeck.`,
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1).replace(/\s\S*$/, '')}…`
}
