import { errorSentence } from '#contract/errors.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { type ProductOwner, readProductOwner } from '#server/features/brands/product-owner.service.ts'
import {
  addImportedPictures,
  type ImportedPicture,
} from '#server/features/products/importing/imported-pictures.service.ts'
import {
  hashOf,
  lockImported,
  missingFields,
  ownFormOf,
  type Publishing,
  publishImported,
  settleImported,
} from '#server/features/products/importing/write-imported.service.ts'
import { isOutage } from '#server/platform/data/database.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { UnusablePicture } from '#server/platform/pictures/decode-picture.ts'
import { keepMaster } from '#server/platform/pictures/keep-master.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import type { ImportedProduct } from '../../reading/imported-product.ts'
import { fetchPicture } from '../../saving/fetch-picture.ts'
import { type ImportRow, selectUnsettled, updateRow } from '../import-rows.store.ts'
import { type Batch, selectBatch, touchBatch } from '../imports.store.ts'
import type { OpenedFile } from '../opening/opened-file.ts'
import { sourceOf } from './plan-product.ts'
import type { Key } from './portion.ts'

/** Product 4: how pictures are fetched. */
const FETCH = { tries: 3, atOnce: 8 } as const
const ROWS = 8
const inTurn = createGate({ atOnce: FETCH.atOnce })

/** Fetches the pictures of the next products, and publishes those that are complete, where that was asked for. */
export async function settlePortion(scope: BrandScope, key: Key, file: OpenedFile): Promise<void> {
  const batch = await selectBatch(scope.db, key)
  if (batch?.state !== 'settling') return
  const rows = await selectUnsettled(scope.db, batch.id, ROWS)
  const owner = await readProductOwner(scope, batch.brandId)
  const fetched = await Promise.all(rows.map((row) => picturesOf(scope, row, file)))
  for (const [at, row] of rows.entries()) {
    const pictures = fetched[at] ?? { pictures: [], problems: [] }
    await settleRow(scope, { batch, row, owner, product: file.products[row.place] }, pictures)
  }
  const isLast = rows.length < ROWS
  const done = isLast ? batch.total : Math.min(batch.total, Math.max(batch.done, (rows.at(-1)?.place ?? 0) + 1))
  await touchBatch(scope.db, batch, { done, touchedAt: scope.now() })
}

interface Fetched {
  readonly pictures: readonly ImportedPicture[]
  readonly problems: readonly ImportProblem[]
}

async function picturesOf(scope: BrandScope, row: ImportRow, file: OpenedFile): Promise<Fetched> {
  const problems: ImportProblem[] = []
  const pictures = await Promise.all(
    row.pictures.map((picture) =>
      inTurn(async (): Promise<ImportedPicture | null> => {
        const at = { line: row.line, product: row.externalId, column: '', value: picture.slice(0, 200) }
        try {
          const bytes = await bytesOf(scope, picture, file)
          if (bytes) {
            const master = await keepMaster(scope, { brandId: row.brandId, bytes })
            return { source: sourceOf(picture), master }
          }
          problems.push({ key: 'pictureUnreachable', ...at })
        } catch (error) {
          problems.push({ ...reasonOf(scope, error), ...at })
        }
        return null
      }),
    ),
  )
  return { pictures: pictures.filter((picture) => picture !== null), problems }
}

/** Why a picture was left out: one must not keep the others from being fetched. */
function reasonOf({ log, language }: BrandScope, error: unknown): Pick<ImportProblem, 'key' | 'n'> {
  if (error instanceof UnusablePicture) return { key: 'pictureUnusable', n: error.message }
  if (error instanceof Refusal) return { key: 'pictureUnusable', n: errorSentence(error.code, language) }
  if (isOutage(error)) throw error
  log.error({ err: error }, 'a picture of an import could not be read')
  return { key: 'pictureUnreachable' }
}

/** Null: not reachable. */
async function bytesOf(scope: BrandScope, picture: string, file: OpenedFile): Promise<Uint8Array | null> {
  const entry = file.archived(picture)
  if (entry) return entry.read()
  return fetchPicture(scope, picture, FETCH.tries)
}

interface Settling {
  readonly batch: Batch
  readonly row: ImportRow
  readonly owner: ProductOwner
  readonly product: ImportedProduct | undefined
}

/** Writes pictures and state of one product with its row. */
async function settleRow(scope: BrandScope, settling: Settling, { pictures, problems }: Fetched): Promise<void> {
  const { batch, row } = settling
  const { productId } = row
  await inTransaction(scope, async (inside) => {
    const locked = await selectBatch(inside.db, { brandId: batch.brandId, id: batch.id, isLocked: true })
    const [product] = productId && locked?.state === 'settling' ? await lockImported(inside, [productId]) : []
    if (!product || !productId) return updateRow(inside.db, row, { isSettled: true })
    const pictureIds = await pictured(inside, productId, pictures)
    const publishing = await publish(inside, settling, productId)
    await settleImported(inside, [productId])
    const [after] = await lockImported(inside, [productId])
    const missing = after
      ? missingFields(inside, ownFormOf(after), { owner: settling.owner, saved: after, bringsPictures: false })
      : row.missing
    const told = [...row.problems, ...problems, ...(await beyondPlan(inside, row, publishing))]
    await updateRow(inside.db, row, {
      ...{ missing, pictureIds, problems: told, afterHash: after ? hashOf(after) : '' },
      isSettled: true,
      isPublished: publishing === 'published',
    })
  })
}

/** Decision 127: what exceeds the plan stays a draft with the sentence that says so. */
async function beyondPlan(scope: BrandScope, row: ImportRow, publishing: Publishing | null): Promise<ImportProblem[]> {
  if (publishing !== 'plan-full' && publishing !== 'plan-drops') return []
  const { activeProducts, activeDrops } = await limitsOf(scope, scope.member.brandId)
  const where = { line: row.line, product: row.externalId, column: '', value: '' }
  return publishing === 'plan-full'
    ? [{ ...where, key: 'planFull', n: activeProducts }]
    : [{ ...where, key: 'planDrops', n: activeDrops ?? 0 }]
}

/** Null: it was not asked for. */
async function publish(
  scope: BrandScope,
  { batch, row, owner, product: read }: Settling,
  productId: string,
): Promise<Publishing | null> {
  if (row.action !== 'create' || batch.options.arrival !== 'review' || read?.isPublished === false) return null
  const [product] = await lockImported(scope, [productId])
  return product?.row.status === 'draft' ? publishImported(scope, product, owner) : null
}

/** Ids of new pictures. One that may not be changed by now keeps its own. */
async function pictured(scope: BrandScope, productId: string, pictures: readonly ImportedPicture[]): Promise<string[]> {
  if (pictures.length === 0) return []
  try {
    return await addImportedPictures(scope, productId, pictures)
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
