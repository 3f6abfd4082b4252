import { sql } from 'drizzle-orm'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { inSizes } from '#server/testing/in-sizes.ts'

const TYPES = ['shoes', 'pants', 'tops', 'accessories'] as const
const GENDERS = ['men', 'women', 'unisex'] as const
const KINDS = {
  shoes: ['Sneaker', 'Boots', 'Slipper'],
  pants: ['Cargo', 'Jeans', 'Shorts'],
  tops: ['Hoodie', 'Tee', 'Jacke'],
  accessories: ['Beanie', 'Rucksack', 'Gürtel'],
} as const
const COLOURS = ['black', 'white', 'olive', 'red', 'navy', 'beige'] as const
const LISTED_AT = new Date('2025-01-01T00:00:00Z')

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

export type InventedProduct = ProductInput & { readonly gender: Gender; readonly productType: ProductType }

/** Product number n of a small but varied catalogue; the same n is always the same product. */
export function inventedProduct(n: number, changes: Partial<ProductInput> = {}): InventedProduct {
  const productType = changes.productType ?? pick(TYPES, n)
  const kind = pick(KINDS[productType], n >> 2)
  return {
    externalId: `invented-${n}`,
    name: `${kind} ${n}`,
    descriptionDe: `${kind} für jeden Tag`,
    descriptionEn: `${kind} for every day`,
    priceCents: 1000 + ((n * 7919) % 400) * 100,
    link: `https://shop.example/${n}`,
    releaseAt: null,
    status: 'active',
    colours: [pick(COLOURS, n * 5 + (n >> 3))],
    variants: inSizes('M'),
    materialDe: 'Baumwolle',
    materialEn: 'Cotton',
    tags: [kind.toLowerCase()],
    sale: null,
    listedAt: LISTED_AT,
    ...changes,
    gender: changes.gender ?? pick(GENDERS, n >> 1),
    productType,
  }
}

export interface SavedProduct {
  readonly id: string
  readonly no: number
  readonly input: InventedProduct
}

/** Saves products, spread over some brands; returns them in the order given. */
export async function saveInvented(
  world: World,
  inputs: readonly InventedProduct[],
  brands = 12,
): Promise<SavedProduct[]> {
  for (let at = 0; at < brands; at++) {
    const name = `Label ${at + 1}`
    const brandId = await ensureBrand(world, {
      slug: `label-${at + 1}`,
      name,
      descriptionDe: '',
      descriptionEn: '',
      city: '',
      website: null,
    })
    const own = inputs.filter((_input, n) => n % brands === at)
    if (own.length > 0) await saveProducts(world, brandId, own)
  }
  const rows = await rowsOf<{ id: string; no: number; external: string }>(
    world.db,
    sql`select id, no, external_id as external from products`,
  )
  const byExternalId = new Map(rows.map((row) => [row.external, row]))
  return inputs.map((input) => {
    const row = byExternalId.get(input.externalId)
    if (!row) throw new Error(`${input.externalId} was not saved`)
    return { id: row.id, no: row.no, input }
  })
}
