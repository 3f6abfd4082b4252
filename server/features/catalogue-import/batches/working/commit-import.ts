import type { ProductForm } from '#contract/product-form.ts'
import {
  changeImported,
  createImported,
  hashOf,
  lockImported,
  ownFormOf,
  saveImportedSales,
  settleImported,
} from '#server/features/products/importing/write-imported.service.ts'
import { isOutage } from '#server/platform/data/database.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { pauseGone, resumeReturned } from '../../feeds/gone-products.service.ts'
import { type Before, type ImportRow, selectUncommitted, upsertRows } from '../import-rows.store.ts'
import { type Batch, countActions, touchBatch, updateBatch } from '../imports.store.ts'
import type { OpenedFile } from '../opening/opened-file.ts'
import { hasErrors } from '../opening/problems-kept.ts'
import { planPortion } from './plan-portion.ts'
import type { Plan } from './plan-product.ts'
import { inPortion, type Key, PORTION } from './portion.ts'

interface Step {
  readonly row: ImportRow
  plan: Plan
  productId: string | null
}

/** Imports the next products: plans them anew, with their rows locked, and writes them with their progress. */
export function commitPortion(scope: BrandScope, key: Key, file: OpenedFile): Promise<void> {
  return inPortion(scope, key, 'committing', async (inside, batch) => {
    const rows = await selectUncommitted(inside.db, batch.id, PORTION)
    if (rows.length === 0) return finish(inside, batch)
    const given = rows.filter(({ action }) => action !== 'pause')
    const products = given.flatMap(({ place }) => file.products[place] ?? [])
    const { plans, owner } = await planPortion(inside, batch, { file, products, isLocked: true })
    const steps = given.flatMap((row, at): Step[] => {
      const plan = plans[at]
      return plan ? [{ row, plan, productId: plan.saved?.row.id ?? null }] : []
    })
    await createAll(inside, steps)
    for (const step of steps) {
      const { saved, form, action } = step.plan
      if (saved && form && action === 'update')
        await attempt(inside, step, (within) => changeImported(within, saved, owner, form))
    }
    await writeSales(inside, steps)
    await settleImported(inside, writtenIds(steps))
    await writeRows(inside, batch, steps)
    await resumeReturned(inside, batch, { ids: steps.flatMap(({ productId }) => productId ?? []), owner })
    await pauseGone(inside, batch, { rows: rows.filter(({ action }) => action === 'pause'), owner })
    await touchBatch(inside.db, batch, {
      done: Math.min(batch.total, batch.done + rows.length),
      touchedAt: inside.now(),
    })
  })
}

const writtenIds = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ plan, productId }) =>
    productId !== null && (plan.action === 'create' || plan.action === 'update') ? [productId] : [],
  )

/** Does a piece of work for one product; what the database or a rule refuses is an error of this product alone. */
async function attempt(scope: BrandScope, step: Step, work: (within: BrandScope) => Promise<void>): Promise<void> {
  try {
    await inTransaction(scope, work)
  } catch (error) {
    if (isOutage(error)) throw error
    if (!(error instanceof Refusal)) scope.log.error({ err: error }, 'a product could not be imported')
    const { line, externalId: product } = step.row
    const problem = { key: 'notWritten', line, product, column: '', value: '' } as const
    step.plan = {
      ...step.plan,
      action: 'error',
      form: null,
      sale: undefined,
      pictures: [],
      problems: [...step.plan.problems, problem],
    }
  }
}

const newProduct = ({ row, plan }: Step, form: ProductForm) => ({
  externalId: row.externalId,
  form,
  material: plan.material,
})

/** New products together; one by one where that fails, so that one of them does not keep the others out. */
async function createAll(scope: BrandScope, steps: readonly Step[]): Promise<void> {
  const created = steps.filter(({ plan }) => plan.action === 'create')
  const formOf = ({ plan }: Step) => plan.form as ProductForm
  try {
    const ids = await inTransaction(scope, (within) =>
      createImported(
        within,
        created.map((step) => newProduct(step, formOf(step))),
      ),
    )
    for (const [at, step] of created.entries()) step.productId = ids[at] ?? null
  } catch (error) {
    if (isOutage(error)) throw error
    for (const step of created) {
      await attempt(scope, step, async (within) => {
        const [id] = await createImported(within, [newProduct(step, formOf(step))])
        step.productId = id ?? null
      })
    }
  }
}

async function writeSales(scope: BrandScope, steps: readonly Step[]): Promise<void> {
  const sales = steps.flatMap(({ plan, productId }) =>
    productId !== null && plan.sale !== undefined && plan.action !== 'error' ? [{ productId, sale: plan.sale }] : [],
  )
  await saveImportedSales(scope, sales)
}

/** What an undo needs. */
function beforeOf({ action, saved, sale }: Plan): Before | null {
  if (action !== 'update' || !saved) return null
  const form = ownFormOf(saved)
  if (sale === undefined) return { form }
  const known = saved.sales.find(({ isImported }) => isImported)
  const kept = known && {
    percent: known.percent,
    startsAt: known.startsAt.toISOString(),
    endsAt: known.endsAt.toISOString(),
  }
  return { form, sale: kept ?? null }
}

async function writeRows(scope: BrandScope, { options }: Batch, steps: readonly Step[]): Promise<void> {
  const after = new Map(
    (await lockImported(scope, writtenIds(steps))).map((product) => [product.row.id, hashOf(product)]),
  )
  await upsertRows(
    scope.db,
    steps.map(({ row, plan, productId }) => {
      const { action, problems, missing, pictures, mayPublish } = plan
      const isTried = action === 'create' && options.arrival === 'review' && mayPublish
      const isOpen = (action === 'create' || action === 'update') && (pictures.length > 0 || isTried)
      return {
        ...row,
        ...{ action, productId: action === 'error' ? null : productId, problems },
        ...{ missing: [...missing], pictures: [...pictures], before: beforeOf(plan) },
        afterHash: (productId && after.get(productId)) ?? '',
        isCommitted: true,
        isSettled: !isOpen,
      }
    }),
  )
}

/** After the last product: pictures and publication follow, or everything is taken back where all or none was asked for. */
async function finish(scope: BrandScope, batch: Batch): Promise<void> {
  const counts = (await countActions(scope.db, [batch.id])).get(batch.id) ?? {}
  const isFaulty = (counts.error ?? 0) > 0 || hasErrors(batch.facts.problems)
  const isRefused = batch.options.isAllOrNothing && isFaulty
  const touched = { touchedAt: scope.now(), done: 0 }
  if (isRefused) await updateBatch(scope.db, batch, { ...touched, state: 'undoing', failure: 'imports.faulty' })
  else await updateBatch(scope.db, batch, { ...touched, state: 'settling', total: batch.facts.products })
}
