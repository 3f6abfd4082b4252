import type { OwnPictures } from '#contract/brand-pictures.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { deleteEmptyChange } from '../managing/own-products.store.ts'
import { announceProducts } from '../products.service.ts'
import {
  type OwnProductRow,
  type PictureRow,
  selectHeld,
  selectOwnProduct,
  selectShown,
  touchProduct,
  upsertHeld,
  writeShown,
} from './own-pictures.store.ts'
import { type ListedPicture, listOf, presentList } from './picture-list.ts'
import { submitWaitingPictures } from './waiting-pictures.service.ts'

/** A product of the caller's brand with its pictures; locked inside of `changePictures`. */
export interface PicturedProduct {
  readonly product: OwnProductRow
  readonly list: readonly ListedPicture[]
}

async function withPictures({ db }: BrandScope, product: OwnProductRow | null): Promise<PicturedProduct> {
  ensure(product, 'products.unknown')
  // One after another: inside of a transaction both use the same connection.
  const shown = await selectShown(db, product.id)
  return { product, list: listOf(shown, await selectHeld(db, product.id, 'waiting', 'refused')) }
}

/** The product and its pictures; another brand's is unknown. */
export async function requirePictured(scope: BrandScope, productId: string): Promise<PicturedProduct> {
  const { brandId } = scope.member
  return withPictures(scope, await selectOwnProduct(scope.db, { brandId, productId, isLocked: false }))
}

/** The same, locked until the caller's transaction ends. */
async function lockPictured(scope: BrandScope, productId: string): Promise<PicturedProduct> {
  const { brandId } = scope.member
  return withPictures(scope, await selectOwnProduct(scope.db, { brandId, productId, isLocked: true }))
}

/** The pictures of a product of the caller's brand. */
export async function readOwnPictures(scope: BrandScope, productId: string): Promise<OwnPictures> {
  const { product, list } = await requirePictured(scope, productId)
  return presentList(list, product, scope.language)
}

export interface PictureChange {
  readonly action: 'added' | 'arranged' | 'cropped' | 'removed' | 'restored' | 'submitted'
  readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
}

/** Changes the pictures of a locked product; every process learns of it. `change` says what was done, or null: nothing. */
export function changePictures(
  scope: BrandScope,
  productId: string,
  change: (scope: BrandScope, pictured: PicturedProduct) => Promise<PictureChange | null>,
): Promise<OwnPictures> {
  return inTransaction(scope, async (inside) => {
    const pictured = await lockPictured(inside, productId)
    const done = await change(inside, pictured)
    if (done) {
      // A picture that may not be shown can always be removed.
      ensure(pictured.product.isEditable || done.action === 'removed', 'products.locked')
      const { action, changed = {} } = done
      await settleWaiting(inside, pictured)
      await writeAudit(inside, {
        action: `product.pictures-${action}`,
        targetType: 'product',
        targetId: productId,
        changed,
      })
      await touchProduct(inside.db, productId, inside.now())
      await announceProducts(inside, [pictured.product.no])
    }
    return readOwnPictures(inside, productId)
  })
}

/** Submits new pictures that wait for their review, and withdraws what was submitted for pictures that no longer do. */
async function settleWaiting(scope: BrandScope, { product, list }: PicturedProduct): Promise<void> {
  const waitingIds = (listed: readonly ListedPicture[]) =>
    listed.flatMap(({ row, state }) => (state === 'waiting' ? row.id : []))
  const before = waitingIds(list)
  const now = (await selectHeld(scope.db, product.id, 'waiting')).map(({ id }) => id)
  if (now.some((id) => !before.includes(id))) await submitWaitingPictures(scope, product.id)
  else if (now.length === 0 && before.length > 0) await deleteEmptyChange(scope.db, product.id)
}

/** Writes the list in its order. */
export async function writeList(
  { db, member, now }: Pick<BrandScope, 'db' | 'member' | 'now'>,
  productId: string,
  list: readonly ListedPicture[],
): Promise<void> {
  const shown: PictureRow[] = []
  for (const [position, { row, state, refusal }] of list.entries()) {
    if (state === 'shown') shown.push({ ...row, productId, position: shown.length })
    else {
      const held = { isUnreviewed: true, replacedBy: null, heldAt: now(), state, refusal }
      await upsertHeld(db, { ...row, ...held, position, productId, brandId: member.brandId })
    }
  }
  await writeShown(db, productId, shown)
}
