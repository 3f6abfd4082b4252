import { useLocation } from 'wouter'
import { anyDocumentShop } from '#web/api/document-content.ts'
import { PublicShop } from '#web/features/brands/public/public-shop.tsx'
import { prepareLook } from '#web/features/brands/theme/lazy-shop.tsx'
import { ListNote } from '#web/features/search/list-note.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { VisitorTile } from '#web/product/saved/visitor-tile.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Loads the code that the document's shop is drawn with. */
export async function prepare(): Promise<void> {
  const shop = anyDocumentShop()
  if (shop) await prepareLook(shop.brand.theme)
}

/** The shop of a brand, for visitors. */
export function Page() {
  const { language } = useTranslation()
  const [path] = useLocation()
  const brandId = paramsOf(PATHS.shop, path)?.brandId ?? ''
  return (
    <PublicFrame path={path} isWide>
      <PublicShop
        key={`${language} ${brandId}`}
        id={brandId}
        note={<ListNote />}
        renderTile={(product, isFar) => <VisitorTile product={product} isFar={isFar} />}
      />
    </PublicFrame>
  )
}
