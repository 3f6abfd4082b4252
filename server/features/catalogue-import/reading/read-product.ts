import { PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import { CATEGORIES, type Category, PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { readDate } from '#server/platform/text/written-date.ts'
import type { DecimalSign } from '#server/platform/text/written-money.ts'
import type { Cell } from '../formats/columns.ts'
import type { WrittenProduct } from '../formats/written-product.ts'
import { countryOf } from './countries.ts'
import { coloursOf, genderOf, productTypeOf, typeOfCategory } from './garment-words.ts'
import type { Guess, ImportedProduct, ImportedText, ImportedVariant } from './imported-product.ts'
import { plainLine, plainText } from './plain-text.ts'
import { type ProblemList, problemList } from './problem-list.ts'
import { readVariants } from './read-variants.ts'

/** Shopify's own limit; our key and the product's link are built from it. */
const MOST_ID = 255
/** Characters of a description that may name the type: further on it says what to wear it with. */
const TYPE_TEXT = 200

function nameOf({ name }: WrittenProduct, list: ProblemList): string {
  const whole = plainLine(name.text)
  if (whole === '') list.add('nameMissing', name)
  if (whole.length > PRODUCT_LIMITS.name.most) list.add('nameCut', name, PRODUCT_LIMITS.name.most)
  return whole.slice(0, PRODUCT_LIMITS.name.most)
}

function productTypeIn(
  { types, typeHints }: WrittenProduct,
  texts: readonly string[],
  list: ProblemList,
): Guess<ProductType> | null {
  const stated = types.map(typeOfCategory).find((type) => type !== null)
  if (stated) return { value: stated, isStated: true }
  const told = productTypeOf([...typeHints, ...texts])
  if (told) return { value: told, isStated: false }
  list.add('typeUnknown')
  return null
}

function genderIn({ genders, genderHints }: WrittenProduct, name: string, list: ProblemList): Guess<Gender> | null {
  const stated = genderOf(genders)
  if (stated) return { value: stated, isStated: true }
  const told = genderOf([...genderHints, name])
  if (told) return { value: told, isStated: false }
  list.add('genderUnknown')
  return null
}

function coloursIn(variants: readonly ImportedVariant[], name: string): Guess<readonly string[]> {
  const stated = coloursOf(variants.map(({ colour }) => colour).join(' '))
  return stated.length > 0 ? { value: stated, isStated: true } : { value: coloursOf(name), isStated: false }
}

/** Trust S63: only links that lead to a page over https. */
function linkOf(cell: Cell, list: ProblemList): string | null {
  if (cell.text === '') return null
  const url = URL.parse(cell.text)
  const isSafe = url?.protocol === 'https:' && url.username + url.password === '' && !/[\s\\]/.test(cell.text)
  if (isSafe && cell.text.length <= PRODUCT_LIMITS.link) return cell.text
  list.add('linkInvalid', cell)
  return null
}

function releaseOf(cell: Cell, list: ProblemList): Date | null {
  // Databases write a missing date as zeros.
  if (cell.text === '' || cell.text.startsWith('0000')) return null
  const date = readDate(cell.text)
  if (!date) list.add('dateInvalid', cell)
  return date
}

function picturesOf({ pictures }: WrittenProduct, list: ProblemList): string[] {
  const cut = pictures[PICTURES_PER_PRODUCT]
  if (cut) list.add('picturesCut', cut, PICTURES_PER_PRODUCT)
  return pictures.slice(0, PICTURES_PER_PRODUCT).map(({ text }) => text)
}

function tagsOf(written: readonly string[]): string[] {
  const { least, most } = PRODUCT_LIMITS.tag
  const tags = written.map((tag) => plainLine(tag).toLowerCase())
  const fitting = tags.filter(({ length }) => length >= least && length <= most)
  return [...new Set(fitting)].slice(0, PRODUCT_LIMITS.tags)
}

const textsOf = (written: WrittenProduct['descriptions'], most: number): ImportedText[] =>
  written
    .map(({ cell, language }) => ({ language, text: plainText(cell.text).slice(0, most) }))
    .filter(({ text }) => text !== '')

const categoryOf = ({ types }: WrittenProduct): Category | '' =>
  CATEGORIES.find((category) => types.some((type) => type.trim().toLowerCase() === category)) ?? ''

interface FileFacts {
  readonly decimal: DecimalSign | null
  /** Keys of the products read before; the new one is added. */
  readonly keys: Set<string>
}

/** Reads the texts of a product. What is wrong stands in its problems; with an error among them it cannot be saved. */
export function readProduct(written: WrittenProduct, { decimal, keys }: FileFacts): ImportedProduct {
  const externalId = written.id.text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const list = problemList({ line: written.line, product: externalId })
  if (externalId === '') list.add('idMissing', written.id)
  if (keys.has(externalId)) list.add('idTwice', written.id)
  keys.add(externalId)
  if (externalId.length > MOST_ID) list.add('idTooLong', undefined, MOST_ID)
  const name = nameOf(written, list)
  const { variants, currency, saleDates } = readVariants(written, decimal, list)
  if (currency !== null && currency !== 'EUR') list.add('currency', written.variants[0]?.price, currency)
  const descriptions = textsOf(written.descriptions, PRODUCT_LIMITS.description.most)
  const beginnings = descriptions.map(({ text }) => text.slice(0, TYPE_TEXT))
  return {
    line: written.line,
    externalId,
    name,
    descriptions,
    gender: genderIn(written, name, list),
    productType: productTypeIn(written, [name, ...beginnings], list),
    currency,
    variants,
    statesVariants: written.statesVariants,
    statesSale: written.statesSale,
    saleDates,
    colours: coloursIn(variants, name),
    category: categoryOf(written),
    tags: tagsOf(written.tags),
    pictures: picturesOf(written, list),
    link: linkOf(written.link, list),
    path: written.path,
    material: plainLine(written.material.text).slice(0, PRODUCT_LIMITS.description.most),
    care: textsOf(written.care, PRODUCT_LIMITS.care),
    originCountry: countryOf(written.origin),
    releaseAt: releaseOf(written.releaseAt, list),
    isPublished: written.isPublished,
    problems: list.problems,
  }
}
