import type { BrandSale, SaleChoice, SaleForm } from '#contract/brand-sales.ts'
import { requireProvenClaims } from '#server/features/brands/brand-claims.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { violatedExclusion } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { settleProducts } from '../managing/settle-products.service.ts'
import {
  deleteMembers,
  endMembers,
  insertMembers,
  insertSale,
  lockSale,
  type SaleColumns,
  selectMembers,
  updateSale,
} from './brand-sales.store.ts'
import { chosenOf, periodOf, toMinute } from './preview-sale.service.ts'
import { presentSale, readSale, stateOf } from './read-sales.service.ts'
import { effectsOf, type SaleTerms } from './sale-effects.service.ts'
import { obstacleText } from './sale-sentences.ts'
import { settleElapsed } from './settle-prices.service.ts'

/** Those of the chosen products that the sale reduces; one by one chosen ones must all be possible. */
async function requirePossible(
  scope: BrandScope,
  terms: SaleTerms,
  ids: readonly string[],
  kind: SaleChoice['kind'],
): Promise<readonly string[]> {
  const effects = await effectsOf(scope, terms, ids)
  const possible = effects.filter(({ obstacle }) => obstacle === null).map(({ row }) => row.id)
  const nowMs = scope.now().getTime()
  const fields = Object.fromEntries(
    effects.flatMap(({ row, obstacle }) => (obstacle ? [[row.id, obstacleText(obstacle, nowMs, scope.language)]] : [])),
  )
  ensure(kind === 'filter' || possible.length === ids.length, 'sales.blocked', { fields })
  ensure(kind === 'products' || possible.length > 0, 'sales.nothing')
  return possible
}

const filterOf = (choice: SaleChoice) => {
  if (choice.kind === 'products') return null
  const { kind: _kind, ...filter } = choice
  return filter
}

const columnsOf = ({ name, percent, promoCode, badge, choice }: SaleForm) => ({
  name,
  percent,
  promoCode,
  badge,
  filter: filterOf(choice),
})

/** Two calls at once for the same product: the database refuses the second. */
async function once<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (violatedExclusion(error) === 'sale_products_no_overlap') throw new Refusal('sales.overlap', { cause: error })
    throw error
  }
}

/** What shoppers read of a sale; its name is the team's. */
const textsOf = ({ badge, promoCode }: SaleForm): string[] => [badge, promoCode ?? '']

/** Starts a sale, or plans one. */
export function createSale(scope: BrandScope, form: SaleForm): Promise<BrandSale> {
  const { brandId } = scope.member
  const work = inTransaction(scope, async (inside) => {
    await requireProvenClaims(inside, textsOf(form))
    const now = inside.now()
    const period = periodOf(form, now)
    const chosen = await chosenOf(inside, form.choice)
    await settleElapsed(inside, chosen)
    const ids = await requirePossible(inside, { ...form, ...period, saleId: null }, chosen, form.choice.kind)
    const areProductsFixed = form.choice.kind === 'products' || period.startsAt <= now
    const id = await insertSale(inside.db, {
      ...columnsOf(form),
      ...period,
      brandId,
      areProductsFixed,
      createdAt: now,
    })
    await insertMembers(inside.db, { brandId, saleId: id, ids, ...period })
    await writeAudit(inside, {
      action: 'sale.created',
      targetType: 'sale',
      targetId: id,
      changed: { name: [null, form.name], percent: [null, form.percent], products: [0, ids.length] },
    })
    await settleProducts(inside, ids, 'sale')
    return readSale(inside, id)
  })
  return once(work)
}

interface Change {
  readonly version: number
  readonly form: SaleForm
}

/** Changes a planned sale freely; a running one only as the law allows it without a new reduction. */
export function changeSale(scope: BrandScope, id: string, { version, form }: Change): Promise<BrandSale> {
  const work = inTransaction(scope, async (inside) => {
    const { sale, members } = await lockChangeable(inside, id, version)
    await requireProvenClaims(inside, textsOf(form))
    const before = presentSale(sale, members, inside.now()).form
    const touched =
      stateOf(sale, inside.now()) === 'running'
        ? await growRunning(inside, sale, members, form)
        : await replacePlanned(inside, sale, members, form)
    await writeAudit(inside, {
      action: 'sale.changed',
      targetType: 'sale',
      targetId: id,
      changed: changesOf(before, form, members.length),
    })
    await settleProducts(inside, touched, 'sale')
    return readSale(inside, id)
  })
  return once(work)
}

