import type { BrandShop } from '#contract/brands.ts'
import type { Media } from '#contract/products.ts'
import { SEARCH } from '#contract/search.limits.ts'
import { ROW_PRODUCTS } from '#contract/shop-theme.limits.ts'
import type { ShopTheme, ShownSection } from '#contract/shop-theme.ts'
import { type ShopContents, shownTheme } from '#contract/shown-theme.ts'
import { findPreview, findPublishedTheme, readDesign } from '#server/features/brands/theme/theme.service.ts'
import { pictureOf } from '#server/features/products/products.service.ts'
import { requireWithinPublicCallLimit } from '#server/features/products/public-products.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, Scope } from '#server/platform/scope/scope.ts'
import { type ShopWithoutTheme, shopHead } from './brand-directory.service.ts'
import { listOptions } from './list-options.ts'
import { selectProductNos } from './product-list.store.ts'
import { type ContentRow, selectContents } from './shop-contents.store.ts'

type Reading = Pick<Scope, 'db' | 'now' | 'config' | 'language'>

/** A shop's head in its design, and the numbers of the products in its sections. */
export interface DesignedShop {
  readonly brand: BrandShop
  readonly featured: readonly number[]
}

interface Found extends ShopContents {
  readonly numbers: ReadonlyMap<string, number>
}

const namedBy = (theme: ShopTheme): string[] =>
  theme.sections.flatMap((section) => ('products' in section ? section.products : []))

/** What the sections can show: the rows that fill themselves, and the products that the theme names. */
async function findContents(scope: Reading, brandNo: number, head: ShopWithoutTheme, theme: ShopTheme): Promise<Found> {
  const now = scope.now()
  const rowOf = async (filter: Parameters<typeof listOptions>[0]) => {
    const slice = { sort: 'new' as const, limit: ROW_PRODUCTS, offset: 0, now }
    return (await selectProductNos(scope.db, { ...listOptions(filter, now), brandNo, isShop: true }, slice)).nos
  }
  const [drops, fresh, sale] = await Promise.all([
    rowOf({ drops: 'true' }),
    rowOf({ fresh: 'true' }),
    rowOf({ sale: 'true' }),
  ])
  const rows = await selectContents(scope.db, brandNo, { nos: [...drops, ...fresh, ...sale], ids: namedBy(theme) })
  const idOf = new Map(rows.map(({ no, id }) => [no, id]))
  const idsOf = (nos: readonly number[]) => nos.flatMap((no) => idOf.get(no) ?? [])
  return {
    drops: idsOf(drops),
    fresh: idsOf(fresh),
    sale: idsOf(sale),
    types: head.productTypes,
    pictures: new Map(rows.flatMap((row) => mediaOf(row, head.name, scope.language))),
    hasSocials: head.socials.length > 0,
    numbers: new Map(rows.map(({ no, id }) => [id, no])),
  }
}

function mediaOf({ id, name, picture }: ContentRow, brandName: string, language: Scope['language']): [string, Media][] {
  return picture ? [[id, pictureOf(picture, { name, brandName }, language)]] : []
}

const productsOf = (section: ShownSection): readonly string[] => ('products' in section ? section.products : [])

/** The shop as everyone sees it. */
export async function designedShop(scope: Reading, brandNo: number, userId: string | null): Promise<DesignedShop> {
  const [head, theme] = await Promise.all([shopHead(scope, brandNo, userId), findPublishedTheme(scope, brandNo)])
  return theme ? inDesign(scope, brandNo, head, theme) : { brand: { ...head, theme: null }, featured: [] }
}

async function inDesign(
  scope: Reading,
  brandNo: number,
  head: ShopWithoutTheme,
  theme: ShopTheme,
): Promise<DesignedShop> {
  const { numbers, ...contents } = await findContents(scope, brandNo, head, theme)
  const shown = shownTheme(theme, contents, { language: scope.language, now: scope.now() })
  const ids = new Set(shown.sections.flatMap(productsOf))
  return { brand: { ...head, theme: shown }, featured: [...ids].flatMap((id) => numbers.get(id) ?? []) }
}

interface PreviewedShop extends DesignedShop {
  readonly brandNo: number
  /** End of the link. */
  readonly until: string
}

/** The shop in the draft that a link shows. */
export async function readPreviewedShop(scope: Scope, token: string): Promise<PreviewedShop> {
  await requireWithinPublicCallLimit(scope)
  const preview = await findPreview(scope, token)
  ensure(preview, 'theme.preview-over')
  const { brandNo, theme, expiresAt } = preview
  const until = new Date(expiresAt).toISOString()
  return { brandNo, until, ...(await inDesign(scope, brandNo, await shopHead(scope, brandNo, null), theme)) }
}

/** All that the preview of a draft may show while it is changed, and the numbers of these products. */
export async function readThemePreview(scope: BrandScope) {
  const { brandNo } = scope.member
  const [{ draft }, head] = await Promise.all([
    readDesign(scope),
    shopHead(scope, brandNo, null, { evenUnlisted: true }),
  ])
  const now = scope.now()
  const newest = await selectProductNos(
    scope.db,
    { ...listOptions({}, now), brandNo, isShop: true },
    { sort: 'new', limit: SEARCH.pageSize, offset: 0, now },
  )
  const { pictures: _pictures, numbers, ...contents } = await findContents(scope, brandNo, head, draft)
  return {
    brand: { ...head, theme: null },
    contents,
    nos: [...new Set([...newest.nos, ...numbers.values()])],
  }
}
