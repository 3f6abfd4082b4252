import type { ImportOptions } from '#contract/brand-imports.ts'
import { CATEGORIES_OF_TYPE, isTextile, PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { readFibres } from '#contract/read-fibres.ts'
import { plainText as withoutMarks } from '#contract/rich-text.ts'
import type { ProductInput } from '#server/features/products/saving/save-products.service.ts'
import type { ImportedProduct, ImportedText } from '../../reading/imported-product.ts'
import { plainLine, plainText } from '../../reading/plain-text.ts'

interface Filling {
  /** The stored fields, or those of an empty product, with prices and variants of the file. */
  readonly base: ProductForm
  readonly isNew: boolean
  readonly options: ImportOptions
}

type Texts = ProductForm['description']

/** Texts of the file over the stored ones. What reads the same as plain text is kept as it was written by hand. */
function textsOver(saved: Texts, given: readonly ImportedText[], language: ImportOptions['language']): Texts {
  const texts = { ...saved }
  for (const { text, language: named } of given) {
    const place = named ?? language
    // A file that names no language may have any of the stored texts.
    const known = named === null ? Object.values(saved) : [saved[place]]
    if (!known.some((one) => one !== undefined && readsAs(one, text))) texts[place] = text
  }
  return texts
}

const inWords = (text: string): string => plainText(withoutMarks(plainText(text)))

/** Whether both are the same words, whatever marks bold words and lists. */
const readsAs = (saved: string, given: string): boolean => inWords(saved) === inWords(given)

function nameOver(saved: string, given: string): string {
  return plainLine(saved).slice(0, PRODUCT_LIMITS.name.most) === given ? saved : given
}

/** Files have minutes, or seconds. */
const MINUTE_MS = 60_000

function releaseOver(saved: string | null, given: Date | null | undefined): string | null {
  if (!given) return saved
  const isSame = saved !== null && Math.abs(Date.parse(saved) - given.getTime()) < MINUTE_MS
  return isSame ? saved : given.toISOString()
}

function tagsOver(saved: readonly string[], given: readonly string[] | undefined): string[] {
  const known = saved.map((tag) => tag.toLowerCase())
  if (!given || JSON.stringify(known) === JSON.stringify(given)) return [...saved]
  return [...given]
}

/** Fields that rows leave empty are filled with what was asked once (Decision 129). */
function withDefaults(form: ProductForm, { defaults, language }: ImportOptions): ProductForm {
  const fibres = form.fibres.length === 0 && isTextile(form.productType, form.category) ? defaults.fibres : form.fibres
  const hasCare = Object.values(form.care).some(Boolean)
  return {
    ...form,
    fibres: [...fibres],
    care: hasCare || defaults.care === '' ? form.care : { [language]: defaults.care },
    originCountry: form.originCountry ?? defaults.originCountry,
    safety: form.safety ?? defaults.safety,
  }
}

function kindOf(
  product: ImportedProduct,
  input: ProductInput,
  { base, options }: Filling,
): Pick<ProductForm, 'productType' | 'category' | 'gender'> {
  const productType = input.productType ?? base.productType ?? options.defaults.productType
  const kinds: readonly string[] = productType === null ? [] : CATEGORIES_OF_TYPE[productType]
  const known = productType === base.productType ? base.category : ''
  return {
    productType,
    category: kinds.includes(product.category) ? product.category : known,
    gender: input.gender ?? base.gender ?? options.defaults.gender,
  }
}

/** The form of a product after the import: what the file says over what is stored; empty cells keep the stored values. */
export function formOfImport(product: ImportedProduct, input: ProductInput, filling: Filling): ProductForm {
  const { base, isNew, options } = filling
  const form: ProductForm = {
    ...base,
    language: isNew ? options.language : base.language,
    name: nameOver(base.name, input.name),
    description: textsOver(base.description, product.descriptions, options.language),
    ...kindOf(product, input, filling),
    link: input.link ?? base.link,
    releaseAt: releaseOver(base.releaseAt, input.releaseAt),
    fibres: [...(readFibres(product.material) ?? base.fibres)],
    care: textsOver(base.care, product.care, options.language),
    originCountry: product.originCountry ?? base.originCountry,
    tags: tagsOver(base.tags, input.tags),
  }
  return withDefaults(form, options)
}
