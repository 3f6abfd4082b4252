import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { netShare } from '../tax/tax.ts'

type Paid = Pick<PurchaseRow, 'netCents' | 'grossCents'>

/** The net amount of a purchase that no refund has taken or will take. */
export const netLeft = ({ netCents, grossCents }: Paid, refundedCents: number): number =>
  netCents - netShare(netCents, refundedCents, grossCents)

/** What is to be refunded, gross, so that exactly this much net is taken back; all of the rest belongs to the whole. */
export function grossFor({ netCents, grossCents }: Paid, refundedCents: number, cents: number): number {
  const taken = netShare(netCents, refundedCents, grossCents)
  if (taken + cents === netCents) return grossCents - refundedCents
  // The net share grows by a cent at most with each cent, so one of these fits.
  const about = Math.floor((cents * grossCents) / netCents) - 1
  const fits = [0, 1, 2, 3].find(
    (more) => netShare(netCents, refundedCents + about + more, grossCents) - taken === cents,
  )
  if (fits === undefined) throw new Error(`no gross amount of ${grossCents} has the net part ${cents}`)
  return about + fits
}
