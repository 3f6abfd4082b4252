import { STAFF_BRANDS } from '#contract/administration.limits.ts'
import type { ListedBrand, StaffBrand, StaffBrandFilters } from '#contract/administration.ts'
import { isStaffAllowed } from '#contract/rights.ts'
import { fixTrustLevel } from '#server/features/brands/brand-review.service.ts'
import { requireOtherBrand } from '#server/features/moderation/review-queue.service.ts'
import { computeTrust } from '#server/features/moderation/trust-level.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { countBrands, selectBrands } from './brand-list.store.ts'
import { writeNote } from './brand-notes.store.ts'
import { selectStaffBrand } from './brand-page.store.ts'

/** What a role without the right to money does not see. */
const withoutMoney = <B extends ListedBrand>({ actor }: StaffScope, brand: B): B =>
  isStaffAllowed(actor.staffRole, 'money') ? brand : { ...brand, creditCents: null }

/** One page of all brands. */
export async function listStaffBrands(
  scope: StaffScope,
  { cursor, ...filters }: StaffBrandFilters & { readonly cursor?: string | undefined },
): Promise<{ brands: ListedBrand[]; count: number; cursor: string | null }> {
  const wanted = { ...filters, now: scope.now() }
  const rows = await selectBrands(scope.db, wanted, cursor ?? null)
  const shown = rows.slice(0, STAFF_BRANDS.page)
  return {
    brands: shown.map((brand) => withoutMoney(scope, brand)),
    count: await countBrands(scope.db, wanted),
    cursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** A brand with all that staff need to know of it. */
export async function readStaffBrand(scope: StaffScope, id: string): Promise<StaffBrand> {
  const row = await selectStaffBrand(scope.db, { id, readerId: scope.actor.userId, now: scope.now() })
  ensure(row, 'brands.unknown')
  const { suspensionEndsAt, ...brand } = row
  const suspendedUntil = suspensionEndsAt && daysLater(berlinDayOf(new Date(suspensionEndsAt)), -1)
  return withoutMoney(scope, { ...brand, suspendedUntil })
}

interface NewTrust {
  /** Null: as the record of the brand says. */
  readonly level: number | null
  readonly seen: { readonly level: number; readonly isFixed: boolean }
  readonly reason: string
}

/** Fixes the trust level of a brand, or lets it follow its record again. */
export async function changeTrust(scope: StaffScope, id: string, { level, seen, reason }: NewTrust): Promise<void> {
  await requireOtherBrand(scope, 'brand', id)
  await inTransaction(scope, async (inside) => {
    const before = await fixTrustLevel(inside, id, { level, seen })
    if (before === 'unknown') throw new Refusal('brands.unknown')
    ensure(before === 'changed', 'conflict')
    if (level === null) await computeTrust(inside, id)
    const changed = { trustLevel: [seen.level, level ?? 'automatic'] } as const
    await writeAudit(inside, {
      action: 'brand.trust-changed',
      targetType: 'brand',
      targetId: id,
      brandId: id,
      changed,
      reason,
    })
  })
}

/** Writes the note about a brand. The log says that it was written, not what: the note is deleted with the brand. */
export async function changeNote(
  scope: StaffScope,
  id: string,
  { text, version }: { readonly text: string; readonly version: number },
): Promise<{ version: number }> {
  await requireOtherBrand(scope, 'brand', id)
  return inTransaction(scope, async (inside) => {
    const found = await selectStaffBrand(inside.db, { id, readerId: inside.actor.userId, now: inside.now() })
    ensure(found, 'brands.unknown')
    const written = await writeNote(inside.db, {
      ...{ brandId: id, text, version },
      ...{ by: inside.actor.userId, now: inside.now() },
    })
    ensure(written !== null, 'conflict')
    await writeAudit(inside, { action: 'brand.note-changed', targetType: 'brand', targetId: id, brandId: id })
    return { version: written }
  })
}
