import type { ProductForm, ProductVariant } from '#contract/product-form.ts'
import type { ProductColumn } from '#contract/product-table.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectExportIds } from './export-products.store.ts'
import { formOf } from './form-columns.ts'
import { type OwnProduct, selectOwnProducts } from './own-products.store.ts'
import { stateOf } from './product-state.ts'

type Cells = Readonly<Partial<Record<ProductColumn, string | number | null | undefined>>>

const HEADINGS = [
  'id',
  'name',
  'state',
  'type',
  'category',
  'gender',
  'price',
  'link',
  'release_at',
  'publish_at',
  'shop_only',
  'language',
  'description_de',
  'description_en',
  'material',
  'animal_parts',
  'care_de',
  'care_en',
  'origin_country',
  'tags',
  'size_system',
  'size',
  'colour',
  'colour_name',
  'sku',
  'gtin',
  'available',
  'stock',
  'variant_price',
] as const satisfies readonly ProductColumn[]

const BATCH = 200
const encoder = new TextEncoder()
/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Trust S53: programs run cells that begin like a formula. */
function cell(value: string | number | null | undefined): string {
  const text = `${value ?? ''}`
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /["\n\r,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const lineOf = (values: readonly (string | number | null | undefined)[]): string => `${values.map(cell).join(',')}\r\n`

const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

function productCells(product: OwnProduct, form: ProductForm, now: Date): Cells {
  return {
    id: product.row.id,
    name: form.name,
    state: stateOf(product, now),
    type: form.productType,
    category: form.category,
    gender: form.gender,
    price: euros(form.priceGrossCents),
    link: form.link,
    release_at: form.releaseAt,
    publish_at: form.publishAt,
    shop_only: yesNo(form.isShopOnly),
    language: form.language,
    description_de: form.description.de,
    description_en: form.description.en,
    material: form.fibres.map(({ fibre, percent }) => `${percent} ${fibre}`).join('; '),
    animal_parts: yesNo(form.hasAnimalParts),
    care_de: form.care.de,
    care_en: form.care.en,
    origin_country: form.originCountry,
    tags: form.tags.join('; '),
  }
}

function variantCells(variant: ProductVariant): Cells {
  return {
    size_system: variant.sizeSystem,
    size: variant.size,
    colour: variant.colour,
    colour_name: variant.colourName.de ?? variant.colourName.en,
    sku: variant.sku,
    gtin: variant.gtin,
    available: yesNo(variant.isAvailable),
    stock: variant.stock,
    variant_price: euros(variant.priceGrossCents),
  }
}

function linesOf(product: OwnProduct, now: Date): string {
  const form = formOf(product.row, product.variants)
  const cells = productCells(product, form, now)
  const variants = form.variants.length > 0 ? form.variants.map(variantCells) : [{}]
  return variants
    .map((variant) => {
      const all: Cells = { ...cells, ...variant }
      return lineOf(HEADINGS.map((heading) => all[heading]))
    })
    .join('')
}

/** All products of the brand as CSV, one line per variant, in batches. */
export async function* exportProducts(scope: BrandScope): AsyncGenerator<Uint8Array> {
  const { db, member, now } = scope
  const ids = await selectExportIds(db, member.brandId)
  yield encoder.encode(BYTE_ORDER_MARK + lineOf(HEADINGS))
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const products = await selectOwnProducts(db, { brandId: member.brandId, ids: batch })
    yield encoder.encode(products.map((product) => linesOf(product, now())).join(''))
  }
}
