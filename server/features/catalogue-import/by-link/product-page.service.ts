import { emptyProduct } from '#contract/empty-product.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isWithin } from '#contract/product-check.ts'
import { ProductForm } from '#contract/product-form.ts'
import type { ProductOfPage } from '#contract/product-page.ts'
import { type ProductOwner, readProductOwner } from '#server/features/brands/product-owner.service.ts'
import {
  addImportedPictures,
  type ImportedPicture,
} from '#server/features/products/importing/imported-pictures.service.ts'
import { mergeVariants } from '#server/features/products/importing/imported-variants.service.ts'
import { readOwnPictures } from '#server/features/products/pictures/own-pictures.service.ts'
import type { ProductInput } from '#server/features/products/saving/save-products.service.ts'
import { isOutage } from '#server/platform/data/database.ts'
import { type Fetched, FetchFailure } from '#server/platform/fetch/fetched.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { keepMaster } from '#server/platform/pictures/keep-master.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { optionsFor } from '../batches/opening/open-import.ts'
import { formOfImport } from '../batches/working/form-of-import.ts'
import { sourceOf } from '../batches/working/plan-product.ts'
import type { ImportedProduct } from '../reading/imported-product.ts'
import { problemList } from '../reading/problem-list.ts'
import { readProduct } from '../reading/read-product.ts'
import { fetchPicture } from '../saving/fetch-picture.ts'
import { fieldsOf } from '../saving/product-inputs.ts'
import { readPage } from './page-data.ts'
import { productOfPage } from './product-of-page.ts'

const PAGES = { name: 'product pages read for a brand', hits: 60, seconds: 3600 } as const
const PICTURES = { name: 'pictures of product pages of a brand', hits: 60, seconds: 3600 } as const
const PAGE = { maxBytes: 2_000_000, timeoutMs: 5000, accept: 'text/html' } as const
const pagesInTurn = createGate({ atOnce: 4, mostWaiting: 40 })
const picturesInTurn = createGate({ atOnce: 8 })

/** A page of the shop over https; redirects stay within it (Trust S65). */
const isOwn = ({ protocol, port, username, password, hostname }: URL, { linkHosts }: ProductOwner): boolean =>
  protocol === 'https:' && port === '' && username + password === '' && linkHosts.some((own) => isWithin(hostname, own))

/** What a page of the own shop says about its product, as a form. Saves nothing. */
export async function readProductPage(scope: BrandScope, { link }: { link: string }): Promise<ProductOfPage> {
  const { brandId } = scope.member
  const url = URL.parse(link)
  ensure(url?.protocol === 'https:', 'page.address')
  const owner = await readProductOwner(scope, brandId)
  ensure(isOwn(url, owner), 'page.not-yours')
  await requireWithinLimit(scope, PAGES, brandId)
  const page = await pagesInTurn(() => fetchPage(scope, url.href, owner), brandId)
  const written = productOfPage(readPage(page.body.toString('utf8')), page.url)
  ensure(written, 'page.no-product')
  const product = readProduct(written, { decimal: null, keys: new Set() })
  const form = ProductForm.safeParse(formOf(product, { owner, now: scope.now(), link: page.url.href }))
  ensure(form.success, 'page.no-product')
  return { form: form.data, pictures: [...product.pictures] }
}

const CODES: Readonly<Record<FetchFailure['reason'], ErrorCode>> = {
  address: 'page.not-yours',
  unwanted: 'page.not-yours',
  redirects: 'page.unreachable',
  name: 'page.unreachable',
  connection: 'page.unreachable',
  encoding: 'page.unreachable',
  timeout: 'page.unreachable',
  'too-large': 'page.too-large',
}

/** Statuses of pages that are not there; all others than 200 are a shop that does not let us in. */
const GONE: ReadonlySet<number> = new Set([404, 410])

async function fetchPage({ internet }: BrandScope, address: string, owner: ProductOwner): Promise<Fetched> {
  let page: Fetched
  try {
    page = await internet.fetch(address, { ...PAGE, mayVisit: (hop) => isOwn(hop, owner) })
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new Refusal(CODES[error.reason], { cause: error })
  }
  const { status } = page
  if (status !== 200) throw new Refusal(GONE.has(status) ? 'page.missing' : 'page.blocked', { values: { status } })
  return page
}

interface Filling {
  readonly owner: ProductOwner
  readonly now: Date
  readonly link: string
}

/** Only prices in euros are taken. Without one everything else is. */
function formOf(product: ImportedProduct, { owner, now, link }: Filling): ProductForm {
  const { language } = owner
  const base = emptyProduct(language)
  const list = problemList({ line: 1, product: '' })
  const isEuro = product.currency === null || product.currency === 'EUR'
  const input = isEuro ? fieldsOf(product, { saved: undefined, now, baseUrl: null }, list) : null
  const merged = input && mergeVariants(mergingOf(input, base, language))
  const fields: ProductInput = input ?? {
    externalId: '',
    name: product.name,
    priceCents: 0,
    gender: product.gender?.value,
    productType: product.productType?.value,
    listedAt: now,
  }
  const filled = { ...base, ...merged }
  const options = optionsFor(language, null)
  return { ...formOfImport(product, fields, { base: filled, isNew: true, options }), link }
}

const mergingOf = (input: ProductInput, saved: ProductForm, language: ProductForm['language']) => ({
  saved,
  isNew: true,
  inputs: input.variants,
  priceCents: input.priceCents,
  productType: input.productType ?? null,
  language,
  mayAdd: true,
})

/** Fetches pictures of a page for a product; those that cannot be fetched are left out. */
export async function addPagePictures(
  scope: BrandScope,
  productId: string,
  addresses: readonly string[],
): Promise<{ added: number }> {
  // Nothing is fetched for a product of another brand.
  await readOwnPictures(scope, productId)
  await requireWithinLimit(scope, PICTURES, scope.member.brandId)
  const fetched = await Promise.all(addresses.map((address) => picturesInTurn(() => pictureAt(scope, address))))
  const pictures = fetched.filter((picture) => picture !== null)
  const added = await addImportedPictures(scope, productId, pictures)
  return { added: added.length }
}

async function pictureAt(scope: BrandScope, address: string): Promise<ImportedPicture | null> {
  try {
    const bytes = await fetchPicture(scope, address, 1)
    if (!bytes) return null
    return { source: sourceOf(address), master: await keepMaster(scope, { brandId: scope.member.brandId, bytes }) }
  } catch (error) {
    if (isOutage(error) || (error instanceof Refusal && error.code === 'pictures.quota')) throw error
    scope.log.info({ err: error }, 'a picture of a product page could not be read')
    return null
  }
}
