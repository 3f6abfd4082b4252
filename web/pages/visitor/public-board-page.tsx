import { useLocation } from 'wouter'
import { KeepInvitation } from '#web/features/boards/keep-invitation.tsx'
import { SharedBoard } from '#web/features/boards/shared-board.tsx'
import { PATHS, paramsOf } from '#web/paths.ts'
import { VisitorTile } from '#web/product/saved/visitor-tile.tsx'
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
        renderTile={(product, isFar) => <VisitorTile product={product} isFar={isFar} />}
        renderKeep={() => <KeepInvitation token={token} />}
      />
    </PublicFrame>
  )
}
