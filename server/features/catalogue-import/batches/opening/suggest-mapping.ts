import { PRODUCT_COLUMNS, type ProductColumn } from '#contract/product-table.ts'
import { normalHeader } from '../../formats/columns.ts'
import type { ColumnMapping } from '../../read-catalogue.ts'

/** Headers of shops and feeds for each of our columns, the most usual first. */
const SPELLINGS: Partial<Record<ProductColumn, RegExp>> = {
  id: /^(id|sku_parent|parent_?(id|sku)|handle|product_?(id|key|number)|style_?(key|id)?|style_key|merchant_product_id|aw_product_id|artikel(nr|nummer)?|produkt(nr|nummer|id))$/,
  name: /^(name|title|titel|product_?name|produktname|bezeichnung|artikelname|artikelbezeichnung)$/,
  description_de: /^(description|beschreibung|product_?description|long_description|langbeschreibung|text)$/,
  type: /^(type|typ|product_?type|category(_name)?|categories|kategorien?|merchant_category|warengruppe|produktart)$/,
  gender: /^(gender|geschlecht|target_?group|zielgruppe|fashion:suitable_for)$/,
  price:
    /^(price|preis|vk|vk_?brutto|brutto_?preis|search_price|retail_?price|regular_?price|uvp|rrp.*|verkaufspreis|price\.(amount|value|gross)|prices?\.(retail_price|gross))$/,
  sale_price: /^(sale_?price|angebotspreis|aktionspreis|sonderpreis|special_?price|reduzierter preis)$/,
  link: /^(link|url|deeplink|merchant_deep_link|product_?url|produktlink|product link)$/,
  pictures:
    /^(pictures?|bilder?|images?|image_?(link|url)s?|merchant_image_url|bild_?(url|link)|additional_image_links?|media.*url)$/,
  material: /^(material|materials|materialzusammensetzung|fashion:material|composition|zusammensetzung)$/,
  tags: /^(tags|schlagworte|schlagwörter|keywords)$/,
  size: /^(size|größe|groesse|grösse|fashion:size|variant_size|konfektionsgröße)$/,
  colour_name: /^(colou?r|farbe|fashion:colou?r|farbname|colou?r_name)$/,
  sku: /^(sku|variant_sku|artikelnummer variante|variantennummer|item_?number)$/,
  gtin: /^(gtin|ean|ean_?code|ean13|barcode|product_gtin|upc)$/,
  stock: /^(stock|bestand|lager|lagerbestand|quantity|stock_quantity|menge|qty)$/,
  available: /^(available|verfügbar|in_stock|lieferbar|availability)$/,
  origin_country: /^(origin_?country|country_of_origin|herkunft|herkunftsland|ursprungsland)$/,
  release_at: /^(release_?(at|date)|availability_date|erscheint|erscheinungsdatum)$/,
}

/** A first guess for a table of no known program: each of our columns at most once, pictures as often as there are some. */
export function suggestMapping(headers: readonly string[]): ColumnMapping {
  const mapping: Record<string, ProductColumn> = {}
  const taken = new Set<ProductColumn>()
  for (const header of headers) {
    const normal = normalHeader(header).replaceAll(' ', '_')
    const column = columnFor(normalHeader(header)) ?? columnFor(normal)
    if (!column || header === '' || header in mapping || (taken.has(column) && column !== 'pictures')) continue
    mapping[header] = column
    taken.add(column)
  }
  return mapping
}

function columnFor(header: string): ProductColumn | undefined {
  const own = Object.entries(PRODUCT_COLUMNS).find(
    ([name, german]) => name === header || german.toLowerCase() === header,
  )
  if (own) return own[0] as ProductColumn
  return (Object.keys(SPELLINGS) as ProductColumn[]).find((column) => SPELLINGS[column]?.test(header))
}
