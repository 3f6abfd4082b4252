import type { Gender, ProductType } from '#contract/vocabulary.ts'
import type { VariantInput } from '#server/features/products/saving/save-products.service.ts'
import { coloursOf, genderOf, productTypeOf } from './classify.ts'
import { plainText } from './plain-text.ts'
import { classifyPrice } from './shopify-price.ts'
import { cell, type ShopifyRow } from './shopify-rows.ts'
import { shopifyVariants } from './shopify-variants.ts'

export type Level = 'error' | 'warning' | 'info'

/** One thing to know about one line of the file. */
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
  readonly published: boolean
  readonly colours: readonly string[]
  /** Which of these were guessed from other texts, such as tags and title, because their own columns say nothing. */
  readonly guessed: ReadonlySet<'gender' | 'productType' | 'colours'>
  /** Null: the file has no column for them. */
  readonly variants: readonly VariantInput[] | null
  readonly tags: readonly string[]
  /** Picture addresses in the order of the shop; they are noted, never loaded. */
  readonly imageUrls: readonly string[]
}

const NAME_MOST = 120
/** Shopify's own bound; our key and the product's link are made of it. */
const HANDLE_MOST = 255
/** Product 4. */
const TAGS_MOST = 15
const TAG_LENGTH = { least: 2, most: 30 }

/** Rows with one handle are one product, wherever they stand; the first with a title leads. */
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
  const said = genderOf([cell(lead, 'gender'), target])
  return { gender: said ?? genderOf([cell(lead, 'tags'), cell(lead, 'category'), cell(lead, 'title')]), said }
}

/** Google's category may be a bare number, and the top of its tree names every type: neither says what it is. */
function typeOfRow(lead: ShopifyRow) {
  const category = cell(lead, 'category').split('>').at(-1) ?? ''
  const google = cell(lead, 'googleCategory').split('>').at(-1) ?? ''
  const own = [category, google, cell(lead, 'type')]
  const body = plainText(cell(lead, 'body')).slice(0, 200)
  return {
    productType: productTypeOf([...own, cell(lead, 'tags'), cell(lead, 'title'), body]),
    said: productTypeOf(own),
  }
}

function tagsOf(lead: ShopifyRow): string[] {
  const tags = cell(lead, 'tags')
    .split(',')
    .map((tag) => plainText(tag).toLowerCase())
  return tags.filter(({ length }) => length >= TAG_LENGTH.least && length <= TAG_LENGTH.most).slice(0, TAGS_MOST)
}

const isPublished = (lead: ShopifyRow) =>
  !/^(false|0|nein)$/i.test(cell(lead, 'published')) && !/^(draft|archived)$/i.test(cell(lead, 'status'))

/** One group of rows → one product, or null with an error noted. */
export function shopifyProduct(rows: readonly ShopifyRow[], note: (finding: Finding) => void): ShopifyProduct | null {
  const lead = rows.find((row) => cell(row, 'title') !== '') ?? rows[0]
  if (!lead) return null
  const handle = cell(lead, 'handle')
  const say = (level: Level, message: string) => note({ line: lead.line, handle, level, message })
  if (handle.length > HANDLE_MOST) {
    const message = `The handle is longer than ${HANDLE_MOST} characters: the product was left out.`
    note({ line: lead.line, handle: `${handle.slice(0, NAME_MOST)}…`, level: 'error', message })
    return null
  }
  const name = plainText(cell(lead, 'title')).slice(0, NAME_MOST)
  if (name === '') {
    say('error', 'No title in any of its rows: the product was left out.')
    return null
  }
  const price = classifyPrice(
    rows
      .filter((row) => cell(row, 'price') !== '')
      .map((row) => ({ price: cell(row, 'price'), compareAt: cell(row, 'compareAt') })),
    say,
  )
  if (!price) return null
  const { gender, said: saidGender } = genderOfRow(lead)
  if (!gender) say('info', 'No gender named: a new product is shown as unisex.')
  const { productType, said: saidType } = typeOfRow(lead)
  if (!productType)
    say('warning', 'The type could not be told from category, type, tags or title: a new product is saved as a draft.')
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
    published: isPublished(lead),
    colours: colours.length > 0 ? colours : coloursOf(name),
    guessed: new Set([
      ...(saidGender === null ? ['gender' as const] : []),
      ...(saidType !== productType ? ['productType' as const] : []),
      ...(colours.length === 0 ? ['colours' as const] : []),
    ]),
    variants,
    tags: tagsOf(lead),
    imageUrls: imageUrlsOf(rows),
  }
}
