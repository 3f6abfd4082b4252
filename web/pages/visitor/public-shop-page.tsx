import { useLocation } from 'wouter'
import { PublicShop } from '#web/features/brands/public/public-shop.tsx'
import { ListNote } from '#web/features/search/list-note.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { VisitorTile } from '#web/product/saved/visitor-tile.tsx'
import { PublicFrame } from './public-frame.tsx'

/** The shop of a brand, for visitors. */
export function Page() {
  const { language } = useTranslation()
  const [path] = useLocation()
  const brandId = paramsOf(PATHS.shop, path)?.brandId ?? ''
  return (
    <PublicFrame path={path}>
      <PublicShop
        key={`${language} ${brandId}`}
        id={brandId}
        note={<ListNote />}
        renderTile={(product, isFar) => <VisitorTile product={product} isFar={isFar} />}
      />
    </PublicFrame>
  )
}
