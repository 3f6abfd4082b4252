import { BYTE_ORDER_MARK, csvCell, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import type { ProductVariant } from '#contract/product-form.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from '#contract/product-table.ts'
import type { Language } from '#contract/vocabulary.ts'
import { stateOf } from '../managing/product-state.ts'
import type { ExportFormat } from './export-format.ts'
import { type ExportedProduct, euros, regularCents, saleCents, tagsIn } from './exported-product.ts'

/** Texts; numbers are written as they are. */
type Cells = Readonly<Partial<Record<ProductColumn, string | number | null | undefined>>>

const COLUMNS = Object.keys(PRODUCT_COLUMNS) as ProductColumn[]
const YES_NO = { de: ['ja', 'nein'], en: ['yes', 'no'] } as const satisfies Record<Language, readonly string[]>

const yesNo = (value: boolean, language: Language): string => YES_NO[language][value ? 0 : 1]

function productCells(exported: ExportedProduct, language: Language): Cells {
  const { product, form, sale, now, pictures } = exported
  return {
    id: product.row.id,
    name: form.name,
    state: stateOf(product, now),
    type: form.productType,
    category: form.category,
    gender: form.gender,
    sale_from: sale && new Date(sale.startsAtMs).toISOString(),
    sale_to: sale && new Date(sale.endsAtMs).toISOString(),
    link: form.link,
    pictures: pictures.map(({ address }) => address).join('; '),
    release_at: form.releaseAt,
    publish_at: form.publishAt,
    shop_only: yesNo(form.isShopOnly, language),
    language: form.language,
    description_de: form.description.de,
    description_en: form.description.en,
    material: form.fibres.map(({ fibre, percent }) => `${percent} ${fibre}`).join('; '),
    animal_parts: yesNo(form.hasAnimalParts, language),
    care_de: form.care.de,
    care_en: form.care.en,
    origin_country: form.originCountry,
    tags: tagsIn(exported, '; '),
  }
}

function variantCells(exported: ExportedProduct, variant: ProductVariant, language: Language): Cells {
  return {
    size_system: variant.sizeSystem,
    size: variant.size,
    colour: variant.colour,
    colour_name: variant.colourName.de ?? variant.colourName.en,
    sku: variant.sku,
    gtin: variant.gtin,
    available: yesNo(variant.isAvailable, language),
    stock: variant.stock,
    variant_price: money(variant.priceGrossCents, language),
    sale_price: money(saleCents(exported, variant), language),
  }
}

const money = (cents: number | null, language: Language): string =>
  language === 'de' ? euros(cents).replace('.', ',') : euros(cents)

/** Our own table, one line per variant, in the headers and with the separators of a language. */
export function ownTable(language: Language): ExportFormat {
  const delimiter = delimiterOf(language)
  const line = (cells: Cells) =>
    csvLine(
      COLUMNS.map((column) => {
        const value = cells[column]
        return typeof value === 'number' ? `${value}` : csvText(value ?? '', delimiter)
      }),
      delimiter,
    )
  const headers = COLUMNS.map((column) => csvCell(language === 'de' ? PRODUCT_COLUMNS[column] : column, delimiter))
  return {
    head: BYTE_ORDER_MARK + csvLine(headers, delimiter),
    foot: '',
    write(exported) {
      const cells = productCells(exported, language)
      const price = money(regularCents(exported, null), language)
      const { variants } = exported.form
      if (variants.length === 0)
        return line({ ...cells, price, sale_price: money(saleCents(exported, null), language) })
      return variants.map((variant) => line({ ...cells, price, ...variantCells(exported, variant, language) })).join('')
    },
  }
}
