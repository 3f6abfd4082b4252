import { ASSET_KINDS, type AssetKind, type AssetPicture, type Assets } from '#contract/brand-assets.ts'
import { EARLIER_ASSETS, LEAST_SIDE_PX, PICTURE_BYTES } from '#contract/brand-pictures.limits.ts'
import type { Crop } from '#contract/brand-pictures.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { storePicture } from '#server/platform/files/brand-files.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { widthsFor } from '#server/platform/pictures/picture-widths.ts'
import { readUpload } from '#server/platform/pictures/read-upload.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import {
  type AssetRow,
  deleteAssets,
  insertAsset,
  lockBrand,
  selectAssets,
  selectBrandName,
  showAsset,
  withdrawAsset,
} from './assets.store.ts'

/** Trust 2.5. */
const UPLOADS = { name: 'logos and banners of a brand', hits: 30, seconds: 3600 } as const

/** Logo and banner of the caller's brand, and those before them. */
export async function readAssets({ db, member }: BrandScope): Promise<Assets> {
  const name = await selectBrandName(db, member.brandNo)
  const rows = await selectAssets(db, member.brandNo)
  const [logo, banner] = ASSET_KINDS.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const current = own.find((row) => row.isCurrent)
    const earlier = own.filter((row) => row !== current)
    return { current: current ? present(current, name) : null, earlier: earlier.map((row) => present(row, name)) }
  })
  if (!logo || !banner) throw new Error('a kind of picture is missing')
  return { logo, banner }
}

function present({ id, width, height, placeholder, createdAt }: AssetRow, name: string): AssetPicture {
  const media = { base: `/media/${id}`, widths: widthsFor(width), width, height, placeholder, alt: name }
  return { id, media, addedAt: createdAt.toISOString() }
}

interface Upload {
  readonly file: () => Promise<Uint8Array>
  readonly crop?: Crop | undefined
}

/** Shows an uploaded picture as logo or banner; the one before can be restored. Decision 128: banners may be of any size. */
export async function uploadAsset(scope: BrandScope, kind: AssetKind, { file, crop }: Upload): Promise<Assets> {
  const { brandId, brandNo } = scope.member
  await requireWithinLimit(scope, UPLOADS, brandId)
  const isLogo = kind === 'logo'
  const { bytes, ...picture } = await readUpload(file, {
    maxBytes: PICTURE_BYTES[kind],
    caller: brandId,
    crop,
    isSquare: isLogo,
    keepsAlpha: isLogo,
    leastSidePx: isLogo ? LEAST_SIDE_PX : 1,
  })
  const master = `file:${await storePicture(scope, { brandId, bytes, extension: 'webp' })}`
  return changeAssets(scope, kind, 'uploaded', async ({ db, now }) => {
    await withdrawAsset(db, brandNo, kind)
    const { width, height, placeholder } = picture
    await insertAsset(db, { brandNo, kind, master, width, height, placeholder, createdAt: now() })
    await forgetOldest(db, brandNo, kind)
  })
}

async function forgetOldest(db: BrandScope['db'], brandNo: number, kind: AssetKind): Promise<void> {
  const earlier = (await selectAssets(db, brandNo)).filter((row) => row.kind === kind && !row.isCurrent)
  await deleteAssets(
    db,
    earlier.slice(EARLIER_ASSETS).map(({ id }) => id),
  )
}

/** Shows no logo or banner; its address answers 404 at once. */
export function removeAsset(scope: BrandScope, kind: AssetKind): Promise<Assets> {
  return changeAssets(scope, kind, 'removed', async ({ db, member }, rows) => {
    ensure(
      rows.some((row) => row.isCurrent),
      'pictures.unknown',
    )
    await withdrawAsset(db, member.brandNo, kind)
  })
}

/** Shows an earlier logo or banner again. */
export function restoreAsset(scope: BrandScope, kind: AssetKind, pictureId: string): Promise<Assets> {
  return changeAssets(scope, kind, 'restored', async ({ db, member, now }, rows) => {
    ensure(
      rows.some(({ id }) => id === pictureId),
      'pictures.unknown',
    )
    await withdrawAsset(db, member.brandNo, kind)
    await showAsset(db, pictureId, now())
  })
}

/** Changes the pictures of one kind of the locked brand. */
function changeAssets(
  scope: BrandScope,
  kind: AssetKind,
  action: 'uploaded' | 'removed' | 'restored',
  change: (scope: BrandScope, rows: readonly AssetRow[]) => Promise<void>,
): Promise<Assets> {
  return inTransaction(scope, async (inside) => {
    const { brandId, brandNo } = inside.member
    await lockBrand(inside.db, brandNo)
    const rows = await selectAssets(inside.db, brandNo)
    await change(
      inside,
      rows.filter((row) => row.kind === kind),
    )
    await writeAudit(inside, { action: `brand.${kind}-${action}`, targetType: 'brand', targetId: brandId })
    return readAssets(inside)
  })
}
