import { deleteNoticesOfBrand } from '#server/features/notifications/bell.service.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { notifyTeam } from '../team/notify-team.service.ts'
import { eraseBrandRows, lockDue, selectDue } from './erase-brand.store.ts'

/** Erases brands 30 days after their closing. The products feature performs it, and erases their products first. */
export const eraseBrandsJob: JobKind<NoPayload> = { name: 'erase-closed-brands', schema: NoPayload, cron: '9 * * * *' }

/** Ids of the brands that are to be erased now. */
export const listDueBrands = async ({ db, now }: Pick<World, 'db' | 'now'>): Promise<string[]> =>
  (await selectDue(db, now())).map(({ id }) => id)

/**
 * Erases one brand in one transaction: first its products, by the function given, then all that it entered. Its team is told.
 * What proves something stays (price history, decisions, assurances, the audit log).
 */
export function eraseBrand(
  world: World,
  brandId: string,
  eraseProducts: (inside: World, brandId: string) => Promise<void>,
): Promise<boolean> {
  return inTransaction(world, async (inside) => {
    const brand = await lockDue(inside.db, brandId, inside.now())
    if (!brand) return false
    await eraseProducts(inside, brandId)
    await deleteNoticesOfBrand(inside, { id: brandId, name: brand.name })
    const content = { kind: 'brand-closing', brand: brand.name, phase: 'erased', day: null } as const
    await notifyTeam(inside, { brandId, right: null, content, isOutside: true })
    await eraseBrandRows(inside.db, brand, brandId, inside.now())
    const entry = { action: 'brand.erased', targetType: 'brand', targetId: brandId } as const
    await writeSystemAudit(inside, { ...entry, role: 'automatic', brandId })
    return true
  })
}
