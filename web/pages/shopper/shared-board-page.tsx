import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Product } from '#contract/products.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { KeepBoard } from '#web/features/boards/keep-board.tsx'
import { SharedBoard } from '#web/features/boards/shared-board.tsx'
import { PATHS, paramsOf } from '#web/paths.ts'
import { HeartTile } from '#web/product/saved/heart-tile.tsx'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { LazyProductDialog } from './lazy-product-dialog.tsx'

/** A shared list for signed-in users, with a button that copies it to their own lists. */
export function Page() {
  const [path] = useLocation()
  const token = paramsOf(PATHS.sharedBoard, path)?.token ?? ''
  const timezone = useTimezone()
  const [detail, setDetail] = useState<Product | null>(null)
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 pt-4 pb-[calc(var(--nav-height)+2rem)] sm:px-6">
      <div className="mb-3 flex min-h-12 items-center">
        <BackButton fallback={PATHS.boards} />
      </div>
      <SharedBoard
        key={token}
        token={token}
        renderTile={(product, isFar) => (
          <HeartTile product={product} timezone={timezone} isFar={isFar} onOpen={setDetail} />
        )}
        renderKeep={() => <KeepBoard token={token} />}
      />
      <LazyProductDialog product={detail} timezone={timezone} onClose={() => setDetail(null)} />
    </main>
  )
}
