import { type Cell, eachOnce, NO_CELL } from '../formats/columns.ts'
import {
  BLANK_PRODUCT,
  BLANK_VARIANT,
  COLOUR_NAMES,
  SIZE_NAMES,
  type WrittenProduct,
  type WrittenVariant,
} from '../formats/written-product.ts'
import { isThing, type PageData, type Thing } from './page-data.ts'

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value])
const things = (value: unknown): Thing[] => list(value).filter(isThing)
const [PRODUCT, GROUP] = [['Product', 'IndividualProduct', 'ProductModel'], ['ProductGroup']] as const

const isA = (thing: Thing, types: readonly string[]): boolean =>
  list(thing['@type']).some((type) => types.includes(String(type).replace(/^https?:\/\/schema\.org\//i, '')))

/** The first text, number, or name of a thing among these properties; empty: none. */
function text(thing: Thing | undefined, ...names: readonly string[]): string {
  for (const name of names) {
    for (const value of list(thing?.[name])) {
      const said = isThing(value) ? list(value['name'] ?? value['@value'] ?? value['value'])[0] : value
      if ((typeof said === 'string' && said.trim() !== '') || typeof said === 'number') return String(said).trim()
    }
  }
  return ''
}

const cell = (value: string): Cell => ({ ...NO_CELL, text: value })

/** A value that only a property with a name says: `{ name: "Größe", value: "M" }`. */
function named(thing: Thing, name: RegExp): string {
  const property = things(thing['additionalProperty']).find((each) => name.test(text(each, 'name')))
  return text(property, 'value')
}

const LIST_PRICE = /ListPrice|StrikethroughPrice|SRP|MSRP/i

/** The offers of a product; those of a range are within it. */
const offersOf = (thing: Thing): Thing[] =>
  things(thing['offers']).flatMap((offer) => {
    const within = things(offer['offers'])
    return within.length > 0 ? within : [offer]
  })

function priceIn(offer: Thing): Pick<WrittenVariant, 'price' | 'formerPrice'> {
  const details = things(offer['priceSpecification'])
  const former = details.find((each) => LIST_PRICE.test(text(each, 'priceType')))
  const current = details.find((each) => each !== former && text(each, 'price') !== '')
  const amount = text(offer, 'price') || text(current, 'price') || text(offer, 'lowPrice') || text(former, 'price')
  const currency = text(offer, 'priceCurrency') || text(current, 'priceCurrency') || text(former, 'priceCurrency')
  const written = (value: string) => cell(value === '' ? '' : `${value} ${currency}`.trim())
  return { price: written(amount), formerPrice: written(text(former, 'price')) }
}

const isAvailable = (offer: Thing): boolean => !/OutOfStock|SoldOut|Discontinued/i.test(text(offer, 'availability'))

function variantOf(thing: Thing, offer: Thing, parent: Thing): WrittenVariant {
  const item = things(offer['itemOffered'])[0]
  const said = (name: string) => text(thing, name) || text(item, name) || text(parent, name)
  return {
    ...BLANK_VARIANT,
    line: 1,
    size: said('size') || named(thing, SIZE_NAMES),
    colour: said('color') || named(thing, COLOUR_NAMES),
    sku: text(offer, 'sku') || said('sku'),
    gtin: cell(text(offer, 'gtin13', 'gtin', 'gtin8', 'gtin12', 'gtin14') || said('gtin13') || said('gtin')),
    ...priceIn(offer),
    isAvailable: isAvailable(offer),
  }
}

/** Variants of a group, and of a product its offers. */
function variantsOf(product: Thing): WrittenVariant[] {
  const within = things(product['hasVariant'])
  const carriers = within.length > 0 ? within : [product]
  return carriers.flatMap((carrier) => {
    const own = offersOf(carrier)
    return (own.length > 0 ? own : offersOf(product)).map((offer) => variantOf(carrier, offer, product))
  })
}

function addressesIn(value: unknown): string[] {
  return list(value).flatMap((each) => {
    if (typeof each === 'string') return [each]
    return isThing(each) ? list(each['contentUrl'] ?? each['url']).filter((one) => typeof one === 'string') : []
  })
}

/** Pictures over https, each once. */
function picturesAt(addresses: readonly string[], base: URL): Cell[] {
  const absolute = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), base.href)
    return url?.protocol === 'https:' ? [cell(url.href)] : []
  })
  return eachOnce(absolute)
}

/** The product that the page is about: a group of variants before one of them, which has a price before one that has none. */
function mainProduct({ things: all }: PageData): Thing | undefined {
  const products = all.filter((thing) => (isA(thing, PRODUCT) || isA(thing, GROUP)) && text(thing, 'name') !== '')
  return (
    products.find((thing) => isA(thing, GROUP)) ??
    products.find((thing) => things(thing['hasVariant']).length > 0 || offersOf(thing).length > 0) ??
    products[0]
  )
}

function fromOpenGraph({ meta }: PageData, base: URL): WrittenProduct | null {
  const first = (...names: readonly string[]): string =>
    names.map((name) => meta.get(name)?.[0]?.trim() ?? '').find((value) => value !== '') ?? ''
  const amount = first('product:price:amount', 'og:price:amount')
  const isProduct = amount !== '' || /product/i.test(first('og:type'))
  const name = first('og:title')
  if (!isProduct || name === '') return null
  const currency = first('product:price:currency', 'og:price:currency')
  const variant = {
    ...BLANK_VARIANT,
    line: 1,
    price: cell(`${amount} ${currency}`.trim()),
    colour: first('product:color'),
    size: first('product:size'),
  }
  return {
    ...BLANK_PRODUCT,
    line: 1,
    id: cell('page'),
    name: cell(name),
    descriptions: [{ cell: cell(first('og:description', 'description')), language: null }],
    variants: [variant],
    pictures: picturesAt(meta.get('og:image:secure_url') ?? meta.get('og:image') ?? [], base),
  }
}

/** The product of a page in its own words; null: there is none. */
export function productOfPage(page: PageData, base: URL): WrittenProduct | null {
  const graph = fromOpenGraph(page, base)
  const product = mainProduct(page)
  if (!product) return graph
  const variants = variantsOf(product)
  const audience = things(product['audience'])[0]
  const pictures = [product, ...things(product['hasVariant'])].flatMap((thing) => addressesIn(thing['image']))
  const own = picturesAt(pictures, base)
  const description = text(product, 'description') || text(things(product['hasVariant'])[0], 'description')
  return {
    ...BLANK_PRODUCT,
    line: 1,
    id: cell('page'),
    name: cell(text(product, 'name')),
    descriptions: description === '' ? (graph?.descriptions ?? []) : [{ cell: cell(description), language: null }],
    types: [text(product, 'category')],
    genders: [text(audience, 'suggestedGender')],
    genderHints: [text(product, 'category')],
    variants: variants.length > 0 ? variants : (graph?.variants ?? []),
    pictures: own.length > 0 ? own : (graph?.pictures ?? []),
    material: cell(text(product, 'material')),
    origin: text(product, 'countryOfOrigin'),
  }
}
