import { SALE_LIMITS, type SaleState } from '#contract/brand-sales.limits.ts'
import type { BrandSale, brandSalesContract, SaleChoice } from '#contract/brand-sales.ts'
import type { HandlerResult } from '#contract/endpoint.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import {
  countImported,
  countSales,
  type SaleColumns,
  selectMembers,
  selectSaleIds,
  selectSales,
} from './brand-sales.store.ts'

type List = HandlerResult<(typeof brandSalesContract)['GET /api/brand/sales']>

/** The state of a sale at a moment. */
export function stateOf({ cancelledAt, startsAt, endsAt }: SaleColumns, now: Date): SaleState {
  if (cancelledAt) return 'cancelled'
  if (endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'running'
}

/** A sale with its form, as the workspace shows it. */
export function presentSale(sale: SaleColumns, members: readonly string[], now: Date): BrandSale {
  const { id, version, name, percent, promoCode, badge, filter, startsAt, endsAt, cancelledAt } = sale
  const choice: SaleChoice = filter ? { kind: 'filter', ...filter } : { kind: 'products', ids: [...members] }
  const [starts, ends] = [startsAt.toISOString(), endsAt.toISOString()]
  return {
    id,
    version,
    form: { name, percent, promoCode, badge, startsAt: starts, endsAt: ends, choice },
    state: stateOf(sale, now),
    startsAt: starts,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    products: members.length,
  }
}

/** The brand's sales, the latest start first. */
export async function listSales(
  { db, member: { brandId }, now }: BrandScope,
  { state, cursor }: { readonly state?: SaleState | undefined; readonly cursor?: string | undefined },
): Promise<List> {
  const at = now()
  const limit = SALE_LIMITS.page
  const [ids, counts, imported] = await Promise.all([
    selectSaleIds(db, { brandId, state: state ?? null, after: cursor ?? null, now: at, limit: limit + 1 }),
    countSales(db, brandId, at),
    countImported(db, brandId, at),
  ])
  const page = ids.slice(0, limit)
  const [found, members] = await Promise.all([selectSales(db, brandId, page), selectMembers(db, brandId, page)])
  const byId = new Map(found.map((sale) => [sale.id, sale]))
  return {
    sales: page.flatMap((id) => {
      const sale = byId.get(id)
      return sale ? [presentSale(sale, members.get(id) ?? [], at)] : []
    }),
    counts,
    imported,
    cursor: ids.length > limit ? (page.at(-1) ?? null) : null,
  }
}

/** A sale of the caller's brand with the ids of its products; another brand's is unknown. */
export async function requireSale(
  scope: BrandScope,
  id: string,
): Promise<{ sale: SaleColumns; members: readonly string[] }> {
  const { brandId } = scope.member
  const [sale] = await selectSales(scope.db, brandId, [id])
  ensure(sale, 'sales.unknown')
  return { sale, members: (await selectMembers(scope.db, brandId, [id])).get(id) ?? [] }
}

/** One sale of the caller's brand. */
export async function readSale(scope: BrandScope, id: string): Promise<BrandSale> {
  const { sale, members } = await requireSale(scope, id)
  return presentSale(sale, members, scope.now())
}
