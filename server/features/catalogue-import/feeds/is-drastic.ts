import type { Plan } from '../batches/working/plan-product.ts'

/** The price that shoppers pay with a sale of this many percent. */
const reduced = (cents: number, percent: number): number => cents * (1 - percent / 100)

/** The price of a product changes by half or more, or nothing of it is available any more: the guard of feeds counts it. */
export function isDrastic({ saved, form, sale }: Pick<Plan, 'saved' | 'form' | 'sale'>, now: Date): boolean {
  if (!saved) return false
  const running = saved.sales.find(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)?.percent ?? 0
  const planned = sale && sale.startsAt <= now ? sale.percent : 0
  const before = reduced(saved.row.priceGrossCents, running)
  const after = reduced(form?.priceGrossCents ?? saved.row.priceGrossCents, sale === undefined ? running : planned)
  if (before > 0 && Math.abs(after - before) * 2 >= before) return true
  const isSoldOut = form !== null && form.variants.length > 0 && form.variants.every((one) => !one.isAvailable)
  return isSoldOut && saved.variants.some(({ isAvailable }) => isAvailable)
}