function changesOf(before: SaleForm, after: SaleForm, products: number) {
  const fields = ['name', 'percent', 'promoCode', 'badge', 'startsAt', 'endsAt'] as const
  const changed: Record<string, readonly [unknown, unknown]> = {}
  for (const field of fields) if (before[field] !== after[field]) changed[field] = [before[field], after[field]]
  if (after.choice.kind === 'products' && after.choice.ids.length !== products) {
    changed['products'] = [products, after.choice.ids.length]
  }
  return changed
}

/** The sale in the version that the caller has seen, with its products, locked. */
async function lockChangeable(scope: BrandScope, id: string, version: number) {
  const { brandId } = scope.member
  const sale = await lockSale(scope.db, brandId, id)
  ensure(sale, 'sales.unknown')
  ensure(sale.version === version, 'conflict')
  const state = stateOf(sale, scope.now())
  ensure(state === 'planned' || state === 'running', 'sales.over')
  return { sale, members: (await selectMembers(scope.db, brandId, [id])).get(id) ?? [] }
}

async function replacePlanned(
  scope: BrandScope,
  sale: SaleColumns,
  members: readonly string[],
  form: SaleForm,
): Promise<readonly string[]> {
  const { brandId } = scope.member
  const period = periodOf(form, scope.now())
  const chosen = await chosenOf(scope, form.choice)
  await settleElapsed(scope, [...new Set([...members, ...chosen])])
  const ids = await requirePossible(scope, { ...form, ...period, saleId: sale.id }, chosen, form.choice.kind)
  const areProductsFixed = form.choice.kind === 'products' || period.startsAt <= scope.now()
  await updateSale(scope.db, sale.id, { ...columnsOf(form), ...period, areProductsFixed })
  await deleteMembers(scope.db, sale.id)
  await insertMembers(scope.db, { brandId, saleId: sale.id, ids, ...period })
  return [...new Set([...members, ...ids])]
}

async function growRunning(
  scope: BrandScope,
  sale: SaleColumns,
  members: readonly string[],
  form: SaleForm,
): Promise<readonly string[]> {
  const { brandId } = scope.member
  const now = scope.now()
  const isSameStart = form.startsAt === null || toMinute(form.startsAt).getTime() <= now.getTime()
  const added = form.choice.kind === 'products' ? form.choice.ids.filter((id) => !members.includes(id)) : []
  const isGrowing = isSameStart && form.percent >= sale.percent && hasAll(form.choice, sale, members)
  ensure(isGrowing, 'sales.only-deeper')
  const { endsAt } = periodOf(form, now, sale.startsAt)
  if (added.length > 0) await chosenOf(scope, { kind: 'products', ids: added })
  const touched = [...members, ...added]
  await settleElapsed(scope, touched)
  await updateSale(scope.db, sale.id, { ...columnsOf(form), endsAt })
  await endMembers(scope.db, sale.id, endsAt)
  await requirePossible(scope, { ...form, startsAt: now, endsAt, saleId: null }, added, 'products')
  await insertMembers(scope.db, { brandId, saleId: sale.id, ids: added, startsAt: now, endsAt })
  return touched
}

function hasAll(choice: SaleChoice, sale: SaleColumns, members: readonly string[]): boolean {
  if (choice.kind === 'products') return sale.filter === null && members.every((id) => choice.ids.includes(id))
  const { productType, gender } = sale.filter ?? {}
  return sale.filter !== null && productType === choice.productType && gender === choice.gender
}

/** Ends a running sale now, or drops a planned one. */
export function cancelSale(scope: BrandScope, id: string, version: number): Promise<BrandSale> {
  return inTransaction(scope, async (inside) => {
    const { sale, members } = await lockChangeable(inside, id, version)
    const now = inside.now()
    await settleElapsed(inside, members)
    await updateSale(inside.db, id, { cancelledAt: now, areProductsFixed: true })
    await endMembers(inside.db, id, now)
    await writeAudit(inside, {
      action: 'sale.cancelled',
      targetType: 'sale',
      targetId: id,
      changed: { state: [stateOf(sale, now), 'cancelled'] },
    })
    await settleProducts(inside, members, 'sale')
    return readSale(inside, id)
  })
}
