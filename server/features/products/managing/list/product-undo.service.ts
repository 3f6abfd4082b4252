import { UNDO_SECONDS } from '#contract/brand-products.limits.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { requireRoomAfter } from '../../plan-hold/plan-room.service.ts'
import {
  activeProductsLock,
  countActive,
  deleteChange,
  type OwnProduct,
  updateOwnProduct,
  upsertChange,
} from '../own-products.store.ts'
import { settleProducts } from '../settle-products.service.ts'
import {
  deleteOldUndos,
  deleteRemoved,
  insertUndo,
  lockVersions,
  takeUndo,
  type UndoRow,
} from './product-undo.store.ts'

/** Keeps what these products were before the action; returns the key that takes it back. Null: nothing changed. */
export async function keepUndo(scope: BrandScope, before: readonly OwnProduct[]): Promise<string | null> {
  const ids = before.map(({ row }) => row.id)
  const versions = await lockVersions(scope.db, scope.member.brandId, ids)
  const rows = before.map(({ row, pending }): UndoRow => {
    const { status, reviewState, holdReasons, isHeldBack, gender, productType, category, unset, tags } = row
    const { fibres, materialDe, materialEn } = row
    const kind = { gender, productType, category, unset, tags, fibres, materialDe, materialEn }
    return {
      id: row.id,
      version: versions.get(row.id) ?? row.version,
      before: { status, reviewState, holdReasons, isHeldBack, ...kind },
      change: pending?.changes ?? null,
    }
  })
  if (rows.length === 0) return null
  return insertUndo(scope.db, { brandId: scope.member.brandId, rows, madeAt: scope.now() })
}

/**
 * Takes back a deletion or a bulk action of the last minute, once. It is refused as a whole where more products would be
 * active than the plan allows: others were published meanwhile.
 */
export function undoProducts(scope: BrandScope, undo: string): Promise<number> {
  const { brandId } = scope.member
  return inTransaction(scope, async (inside) => {
    const now = inside.now()
    const since = new Date(now.getTime() - UNDO_SECONDS.kept * 1000)
    const rows = await takeUndo(inside.db, { id: undo, brandId, since })
    ensure(rows, 'products.undo-over')
    const ids = rows.map(({ id }) => id)
    const versions = await lockVersions(inside.db, brandId, ids)
    const restored = rows.filter(({ id, version }) => versions.get(id) === version)
    await takeLock(inside.db, activeProductsLock(brandId))
    const { active } = await countActive(inside.db, brandId, now)
    for (const { id, version, before, change } of restored) {
      await updateOwnProduct(inside.db, id, { ...before, deleteAfter: null }, now)
      const submitted = { baseVersion: version, submittedAt: now }
      if (change) await upsertChange(inside.db, { productId: id, brandId, changes: change, ...submitted })
      else await deleteChange(inside.db, id)
      await writeAudit(inside, { action: 'product.undone', targetType: 'product', targetId: id })
    }
    await requireRoomAfter(inside, active)
    await settleProducts(
      inside,
      restored.map(({ id }) => id),
    )
    return restored.length
  })
}

/** Job: deletes drafts whose deletion can no longer be taken back, and old undos. Returns how many drafts. */
export async function removeDeleted({ db, now }: Pick<World, 'db' | 'now'>): Promise<number> {
  await deleteOldUndos(db, new Date(now().getTime() - UNDO_SECONDS.kept * 1000))
  return deleteRemoved(db, now())
}
