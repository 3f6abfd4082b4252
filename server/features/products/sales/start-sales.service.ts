import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { settleProducts } from '../managing/settle-products.service.ts'
import {
  insertMembers,
  type SaleColumns,
  selectChosen,
  selectMembers,
  selectSales,
  updateSale,
} from './brand-sales.store.ts'
import { effectsOf } from './sale-effects.service.ts'
import { settleElapsed } from './settle-prices.service.ts'
import { selectStarting } from './settle-prices.store.ts'

/**
 * Job: fixes the products of sales with a filter when they start; products that were added since join them. Tells the team
 * where prices have changed since it was planned, so that a reduction is none any more.
 */
export function startSales(scope: Pick<World, 'db' | 'now' | 'jobs'>): Promise<number> {
  return inTransaction(scope, async (inside) => {
    const now = inside.now()
    const starting = await selectStarting(inside.db, now)
    for (const { id, brandId } of starting) {
      const [sale] = await selectSales(inside.db, brandId, [id])
      if (!sale?.filter) continue
      const members = new Set((await selectMembers(inside.db, brandId, [id])).get(id))
      const added = (await selectChosen(inside.db, brandId, { kind: 'filter', ...sale.filter })).filter(
        (productId) => !members.has(productId),
      )
      await settleElapsed(inside, added)
      const effects = await effectsOf(inside, { ...sale, saleId: null, startsAt: now }, added)
      const ids = effects.filter(({ obstacle }) => obstacle === null).map(({ row }) => row.id)
      await updateSale(inside.db, id, { areProductsFixed: true })
      await insertMembers(inside.db, { brandId, saleId: id, ids, startsAt: now, endsAt: sale.endsAt })
      await settleProducts(inside, ids, 'sale')
      await tellUnreal(inside, sale, [...members, ...ids])
    }
    return starting.length
  })
}

async function tellUnreal(
  scope: Pick<World, 'db' | 'now' | 'jobs'>,
  sale: SaleColumns,
  ids: readonly string[],
): Promise<void> {
  const { id, brandId, name } = sale
  const effects = await effectsOf(scope, { ...sale, saleId: id }, ids)
  const unreal = effects.filter(({ obstacle }) => obstacle?.kind === 'not-real').length
  if (unreal === 0) return
  const content = { kind: 'sale-not-real', saleId: id, sale: name, unreal, products: ids.length } as const
  await notifyTeam(scope, { brandId, right: 'products', content })
}
