import { useLocation } from 'wouter'
import { PublicProduct } from '#web/features/discovery/public/public-product.tsx'
import { PATHS, paramsOf } from '#web/paths.ts'
import { PublicFrame } from './public-frame.tsx'

/** A product, for visitors; members see it over the deck. */
export function Page() {
  const [path] = useLocation()
  const id = paramsOf(PATHS.product, path)?.productId ?? ''
  return (
    <PublicFrame path={path}>
      <PublicProduct key={id} id={id} />
    </PublicFrame>
  )
}
