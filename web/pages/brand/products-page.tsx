import { Download, Layers } from 'lucide-react'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { ExportButton } from '#web/features/brand-products/table/export-button.tsx'
import { ListState } from '#web/features/brand-products/table/list-state.tsx'
import { ProductsSection } from '#web/features/brand-products/table/products-section.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Product 2: the products of the brand. */
export function Page() {
  const { t } = useTranslation()
  const timezone = useSession()?.preferredTimezone ?? DEFAULT_TIMEZONE
  const { current } = useWorkspaces()
  const isAllowed = current?.rights.includes('products') ?? false
  return (
    <WorkspaceFrame
      section="products"
      title={t('workspace.products')}
      state={isAllowed && <ListState />}
      action={
        <Link href={PATHS.addProduct} className={buttonLook('volt')}>
          {t('products.addTitle')}
        </Link>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <Link href={PATHS.ownCards} className={buttonLook('outline', 's')}>
          <Layers aria-hidden size={18} />
          {t('products.asCards')}
        </Link>
        <ExportButton icon={<Download aria-hidden size={18} />} />
      </div>
      <ProductsSection timezone={timezone} />
    </WorkspaceFrame>
  )
}
