import type { Gender, ProductType } from '#contract/vocabulary.ts'
import type { VariantInput } from '#server/features/products/saving/save-products.service.ts'
import { coloursOf, genderOf, productTypeOf } from './classify.ts'
import { plainText } from './plain-text.ts'
import { classifyPrice } from './shopify-price.ts'
import { cell, type ShopifyRow } from './shopify-rows.ts'
import { shopifyVariants } from './shopify-variants.ts'

export type Level = 'error' | 'warning' | 'info'

/** A message about one line of the file. */
export interface Finding {
  readonly line: number
  readonly handle: string
  readonly level: Level
  readonly message: string
}

export interface ShopifyProduct {
  readonly line: number
  readonly handle: string
  readonly name: string
  readonly description: string
  /** Null: no text names one. */
  readonly gender: Gender | null
  /** Null: no text names one; the product stays a draft. */
  readonly productType: ProductType | null
  readonly priceCents: number
  readonly salePercent: number | null
  /** Whether the file has a column for the former price. */
  readonly hasSaleColumn: boolean
  /** Null: the file has no column for it. */
  readonly published: boolean | null
  readonly colours: readonly string[]
  /** Fields that were guessed from tags and title, because their own columns are empty. */
  readonly guessed: ReadonlySet<'gender' | 'productType' | 'colours'>
  /** Null: the file has no column for them. */
  readonly variants: readonly VariantInput[] | null
  readonly tags: readonly string[]
  /** Picture addresses in the order of the shop; they are never loaded. */
  readonly imageUrls: readonly string[]
}

const NAME_MOST = 120
/** Shopify's own limit; our key and the product's link are built from the handle. */
const HANDLE_MOST = 255
/** Product 4. */
const TAGS_MOST = 15
const TAG_LENGTH = { least: 2, most: 30 }

/** All rows with the same handle are one product; the first with a title is its main row. */
export function groupByHandle(rows: readonly ShopifyRow[], note: (finding: Finding) => void): ShopifyRow[][] {
  const groups = new Map<string, ShopifyRow[]>()
  for (const row of rows) {
    const handle = cell(row, 'handle')
    if (handle === '') {
      note({
        line: row.line,
        handle: '',
        level: 'error',
        message: 'No handle: the row belongs to no product and was left out.',
      })
      continue
    }
    const group = groups.get(handle)
    if (group) group.push(row)
    else groups.set(handle, [row])
  }
  return [...groups.values()]
}

function imageUrlsOf(rows: readonly ShopifyRow[]): string[] {
  const found = new Map<string, number>()
  for (const row of rows) {
    const url = cell(row, 'image')
    if (url !== '' && !found.has(url)) found.set(url, Number(cell(row, 'imagePosition')) || found.size + 1)
  }
  return [...found].sort((a, b) => a[1] - b[1]).map(([url]) => url)
}

function genderOfRow(lead: ShopifyRow) {
  const target = Object.entries(lead.all).find(([header]) => header.includes('target-gender'))?.[1] ?? ''
  const stated = genderOf([cell(lead, 'gender'), target])
  return { gender: stated ?? genderOf([cell(lead, 'tags'), cell(lead, 'category'), cell(lead, 'title')]), stated }
}

/** Google's category may be a number, and its top level names every type; neither tells the type. */
function typeOfRow(lead: ShopifyRow) {
  const category = cell(lead, 'category').split('>').at(-1) ?? ''
  const google = cell(lead, 'googleCategory').split('>').at(-1) ?? ''
  const own = [category, google, cell(lead, 'type')]
  const body = plainText(cell(lead, 'body')).slice(0, 200)
  return {
    productType: productTypeOf([...own, cell(lead, 'tags'), cell(lead, 'title'), body]),
    stated: productTypeOf(own),
  }
}

function tagsOf(lead: ShopifyRow): string[] {
  const tags = cell(lead, 'tags')
    .split(',')
    .map((tag) => plainText(tag).toLowerCase())
  return tags.filter(({ length }) => length >= TAG_LENGTH.least && length <= TAG_LENGTH.most).slice(0, TAGS_MOST)
}

function isPublished(lead: ShopifyRow): boolean | null {
  if (lead.cells.published === undefined && lead.cells.status === undefined) return null
  return !/^(false|0|nein)$/i.test(cell(lead, 'published')) && !/^(draft|archived)$/i.test(cell(lead, 'status'))
}

/** One group of rows → one product, or null with an error in the findings. */
export function shopifyProduct(rows: readonly ShopifyRow[], note: (finding: Finding) => void): ShopifyProduct | null {
  const lead = rows.find((row) => cell(row, 'title') !== '') ?? rows[0]
  if (!lead) return null
  const handle = cell(lead, 'handle')
  const report = (level: Level, message: string) => note({ line: lead.line, handle, level, message })
  if (handle.length > HANDLE_MOST) {
    const message = `The handle is longer than ${HANDLE_MOST} characters: the product was left out.`
    note({ line: lead.line, handle: `${handle.slice(0, NAME_MOST)}…`, level: 'error', message })
    return null
  }
  const name = plainText(cell(lead, 'title')).slice(0, NAME_MOST)
  if (name === '') {
    report('error', 'No title in any of its rows: the product was left out.')
    return null
  }
  const price = classifyPrice(
    rows
      .filter((row) => cell(row, 'price') !== '')
      .map((row) => ({ price: cell(row, 'price'), compareAt: cell(row, 'compareAt') })),
    report,
  )
  if (!price) return null
  const { gender, stated: statedGender } = genderOfRow(lead)
  if (!gender) report('info', 'No gender named: a new product is shown as unisex.')
  const { productType, stated: statedType } = typeOfRow(lead)
  if (!productType)
    report(
      'warning',
      'The type could not be told from category, type, tags or title: a new product is saved as a draft.',
    )
  const variants = shopifyVariants(rows, productType)
  const colours = coloursOf((variants ?? []).map(({ colourDe }) => colourDe).join(' '))
  return {
    line: lead.line,
    handle,
    name,
    description: plainText(cell(lead, 'body')),
    gender,
    productType,
    ...price,
    hasSaleColumn: lead.cells.compareAt !== undefined,
    published: isPublished(lead),
    colours: colours.length > 0 ? colours : coloursOf(name),
    guessed: new Set([
      ...(statedGender === null ? ['gender' as const] : []),
      ...(statedType !== productType ? ['productType' as const] : []),
      ...(colours.length === 0 ? ['colours' as const] : []),
    ]),
    variants,
    tags: tagsOf(lead),
    imageUrls: imageUrlsOf(rows),
  }
}
