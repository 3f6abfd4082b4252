import { type ImportAction, VAT_PERCENT } from '#contract/brand-imports.limits.ts'
import type { ImportOptions } from '#contract/brand-imports.ts'
import { emptyProduct } from '#contract/empty-product.ts'
import { type ImportProblem, levelOf } from '#contract/import-problems.ts'
import { ProductForm } from '#contract/product-form.ts'
import { readFibres } from '#contract/read-fibres.ts'
import type { ProductOwner } from '#server/features/brands/product-owner.service.ts'
import { mergeVariants } from '#server/features/products/importing/imported-variants.service.ts'
import type { Match, MatchedProduct } from '#server/features/products/importing/match-products.service.ts'
import {
  changesProduct,
  isChangeable,
  isPublished,
  missingFields,
  ownFormOf,
} from '#server/features/products/importing/write-imported.service.ts'
import { salePriceCents } from '#server/features/products/price.service.ts'
import type { ProductInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import type { ImportedProduct } from '../../reading/imported-product.ts'
import { type ProblemList, problemList } from '../../reading/problem-list.ts'
import { fieldsOf } from '../../saving/product-inputs.ts'
import { formOfImport } from './form-of-import.ts'

interface Planning {
  readonly scope: Pick<BrandScope, 'config' | 'now'>
  readonly owner: ProductOwner
  readonly options: ImportOptions
  /** Products that an earlier product of the file changes already. */
  readonly taken: ReadonlySet<string>
  /** The pictures that a product has in its file or archive. */
  picturesOf(product: ImportedProduct): readonly string[]
}

/** What an import does with a product of the file: the check shows it, and the commit does it. */
export interface Plan {
  readonly action: ImportAction
  readonly saved: MatchedProduct | null
  /** Null: nothing is written. */
  readonly form: ProductForm | null
  /** Null ends the imported sale; undefined leaves sales alone. */
  readonly sale: ProductInput['sale']
  /** Addresses or names of pictures that the product does not have yet. */
  readonly pictures: readonly string[]
  /** The shop's own words for the material. */
  readonly material: string
  /** Fields that publishing still needs. */
  readonly missing: readonly string[]
  readonly problems: readonly ImportProblem[]
  /** Whether a new product may be published when nothing is missing. */
  readonly mayPublish: boolean
}

const BLANK = {
  saved: null,
  form: null,
  sale: undefined,
  pictures: [],
  material: '',
  missing: [],
  mayPublish: false,
} as const

/** Net prices of a file as what shoppers pay (Decision 141). */
const grossOf = (cents: number): number => Math.round((cents * (100 + VAT_PERCENT)) / 100)

function withGrossPrices(product: ImportedProduct): ImportedProduct {
  const variants = product.variants.map((variant) => ({
    ...variant,
    regularCents: grossOf(variant.regularCents),
    saleCents: variant.saleCents === null ? null : grossOf(variant.saleCents),
  }))
  return { ...product, variants }
}

/** The stored product as the reading of imports knows it. */
function savedOf({ row, sales }: MatchedProduct): SavedProduct {
  const { externalId, status, isHeldBack, productType, priceGrossCents: priceCents } = row
  return { externalId: externalId ?? '', status, isHeldBack, productType, priceCents, images: [], sales }
}

/** Why this product of the file changes nothing, as a problem; null: it may. */
function refusal(
  { product: saved, isUnclear }: Match,
  { options, taken }: Planning,
): { readonly action: ImportAction; readonly key: ImportProblem['key'] } | null {
  if (isUnclear) return { action: 'error', key: 'matchUnclear' }
  if (!saved) return options.mode === 'stock' ? { action: 'skip', key: 'notThere' } : null
  if (taken.has(saved.row.id)) return { action: 'error', key: 'matchTwice' }
  if (options.mode === 'new') return { action: 'skip', key: 'existsAlready' }
  return isChangeable(saved) ? null : { action: 'skip', key: 'closed' }
}

/** Plans what to do with a product of the file. */
export function planProduct(read: ImportedProduct, match: Match, planning: Planning): Plan {
  const { line, externalId } = read
  const list = problemList({ line, product: externalId })
  const found = read.problems.filter(({ key }) => !ASKED.has(key))
  const faulty = (): Plan => ({ ...BLANK, action: 'error', problems: [...found, ...list.problems] })
  if (found.some((problem) => levelOf(problem) === 'error')) return faulty()
  const refused = refusal(match, planning)
  if (refused) {
    list.add(refused.key)
    return { ...BLANK, saved: match.product, action: refused.action, problems: [...found, ...list.problems] }
  }
  const product = planning.options.priceKind === 'net' ? withGrossPrices(read) : read
  const context = { saved: match.product ? savedOf(match.product) : undefined, now: planning.scope.now() }
  // The address that a file does not state is only a guess: it never replaces a saved one.
  const baseUrl = match.product?.row.link ? null : planning.options.shopAddress
  const input = fieldsOf(product, { ...context, baseUrl }, list)
  if (!input) {
    list.add('priceInvalid')
    return faulty()
  }
  if (product !== read) list.add('netConverted', undefined, `${(input.priceCents / 100).toFixed(2)} €`)
  const plan = written(product, input, match.product, { planning, list })
  return { ...plan, problems: [...found, ...list.problems] }
}

/** The wizard asks for these, and shows them as fields that are missing. */
const ASKED: ReadonlySet<string> = new Set(['genderUnknown', 'typeUnknown', 'pictureMissing'])

interface Writing {
  readonly planning: Planning
  readonly list: ProblemList
}

function written(
  product: ImportedProduct,
  input: ProductInput,
  saved: MatchedProduct | null,
  { planning, list }: Writing,
): Omit<Plan, 'problems'> {
  const { scope, owner, options } = planning
  const base = saved ? ownFormOf(saved) : emptyProduct(options.language)
  const prices = {
    saved: base,
    isNew: !saved,
    inputs: input.variants,
    priceCents: input.priceCents,
    productType: input.productType ?? base.productType,
    language: options.language,
    mayAdd: options.mode !== 'stock',
  }
  const merged = { ...base, ...mergeVariants(prices) }
  const isStock = options.mode === 'stock'
  const form = isStock ? merged : formOfImport(product, input, { base: merged, isNew: !saved, options })
  const pictures = isStock ? [] : newPictures(planning.picturesOf(product), saved)
  const missing = missingFields(scope, form, { owner, saved, bringsPictures: pictures.length > 0 })
  const material = form.fibres.length === 0 && readFibres(product.material) === null ? product.material : ''
  if (product.isPublished === false) list.add('unpublished')
  const common = { saved, missing, material, pictures, mayPublish: product.isPublished !== false }
  const faultKey = faultOf(form, { saved, missing })
  if (faultKey) {
    list.add(faultKey)
    return { ...BLANK, saved, missing, action: 'error' }
  }
  const sale = saleOf(product, input, saved, scope.now())
  if (!saved) return { ...common, action: 'create', form, sale: sale ?? undefined }
  const changes = changesProduct(saved, form)
  const isSame = !changes && sale === undefined && pictures.length === 0
  return { ...common, action: isSame ? 'same' : 'update', form: changes ? form : null, sale }
}

/** A published product must stay complete, and every form must be one that the product form could save. */
function faultOf(
  form: ProductForm,
  { saved, missing }: { readonly saved: MatchedProduct | null; readonly missing: readonly string[] },
): ImportProblem['key'] | null {
  if (!ProductForm.safeParse(form).success) return 'fieldInvalid'
  if (saved && isPublished(saved) && missing.length > 0) return 'liveIncomplete'
  return null
}

/** The source of a picture, so that the next import of the same address finds it. */
export const sourceOf = (picture: string): string => `import:${picture}`

/** The address of a picture in our exports. */
const OWN_PICTURE = /^https?:\/\/[^/]+\/media\/([\da-f-]{36})\/\d+\.webp$/

function newPictures(pictures: readonly string[], saved: MatchedProduct | null): readonly string[] {
  const sources = new Set(saved?.pictures.map(({ source }) => source))
  const ids = new Set(saved?.pictures.map(({ id }) => id))
  const isKnown = (picture: string) => sources.has(sourceOf(picture)) || ids.has(OWN_PICTURE.exec(picture)?.[1] ?? '')
  return pictures.every(isKnown) ? [] : pictures
}

/** Files have minutes. */
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** A running sale without an end in the file is prolonged when fewer days are left. */
const PROLONG_DAYS = 10

/** The sale of the file where it differs from the running one. */
function saleOf(
  product: ImportedProduct,
  { sale, priceCents, variants = [] }: ProductInput,
  saved: MatchedProduct | null,
  now: Date,
): ProductInput['sale'] {
  if (!product.statesSale || sale === undefined) return undefined
  const running = saved?.sales.find(({ isImported, startsAt }) => isImported && startsAt <= now)
  const planned = saved?.sales.find(({ isImported, startsAt }) => isImported && startsAt > now)
  const known = running ?? planned
  if (sale === null) return known ? null : undefined
  if (!known) return sale
  const cents = [priceCents, ...variants.flatMap(({ priceGrossCents }) => priceGrossCents ?? [])]
  if (cents.some((each) => salePriceCents(each, known.percent) !== salePriceCents(each, sale.percent))) return sale
  const { endsAt } = product.saleDates
  const isSameEnd = endsAt
    ? Math.abs(+endsAt - +known.endsAt) < MINUTE_MS
    : +known.endsAt > +now + PROLONG_DAYS * DAY_MS
  return isSameEnd ? undefined : sale
}
