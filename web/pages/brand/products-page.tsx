import { Download, Layers, Upload } from 'lucide-react'
import { useState } from 'react'
import { useWorkspaces } from '#web/api/workspace.ts'
import { QuickBoost } from '#web/features/brand-campaigns/quick-boost.tsx'
import { ExportButton } from '#web/features/brand-products/table/export-button.tsx'
import { ListState, UnlessEmpty } from '#web/features/brand-products/table/list-state.tsx'
import { ProductsSection } from '#web/features/brand-products/table/products-section.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Product 2: the products of the brand. */
export function Page() {
  const { t } = useTranslation()
  const { current } = useWorkspaces()
  const isAllowed = current?.rights.includes('products') ?? false
  const mayBoost = current?.rights.includes('campaigns') ?? false
  const [boosted, setBoosted] = useState<{ readonly id: string; readonly name: string } | null>(null)
  return (
    <WorkspaceFrame
      section="products"
      title={t('workspace.products')}
      state={isAllowed && <ListState />}
      more={
        isAllowed && (
          <UnlessEmpty>
            <Link
              href={PATHS.ownCards}
              title={t('products.asCards')}
              className={`${buttonLook('outline', 's')} max-md:border-0! max-lg:px-3!`}
            >
              <Layers aria-hidden size={18} />
              <span className="max-lg:sr-only">{t('products.asCards')}</span>
            </Link>
            <Link
              href={PATHS.importProducts}
              title={t('workspace.importProducts')}
              className={`${buttonLook('outline', 's')} max-md:border-0! max-lg:px-3!`}
            >
              <Upload aria-hidden size={18} />
              <span className="max-lg:sr-only">{t('workspace.importProducts')}</span>
            </Link>
            <ExportButton icon={<Download aria-hidden size={18} />} />
          </UnlessEmpty>
        )
      }
      action={
        isAllowed && (
          <UnlessEmpty>
            <Link href={PATHS.addProduct} className={buttonLook('volt')}>
              {t('products.addTitle')}
            </Link>
          </UnlessEmpty>
        )
      }
    >
      <ProductsSection onBoost={mayBoost ? setBoosted : undefined} />
      <QuickBoost product={boosted} onClose={() => setBoosted(null)} />
    </WorkspaceFrame>
  )
}
