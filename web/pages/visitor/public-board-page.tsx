import { useLocation } from 'wouter'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { KeepInvitation } from '#web/features/boards/keep-invitation.tsx'
import { SharedBoard } from '#web/features/boards/shared-board.tsx'
import { PATHS, paramsOf, to } from '#web/paths.ts'
import { ProductTile } from '#web/product/product-tile.tsx'
import { PublicFrame } from './public-frame.tsx'

/** A shared list, for visitors. */
export function Page() {
  const [path] = useLocation()
  const token = paramsOf(PATHS.sharedBoard, path)?.token ?? ''
  return (
    <PublicFrame path={path}>
      <SharedBoard
        key={token}
        token={token}
        renderTile={(product, isFar) => (
          <ProductTile
            product={product}
            timezone={DEFAULT_TIMEZONE}
            isFar={isFar}
            href={to(PATHS.product, { productId: product.id })}
          />
        )}
        renderKeep={() => <KeepInvitation token={token} />}
      />
    </PublicFrame>
  )
}
