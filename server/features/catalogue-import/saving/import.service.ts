import { type ImportProblem, levelOf } from '#contract/import-problems.ts'
import { ensureBrand, slugOf } from '#server/features/brands/brands.service.ts'
import { findSaved, type ProductInput, saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { type Catalogue, readCatalogue } from '../read-catalogue.ts'
import type { ImportedProduct } from '../reading/imported-product.ts'
import { type ProblemList, problemList } from '../reading/problem-list.ts'
import { picturesInFolder } from './find-pictures.ts'
import { readPictures } from './pictures.service.ts'
import { inputOf } from './product-inputs.ts'

export interface ImportOptions {
  readonly bytes: Uint8Array
  readonly brand: string
  /** Address of the shop, under which the pages of its products are. */
  readonly baseUrl: string | null
  readonly imagesFolder: string | null
}

export interface ImportReport extends Pick<Catalogue, 'format' | 'medium' | 'rows' | 'ignored'> {
  readonly products: number
  readonly created: number
  readonly updated: number
  readonly drafts: number
  readonly withPicture: number
  readonly problems: readonly ImportProblem[]
}

/** A file of no known program: its columns would have to be assigned by hand. */
export class UnknownFormat extends Error {
  constructor(columns: readonly string[]) {
    const shown = columns.slice(0, 40).join(', ')
    super(`We do not recognise the format. Its columns: ${shown || 'none'}${columns.length > 40 ? ', …' : ''}`)
  }
}

const isUsable = ({ problems }: ImportedProduct): boolean => !problems.some((problem) => levelOf(problem) === 'error')

/** Imports a file of any known format into the brand; returns its problems row by row. */
export async function importCatalogue(world: World, options: ImportOptions): Promise<ImportReport> {
  const { baseUrl, imagesFolder, brand } = options
  const catalogue = await readCatalogue(options.bytes)
  if (catalogue.format === 'unknown') throw new UnknownFormat(catalogue.columns)
  const products = catalogue.products.filter(isUsable)
  const lists = new Map(products.map((product) => [product.externalId, listFor(product)]))
  const listOf = (product: ImportedProduct): ProblemList => lists.get(product.externalId) ?? listFor(product)
  const ids = products.map(({ externalId }) => externalId)
  const texts = { descriptionDe: '', descriptionEn: '', city: '' }
  const brandId = await ensureBrand(world, { slug: slugOf(brand), name: brand, ...texts, website: baseUrl })
  const before = await findSaved(world, brandId, ids)
  const files = imagesFolder === null ? catalogue.pictures : await picturesInFolder(imagesFolder)
  const pictures = await readPictures(world, { brandId, files, products, saved: before }, listOf)
  const now = world.now()
  return inTransaction(world, async (inside) => {
    const saved = await findSaved(inside, brandId, ids)
    const inputs = products.flatMap((product) => {
      const { externalId } = product
      const context = { saved: saved.get(externalId), pictures: pictures.get(externalId) ?? [], now, baseUrl }
      return inputOf(product, context, listOf(product)) ?? []
    })
    const { created, updated } = await saveProducts(inside, brandId, inputs)
    const isDraft = ({ externalId, status }: ProductInput) =>
      (status ?? saved.get(externalId)?.status ?? 'draft') === 'draft'
    const hasPicture = ({ externalId, images }: ProductInput) =>
      images !== undefined || (saved.get(externalId)?.images.length ?? 0) > 0
    const { format, medium, rows, ignored } = catalogue
    const counts = { products: inputs.length, created, updated }
    const drafts = inputs.filter(isDraft).length
    const withPicture = inputs.filter(hasPicture).length
    return { format, medium, rows, ignored, ...counts, drafts, withPicture, problems: problemsOf(catalogue, lists) }
  })
}

const listFor = ({ line, externalId }: ImportedProduct): ProblemList => problemList({ line, product: externalId })

/** Everything that was found, in the order of the file. */
function problemsOf(catalogue: Catalogue, lists: ReadonlyMap<string, ProblemList>): ImportProblem[] {
  const ofProducts = catalogue.products.flatMap(({ problems }) => problems)
  const ofSaving = [...lists.values()].flatMap(({ problems }) => problems)
  return [...catalogue.problems, ...ofProducts, ...ofSaving].sort((a, b) => a.line - b.line)
}
