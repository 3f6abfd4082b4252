import { BILLING_PAGE } from '#contract/billing.limits.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { selectEntries, type WalletEntry } from './wallet.store.ts'

/** The ad credit of the brand. */
export const readWallet = (scope: BrandScope) => balanceOf(scope, scope.member.brandId)

interface WalletPage {
  readonly entries: WalletEntry[]
  /** For the next page; null: this is the last one. */
  readonly before: number | null
}

/** Movements of the ad credit, the latest first. */
export async function readEntries({ db, member }: BrandScope, before: number | undefined): Promise<WalletPage> {
  const rows = await selectEntries(db, member.brandId, { before: before ?? null, most: BILLING_PAGE + 1 })
  const entries = rows.slice(0, BILLING_PAGE)
  return { entries, before: rows.length > BILLING_PAGE ? (entries.at(-1)?.id ?? null) : null }
}
