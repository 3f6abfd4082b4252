import type { ProductVariant } from '#contract/product-form.ts'
import { plainText } from '#contract/rich-text.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { stateOf } from '../managing/product-state.ts'
import { type ExportFormat, GOOGLE_CATEGORIES, GOOGLE_GENDERS } from './export-format.ts'
import {
  colourOf,
  descriptionOf,
  type ExportedProduct,
  euros,
  materialOf,
  regularCents,
  saleCents,
  sizeOf,
} from './exported-product.ts'

/** Google takes ten further pictures. */
const MORE_PICTURES = 10

/** Characters that XML 1.0 does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu
const xmlText = (text: string): string => escapeHtml(text.replaceAll(NOT_IN_XML, ''))

type Elements = readonly (readonly [name: string, text: string | null])[]

const written = (elements: Elements): string =>
  elements.flatMap(([name, text]) => (text ? [`<${name}>${xmlText(text)}</${name}>`] : [])).join('')

const isPreorder = ({ form, now }: ExportedProduct): boolean =>
  form.releaseAt !== null && Date.parse(form.releaseAt) > now.getTime()

function availabilityOf(exported: ExportedProduct, variant: ProductVariant | null): string {
  if (variant && !variant.isAvailable) return 'out_of_stock'
  return isPreorder(exported) ? 'preorder' : 'in_stock'
}

const isoOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`

function priceElements(exported: ExportedProduct, variant: ProductVariant | null): Elements {
  const { sale } = exported
  const reduced = saleCents(exported, variant)
  return [
    ['g:price', `${euros(regularCents(exported, variant))} EUR`],
    ['g:sale_price', reduced === null ? null : `${euros(reduced)} EUR`],
    ['g:sale_price_effective_date', sale && `${isoOf(sale.startsAtMs)}/${isoOf(sale.endsAtMs)}`],
  ]
}

/** One item for each variant; those of a product are a group. */
function itemOf(exported: ExportedProduct, variant: ProductVariant | null): string {
  const { form, key, vendor, pictures } = exported
  const [main, ...more] = pictures.map(({ address }): [string, string] => ['g:additional_image_link', address])
  return `<item>${written([
    ['g:id', variant?.id ?? key],
    ['g:item_group_id', variant && key],
    ['title', form.name],
    ['description', plainText(descriptionOf(exported))],
    ['link', form.link],
    ['g:image_link', main?.[1] ?? null],
    ...more.slice(0, MORE_PICTURES),
    ['g:availability', availabilityOf(exported, variant)],
    ['g:availability_date', isPreorder(exported) ? isoOf(Date.parse(form.releaseAt ?? '')) : null],
    ...priceElements(exported, variant),
    ['g:brand', vendor],
    ['g:gtin', variant?.gtin ?? null],
    ['g:mpn', variant?.sku ?? null],
    ['g:identifier_exists', variant && (variant.gtin !== '' || variant.sku !== '') ? null : 'no'],
    ['g:condition', 'new'],
    ['g:google_product_category', form.productType && GOOGLE_CATEGORIES[form.productType]],
    ['g:product_type', form.category || form.productType],
    ['g:gender', form.gender && GOOGLE_GENDERS[form.gender]],
    ['g:age_group', 'adult'],
    ['g:color', variant && colourOf(variant)],
    ['g:size', variant && sizeOf(variant)],
    ['g:material', materialOf(exported)],
  ])}</item>\n`
}

/** Readers of the feed publish its products, so it contains only public ones. */
const isPublic = ({ product, now }: ExportedProduct): boolean =>
  (['active', 'sold_out', 'scheduled'] as const).some((state) => state === stateOf(product, now)) &&
  (product.row.publishAt === null || product.row.publishAt <= now)

/** Published products as a feed for Google Merchant Center (Formats 3). */
export function googleFeed(vendor: string, site: string): ExportFormat {
  const channel: Elements = [
    ['title', vendor],
    ['link', site],
    ['description', vendor],
  ]
  return {
    head: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${written(channel)}\n`,
    foot: '</channel></rss>\n',
    write(exported) {
      if (!isPublic(exported)) return ''
      const { variants } = exported.form
      return (variants.length > 0 ? variants : [null]).map((variant) => itemOf(exported, variant)).join('')
    },
  }
}
